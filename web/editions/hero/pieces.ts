/** People in danger, their cards, the Sentinel Hand, the elevator and Zombie Heroes, as the board draws them. */
import { hero } from '@holdout/editions/hero/index.ts';
import { piecesOf, type Cards } from '../supers/pieces.ts';

export { ownOf } from '../supers/pieces.ts';

export const CARDS: Cards = { kit: hero.kit, types: hero.types, foeClause: 'S-CARD-5', under: 'hidden' };

const pieces = piecesOf(CARDS);

export const PEOPLE = pieces.people;
export const { bystanderId, extrasOf, foesOf } = pieces;
