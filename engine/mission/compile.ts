/**
 * From a mission file, ours or a player's own, to a Mission, or to the list of everything wrong with it.
 * The only door between the two: rules never see an unchecked file.
 */
import { compileBoard, type Board, type BoardLayout } from '../board/index.ts';
import type { Edition } from '../kernel/edition.ts';
import { DOOR, type Json } from '../kernel/vocabulary.ts';
import { wordsOf } from './all-words.ts';
import { readFields, type Taken } from './argument.ts';
import { MOST } from './bounds.ts';
import { AREAS, CONTENT, FILE, LAYOUT, TILES } from './file.ts';
import type { Mission } from './mission.ts';
import { reachable } from './reach.ts';
import { Reader, type Problem } from './reader.ts';
import { clockwise } from './spawn-order.ts';
import { neverHolds, type Lookup } from './words.ts';
import { itemAt } from '../lookup.ts';

type Compiled = { mission: Mission } | { problems: Problem[] };

export function compileMission(edition: Edition, file: Json): Compiled {
  const problems: Problem[] = [];
  const r = new Reader(file, '', problems);
  if (JSON.stringify(file).length > MOST.letters) {
    r.fail('file.too-large', String(MOST.letters));
    return { problems };
  }
  r.only(...Object.keys(FILE));
  const ground = readGround(r);
  const doors = LAYOUT.doors.read(r.get('doors'));
  FILE.texts.read(r.get('texts'));
  if (problems.length > 0) return { problems };
  const made = compileBoard(edition.tiles, {
    ...ground,
    doors: doors.map(({ between, state }) => ({ between, open: state !== 'closed' })),
  });
  if ('problems' in made) return { problems: made.problems };
  const mission = readMission(r, edition, made.board, doors);
  if (problems.length === 0) checkReach(r, mission);
  if (problems.length === 0) checkFigures(r, edition, mission);
  return problems.length > 0 ? { problems } : { mission };
}

type Doors = Taken<typeof LAYOUT.doors>;

export function readGround(r: Reader): Omit<BoardLayout, 'doors'> {
  const levels = LAYOUT.levels.read(r.get('levels'));
  if (levels && r.get('tiles').present) r.get('levels').fail('mission.tiles-twice');
  const ground = levels ? { levels } : { tiles: TILES.read(r.get('tiles')) };
  const tiles = (levels ?? [ground]).flatMap((level) => level.tiles?.flat().filter(Boolean) ?? []);
  if (tiles.length > MOST.tiles) r.get(levels ? 'levels' : 'tiles').fail('file.too-long', String(MOST.tiles));
  return ground;
}

export function readMission(r: Reader, edition: Edition, board: Board, tokens: Doors): Mission {
  const noted = { placesExit: false, words: 0, weight: 0 };
  const ground: Lookup = { file: r, edition, board, areas: {}, ...wordsOf(edition), gives: [], noted };
  const areas = readAreas(r, ground);
  const read = readFields(CONTENT, r, { ...ground, areas });
  const { exit, elevator } = read;
  if (noted.weight > MOST.weight) r.fail('mission.too-heavy', String(MOST.weight));
  if (exit && !exit.area && !noted.placesExit) r.get('exit').get('area').fail('mission.exit-nowhere');
  return {
    ...read,
    weight: noted.weight,
    players: read.players ?? undefined,
    heroesPerSeat: read.heroesPerSeat ?? undefined,
    board,
    elevator: elevator && { shaft: elevator.start, when: elevator.when },
    doors: placeDoors(tokens, board, elevator?.start ?? -1),
    spawns: clockwise(board, read.spawns),
    areas,
    exit: exit && { zones: exit.area ?? [], open: exit.open ?? !exit.when, when: exit.when ?? neverHolds },
  };
}

function readAreas(r: Reader, look: Lookup): Mission['areas'] {
  const areas = Object.create(null) as { [name: string]: number[] };
  for (const [name, zones] of AREAS.read(r.get('areas'), look) ?? []) areas[name] = zones;
  return areas;
}

/** Doors drawn on the tiles that no token names are in play and start closed (S-FAQ-1), but for those of the elevator (H-ELE-2). */
function placeDoors(tokens: Doors, board: Board, elevator: number): Mission['doors'] {
  const drawn = board.doors.slice(tokens.length).map(({ kind, a, b }) => {
    const isHere = kind === 'shaft' && (a === elevator || b === elevator);
    return { colour: '', state: isHere ? DOOR.open : DOOR.closed };
  });
  return [...tokens.map(({ colour, state }) => ({ colour, state: DOOR[state] })), ...drawn];
}

/** Everything a mission needs must be reachable from the start with all doors open, by elevator too. */
export function checkReach(r: Reader, m: Mission): void {
  const from = m.start[0];
  if (m.spawns.length === 0) r.get('spawns').fail('mission.no-spawn');
  if (from === undefined) return r.get('start').fail('mission.no-start');
  const within = reachable(m.board, from, m.elevator !== null);
  const reach = (zone: number): boolean => within.has(zone);
  m.objectives.forEach((o, i) => {
    if (!reach(o.zone))
      r.get(`objectives[${i}]`).fail('mission.unreachable', itemAt(m.board.zones, o.zone).id);
  });
  for (const zone of m.exit?.zones ?? []) {
    if (!reach(zone)) r.get('exit').fail('mission.unreachable', itemAt(m.board.zones, zone).id);
  }
}

/** The box must hold the enemies that begin on the board. */
export function checkFigures(r: Reader, edition: Edition, m: Mission): void {
  const special = edition.words.figures?.(m) ?? [];
  edition.types.forEach((kind, type) => {
    const others = special.filter((t) => t === type).length;
    const n = m.enemies.reduce((sum, e) => (e.type === type ? sum + e.count : sum), others);
    if (n > kind.limit) r.get('enemies').fail('mission.too-few-figures', kind.id);
  });
}
