/** The cards of the classic box by source; heroes, tiles and missions carry theirs in the edition. */
import type { Source } from '@holdout/engine';
import { CARDS } from './cards.ts';
import zombies from './data/zombies.json' with { type: 'json' };

export const CLASSIC_CARDS: { readonly [kind: string]: readonly Source[] } = {
  equipmentCards: CARDS.map((kind) => kind.source),
  zombieCards: zombies.map((card) => card.source as Source),
};
