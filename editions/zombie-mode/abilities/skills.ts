/** The skills on the identity cards, hero by hero. */
import type { Ability, Procedure } from '@holdout/engine';
import { CAPTAIN_AMERICA } from './captain-america.ts';
import { CAPTAIN_MARVEL, CAPTAIN_MARVEL_PROCEDURES } from './captain-marvel.ts';
import { CYCLOPS } from './cyclops.ts';
import { DARK_PHOENIX } from './dark-phoenix.ts';
import { DEADPOOL, DEADPOOL_PROCEDURES } from './deadpool.ts';
import { HULK, HULK_PROCEDURES } from './hulk.ts';
import { ICEMAN, ICEMAN_PROCEDURES } from './iceman.ts';
import { IRON_MAN } from './iron-man.ts';
import { JUGGERNAUT, JUGGERNAUT_PROCEDURES } from './juggernaut.ts';
import { PSYLOCKE, PSYLOCKE_PROCEDURES } from './psylocke.ts';
import { SABRETOOTH, SABRETOOTH_PROCEDURES } from './sabretooth.ts';
import { WASP } from './wasp.ts';

export const HERO_SKILLS: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  ...CAPTAIN_AMERICA,
  ...CAPTAIN_MARVEL,
  ...IRON_MAN,
  ...WASP,
  ...HULK,
  ...DEADPOOL,
  ...CYCLOPS,
  ...PSYLOCKE,
  ...SABRETOOTH,
  ...JUGGERNAUT,
  ...DARK_PHOENIX,
  ...ICEMAN,
];

export const SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...CAPTAIN_MARVEL_PROCEDURES,
  ...HULK_PROCEDURES,
  ...DEADPOOL_PROCEDURES,
  ...PSYLOCKE_PROCEDURES,
  ...SABRETOOTH_PROCEDURES,
  ...JUGGERNAUT_PROCEDURES,
  ...ICEMAN_PROCEDURES,
};
