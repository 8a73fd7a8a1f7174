/** Answers of a classic player outside the turn menu that no other edition asks for. */
import { missionOf } from '@holdout/editions/classic';
import type { Game } from '@holdout/engine';
import { teamHasTool } from './table.ts';

/** A second weapon is always welcome, unless shuffling would bury the tool that lies ready on top (C-SK-25, M-C00). */
export const chooseMatch = (g: Game): string =>
  missionOf(g).startingCards === 'on-top' && !teamHasTool(g) ? 'decline' : 'match';
