/** Traits of the own turn for heroes: power, actions, health, a way out. */
import {
  heroAt,
  itemAt,
  enemiesIn,
  FREE,
  heroesIn,
  heroOption,
  plainOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import { bonusAction, canActFree } from '../../../supers/moves/bonus-action.ts';
import { healthOf } from '../../../supers/wounds/pool.ts';
import {
  canSpend,
  fillPower,
  gainPower,
  losePower,
  MOST_POWER,
  powerOf,
  spendPower,
} from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { othersSeen } from '../../../supers/attack/within.ts';
import { recover } from '../../../supers/wounds/wounds.ts';

const isFull = (g: Game, hero: number): boolean => powerOf(g, hero) === MOST_POWER;

/** Your power, or that of another hero in your sight, fills. */
const deepReserves = trait('deep-reserves', {
  offer(g, hero, add) {
    for (const h of [hero, ...othersSeen(g, hero)])
      if (!isFull(g, h)) add(heroOption(g, 'deep-reserves', h, FREE));
  },
  use(g, hero, { args }) {
    const filled = itemAt(args, 0);
    fillPower(g, filled, 'deep-reserves');
    return spend(g, hero, 'deep-reserves');
  },
});

/** You and every hero in your sight gain 1 power, 2 with 1 health left. */
const rallyingCry = trait('rallying-cry', {
  offer(g, hero, add) {
    if ([hero, ...othersSeen(g, hero)].some((h) => !isFull(g, h))) add(plainOption('rallying-cry', FREE));
  },
  use(g, hero) {
    for (const h of [hero, ...othersSeen(g, hero)])
      gainPower(g, h, healthOf(g, h) === 1 ? 2 : 1, 'rallying-cry');
    return spend(g, hero, 'rallying-cry');
  },
});

/** What Overexertion gives. */
export const MORE_ACTIONS = 2;

/** All your power, at least 1, for 2 ordinary actions more. */
const overexertion = trait('overexertion', {
  offer(g, hero, add) {
    if (powerOf(g, hero) > 0) add(plainOption('overexertion', FREE));
  },
  use(g, hero) {
    losePower(g, hero, powerOf(g, hero), 'overexertion');
    heroAt(g.state, hero).actions += MORE_ACTIONS;
    return spend(g, hero, 'overexertion');
  },
});

/** In a zone without enemies, you or another hero there regains 1 health. */
const fieldDressing = trait('field-dressing', {
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    if (enemiesIn(g, zone) > 0) return;
    for (const h of heroesIn(g, zone))
      if (heroAt(g.state, h).wounds > 0) add(heroOption(g, 'field-dressing', h, FREE));
  },
  use(g, hero, { args }) {
    const healed = itemAt(args, 0);
    recover(g, healed, 1, 'field-dressing');
    return spend(g, hero, 'field-dressing');
  },
});

/** 1 power: another hero in your sight, activated or not, takes a free action now (S-RND-3). */
const yourTurn = trait('your-turn', {
  offer(g, hero, add) {
    // In your own turn only: nobody passes a free action on.
    if (g.state.active !== hero || !canSpend(g, hero, 1)) return;
    for (const other of othersSeen(g, hero))
      if (canActFree(g, other)) add(heroOption(g, 'your-turn', other, FREE));
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    spendPower(g, hero, 1, 'your-turn');
    return spend(g, hero, 'your-turn', bonusAction(other, 'your-turn'));
  },
});

const dash = (hero: number): Push => ({ by: 'burst-of-speed', hero, upTo: 2, atLeast: 1 });

/** Up to 2 zones by open ways, enemies ignored: no Move, no cost. */
const burstOfSpeed = trait('burst-of-speed', {
  offer(g, hero, add) {
    if (canPush(g, { kind: 'hero', hero }, dash(hero))) add(plainOption('burst-of-speed', FREE));
  },
  use: (g, hero) => spend(g, hero, 'burst-of-speed', pushFigure({ kind: 'hero', hero }, dash(hero))),
});

export const TURN_TRAITS: readonly Ability[] = [
  deepReserves,
  rallyingCry,
  overexertion,
  fieldDressing,
  yourTurn,
  burstOfSpeed,
];
