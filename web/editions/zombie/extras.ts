/** People, their cards, the Avengers Sign, enemies at rest and an exit that was found, as the board draws them. */
import { zombie } from '@holdout/editions/zombie/index.ts';
import { piecesOf, type Cards } from '../supers/pieces.ts';

export { ownOf } from '../supers/pieces.ts';

export const CARDS: Cards = {
  kit: zombie.kit,
  types: zombie.types,
  foeClause: 'Z-ENE-2',
  under: 'escorted',
};

const pieces = piecesOf(CARDS);

export const PEOPLE = pieces.people;
export const { bystanderId, extrasOf, foesOf } = pieces;
