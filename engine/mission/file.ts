/** A mission file, key by key. */
import { MAX_LEVELS } from '../board/index.ts';
import { SOURCES } from '../kernel/vocabulary.ts';
import {
  fields,
  flag,
  key,
  list,
  listOrNone,
  map,
  maybe,
  number,
  oneOf,
  or,
  refine,
  text,
  type Argument,
  type Plain,
} from './argument.ts';
import { MOST } from './bounds.ts';
import { DIFFICULTIES } from './mission.ts';
import { area, enemy, zone } from './named.ts';
import { rule } from './rule.ts';
import { TEXTS } from './texts.ts';
import { condition, conditionOrAlways, type MissionWords } from './words.ts';
import { itemAt } from '../lookup.ts';

/** `"2B@90"`, or `null` for a gap. */
const cell: Plain<string | null> = {
  shape: { is: 'either', of: [text('tile').shape, { is: 'null' }] },
  read: (r) => (r.value === null ? null : r.text(12)),
};
export const TILES = list(list(cell, 6), 6);

/** The two zones a door lies between. */
const pair: Plain<[string, string]> = {
  shape: list(text('zone'), 2).shape,
  read(r) {
    const ids = r.list(2);
    if (ids.length !== 2) r.fail('mission.door-pair');
    return [ids[0]?.text() ?? '', ids[1]?.text() ?? ''];
  },
};

/** What the board is made of: read first, since everything else lies on it. */
export const LAYOUT = {
  tiles: or(TILES, null),
  /** In place of `tiles`. */
  levels: or(list(fields({ id: text('storey'), tiles: TILES }), MAX_LEVELS), null),
  doors: listOrNone(
    fields({
      between: pair,
      colour: or(text('colour'), ''),
      state: or(oneOf(['closed', 'open', 'smashed']), 'closed'),
    }),
  ),
};

/** Names for lists of zones. */
export const AREAS = maybe(map(list(zone), key('area')));

/** Least and most players. */
const players = refine(list(number(1, 6), 2), (numbers, r): readonly [number, number] => {
  const [least = 0, most = 0] = numbers;
  if (numbers.length < 2 || most < least) r.fail('mission.players');
  return [least, most];
});

/** Shaft of the level the elevator starts at. */
const shaft: Argument<number> = {
  shape: text('storey').shape,
  read(r, { board }) {
    const level = board.levels.indexOf(r.text());
    const found = board.shafts.find((z) => itemAt(board.zones, z).level === level);
    if (found === undefined || board.shafts.length < 2) r.fail('mission.no-shaft');
    return found ?? -1;
  },
};

const edition: Argument<string> = {
  shape: { is: 'name', kind: 'edition', among: ({ id }) => [id] },
  read: (r, look) => r.oneOf([look.edition.id]),
};
const own: MissionWords['own'] = {
  shape: { is: 'optional', of: { is: 'own' } },
  read: (r, look) => look.edition.words.own.read(r, look),
};

const named = { id: text(), when: condition };

export const CONTENT = {
  players: maybe(players),
  elevator: maybe(fields({ start: shaft, when: conditionOrAlways })),
  spawns: list(
    fields({
      zone,
      colour: or(text('colour'), 'red'),
      active: or(flag, true),
      /** On the board only with so many heroes and more. */
      heroes: or(number(1, 6), 1),
    }),
    MOST.spawns,
  ),
  id: text(),
  edition,
  source: or(oneOf(SOURCES), 'designed'),
  clause: or(text(), ''),
  difficulty: oneOf(DIFFICULTIES),
  minutes: number(1, 600),
  heroesPerSeat: maybe(number(1, 6)),
  start: list(zone, 6),
  objectives: listOrNone(
    fields({
      zone,
      colour: or(text('colour'), 'red'),
      down: or(flag, false),
      /** For "take all objectives". */
      counts: or(flag, true),
    }),
    MOST.objectives,
  ),
  enemies: listOrNone(fields({ type: enemy, zone, count: or(number(1, 40), 1) })),
  exit: maybe(fields({ area: maybe(area), open: maybe(flag), when: maybe(condition) })),
  goals: list(fields({ id: text(), met: condition })),
  win: condition,
  lose: listOrNone(fields(named)),
  hopeless: listOrNone(fields(named)),
  rules: listOrNone(rule, MOST.rules),
  own,
};
export const FILE = { ...LAYOUT, areas: AREAS, ...CONTENT, texts: TEXTS };
