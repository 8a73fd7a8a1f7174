/** People for the own turn: Lois Lane, Perry White, Lana Lang, Martha Kent. */
import {
  heroAt,
  itemAt,
  canPay,
  DONE,
  enemiesIn,
  FREE,
  heroesIn,
  heroOption,
  NO_KIND,
  optionBy,
  pay,
  type Ability,
  type Game,
  type RefusalCode,
} from '@holdout/engine';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { canMoveFree, freeMove } from '../../../supers/moves/free-move.ts';
import { actElsewhere, optionsElsewhere } from '../../../supers/moves/elsewhere.ts';
import { dropOptions } from '../../../supers/wounds/penalty.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { discardTrait, gainOneOfTwo } from '../../../supers/cards/traits.ts';
import { othersWithin } from '../../../supers/attack/within.ts';
import { recover } from '../../../supers/wounds/wounds.ts';
import { bystander, isSpentThisRound, sayUsed, useInRound, useInTurn } from './card.ts';

const LOIS = 'lois-lane';
const INTERACT = ['take'];

/** Zones she sees exactly one away. */
const nextDoor = (g: Game, hero: number): number[] => {
  const { zone } = heroAt(g.state, hero);
  return itemAt(g.view.seen, zone).filter((z) => g.view.sight[zone * g.context.zones + z] === 1);
};

/** 1 action and 1 power: an objective at range 1 is taken, on all other conditions of the mission (S-OBJ-1). */
const loisLane = bystander(LOIS, {
  form: 'zones',
  why(g, hero, { zones: [name = ''] = [] }) {
    if (!canPay(g, hero, 1, NO_KIND)) return 'hero.too-few-actions';
    if (!canSpend(g, hero, 1)) return 'power.too-little';
    const zone = g.context.board.indexOf.get(name);
    return zone !== undefined && nextDoor(g, hero).includes(zone) ? 'take.nothing-here' : 'skill.no-target';
  },
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND) || !canSpend(g, hero, 1)) return;
    for (const option of optionsElsewhere(g, hero, LOIS, nextDoor(g, hero), INTERACT))
      add({ ...option, cost: 1 });
  },
  use(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    sayUsed(g, hero, LOIS);
    spendPower(g, hero, 1, LOIS);
    return actElsewhere(g, hero, option, INTERACT);
  },
});

const whyNotNow = (g: Game, hero: number): RefusalCode | undefined =>
  canSpend(g, hero, 1) ? undefined : 'power.too-little';
const mayNow = (g: Game, hero: number, card: string): boolean =>
  mayThisTurn(g, hero, card) && canSpend(g, hero, 1);

const PERRY = 'perry-white';
const CALL = 2;

/** Once per turn, 1 power: another hero within range 2 makes a free Move; nobody can pay extra for it now (S-MOVE-5). */
const perryWhite = bystander(PERRY, {
  why: whyNotNow,
  offer(g, hero, add) {
    if (!mayNow(g, hero, PERRY)) return;
    for (const other of othersWithin(g, hero, CALL))
      if (canMoveFree(g, other)) add(heroOption(g, PERRY, other, FREE));
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    useInTurn(g, hero, PERRY);
    spendPower(g, hero, 1, PERRY);
    return freeMove(other, PERRY);
  },
});

const LANA = 'lana-lang';

/** Once per turn, 1 power: a trait is discarded unused, two are drawn, one is kept; no Gain Trait action. */
const lanaLang = bystander(LANA, {
  why: whyNotNow,
  offer(g, hero, add) {
    if (!mayNow(g, hero, LANA)) return;
    for (const o of dropOptions(g, hero)) add(optionBy(LANA, o, FREE));
  },
  use(g, hero, { args }) {
    const card = itemAt(args, 0);
    useInTurn(g, hero, LANA);
    spendPower(g, hero, 1, LANA);
    discardTrait(g, hero, card);
    return gainOneOfTwo(g, hero);
  },
});

const MARTHA = 'martha-kent';
const SUPPER = 3;

function whyNoSupper(g: Game, hero: number): RefusalCode | undefined {
  if (isSpentThisRound(g, MARTHA)) return 'skill.used';
  return canSpend(g, hero, SUPPER) ? undefined : 'power.too-little';
}

/** Once per round, 3 power, no enemies here: 1 health for a hero of the zone. */
const marthaKent = bystander(MARTHA, {
  why: whyNoSupper,
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    if (g.state.active !== hero || whyNoSupper(g, hero) || enemiesIn(g, zone) > 0) return;
    for (const h of heroesIn(g, zone)) if (heroAt(g.state, h).wounds > 0) add(heroOption(g, MARTHA, h, FREE));
  },
  use(g, hero, { args }) {
    const healed = itemAt(args, 0);
    useInRound(g, hero, MARTHA);
    spendPower(g, hero, SUPPER, MARTHA);
    recover(g, healed, 1, MARTHA);
    return DONE;
  },
});

export const TURN_PEOPLE: readonly Ability[] = [loisLane, perryWhite, lanaLang, marthaKent];
