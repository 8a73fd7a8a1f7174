/** The visible part of what only zombie mode keeps, changed as its events tell. */
import { applyFor } from '../supers/apply.ts';
import { CARDS } from './extras.ts';

export const apply = applyFor(CARDS);
