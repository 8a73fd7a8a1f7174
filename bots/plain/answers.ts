/** The greedy player's answers outside the turn menu: order of turns, skills, cards to hold, lose and keep. */
import { heroAt, itemAt, enemiesIn, type Game, type PickDecision } from '@holdout/engine';
import { senseOf } from '../sense.ts';
import type { Temper } from '../temper.ts';
import { bestBy } from './best.ts';
import { isAtDoor } from './deeds.ts';
import { lookAround } from './ends.ts';

/** Those in trouble first, then those who can shoot before friends get in the way. */
export function chooseHero(g: Game, d: PickDecision): string {
  return bestBy(d.options, (o) => {
    const { zone, xp } = heroAt(g.state, itemAt(o.args, 0));
    const seesEnemies = itemAt(g.view.seen, zone).some((z) => enemiesIn(g, z) > 0);
    const leads = senseOf(g)
      .carried(g, itemAt(o.args, 0))
      .some((c) => senseOf(g).opensDoors(g, c));
    return 100 * Math.min(5, enemiesIn(g, zone)) + (seesEnemies ? 50 : 0) + (leads ? 60 : 0) - xp;
  });
}

export const chooseSkill = (g: Game, d: PickDecision): string =>
  bestBy(d.options, (o) => senseOf(g).skillWorth(o.cards?.[0] ?? ''));

export function chooseHold(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const atDoor = isAtDoor(lookAround(g, hero, temper));
  return bestBy(d.options, (o) => handsWorth(g, hero, o.cards ?? [], atDoor));
}

/** Before a shut door a tool is what counts. */
function handsWorth(g: Game, hero: number, cards: readonly string[], atDoor: boolean): number {
  const sense = senseOf(g);
  const tool = atDoor && cards.some((c) => sense.opensDoors(g, c)) ? 5 : 0;
  return sense.handWorth(g, hero, cards) + tool;
}

/** Is it worth an action to hold something else? */
export function betterHands(g: Game, hero: number, atDoor: boolean): boolean {
  const sense = senseOf(g);
  const cards = sense.carried(g, hero);
  const now = handsWorth(g, hero, sense.held(g, hero), atDoor);
  return cards.some((a, i) =>
    cards.slice(i + 1).some((b) => handsWorth(g, hero, [a, b], atDoor) > now + 0.5),
  );
}

/** More than any card: without a tool the whole team may be locked out (M-C07-3). */
const LAST_TOOL = 9;

/** Gives up what is worth least, the team's last tool never if it can be helped; a place in hand is worth something too. */
export function chooseLoss(g: Game, d: PickDecision): string {
  const sense = senseOf(g);
  const tools = g.state.heroes.flatMap((_, hero) =>
    sense.carried(g, hero).filter((card) => sense.opensDoors(g, card)),
  );
  return bestBy(d.options, (o) => {
    const card = o.cards?.[0] ?? '';
    const last = tools.length === 1 && sense.opensDoors(g, card) ? LAST_TOOL : 0;
    return -sense.worth(g, card) - last - (o.place === 'hand' ? 0.5 : 0);
  });
}

/** A card is worth less than blood, unless it is a good one and the hero is unhurt. */
export function chooseShield(g: Game, hero: number, d: PickDecision): string {
  const sense = senseOf(g);
  const cheapest = bestBy(
    d.options.filter((o) => o.verb === 'prevent'),
    (o) => -sense.worth(g, o.cards?.[0] ?? ''),
  );
  const option = d.options.find((o) => o.id === cheapest);
  const dear = sense.worth(g, option?.cards?.[0] ?? '') > 2;
  return heroAt(g.state, hero).wounds === 0 && dear ? 'accept' : cheapest;
}

export function chooseReroll(d: PickDecision): string {
  const dice = d.about?.['dice'];
  const hits = Number(d.about?.['hits'] ?? 0);
  const rolled = Array.isArray(dice) ? dice.length : 1;
  return hits * 2 < rolled ? itemAt(d.options, 0).id : 'keep';
}

export function chooseRedraw(g: Game, d: PickDecision): string {
  return senseOf(g).worth(g, String(d.about?.['card'] ?? '')) < 1 ? 'redraw' : 'keep';
}
