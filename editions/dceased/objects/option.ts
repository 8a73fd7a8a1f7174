/** One of several objects to choose from. */
import type { Game, Option } from '@holdout/engine';
import { ownOf, type BoardObject } from '../own.ts';

/** `<verb>:<object>`, with its place among those on the board. */
export const objectOption = (g: Game, verb: string, object: BoardObject): Option => ({
  id: `${verb}:${object.id}`,
  verb,
  args: [ownOf(g).objects.indexOf(object)],
  cards: [object.id],
});
