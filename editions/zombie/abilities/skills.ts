/** The skills on the identity cards, hero by hero. */
import type { Ability, Procedure } from '@holdout/engine';
import { SHEETS } from '../cards.ts';

const skill = (id: string): Ability => ({ id, clause: 'Z-PCS-2' });

export const HERO_SKILLS: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  ...SHEETS.flatMap((s) => [s.skills.blue, ...s.skills.orange, ...s.skills.red]).map(skill),
];

export const SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {};
