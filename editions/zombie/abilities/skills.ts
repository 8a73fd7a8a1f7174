/** The skills on the identity cards, hero by hero. */
import type { Ability, Procedure } from '@holdout/engine';
import { CAPTAIN_AMERICA } from './captain-america.ts';
import { CAPTAIN_MARVEL, CAPTAIN_MARVEL_PROCEDURES } from './captain-marvel.ts';
import { DEADPOOL, DEADPOOL_PROCEDURES } from './deadpool.ts';
import { HULK, HULK_PROCEDURES } from './hulk.ts';
import { IRON_MAN } from './iron-man.ts';
import { WASP } from './wasp.ts';

export const HERO_SKILLS: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  ...CAPTAIN_AMERICA,
  ...CAPTAIN_MARVEL,
  ...IRON_MAN,
  ...WASP,
  ...HULK,
  ...DEADPOOL,
];

export const SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...CAPTAIN_MARVEL_PROCEDURES,
  ...HULK_PROCEDURES,
  ...DEADPOOL_PROCEDURES,
};
