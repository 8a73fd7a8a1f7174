/**
 * The dawn: the moment between two rounds at which nothing is under way but the round itself. Every edition's round is the
 * procedure `round`, which starts with its step `begin`; a game can be put down and taken up again there.
 */
import type { Frame, State } from './state.ts';
import { isOf } from './under-way.ts';

type Round = Frame<'round'>;
export const round = (): Round => ({ proc: 'round', step: 'begin' });

export function isDawn({ stack, outcome }: State): boolean {
  const [first] = stack;
  return stack.length === 1 && isOf<Round>(first, 'round') && first.step === 'begin' && !outcome;
}
