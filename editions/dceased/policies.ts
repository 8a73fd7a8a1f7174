/** Where DCeased differs from the other super-hero editions. */
import {
  itemAt,
  heroAt,
  countOf,
  EMPTY,
  enemiesIn,
  valueOf,
  type Game,
  type Policies,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { lossMatters, reachesAnotherZone } from '../supers/wounds/attack-order.ts';
import { noteEntry } from '../supers/moves/entries.ts';
import { arrival, cardsHeld, sharedPolicies } from '../supers/policies.ts';
import { atEndCheck } from '../supers/end-phase.ts';
import { highestReached } from '../supers/enemies/spawn-cards.ts';
import { takeAlong } from './along.ts';
import { approach } from './approach.ts';
import { carriesOverride, TRANSIT_OVERRIDE } from './carried.ts';
import { equipmentId } from './cards.ts';
import { FIRST_EQUIPMENT_SLOT } from './equipment.ts';
import { follow, SACRIFICE } from './escort.ts';
import { lostBy } from './fallen.ts';
import { isHushed } from './hush.ts';
import { overflow } from './overflow.ts';
import { ownOf } from './own.ts';
import { roomsToFill } from './spared.ts';
import { stride } from './zombie-heroes.ts';

const NOTHING: readonly string[] = [];

/** Traits, then equipment, then the people at the hero's side (D-ESC-2). */
function holds(g: Game, hero: number): readonly string[] {
  let held = cardsHeld(g, hero);
  const { slots } = heroAt(g.state, hero);
  for (let i = FIRST_EQUIPMENT_SLOT; i < slots.length; i++)
    if (slots[i] !== EMPTY) (held ??= []).push(equipmentId(g, itemAt(slots, i)));
  if (carriesOverride(g, hero)) (held ??= []).push(TRANSIT_OVERRIDE);
  let isEscort = false;
  for (const b of ownOf(g).bystanders) {
    if (b.hero !== hero) continue;
    (held ??= []).push(bystanderId(g, b.card));
    isEscort = true;
  }
  if (isEscort) (held ??= []).push(SACRIFICE);
  return held ?? NOTHING;
}

/** Nobody is left on the board, or the mission can no longer be met (M-ALL-9). */
const doom = (g: Game): string | undefined =>
  g.state.heroes.every((h) => h.status !== 'in') || g.context.mission.hopeless.some((x) => x.when(g))
    ? 'M-ALL-9'
    : undefined;

export const policies: Policies = {
  ...sharedPolicies,
  directions: approach,
  stride,
  orderMatters: (g, zones) => lossMatters(g, zones) || reachesAnotherZone(g, 'guardian-drone', zones, 2),
  danger: highestReached,
  lostBy: (g) => lostBy(g) ?? (atEndCheck(g) ? doom(g) : undefined),
  doom,
  alsoHolds: holds,
  moveCost: (g, hero) =>
    valueOf(g, hero, 'freeLeaving') > 0 ? 1 : 1 + enemiesIn(g, heroAt(g.state, hero).zone),
  roomsToFill,
  unsettled: overflow,
  idle: (g, type, zone) => (isHushed(g, type) ? countOf(g, type, zone) : sharedPolicies.idle(g, type, zone)),
  idleBy: (g, type, zone) =>
    isHushed(g, type) ? g.context.mission.clause : sharedPolicies.idleBy(g, type, zone),
  // Some cards answer what comes in next to a hero, too.
  entered: arrival,
  heroEntered: takeAlong,
  heroLeaves(g, hero) {
    follow(g, hero);
    noteEntry(g, hero);
  },
};
