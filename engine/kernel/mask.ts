/**
 * The state as the table may see it: same shape, without the seed, the order of decks and what lies face down.
 * Whatever is hidden becomes the same for every possible truth, so a masked state gives nothing away.
 */
import { cloneState } from './clone.ts';
import type { Edition } from './edition.ts';
import type { Deck, Masked, State } from './state.ts';
import { HIDDEN } from './vocabulary.ts';
import { deckOf } from '../lookup.ts';

/** A face-down token of which nobody knows the colour. */
export const NO_COLOUR = 'hidden';

export function maskState(edition: Edition, s: State): Masked {
  const m = cloneState(s);
  m.seed = '';
  m.chance.fill(0);
  m.script = null;
  for (const id in m.decks) maskPile(deckOf(m, id));
  for (const o of m.objectives) if (o.down) o.colour = NO_COLOUR;
  if (edition.maskOwn) m.own = edition.maskOwn(m.own);
  return m as Masked;
}

function maskPile({ draw, known }: Deck): void {
  if (!known || known.placed.length === 0) draw.fill(HIDDEN);
  else draw.forEach((c, i) => (draw[i] = known.placed.includes(c) ? c : HIDDEN));
}
