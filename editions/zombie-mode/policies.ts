/** Where zombie mode differs from the other super-hero editions. */
import {
  heroAt,
  enemiesIn,
  NEVER,
  place,
  valueOf,
  type Frame,
  type Game,
  type Policies,
} from '@holdout/engine';
import { isTarget } from '../supers/enemies/approach.ts';
import { isUp, zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { HEAVY } from '../supers/kit.ts';
import { reachesAnotherZone } from '../supers/wounds/attack-order.ts';
import { sharedPolicies } from '../supers/policies.ts';
import { closeWounds, forgetFallen } from './abilities/open-wounds.ts';
import { superHero } from './cards.ts';
import { company, zonesWithoutEscort } from './company.ts';
import { noteDeed } from './deeds.ts';
import { approach, isHidden } from './sight.ts';
import { workingSkills } from './super-heroes.ts';

const MS_MARVEL = superHero('ms-marvel');
const DOCTOR_STRANGE = superHero('doctor-strange');

/** Ms. Marvel attacks heroes she sees one zone away instead of moving. */
export const strikesNextDoor = (type: number): boolean => type === MS_MARVEL;

function reach(g: Game, type: number, zone: number): readonly number[] {
  if (!strikesNextDoor(type)) return [];
  const seen = g.state.heroes
    .filter(
      (h, i) => isTarget(g, i) && !isHidden(g, i) && g.view.sight[zone * g.context.zones + h.zone] === 1,
    )
    .map((h) => h.zone);
  return [...new Set(seen)].sort((a, b) => a - b);
}

/** 1, and 1 for each enemy left behind (K-MOVE-4), and 1 where Doctor Strange looks on. */
function moveCost(g: Game, hero: number): number {
  const { zone } = heroAt(g.state, hero);
  const behind = valueOf(g, hero, 'freeLeaving') > 0 ? 0 : enemiesIn(g, zone);
  return 1 + behind + strangeToll(g, zone);
}

export function strangeToll(g: Game, zone: number): number {
  if (!isUp(g, DOCTOR_STRANGE)) return 0;
  const at = zoneOfEnemyHero(g, DOCTOR_STRANGE);
  return g.view.sight[at * g.context.zones + zone] === NEVER ? 0 : 1;
}

/** One Guard for each zone whose escorted people have none (Z-ESC-5). */
export function enemyPhaseEnds(g: Game): Frame | null {
  const zones = zonesWithoutEscort(g);
  return zones.length > 0
    ? place(
        zones.map((zone) => ({ zone, type: HEAVY, count: 1 })),
        'Z-ESC-5',
      )
    : null;
}

/** What heroes remember of those they eliminate, and of their own way. */
export function eliminated(g: Game, hero: number, type: number, zone: number, n: number): void {
  forgetFallen(g, type, zone, n);
  if (hero >= 0) noteDeed(g, hero, 'eliminated', n);
}

export const policies: Policies = {
  ...sharedPolicies,
  directions: approach,
  reach,
  company,
  // Only Undead Loyalty reaches from one zone into the next: whoever is attacked first may be too weak to help (S-WND-4).
  orderMatters: (g, zones) => reachesAnotherZone(g, 'undead-loyalty', zones, 1),
  moveCost,
  workingSkills,
  heroLeaves: closeWounds,
  heroSteps: (g, hero) => noteDeed(g, hero, 'entered'),
};
