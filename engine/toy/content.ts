/** What lies in the toy's box: one tile, two heroes, one kind of enemy, two decks. */
import type { Ability, EnemyType, HeroSheet, Reaction, Source, TileFace } from '../index.ts';
import { heroAt } from '../lookup.ts';

/** A street along the north side, a hall behind it, a cellar beside the hall. */
export const TILES: { readonly [face: string]: TileFace & { readonly source: Source } } = {
  '1A': {
    source: 'designed',
    streets: 'N',
    building: [0, 150, 500, 500],
    rooms: { hall: [[0, 150, 250, 500]], cellar: [[250, 150, 500, 500]] },
    manholes: [],
    parking: null,
    cells: ['r0c0', 'r0c1', 'r0c2'],
    roomOpenings: [['hall', 'cellar']],
    edgeOpenings: {},
  },
};

const skills = {
  blue: 'brisk',
  yellow: 'plus-action',
  orange: ['brisk', 'eager'],
  red: ['brisk', 'eager', 'plus-action'],
};
export const HEROES: readonly HeroSheet[] = [
  { id: 'ann', source: 'designed', gender: 'f', skills },
  { id: 'bob', source: 'designed', gender: 'm', skills: { ...skills, blue: 'eager' } },
];

/** Kinds of free action. */
export const FREE = ['free-move'];
export const FREE_MOVE = 0;

/** Whoever takes a token may take heart from it: one action more in the turn under way. */
const eager: Reaction = {
  can: () => true,
  run(g, hero) {
    heroAt(g.state, hero).actions++;
    return null;
  },
};
export const ABILITIES: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  { id: 'brisk', clause: 'K-ACT-2', values: { 'free-move': 1 } },
  { id: 'eager', clause: 'T-EAGER', at: { 'objective-taken': eager } },
];

export const RAT = 0;
export const TYPES: readonly EnemyType[] = [{ id: 'rat', actions: 1, toughness: 1, xp: 1, limit: 8 }];

/** Cards by index. A lamp is held and lends a second die; dust is of no use. */
export const FINDS = 'finds';
export const FOUND = ['lamp', 'lamp', 'dust', 'dust'] as const;

/** Rats that come at blue, yellow, orange and red. */
export const RATS = 'rats';
export const COMING = [
  { id: 'none', byDanger: [0, 0, 0, 1] },
  { id: 'few', byDanger: [1, 1, 2, 2] },
  { id: 'few', byDanger: [1, 1, 2, 2] },
  { id: 'many', byDanger: [2, 3, 3, 4] },
] as const;
