/**
 * The state as the table may see it: same shape, without the seed, the order of decks and what lies face down.
 * Whatever is hidden becomes the same for every possible truth, so a masked state gives nothing away.
 */
import { cloneState } from './clone.ts';
import type { Edition } from './edition.ts';
import type { State } from './state.ts';
import { HIDDEN } from './vocabulary.ts';
import { deckOf } from '../lookup.ts';

export function maskState(edition: Edition, s: State): State {
  const m = cloneState(s);
  m.seed = '';
  m.chance.fill(0);
  m.script = null;
  for (const id in m.decks) deckOf(m, id).draw.fill(HIDDEN);
  for (const o of m.objectives) if (o.down) o.colour = 'hidden';
  if (edition.maskOwn) m.own = edition.maskOwn(m.own);
  return m;
}
