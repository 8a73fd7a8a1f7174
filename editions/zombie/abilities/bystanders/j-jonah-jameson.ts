/** At the start of your turn, look at the top card of the spawn deck; you may put it on the bottom. */
import { DONE, procedure, putUnder, reaction, seeTopCard, type Frame, type Option } from '@holdout/engine';
import { SPAWN_DECK } from '../../../supers/kit.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'j-jonah-jameson';
const LEAVE: Option = { id: 'on-top', verb: 'on-top', args: [] };
const BOTTOM: Option = { id: 'under', verb: 'under', args: [] };

interface Look extends Frame {
  hero: number;
  card: number;
}

export const J_JONAH_JAMESON = bystander(ID, {
  at: {
    'turn-start': reaction({
      can(g) {
        const { draw, discard } = g.state.decks[SPAWN_DECK];
        return draw.length + discard.length > 0;
      },
      run(g, hero) {
        sayUsed(g, hero, ID);
        const f: Look = { proc: ID, step: 'choose', hero, card: seeTopCard(g, SPAWN_DECK) };
        return f;
      },
    }),
  },
});

export const lookProcedure = procedure<Look>({
  choose: {
    ask(g, f) {
      const h = g.state.heroes[f.hero];
      const card = g.context.edition.cardId(SPAWN_DECK, f.card);
      const about = { for: ID, card };
      return { kind: 'pick', prompt: 'choose', by: h.seat, hero: h.id, about, options: [BOTTOM, LEAVE] };
    },
    take(g, f, { option }) {
      const moved = option.verb === BOTTOM.verb;
      if (moved) putUnder(g, SPAWN_DECK, f.card);
      g.emit?.(CLAUSE, { type: 'top-card-seen', card: g.context.edition.cardId(SPAWN_DECK, f.card), moved });
      return DONE;
    },
  },
});
