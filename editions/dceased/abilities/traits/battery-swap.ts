/** Battery Swap. In your turn: gain 1 power; then you and 1 other hero within range 2 may share out your power anew. */
import {
  itemAt,
  DONE,
  FREE,
  heroOption,
  numberOption,
  plainOption,
  procedure,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { gainPower, losePower, MOST_POWER, powerOf } from '../../../supers/cards/power.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { othersWithin } from '../../../supers/attack/within.ts';

const ID = 'battery-swap';
const RANGE = 2;

/** What the hero may have afterwards: both stay between 0 and 4, the sum is kept. */
function shares(mine: number, theirs: number): number[] {
  const sum = mine + theirs;
  const least = Math.max(0, sum - MOST_POWER);
  return Array.from({ length: Math.min(MOST_POWER, sum) - least + 1 }, (_, i) => least + i);
}

/** Others within range with whom there would be more than one way to share. */
const partners = (g: Game, hero: number, mine: number): number[] =>
  othersWithin(g, hero, RANGE).filter((other) => shares(mine, powerOf(g, other)).length > 1);

interface Swap extends Frame<typeof ID> {
  hero: number;
  other: number;
}

export const batterySwap = trait(ID, {
  offer(g, hero, add) {
    const mine = powerOf(g, hero);
    if (mine < MOST_POWER || partners(g, hero, mine).length > 0) add(plainOption(ID, FREE));
  },
  use(g, hero) {
    gainPower(g, hero, 1, ID);
    const swap: Swap = { proc: ID, step: 'partner', hero, other: -1 };
    return spend(g, hero, ID, swap);
  },
  procedure: procedure<Swap>()({
    partner: {
      ask(g, f) {
        const others = partners(g, f.hero, powerOf(g, f.hero));
        if (others.length === 0) return DONE;
        return choose(g, f.hero, ID, [...others.map((h) => heroOption(g, ID, h, FREE)), STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        f.other = itemAt(option.args, 0);
        return 'share';
      },
    },
    share: {
      ask(g, f) {
        const kept = shares(powerOf(g, f.hero), powerOf(g, f.other));
        return choose(
          g,
          f.hero,
          ID,
          kept.map((n) => numberOption('keep-power', n)),
        );
      },
      take(g, f, { option }) {
        const mine = itemAt(option.args, 0);
        const theirs = powerOf(g, f.hero) + powerOf(g, f.other) - mine;
        setPower(g, f.hero, mine);
        setPower(g, f.other, theirs);
        return DONE;
      },
    },
  }),
});

function setPower(g: Game, hero: number, to: number): void {
  const more = to - powerOf(g, hero);
  if (more > 0) gainPower(g, hero, more, ID);
  else losePower(g, hero, -more, ID);
}
