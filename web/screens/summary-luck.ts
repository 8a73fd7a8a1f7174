/**
 * How the dice fell against how they should: every throw counts, re-rolled ones too, for each die has the same chance
 * whatever is done with it afterwards.
 */
import { addTo, itemAt } from '@holdout/engine';
import type { Dated } from './summary-stats.ts';

export interface Bonus {
  readonly melee: number;
  readonly ranged: number;
}

export interface Throw {
  readonly hero: string;
  /** Where the dice were aimed; empty for a re-roll, whose zone has been counted already. */
  readonly zone: string;
  readonly dice: number;
  readonly hits: number;
  /** Chance of a single die; null where the log does not tell (cars). */
  readonly chance: number | null;
}

/** Chance that a die reaches the accuracy with a bonus. */
export const chanceToHit = (accuracy: number, bonus: number): number => Math.min(6, 7 - accuracy + bonus) / 6;

interface Attack {
  readonly weapon: string;
  readonly accuracy: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** Would this bonus explain the hits? */
const explains = ({ accuracy, dice, hits }: Attack, bonus: number): boolean =>
  dice.filter((d) => Math.min(6, d + bonus) >= accuracy).length === hits;

type Mode = keyof Bonus;

/**
 * The log names the weapon, not whether it is melee or ranged; that matters only to heroes whose skills add to one of
 * the two. A weapon shows it as soon as one throw can be explained in one way only; until then no bonus is counted.
 */
function modesOf(attacks: readonly { readonly attack: Attack; readonly bonus: Bonus }[]): Map<string, Mode> {
  const modes = new Map<string, Mode>();
  for (const { attack, bonus } of attacks) {
    const melee = explains(attack, bonus.melee);
    const ranged = explains(attack, bonus.ranged);
    if (melee !== ranged) modes.set(attack.weapon, melee ? 'melee' : 'ranged');
  }
  return modes;
}

export function throwsIn(
  events: readonly Dated[],
  skills: ReadonlyMap<string, readonly string[]>,
  bonusOf: (skill: string) => Bonus,
): Throw[] {
  const known = new Map([...skills].map(([hero, list]) => [hero, [...list]]));
  const bonusFor = (hero: string): Bonus => {
    const each = (known.get(hero) ?? []).map(bonusOf);
    return { melee: sum(each.map((b) => b.melee)), ranged: sum(each.map((b) => b.ranged)) };
  };
  const attacks: { attack: Attack; bonus: Bonus }[] = [];
  for (const { event: e } of events) {
    if (e.type === 'skill-gained') known.set(e.hero, [...(known.get(e.hero) ?? []), e.skill]);
    if (e.type === 'attacked') attacks.push({ attack: e, bonus: bonusFor(e.hero) });
  }
  const modes = modesOf(attacks);
  const chanceOf = ({ attack, bonus }: { attack: Attack; bonus: Bonus }): number => {
    const mode = modes.get(attack.weapon);
    return chanceToHit(attack.accuracy, mode ? bonus[mode] : Math.min(bonus.melee, bonus.ranged));
  };

  const throws: Throw[] = [];
  let nth = 0;
  let last: number | null = null;
  for (const { event: e } of events) {
    if (e.type === 'attacked') {
      last = chanceOf(itemAt(attacks, nth++));
      throws.push({ hero: e.hero, zone: e.zone, dice: e.dice.length, hits: e.hits, chance: last });
    } else if (e.type === 'run-over') {
      last = null;
      throws.push({ hero: e.hero, zone: e.zone, dice: e.dice.length, hits: e.hits, chance: null });
    } else if (e.type === 'rerolled') {
      throws.push({ hero: e.hero, zone: '', dice: e.dice.length, hits: e.hits, chance: last });
    }
  }
  return throws;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How often dice like these give so many hits or more. */
export function chanceOfAtLeast(throws: readonly Throw[], hits: number): number {
  let chances = [1];
  for (const { dice, chance } of throws) {
    if (chance === null) continue;
    for (let i = 0; i < dice; i++) {
      const next = new Array<number>(chances.length + 1).fill(0);
      chances.forEach((p, n) => {
        addTo(next, n, p * (1 - chance));
        addTo(next, n + 1, p * chance);
      });
      chances = next;
    }
  }
  return sum(chances.slice(hits));
}
