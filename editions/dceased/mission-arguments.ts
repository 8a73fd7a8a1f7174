/** What DCeased missions name. */
import { oneOf } from '@holdout/engine';
import { BYSTANDERS } from './cards.ts';

/** There is one card of each person. */
export const person = oneOf(
  BYSTANDERS.filter((b) => !b.special).map((b) => b.id),
  'card',
);
