/**
 * A Move may leave enemies out of its cost: some of them once per turn by an own card (Bob), all of them for 1 power of
 * another hero who sees it, once per round (Sharon Carter). The card that allows it is the verb of such a Move.
 */
import {
  heroAt,
  itemAt,
  abilityWith,
  canPay,
  enemiesIn,
  isUsed,
  markUsed,
  move,
  moveCost,
  NO_KIND,
  pay,
  valueOf,
  zoneOption,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { forceField } from '../missions/force-field.ts';
import { ownOf } from '../own.ts';
import { canSpend, spendPower } from '../cards/power.ts';
import { othersSeen } from '../attack/within.ts';

/** Enemies it may leave out. */
export const RETREAT = 'retreat';
/** Held by another hero. */
export const COVER = 'coversLeaving';
const COVER_PRICE = 1;

interface Retreat {
  readonly by: string;
  readonly cost: number;
  /** Hero who helps, -1 for an own card. */
  readonly helper: number;
}

/** The cheaper Move the hero could make now, if there is one. */
export const retreatFrom = (g: Game, hero: number): Retreat | null =>
  ownRetreat(g, hero) ?? coveredRetreat(g, hero);

function coveredRetreat(g: Game, hero: number): Retreat | null {
  if (moveCost(g, hero) === 1) return null;
  for (const helper of othersSeen(g, hero)) {
    const by = abilityWith(g, helper, COVER);
    if (by !== undefined && canSpend(g, helper, COVER_PRICE) && !isCovered(g, helper, by))
      return { by, cost: 1, helper };
  }
  return null;
}

const isCovered = (g: Game, helper: number, by: string): boolean =>
  ownOf(g).usedThisRound.includes(`${by}@${helper}`);

/** Enemies that a Move out of the hero's zone has to pay for. */
const leftBehind = (g: Game, hero: number): number =>
  valueOf(g, hero, 'freeLeaving') > 0 ? 0 : enemiesIn(g, heroAt(g.state, hero).zone);

/** What a free Move still costs that pays nothing for enemies. */
export const costPastEnemies = (g: Game, hero: number): number =>
  Math.max(0, moveCost(g, hero) - 1 - leftBehind(g, hero));

function ownRetreat(g: Game, hero: number): Retreat | null {
  const most = valueOf(g, hero, RETREAT);
  if (most === 0 || g.state.active !== hero || isUsed(g, hero, RETREAT)) return null;
  const behind = leftBehind(g, hero);
  if (behind === 0) return null;
  const by = abilityWith(g, hero, RETREAT) ?? '';
  return { by, cost: moveCost(g, hero) - Math.min(most, behind), helper: -1 };
}

export const retreatOption = (g: Game, by: string, zone: number, cost: number): Option =>
  zoneOption(g, by, zone, { cards: [by], cost });

/** On the menu of the hero's turn. */
export function offerRetreat(g: Game, hero: number, add: (option: Option) => void): void {
  const way = retreatFrom(g, hero);
  if (!way || !canPay(g, hero, way.cost, NO_KIND)) return;
  for (const zone of itemAt(g.view.neighbours, heroAt(g.state, hero).zone))
    if (!forceField(g, hero, zone)) add(retreatOption(g, way.by, zone, way.cost));
}

/** The option says where to, and the actions it costs. */
export function retreat(g: Game, hero: number, { verb, args, cost = 0 }: Option): Frame {
  const helper = retreatFrom(g, hero)?.helper ?? -1;
  pay(g, hero, cost, NO_KIND);
  const { clause = '' } = g.context.abilities.get(verb) ?? {};
  const by = helper < 0 ? hero : helper;
  if (helper < 0) markUsed(g, hero, RETREAT);
  else ownOf(g).usedThisRound.push(`${verb}@${helper}`);
  g.emit?.(clause, { type: 'card-used', hero: heroAt(g.state, by).id, card: verb });
  if (helper >= 0) spendPower(g, helper, COVER_PRICE, verb);
  return move(hero, itemAt(args, 0), valueOf(g, hero, 'zonesPerMove'), cost);
}
