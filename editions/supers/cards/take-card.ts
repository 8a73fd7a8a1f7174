/** Secret Mission cards that lie face up and are taken as an action, where the mission says so not before something is done (M-MZ10). */
import {
  heroAt,
  itemAt,
  canPay,
  declareRefusals,
  cardOption,
  fired,
  fireRules,
  inSequence,
  NO_KIND,
  pay,
  type Action,
  type Game,
  type RefusalCode,
  type RefusalsOf,
  type TriggersOf,
} from '@holdout/engine';
import { bystanderId } from '../people/bystanders.ts';
import { BYSTANDER_DECK, kitOf } from '../kit.ts';
import { card } from '../missions/arguments.ts';
import { missionOf, ownOf } from '../own.ts';

const REFUSED = declareRefusals({
  'card.not-here': 'S-OBJ-1',
  'card.not-yet': 'M-MZ10',
});
/** A face-up card is taken. */
export const CARD_TRIGGERS = { 'card-taken': fired(['hero', 'zone'], { of: card }) };
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface TriggerMap extends TriggersOf<typeof CARD_TRIGGERS> {}
}

/** Index of a face-up card in the hero's zone, -1 if there is none of that id. */
const cardHere = (g: Game, hero: number, id: string): number =>
  ownOf(g).cards.findIndex(
    (c) => c.up && c.zone === heroAt(g.state, hero).zone && bystanderId(g, c.card) === id,
  );

function whyNot(g: Game, hero: number, id: string): RefusalCode | undefined {
  const no = kitOf(g).hindered(g, hero);
  if (no) return no;
  if (cardHere(g, hero, id) < 0) return 'card.not-here';
  const waits = missionOf(g).faceUp.find((f) => f.card === id);
  if (waits && !g.state.objectives.some((o) => o.taken >= 0 && o.colour === waits.after))
    return 'card.not-yet';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const takeCardAction: Action = {
  verb: 'take-card',
  form: 'cards',
  why: (g, hero, { cards: [id = ''] = [] }) => whyNot(g, hero, id),
  offer(g, hero, add) {
    for (const { up, card } of ownOf(g).cards) {
      if (!up) continue;
      const id = bystanderId(g, card);
      if (!whyNot(g, hero, id)) add(cardOption('take-card', id, [], { cost: 1 }));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const own = ownOf(g);
    const id = option.cards?.[0] ?? '';
    const taken = itemAt(own.cards.splice(cardHere(g, hero, id), 1), 0);
    (own.out[BYSTANDER_DECK] ??= []).push(taken.card);
    own.done.push(`took:${id}`);
    g.stirred = true;
    g.emit?.(g.context.mission.clause, { type: 'card-gained', hero: heroAt(g.state, hero).id, card: id });
    const follows = kitOf(g).secretTaken?.(g, hero, id);
    const rules = fireRules(g, 'card-taken', { hero, zone: taken.zone, type: -1, of: id });
    return inSequence(follows ? [follows, ...rules] : rules);
  },
};
