/** A whole position that agrees with what the table sees: what is hidden is dealt anew, chance begins afresh. */
import type { Engine, State } from '@holdout/engine';
import { numbersFrom, type Below } from '../prng.ts';

export function sampleOf(engine: Engine, seen: State, seed: string): State {
  const below = numbersFrom(seed);
  const sample: State = { ...engine.clone(seen), seed, script: null };
  sample.chance.fill(0);
  for (const deck of Object.values(sample.decks)) deal(deck.draw, below);
  const down = sample.objectives.filter((o) => o.down);
  const colours = deal(
    down.map((o) => o.colour),
    below,
  );
  down.forEach((o, i) => (o.colour = colours[i]));
  return sample;
}

/** In an order that does not depend on the one they lay in. */
function deal<T>(cards: T[], below: Below): T[] {
  cards.sort();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
