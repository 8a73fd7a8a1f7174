/**
 * From a mission file, ours or a player's own, to a Mission, or to the list of everything wrong with it.
 * The only door between the two: rules never see an unchecked file.
 */
import { compileBoard, MAX_LEVELS, type Board, type BoardLayout, type TileRows } from '../board/index.ts';
import type { Edition } from '../kernel/edition.ts';
import { DOOR, SOURCES, type Json } from '../kernel/vocabulary.ts';
import { COMMON_CONDITIONS } from './common-words.ts';
import { DIFFICULTIES, type Mission } from './mission.ts';
import { reachable } from './reach.ts';
import { NEVER, readRule, readWord } from './read-rule.ts';
import { Reader, type Problem } from './reader.ts';
import { clockwise } from './spawn-order.ts';
import type { Condition, Lookup } from './words.ts';

const KEYS = [
  'id', 'edition', 'source', 'clause', 'difficulty', 'minutes', 'players', 'heroesPerSeat', 'tiles', 'levels', 'elevator', 'start',
  'doors', 'spawns', 'objectives', 'enemies', 'areas', 'exit', 'goals', 'win', 'lose', 'hopeless', 'rules', 'own',
]; // prettier-ignore

export type Compiled = { mission: Mission } | { problems: Problem[] };

export function compileMission(edition: Edition, file: Json): Compiled {
  const problems: Problem[] = [];
  const r = new Reader(file, '', problems);
  r.only(...KEYS);
  const layout = readLayout(r);
  if (problems.length > 0) return { problems };
  const made = compileBoard(edition.tiles, layout);
  if ('problems' in made) return { problems: made.problems };
  const mission = readMission(r, edition, made.board);
  if (problems.length === 0) checkReach(r, mission);
  if (problems.length === 0) checkFigures(r, edition, mission);
  return problems.length > 0 ? { problems } : { mission };
}

function readTiles(r: Reader): TileRows {
  return r.list(6).map((row) => row.list(6).map((cell) => (cell.value === null ? null : cell.text(12))));
}

function readLayout(r: Reader): BoardLayout {
  const levels = r.get('levels');
  const ground = levels.present
    ? { levels: levels.list(MAX_LEVELS).map(readLevel) }
    : { tiles: readTiles(r.get('tiles')) };
  if (levels.present && r.get('tiles').present) levels.fail('mission.tiles-twice');
  const doors = r
    .get('doors')
    .listOrNone()
    .map((d) => {
      const pair = d.get('between').list(2);
      if (pair.length !== 2) d.get('between').fail('mission.door-pair');
      const between: [string, string] = [pair[0]?.text() ?? '', pair[1]?.text() ?? ''];
      return { between, open: readDoor(d).state !== DOOR.closed };
    });
  return { ...ground, doors };
}

function readLevel(r: Reader): { id: string; tiles: TileRows } {
  r.only('id', 'tiles');
  return { id: r.get('id').text(), tiles: readTiles(r.get('tiles')) };
}

function readElevator(r: Reader, board: Board, look: Lookup): Mission['elevator'] {
  if (!r.present) return null;
  r.only('start', 'when');
  const level = board.levels.indexOf(r.get('start').text());
  const shaft = board.shafts.find((zone) => board.zones[zone].level === level);
  if (shaft === undefined || board.shafts.length < 2) r.get('start').fail('mission.no-shaft');
  const when = r.get('when').present ? look.condition(r.get('when')) : ALWAYS;
  return { shaft: shaft ?? -1, when };
}
const ALWAYS: Condition = () => true;

function readMission(r: Reader, edition: Edition, board: Board): Mission {
  const areas = readAreas(r.get('areas'), board);
  const exit = r.get('exit');
  let placesExit = false;
  const look: Lookup = {
    ...lookup(r, edition, board, areas),
    placesExit(at) {
      if (exit.present) placesExit = true;
      else at.fail('mission.misplaced', 'exit');
    },
  };
  const players = r.get('players');
  const [least, most] = players.present ? players.list(2).map((n) => n.number(1, 6)) : [1, 6];
  if (most === undefined || most < least) players.fail('mission.players');
  if (exit.present) exit.only('area', 'open', 'when');
  const elevator = readElevator(r.get('elevator'), board, look);
  const spawns = r
    .get('spawns')
    .list()
    .map((s) => {
      s.only('zone', 'colour', 'active', 'heroes');
      return {
        zone: look.zone(s.get('zone')),
        colour: s.get('colour').textOr('red'),
        active: s.get('active').flag(true),
        heroes: s.get('heroes').number(1, 6, 1),
      };
    });
  const mission: Mission = {
    id: r.get('id').text(),
    edition: r.get('edition').oneOf([edition.id]),
    source: r.get('source').oneOf(SOURCES, 'designed'),
    clause: r.get('clause').textOr(''),
    difficulty: r.get('difficulty').oneOf(DIFFICULTIES),
    minutes: r.get('minutes').number(1, 600),
    ...(players.present ? { players: [least, most] as const } : {}),
    ...(r.get('heroesPerSeat').present ? { heroesPerSeat: r.get('heroesPerSeat').number(1, 6) } : {}),
    board,
    start: r.get('start').list(6).map((z) => look.zone(z)), // prettier-ignore
    elevator,
    doors: readDoors(r.get('doors'), board, elevator?.shaft ?? -1),
    spawns: clockwise(board, spawns),
    objectives: r
      .get('objectives')
      .listOrNone()
      .map((o) => {
        o.only('zone', 'colour', 'down', 'counts');
        return {
          zone: look.zone(o.get('zone')),
          colour: o.get('colour').textOr('red'),
          down: o.get('down').flag(false),
          counts: o.get('counts').flag(true),
        };
      }),
    enemies: r
      .get('enemies')
      .listOrNone()
      .map((e) => {
        e.only('type', 'zone', 'count');
        return {
          type: look.enemy(e.get('type')),
          zone: look.zone(e.get('zone')),
          count: e.get('count').number(1, 40, 1),
        };
      }),
    areas,
    exit: exit.present
      ? {
          zones: exit.get('area').present ? look.area(exit.get('area')) : [],
          open: exit.get('open').flag(!exit.get('when').present),
          when: exit.get('when').present ? look.condition(exit.get('when')) : NEVER,
        }
      : null,
    goals: r.get('goals').list().map((x) => readNamed(x, 'met', look)).map(({ id, when }) => ({ id, met: when })), // prettier-ignore
    win: look.condition(r.get('win')),
    lose: r.get('lose').listOrNone().map((x) => readNamed(x, 'when', look)), // prettier-ignore
    hopeless: r.get('hopeless').listOrNone().map((x) => readNamed(x, 'when', look)), // prettier-ignore
    rules: r.get('rules').listOrNone().map((x) => readRule(x, edition, look)), // prettier-ignore
    own: edition.words.own(r.get('own'), look),
  };
  if (exit.present && !exit.get('area').present && !placesExit) exit.get('area').fail('mission.exit-nowhere');
  return mission;
}

/** Doors drawn on the tiles that no token names are in play and start closed (S-FAQ-1), but for those of the elevator (H-ELE-2). */
function readDoors(r: Reader, board: Board, elevator: number): Mission['doors'] {
  const tokens = r.listOrNone().map(readDoor);
  const drawn = board.doors.slice(tokens.length).map(({ kind, a, b }) => {
    const isHere = kind === 'shaft' && (a === elevator || b === elevator);
    return { colour: '', state: isHere ? DOOR.open : DOOR.closed };
  });
  return [...tokens, ...drawn];
}

function readDoor(d: Reader): Mission['doors'][number] {
  d.only('between', 'colour', 'state');
  const state = d.get('state').oneOf(['closed', 'open', 'smashed'], 'closed');
  return { colour: d.get('colour').textOr(''), state: DOOR[state] };
}

/** A condition with a name: `{ "id": "take-all", "met": ... }`. */
function readNamed(r: Reader, key: string, look: Lookup): { id: string; when: Condition } {
  r.only('id', key);
  return { id: r.get('id').text(), when: look.condition(r.get(key)) };
}

function readAreas(r: Reader, board: Board): Mission['areas'] {
  const areas = Object.create(null) as { [name: string]: number[] };
  if (r.present) for (const name of r.keys()) areas[name] = r.get(name).list().map((z) => zoneOf(z, board)); // prettier-ignore
  return areas;
}

function zoneOf(r: Reader, board: Board): number {
  const index = board.indexOf.get(r.text());
  if (index === undefined) r.fail('mission.zone-unknown', String(r.value));
  return index ?? -1;
}

function lookup(root: Reader, edition: Edition, board: Board, areas: Mission['areas']): Lookup {
  const conditions = { ...COMMON_CONDITIONS, ...edition.words.conditions };
  const look: Lookup = {
    zone: (r) => zoneOf(r, board),
    area(r) {
      const found = areas[r.text()];
      if (!found) r.fail('mission.area-unknown', String(r.value));
      return found ?? [];
    },
    enemy(r) {
      const type = edition.types.findIndex((t) => t.id === r.value);
      if (type < 0) r.fail('mission.enemy-unknown', String(r.value));
      return type;
    },
    tile(r) {
      const face = r.text();
      if (!board.zones.some((z) => z.tile === face)) r.fail('mission.tile-unknown', face);
      return face;
    },
    marked: (kind) => (board.marks[kind] ?? []).map((zone) => ({ zone, tile: board.zones[zone].tile ?? '' })),
    condition: (r) => readWord(r, conditions, look, NEVER),
    colour(r, among) {
      const colour = r.text();
      const usual = among === 'doors' ? '' : 'red';
      const here = root.get(among).listOrNone();
      if (!here.some((x) => (x.get('colour').value ?? usual) === colour))
        r.fail('mission.colour-unknown', colour);
      return colour;
    },
    faceDown: (colour) =>
      root.get('objectives').listOrNone().some((o) => o.get('down').value === true && (o.get('colour').value ?? 'red') === colour), // prettier-ignore
    needs(r, need) {
      if (need === 'exit' && !root.get('exit').get('area').present) r.fail('mission.misplaced', need);
    },
    placesExit: () => undefined,
  };
  return look;
}

/** Everything a mission needs must be reachable from the start with all doors open, by elevator too. */
function checkReach(r: Reader, m: Mission): void {
  const from = m.start[0];
  if (from === undefined) return r.get('start').fail('mission.no-start');
  if (m.spawns.length === 0) r.get('spawns').fail('mission.no-spawn');
  const within = reachable(m.board, from, m.elevator !== null);
  const reach = (zone: number): boolean => within.has(zone);
  m.objectives.forEach((o, i) => {
    if (!reach(o.zone)) r.get(`objectives[${i}]`).fail('mission.unreachable', m.board.zones[o.zone].id);
  });
  for (const zone of m.exit?.zones ?? []) {
    if (!reach(zone)) r.get('exit').fail('mission.unreachable', m.board.zones[zone].id);
  }
}

/** The box must hold the enemies that begin on the board. */
function checkFigures(r: Reader, edition: Edition, m: Mission): void {
  const special = edition.words.figures?.(m.own) ?? [];
  edition.types.forEach((kind, type) => {
    const others = special.filter((t) => t === type).length;
    const n = m.enemies.reduce((sum, e) => (e.type === type ? sum + e.count : sum), others);
    if (n > kind.limit) r.get('enemies').fail('mission.too-few-figures', kind.id);
  });
}
