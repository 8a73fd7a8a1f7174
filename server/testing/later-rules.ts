/** The editions as later servers will have them: the same games by other names, as far as a table can tell. */
import { EDITIONS } from '@holdout/editions';
import type { Edition } from '@holdout/engine';

export const laterEditions = (by = 1): Edition[] =>
  EDITIONS.map((edition) => ({
    ...edition,
    rules: edition.rules.replace(/\d+$/, (number) => String(Number(number) + by)),
  }));
