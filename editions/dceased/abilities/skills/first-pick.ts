/** First Pick: two equipment cards at set-up, one of them kept; two may be held from then on. */
import {
  deckOf,
  heroAt,
  discard,
  drawCard,
  DONE,
  inSequence,
  procedure,
  seeTopCards,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { whichCard } from '../../../supers/cards/keep-card.ts';
import { EQUIPMENT_DECK, equipmentId } from '../../cards.ts';
import { equipmentOf, putEquipment } from '../../equipment.ts';

/** Instead of the one card of D-EQP-3 and D-TRD-2. */
export const firstPick: Ability = {
  id: 'first-pick',
  clause: 'D-EQP-3',
  values: { equipmentLimit: 1 },
  procedure: procedure<Pick>()({
    // Seen by everybody, and still in the deck until the choice is made.
    look(g, f) {
      const { draw } = deckOf(g.state, EQUIPMENT_DECK);
      f.cards = seeTopCards(g, EQUIPMENT_DECK, Math.min(DRAWN, draw.length));
      return f.cards.length > 0 ? 'keep' : DONE;
    },
    keep: {
      ask: (g, f) => whichCard(g, f.hero, 'keep', f.cards, (c) => equipmentId(g, c)),
      take(g, f, { option }) {
        const [kept] = option.args;
        const { id } = heroAt(g.state, f.hero);
        for (const card of f.cards) {
          drawCard(g, EQUIPMENT_DECK);
          if (card === kept) putEquipment(g, f.hero, [...equipmentOf(g, f.hero), card]);
          else discard(g, EQUIPMENT_DECK, card);
          const type = card === kept ? 'card-gained' : 'card-discarded';
          g.emit?.(firstPick.clause, { type, hero: id, card: equipmentId(g, card) });
        }
        return DONE;
      },
    },
  }),
};

const DRAWN = 2;

interface Pick extends Frame {
  hero: number;
  cards: number[];
}

/** Drawn when every icon has its card; of a deck with fewer, what is there. */
export function dealFirstPicks(g: Game): Frame | null {
  const frames = g.state.heroes.flatMap((h, hero): Pick[] =>
    h.skills.includes(firstPick.id) ? [{ proc: firstPick.id, step: 'look', hero, cards: [] }] : [],
  );
  return inSequence(frames);
}
