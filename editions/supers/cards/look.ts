/** A look at the top spawn card, which may be put under the deck. All players see it. */
import {
  deckOf,
  cardId,
  declareEvents,
  DONE,
  procedure,
  putUnder,
  seeTopCard,
  told,
  type EventsOf,
  type Frame,
  type Game,
  plainOption,
} from '@holdout/engine';
import { choose } from './choose.ts';
import { SPAWN_DECK } from '../kit.ts';
import { spawnFace } from '../enemies/spawn-cards.ts';

const TOLD = declareEvents({
  'top-card-seen': told({ card: 'card', moved: 'flag', face: 'face' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const LEAVE = plainOption('on-top');
const BOTTOM = plainOption('under');

interface Look extends Frame<'look'> {
  hero: number;
  by: string;
  card: number;
}

/** Is there any card to look at? An empty deck is rebuilt first (K-SPAWN-3). */
export function canLook(g: Game): boolean {
  const { draw, discard } = deckOf(g.state, SPAWN_DECK);
  return draw.length + discard.length > 0;
}

export function look(g: Game, hero: number, by: string): Frame {
  const f: Look = { proc: 'look', step: 'choose', hero, by, card: seeTopCard(g, SPAWN_DECK) };
  return f;
}

export const lookProcedure = procedure<Look>()({
  choose: {
    ask(g, f) {
      const about = { for: f.by, face: spawnFace(g, f.card) };
      return { ...choose(g, f.hero, f.by, [BOTTOM, LEAVE]), about };
    },
    take(g, f, { option }) {
      const moved = option.verb === BOTTOM.verb;
      if (moved) putUnder(g, SPAWN_DECK, f.card);
      const { clause = '' } = g.context.abilities.get(f.by) ?? {};
      const card = cardId(g.context.edition, SPAWN_DECK, f.card);
      g.emit?.(clause, { type: 'top-card-seen', card, moved, face: spawnFace(g, f.card) });
      return DONE;
    },
  },
});
