/** Scarlet Witch: Bend the Odds, Lesser Evil, Let Them Never Be. */
import {
  heroAt,
  itemAt,
  leading,
  canPay,
  countOf,
  DONE,
  enemyAtOption,
  enemyId,
  NEVER,
  NO_KIND,
  pay,
  procedure,
  putFigures,
  removeFigures,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { mayThisTurn, usedThisRound, useSkill, useThisRound } from '../../../supers/attack/effects.ts';
import { sparesStunned } from '../../../supers/attack/hits.ts';
import { FAST, FIRST_HERO, HEAVY, BASIC } from '../../../supers/kit.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canReroll, reroll } from '../../../supers/attack/reroll.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';

/** Once per round, 1 power of hers: any dice of an attack of hers, or of somebody she sees, are rolled again. */
const bendTheOdds: Ability = {
  id: 'bend-the-odds',
  clause: 'S-ACT-3',
  at: {
    'after-roll': {
      anyone: true,
      can(g, hero, f) {
        const from = heroAt(g.state, hero).zone * g.context.zones;
        const seen = g.view.sight[from + heroAt(g.state, f.hero).zone] !== NEVER;
        return seen && canSpend(g, hero, 1) && !usedThisRound(g, hero, bendTheOdds.id) && canReroll(f);
      },
      run(g, hero) {
        useThisRound(g, hero, bendTheOdds.id);
        spendPower(g, hero, 1, bendTheOdds.id);
        return reroll(hero, bendTheOdds.id);
      },
    },
  },
};

const RANGE = 2;
const REPLACED = 2;

/** Brutes and Runners she can make Walkers of, as far as there are Walkers left. */
const changeable = (g: Game, zone: number): Option[] =>
  g.state.supply[BASIC] === 0
    ? []
    : [HEAVY, FAST]
        .filter((t) => countOf(g, t, zone) > 0)
        .map((t) => enemyAtOption(g, lesserEvil.id, t, zone));

/** Once per turn, 1 power: up to 2 Brutes or Runners of one zone within range 2 become Walkers. */
const lesserEvil: Ability = {
  id: 'lesser-evil',
  clause: 'K-SPAWN-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, lesserEvil.id) || !canSpend(g, hero, 1)) return;
    for (const zone of zonesWithin(g, hero, RANGE))
      for (const option of changeable(g, zone)) add({ ...option, cost: 0 });
  },
  use(g, hero, { args }) {
    const [type, zone] = leading(args, 2);
    useSkill(g, hero, lesserEvil.id);
    spendPower(g, hero, 1, lesserEvil.id);
    change(g, type, zone);
    const f: Change = { proc: lesserEvil.id, step: 'more', hero, zone, left: REPLACED - 1 };
    return f;
  },
  procedure: procedure<Change>()({
    more: {
      ask(g, f) {
        const options = f.left > 0 ? changeable(g, f.zone) : [];
        return options.length === 0 ? DONE : choose(g, f.hero, lesserEvil.id, [...options, STOP]);
      },
      take(g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        change(g, itemAt(option.args, 0), f.zone);
        f.left--;
        return 'more';
      },
    },
  }),
};

/** The figure goes back to the box, a Walker comes in its place; nobody gains experience. */
function change(g: Game, type: number, zone: number): void {
  removeFigures(g, zone, type, 1);
  sparesStunned(g, type, zone);
  g.emit?.(lesserEvil.id, { type: 'enemies-removed', enemy: enemyId(g, type), n: 1, zone: zoneId(g, zone) });
  putFigures(g, zone, BASIC, 1);
}

interface Change extends Frame {
  hero: number;
  zone: number;
  left: number;
}

const PRICE = 3;

const vanishing = (g: Game, zone: number): number[] =>
  g.context.types.map((_, t) => t).filter((t) => t < FIRST_HERO && countOf(g, t, zone) > 0);

/** Once per turn, 1 action and 3 power: all enemies of a zone within range 1 but Zombie Heroes are gone. */
const letThemNeverBe: Ability = {
  id: 'let-them-never-be',
  clause: 'S-FAQ-4',
  offer(g, hero, add) {
    const { id } = letThemNeverBe;
    if (!mayThisTurn(g, hero, id) || !canSpend(g, hero, PRICE) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const zone of zonesWithin(g, hero, 1)) {
      if (vanishing(g, zone).length > 0) add(zoneOption(g, id, zone, { cost: 1 }));
    }
  },
  use(g, hero, { args }) {
    const zone = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, letThemNeverBe.id);
    spendPower(g, hero, PRICE, letThemNeverBe.id);
    for (const type of vanishing(g, zone)) {
      const n = countOf(g, type, zone);
      removeFigures(g, zone, type, n);
      sparesStunned(g, type, zone);
      g.emit?.(letThemNeverBe.clause, {
        type: 'enemies-removed',
        enemy: enemyId(g, type),
        n,
        zone: zoneId(g, zone),
      });
    }
    return DONE;
  },
};

export const SCARLET_WITCH: readonly Ability[] = [bendTheOdds, lesserEvil, letThemNeverBe];
