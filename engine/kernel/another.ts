/**
 * Another card: the players' own box has shown one that nobody knew (docs/COMPANION.md). They tell it once, as an answer
 * like any other: `another` and the card. From there on the game knows it, and the same question is asked again.
 */
import { refuse, type Refusal } from './refusals.ts';
import { askAgain } from './by-hand.ts';
import type { Game } from './game.ts';
import { anotherIn } from './option-id.ts';
import type { OurCard } from './state.ts';
import type { Json } from './vocabulary.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { readOurs } from '../packs/ours.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { itemAt, lookUp } from '../lookup.ts';

const TOLD = declareEvents({
  'card-met': told({ deck: 'deck', card: 'card', name: 'text?' }, { mark: 'pencil', tone: 'amber' }),
});
declare module './event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Many times what any card has to say. */
const MOST_CHARS = 2000;

/** All that are known with this one; only while a card of its deck is asked for. */
export function oursWith({ state, decision, context }: Game, answer: string): readonly OurCard[] | Refusal {
  if (decision?.kind !== 'row' || !decision.open) return refuse('another.not-asked');
  const said = parse(answer);
  if (said === undefined) return refuse('another.unreadable');
  const problems: Problem[] = [];
  const [one] = readOurs(context.edition, new Reader([said], '', problems));
  if (one === undefined || problems.length > 0) {
    const { at, detail } = itemAt(problems, 0);
    return refuse('another.unreadable', [at.replace(/^\[0\]\.?/, ''), detail].filter(Boolean).join(' '));
  }
  if (one.deck !== decision.about?.['deck']) return refuse('another.not-asked', one.deck);
  return [...(state.ours ?? []), one];
}

function parse(answer: string): Json | undefined {
  if (answer.length > MOST_CHARS) return undefined;
  try {
    return JSON.parse(anotherIn(answer)) as Json;
  } catch {
    return undefined;
  }
}

/** The game has just been given the cards; the last of them is the one that was told. */
export function layAnother(g: Game, ours: readonly OurCard[]): void {
  g.state.ours = ours;
  g.state.seq++;
  layBeside(g);
  const { deck, name } = itemAt(ours, ours.length - 1);
  const card = itemAt(lookUp(g.context.edition.cards, deck).slice(-1), 0);
  g.emit?.('K-PLAY-5', { type: 'card-met', deck, card, ...(name === undefined ? {} : { name }) });
  askAgain(g);
}

/** Cards of the players' box that no deck has lie beside it. */
export function layBeside(g: Game): void {
  const { ours, edition } = g.context;
  if (Object.keys(ours).length === 0) return;
  const lying = edition.cardsLying(g);
  for (const [deck, first] of Object.entries(ours)) {
    const there = new Set(lying[deck]);
    lookUp(edition.cards, deck).forEach((_, card) => {
      if (card >= first && !there.has(card)) (lookUp(g.state.decks, deck).beside ??= []).push(card);
    });
  }
}
