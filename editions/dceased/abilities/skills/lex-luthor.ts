/** Lex Luthor: First Pick (of its own file), Human Resources, Study in Weakness. */
import { itemAt, DONE, procedure, type Ability, type Frame, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { mayWithAttack, sayUsed, useThisRound } from '../../../supers/attack/effects.ts';
import { heroTypes, zoneOfEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import { attackOf, toughness, weaken } from '../../../supers/attack/hits.ts';
import { canSpend, powerOf, spendOptions, spendPower } from '../../../supers/cards/power.ts';
import { othersWithin } from '../../../supers/attack/within.ts';
import { firstPick } from './first-pick.ts';

const NEAR = 1;
const MOST_EACH = 2;

/** Other heroes near enough who have power to give. */
const donors = (g: Game, hero: number): number[] =>
  othersWithin(g, hero, NEAR).filter((other) => powerOf(g, other) > 0);

/** Once per turn others near him spend power on his attack, each as they like; it counts as spent on dice (H-POW-3). */
const humanResources: Ability = {
  id: 'human-resources',
  clause: 'H-POW-3',
  at: {
    'before-roll': {
      can: (g, hero, f) =>
        !f.plain && mayWithAttack(g, hero, humanResources.id) && donors(g, hero).length > 0,
      run(g, hero) {
        useThisRound(g, hero, humanResources.id);
        const f: Levy = { proc: humanResources.id, step: 'next', asked: donors(g, hero) };
        return f;
      },
    },
  },
  procedure: procedure<Levy>()({
    next: {
      ask(g, f) {
        if (f.asked.length === 0) return DONE;
        const donor = itemAt(f.asked, 0);
        const most = Math.min(MOST_EACH, powerOf(g, donor));
        return choose(g, donor, humanResources.id, spendOptions(0, most));
      },
      take(g, f, { option }) {
        const n = itemAt(option.args, 0);
        const donor = itemAt(f.asked.splice(0, 1), 0);
        if (n === 0) return 'next';
        spendPower(g, donor, n, humanResources.id);
        attackOf(g).spent += n;
        return 'next';
      },
    },
  }),
};

interface Levy extends Frame {
  /** Heroes still to be asked. */
  asked: number[];
}

interface Target {
  type: number;
  zone: number;
}

/** Zombie Heroes under attack that still have toughness to lose (D-TGH-1). */
const studied = (g: Game, f: Attack): Target[] =>
  heroTypes(g)
    .map((type): Target => ({ type, zone: zoneOfEnemyHero(g, type) }))
    .filter(({ type, zone }) => f.zones.includes(zone) && toughness(g, f, type, zone) > 1);

/** 1 toughness less for all of them. */
function expose(g: Game, hero: number, f: Attack): null {
  sayUsed(g, hero, studyInWeakness.id);
  for (const { type, zone } of studied(g, f)) weaken(f, type, zone, 1);
  return null;
}

/** Zombie Heroes he attacks have 1 toughness less, for 1 power 2 less; experience stays as printed (S-FAQ-6). */
const studyInWeakness: Ability = {
  id: 'study-in-weakness',
  clause: 'D-TGH-1',
  at: {
    'attack-declared': {
      must: true,
      can: (g, _hero, f) => !f.plain && studied(g, f).length > 0,
      run: expose,
    },
    'before-roll': {
      can: (g, hero, f) => !f.plain && canSpend(g, hero, 1) && studied(g, f).length > 0,
      run(g, hero, f) {
        spendPower(g, hero, 1, studyInWeakness.id);
        return expose(g, hero, f);
      },
    },
  },
};

export const LEX_LUTHOR: readonly Ability[] = [firstPick, humanResources, studyInWeakness];
