/**
 * From a mission file, ours or a player's own, to a Mission, or to the list of everything wrong with it.
 * The only door between the two: rules never see an unchecked file.
 */
import { compileBoard, throughDoors, type Board, type BoardLayout } from '../board/index.ts';
import type { Edition } from '../kernel/edition.ts';
import { DOOR, SOURCES, type Json } from '../kernel/vocabulary.ts';
import { COMMON_CONDITIONS, COMMON_EFFECTS } from './common-words.ts';
import { DIFFICULTIES, TRIGGERS, type Mission, type MissionRule, type Trigger } from './mission.ts';
import { Reader, type Problem } from './reader.ts';
import { clockwise } from './spawn-order.ts';
import type { Condition, Effect, Lookup, Need } from './words.ts';

const KEYS = [
  'id', 'edition', 'source', 'clause', 'difficulty', 'minutes', 'players', 'heroesPerSeat', 'tiles', 'start', 'doors',
  'spawns', 'objectives', 'enemies', 'areas', 'exit', 'goals', 'win', 'lose', 'hopeless', 'rules', 'own',
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

function readLayout(r: Reader): BoardLayout {
  const tiles = r
    .get('tiles')
    .list(6)
    .map((row) => row.list(6).map((cell) => (cell.value === null ? null : cell.text(12))));
  const doors = r
    .get('doors')
    .listOrNone()
    .map((d) => {
      const pair = d.get('between').list(2);
      if (pair.length !== 2) d.get('between').fail('mission.door-pair');
      return { between: [pair[0]?.text() ?? '', pair[1]?.text() ?? ''] as [string, string] };
    });
  return { tiles, doors };
}

function readMission(r: Reader, edition: Edition, board: Board): Mission {
  const areas = readAreas(r.get('areas'), board);
  const look = lookup(r, edition, board, areas);
  const exit = r.get('exit');
  const players = r.get('players');
  const [least, most] = players.present ? players.list(2).map((n) => n.number(1, 6)) : [1, 6];
  if (most === undefined || most < least) players.fail('mission.players');
  if (exit.present) exit.only('area', 'open', 'when');
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
  return {
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
    doors: readDoors(r.get('doors'), board),
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
          zones: look.area(exit.get('area')),
          open: exit.get('open').flag(!exit.get('when').present),
          when: exit.get('when').present ? look.condition(exit.get('when')) : NEVER,
        }
      : null,
    goals: r.get('goals').list().map((x) => readNamed(x, 'met', look)).map(({ id, when }) => ({ id, met: when })), // prettier-ignore
    win: look.condition(r.get('win')),
    lose: r.get('lose').listOrNone().map((x) => readNamed(x, 'when', look)), // prettier-ignore
    hopeless: r.get('hopeless').listOrNone().map((x) => readNamed(x, 'when', look)), // prettier-ignore
    rules: r.get('rules').listOrNone().map((x) => readRule(x, edition, look, exit.present)), // prettier-ignore
    own: edition.words.own(r.get('own'), look),
  };
}

/** Doors drawn on the tiles that no token names are in play and start closed (S-FAQ-1). */
function readDoors(r: Reader, board: Board): Mission['doors'] {
  const tokens = r.listOrNone().map(readDoor);
  const drawn = board.doors.slice(tokens.length).map(() => ({ colour: '', state: DOOR.closed }));
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
  const areas: { [name: string]: number[] } = Object.create(null);
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
    condition: (r) => readWord(r, conditions, look, NEVER),
    colour(r, among) {
      const colour = r.text();
      const here = root.get(among).listOrNone();
      if (!here.some((x) => x.get('colour').value === colour)) r.fail('mission.colour-unknown', colour);
      return colour;
    },
    needs: () => undefined,
  };
  return look;
}

const NEVER: Condition = () => false;
const ALWAYS: Condition = () => true;
const NOTHING: Effect = () => null;

/** One word with its argument: `{ "experience": 5 }`. */
function readWord<T>(
  r: Reader,
  words: { readonly [word: string]: (r: Reader, look: Lookup) => T },
  look: Lookup,
  fallback: T,
): T {
  const keys = r.keys();
  const word = keys[0];
  if (keys.length !== 1 || !Object.hasOwn(words, word)) {
    if (r.value !== undefined && typeof r.value === 'object') r.fail('mission.unknown-word', keys.join(', '));
    return fallback;
  }
  return words[word](r.get(word), look);
}

/** Keys each trigger reads besides `when` and `heroes`, and what it can give to an effect. */
const RULES: {
  readonly [on in Trigger]: { readonly keys: readonly string[]; readonly gives: readonly Need[] };
} = {
  'objective-taken': { keys: ['colour'], gives: ['hero', 'zone'] },
  'enemy-enters': { keys: ['area'], gives: ['enemies', 'zone'] },
  once: { keys: [], gives: [] },
  'set-up': { keys: [], gives: [] },
  'door-opened': { keys: ['of'], gives: ['hero'] },
  'level-reached': { keys: [], gives: ['hero'] },
  'enemy-hero-gone': { keys: ['of'], gives: ['hero', 'zone'] },
  'bystander-devoured': { keys: ['of'], gives: ['hero', 'zone'] },
  'bystander-left': { keys: ['of'], gives: ['zone'] },
  'card-revealed': { keys: ['of'], gives: ['zone'] },
  'card-taken': { keys: ['of'], gives: ['hero', 'zone'] },
};

/** `"blue"` or `["blue", "green"]`. */
const oneOrMore = (r: Reader): Reader[] => (!r.present ? [] : Array.isArray(r.value) ? r.list(9) : [r]);

function readRule(r: Reader, edition: Edition, look: Lookup, hasExit: boolean): MissionRule {
  const on = r.get('on').oneOf(TRIGGERS);
  r.only('on', ...RULES[on].keys, 'when', 'heroes', 'do');
  const effects = { ...COMMON_EFFECTS, ...edition.words.effects };
  const here: Lookup = {
    ...look,
    needs(at, need) {
      if (need === 'exit' ? !hasExit : !RULES[on].gives.includes(need)) at.fail('mission.misplaced', need);
    },
  };
  return {
    on,
    of: r.get('colour').present
      ? oneOrMore(r.get('colour')).map((c) => look.colour(c, 'objectives'))
      : oneOrMore(r.get('of')).map((x) => x.text()),
    area: on === 'enemy-enters' ? look.area(r.get('area')) : [],
    heroes: r.get('heroes').number(1, 6, 1),
    when: on === 'once' || r.get('when').present ? look.condition(r.get('when')) : ALWAYS,
    effects: r.get('do').list().map((e) => readWord(e, effects, here, NOTHING)), // prettier-ignore
  };
}

/** Everything a mission needs must be reachable from the start with all doors open. */
function checkReach(r: Reader, m: Mission): void {
  const { distance } = throughDoors(m.board);
  const from = m.start[0];
  if (from === undefined) return r.get('start').fail('mission.no-start');
  if (m.spawns.length === 0) r.get('spawns').fail('mission.no-spawn');
  const reach = (zone: number): boolean => distance[from * m.board.zones.length + zone] !== 255;
  m.objectives.forEach((o, i) => {
    if (!reach(o.zone)) r.get(`objectives[${i}]`).fail('mission.unreachable', m.board.zones[o.zone].id);
  });
  for (const zone of m.exit?.zones ?? []) {
    if (!reach(zone)) r.get('exit').fail('mission.unreachable', m.board.zones[zone].id);
  }
}

/** The box must hold the enemies that begin on the board. */
function checkFigures(r: Reader, edition: Edition, m: Mission): void {
  edition.types.forEach((kind, type) => {
    const n = m.enemies.reduce((sum, e) => (e.type === type ? sum + e.count : sum), 0);
    if (n > kind.limit) r.get('enemies').fail('mission.too-few-figures', kind.id);
  });
}
