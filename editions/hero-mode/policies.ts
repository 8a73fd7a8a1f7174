/** Where hero mode differs from the other super-hero editions. */
import { heroAt, itemAt, enemiesIn, valueOf, type Game, type Policies } from '@holdout/engine';
import { isTarget } from '../supers/enemies/approach.ts';
import { lossMatters, reachesAnotherZone } from '../supers/wounds/attack-order.ts';
import { noteEntry } from '../supers/moves/entries.ts';
import { BYSTANDER_SLOT } from '../supers/kit.ts';
import { bystandersIn } from '../supers/attack/weapons.ts';
import { ownOf } from '../supers/own.ts';
import { cardsHeld, sharedPolicies } from '../supers/policies.ts';
import { tires } from './abilities/bystanders/defence.ts';
import { SACRIFICE } from './abilities/sacrifice.ts';
import { approach } from './approach.ts';
import { endangered } from './danger.ts';
import { heroEntered } from './levels.ts';
import { reach, toll } from './zombie-heroes.ts';
import { stride } from './zombie-ways.ts';

/** Whoever has a bystander card can give it up for a wound (H-RES-5). */
function holds(g: Game, hero: number): readonly string[] {
  const held = cardsHeld(g, hero) ?? NOTHING;
  return itemAt(heroAt(g.state, hero).slots, BYSTANDER_SLOT) < 0 ? held : [...held, SACRIFICE];
}
const NOTHING: readonly string[] = [];

/** 1, 1 for each enemy left behind as far as skills and cards let them count, and what Zombie Heroes ask for. */
function moveCost(g: Game, hero: number): number {
  const { zone } = heroAt(g.state, hero);
  if (valueOf(g, hero, 'freeLeaving') > 0) return 1;
  const extra = enemiesIn(g, zone) + toll(g, zone);
  return 1 + (valueOf(g, hero, 'cheapLeaving') > 0 ? Math.min(1, extra) : extra);
}

/** A zone whose only hero this type overlooks is none for it. */
function attacksIn(g: Game, type: number, zone: number): boolean {
  if (g.state.heroes.some((h, i) => h.zone === zone && isTarget(g, i, type))) return true;
  return bystandersIn(g, zone).some((i) => endangered(g, itemAt(ownOf(g).bystanders, i)));
}

export const policies: Policies = {
  ...sharedPolicies,
  directions: approach,
  attacksIn,
  orderMatters: (g, zones) => lossMatters(g, zones) || reachesAnotherZone(g, 'in-harms-way', zones, 2),
  reach,
  alsoHolds: holds,
  moveCost,
  stride,
  tires,
  heroEntered,
  heroLeaves: noteEntry,
};
