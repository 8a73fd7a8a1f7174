/**
 * The state as the table may see it: same shape, without the seed, the order of decks and what lies face down.
 * Whatever is hidden becomes the same for every possible truth, so a masked state gives nothing away.
 */
import { cloneVeiled, type Veiled } from './clone.ts';
import type { Edition } from './edition.ts';
import type { Deck, Masked, State } from './state.ts';
import { HIDDEN } from './vocabulary.ts';
import { deckOf } from '../lookup.ts';

/** A face-down token of which nobody knows the colour. */
export const NO_COLOUR = 'hidden';

export const maskState = (edition: Edition, s: State): Masked => cloneVeiled(s, veiled(edition, s)) as Masked;

/** What the table sees of those parts, good until the state goes on: what hides nothing is the state's own. */
export function veiled(edition: Edition, s: State): Veiled {
  const decks: State['decks'] = {};
  for (const id in s.decks) decks[id] = veiledDeck(deckOf(s, id));
  return {
    seed: '',
    chance: s.chance.map(() => 0),
    script: null,
    objectives: s.objectives.map((o) => (o.down ? { ...o, colour: NO_COLOUR } : o)),
    decks,
    own: edition.maskOwn?.(s.own) ?? s.own,
  };
}

function veiledDeck(deck: Deck): Deck {
  const placed = deck.known?.placed ?? [];
  return { ...deck, draw: deck.draw.map((c) => (placed.includes(c) ? c : HIDDEN)) };
}
