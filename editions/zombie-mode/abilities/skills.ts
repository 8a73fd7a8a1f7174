/** The skills on the identity cards, hero by hero. */
import type { Ability } from '@holdout/engine';
import { CAPTAIN_AMERICA } from './captain-america.ts';
import { CAPTAIN_MARVEL } from './captain-marvel.ts';
import { CYCLOPS } from './cyclops.ts';
import { DARK_PHOENIX } from './dark-phoenix.ts';
import { DEADPOOL } from './deadpool.ts';
import { HULK } from './hulk.ts';
import { ICEMAN } from './iceman.ts';
import { IRON_MAN } from './iron-man.ts';
import { JUGGERNAUT } from './juggernaut.ts';
import { PSYLOCKE } from './psylocke.ts';
import { SABRETOOTH } from './sabretooth.ts';
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
