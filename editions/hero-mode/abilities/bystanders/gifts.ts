/** Cards that give to others: Mariko Yashida, Senator Kelly, Trish Tilby; and Mary Jane's to the hero. */
import {
  itemAt,
  DONE,
  experienceOf,
  FREE,
  heroOption,
  procedure,
  type Ability,
  type Frame,
  type Game,
  type Reaction,
} from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { gainPower, losePower, MOST_POWER, powerOf, spendOptions } from '../../../supers/cards/power.ts';
import { othersSeen } from '../../../supers/attack/within.ts';
import { bystander, CLAUSE, sayUsed, useOnce } from './card.ts';

const MARIKO = 'mariko-yashida';

interface Gift extends Frame<typeof MARIKO> {
  hero: number;
  other: number;
}

/** Once per turn any amount of the own power for another hero in sight, as far as there is room. */
const marikoYashida = bystander(MARIKO, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, MARIKO) || powerOf(g, hero) === 0) return;
    for (const other of othersSeen(g, hero))
      if (powerOf(g, other) < MOST_POWER) add(heroOption(g, MARIKO, other, FREE));
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    useOnce(g, hero, MARIKO);
    const f: Gift = { proc: MARIKO, step: 'choose', hero, other };
    return f;
  },
  procedure: procedure<Gift>()({
    choose: {
      ask(g, f) {
        const most = Math.min(powerOf(g, f.hero), MOST_POWER - powerOf(g, f.other));
        return choose(g, f.hero, MARIKO, spendOptions(1, most));
      },
      take(g, f, { option }) {
        losePower(g, f.hero, itemAt(option.args, 0), CLAUSE);
        gainPower(g, f.other, itemAt(option.args, 0), CLAUSE);
        return DONE;
      },
    },
  }),
});

const KELLY = 'senator-kelly';

/** Each gain of experience may go, all of it, to another hero in sight; the juncture is the first one's only (S-COM-12). */
const senatorKelly = bystander(KELLY, {
  at: {
    experience: {
      can: (g, hero) => othersSeen(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, KELLY);
        return question(KELLY, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          KELLY,
          othersSeen(g, f.hero).map((h) => heroOption(g, KELLY, h, FREE)),
        ),
      take(g, _f, { option }) {
        experienceOf(g).hero = itemAt(option.args, 0);
        return DONE;
      },
    },
  }),
});

const TRISH = 'trish-tilby';

const others = (g: Game, hero: number): number[] =>
  g.state.heroes.flatMap((h, i) => (i !== hero && h.status === 'in' && h.track < MOST_POWER ? [i] : []));

/** Everybody else gains 1 power, seen or not. */
const onAir: Reaction = {
  must: true,
  can: (g, hero) => others(g, hero).length > 0,
  run(g, hero) {
    sayUsed(g, hero, TRISH);
    for (const h of others(g, hero)) gainPower(g, h, 1, CLAUSE);
    return null;
  },
};

/** When the hero rescues somebody or takes an objective; her own rescue comes before she has a say. */
const trishTilby = bystander(TRISH, { at: { rescued: onAir, 'objective-taken': onAir } });

const MARY_JANE = 'mary-jane';

/** 1 power for each trait used, after its effect; what a trait does to an attack is done when the attack is. */
const maryJane = bystander(MARY_JANE, {
  at: {
    'trait-done': {
      must: true,
      can: (g, hero) => powerOf(g, hero) < MOST_POWER,
      run(g, hero) {
        sayUsed(g, hero, MARY_JANE);
        gainPower(g, hero, 1, CLAUSE);
        return null;
      },
    },
    'after-attack': {
      must: true,
      again: true,
      can: (g, hero, f) => f.traits > 0 && powerOf(g, hero) < MOST_POWER,
      run(g, hero, f) {
        sayUsed(g, hero, MARY_JANE);
        gainPower(g, hero, f.traits, CLAUSE);
        f.traits = 0;
        return null;
      },
    },
  },
});

export const GIFT_CARDS: readonly Ability[] = [marikoYashida, senatorKelly, trishTilby, maryJane];
