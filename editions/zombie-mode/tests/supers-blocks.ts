/** Two boards for the tests of what the super-hero editions share, and missions of one's own on them. */
import { leading, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { play } from './table.ts';

type Entry = { [key: string]: Json };

/**
 * Streets S1 S3 S5 S6 S7 S8 S9 S4 S2 in a bow, and from its middle S7 S10 S11 S12 S13. Three buildings: the north
 * (3R, 8R), the south-west (9V), and the south-east (5R: newsroom, press, editor) with doors to S8, S10 and S13.
 */
export const BLOCKS: Entry = {
  tiles: [
    ['3R@180', '8R@90'],
    ['9V@0', '5R@270'],
  ],
  start: 'S13',
  spawns: [{ zone: 'S1' }, { zone: 'S2' }],
};

/** A lab (3V) whose rooms are two buildings: server, corridor, reception; behind a door inside, lab and clean room. */
export const LAB: Entry = {
  tiles: [['8R@90', '3V@180']],
  start: 'S1',
  spawns: [{ zone: 'S3' }],
  doors: [{ between: ['R_3V_10_corridor', 'R_3V_10_lab'] }],
};

export const PRESS_DOOR = 'R_5R_11_press-S13';
export const NEWS_DOOR = 'R_5R_11_newsroom-S8';
export const SIDE_DOOR = 'R_5R_11_newsroom-S10';
export const SERVER_DOOR = 'R_3V_10_server-S1';
export const INNER_DOOR = 'R_3V_10_corridor-R_3V_10_lab';

/** Spawn cards, by what they bring at Blue. */
export const CARD = {
  troopers2: '001',
  trooper1: '002',
  nothing: '007',
  nothingToo: '013',
  guard1: '010',
  specialist1: '016',
  rushTroopers2: '022',
  rushTrooper1: '023',
  rushGuard1: '024',
  rushSpecialist1: '026',
  extraTroopers: '027',
  extraGuards: '029',
  extraSpecialists: '030',
  enemyHero: '031',
  enemyHeroToo: '032',
  escort: '037',
  dropIn: '039',
  openFire: '041',
};

/** A mission file that nobody wins, on one of the boards. */
export const missionOn = (board: Entry, more: Entry = {}): Entry => ({
  id: 'for-a-test',
  edition: 'zombie',
  difficulty: 'easy',
  minutes: 1,
  goals: [],
  win: { never: true },
  ...board,
  start: [board.start ?? ''],
  ...more,
});

/** The first hero named ends their turn, the last of the round: the enemies act up to the next real decision. */
export function enemiesAct({
  heroes,
  ...rest
}: {
  heroes: { [id: string]: Entry };
  [key: string]: Json;
}): Scene {
  const [first, ...others] = leading(Object.keys(heroes), 1);
  const done = Object.fromEntries(others.map((id) => [id, { ...heroes[id], done: true }]));
  return play({ board: BLOCKS, ...rest, heroes: { [first]: heroes[first], ...done }, turn: first }).play(
    'end',
  );
}

/** Where the figures of a type stand: zone and number. */
export const standing = (s: Scene, type: string): { [zone: string]: number } =>
  Object.fromEntries(
    s.game.context.board.zones.flatMap(({ id }) =>
      s.enemies(id, type) > 0 ? [[id, s.enemies(id, type)]] : [],
    ),
  );

/** Types of the events of an answer, those that matter to the test. */
export const order = (s: Scene, ...types: string[]): string[] =>
  s.events.filter((e) => types.includes(e.type)).map((e) => e.type);
