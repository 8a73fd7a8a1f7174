/** One of several objects to choose from. */
import { cardOption, type Game, type Option } from '@holdout/engine';
import { ownOf, type BoardObject } from '../own.ts';

/** `<verb>:<object>`, with its place among those on the board. */
export const objectOption = (g: Game, verb: string, object: BoardObject): Option =>
  cardOption(verb, object.id, [ownOf(g).objects.indexOf(object)]);
