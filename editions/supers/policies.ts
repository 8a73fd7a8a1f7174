/** Policies that all super-hero editions share. */
import {
  heroAt,
  itemAt,
  callIf,
  DONE,
  EMPTY,
  juncture,
  procedure,
  type EnemyStep,
  type Frame,
  type Game,
  type Policies,
} from '@holdout/engine';
import { atEndCheck, atEndRecheck } from './end-phase.ts';
import { targetZones } from './enemies/approach.ts';
import { revealIn } from './people/bystanders.ts';
import { isUp, wakeIn } from './enemies/enemy-heroes.ts';
import { stepsFrom } from './missions/force-field.ts';
import { AFTER_TRAITS, BYSTANDER_SLOT, kitOf } from './kit.ts';
import { actionDone } from './missions/effects.ts';
import { buildingOpened, roomsToFill } from './moves/open.ts';
import { missionOf, ownOf } from './own.ts';
import { healthOf, zoneAttack } from './wounds/pool.ts';
import { enemyTurn } from './round.ts';
import { danger, resolveSpawnCard, spawnReadings } from './enemies/spawn-cards.ts';
import { turnEnds, turnStarts } from './turn-end.ts';
import { certainWounds, fall } from './wounds/wounds.ts';

declare module '@holdout/engine' {
  interface Junctures {
    'enemies-enter': Entered;
  }
}

const NOTHING: readonly string[] = [];

/** Bystander card first, then traits, as far as they can be used now; undefined where it is nothing, as it mostly is. */
export function cardsHeld(g: Game, hero: number): string[] | undefined {
  const { slots } = heroAt(g.state, hero);
  const { bystanders, traits, noTraits } = kitOf(g);
  let held: string[] | undefined;
  for (let i = 0; i < AFTER_TRAITS; i++) {
    if (slots[i] === EMPTY || (i !== BYSTANDER_SLOT && noTraits?.(g, hero))) continue;
    const { id } =
      i === BYSTANDER_SLOT ? itemAt(bystanders, itemAt(slots, i)) : itemAt(traits, itemAt(slots, i));
    (held ??= []).push(id);
  }
  return held;
}

/** Stunned figures, enemies the mission stops, sleeping enemy heroes, and everybody on a level that sleeps (H-LVL-3). */
function idle(g: Game, type: number, zone: number): number {
  const own = ownOf(g);
  if (own.asleep.includes(type)) return 1;
  if (own.stopped.includes(type)) return itemAt(g.state.enemies, type * g.context.zones + zone);
  if (kitOf(g).sleeps?.(g, zone)) return itemAt(g.state.enemies, type * g.context.zones + zone);
  let n = 0;
  for (const s of own.stunned) if (s.type === type && s.zone === zone) n += s.n;
  return n;
}

/** Whom the mission keeps still it names itself; a level without heroes sleeps (H-LVL-3). */
function idleBy(g: Game, type: number, zone: number): string {
  const { asleep, stopped } = ownOf(g);
  if (asleep.includes(type) || stopped.includes(type)) return g.context.mission.clause;
  return kitOf(g).sleeps?.(g, zone) ? 'H-LVL-3' : 'K-ENE-1';
}

export interface Entered extends Frame<'enemies-entered'> {
  steps: EnemyStep[];
}

/** Enemies have walked into zones of heroes. */
function entered(g: Game, steps: readonly EnemyStep[]): Frame | null {
  return arrival(
    g,
    steps.filter((s) => g.state.heroes.some((h) => h.zone === s.to)),
  );
}

/** They have come into these zones, by moving or pushed: heroes may react once for all of them (D-ACT-4). */
export function arrival(g: Game, steps: readonly EnemyStep[]): Frame | null {
  if (steps.length === 0 || !g.context.reactions.has('enemies-enter')) return null;
  const f: Entered = { proc: 'enemies-entered', step: 'moment', steps: steps.slice() };
  return f;
}

export const enemiesEnteredProcedure = procedure<Entered>()({
  moment(g, f) {
    return callIf(f, 'end', juncture(g, 'enemies-enter', -1));
  },
  end: () => DONE,
});

/** Somebody has been eliminated, and the mission forgives nobody (Z-LOSE-1, H-LOSE-1). */
function bereft(g: Game): string | undefined {
  for (const h of g.state.heroes) if (h.status === 'dead') return kitOf(g).clauses.lost;
  return undefined;
}

/** Lost in the End Phase for that, or because the mission can no longer be met (M-ALL-9). */
const doom = (g: Game): string | undefined =>
  bereft(g) ?? (g.context.mission.hopeless.some((x) => x.when(g)) ? 'M-ALL-9' : undefined);

/** Those whom the effects of the End Phase eliminate lose it, too, when those are done (S-END-1). */
function lostBy(g: Game): string | undefined {
  if (atEndCheck(g)) return doom(g);
  return atEndRecheck(g) ? bereft(g) : undefined;
}

export const sharedPolicies = {
  health: healthOf,
  suffer: (_g, hero) => certainWounds(hero, 1),
  fall,
  groupWanted: (_type, n) => n,
  danger,
  lostBy,
  doom,
  roomsToFill,
  spawnReadings,
  resolveSpawnCard,
  enemyTurn,
  targetZones,
  alsoHolds: (g, hero) => cardsHeld(g, hero) ?? NOTHING,
  hasAbility: isUp,
  idle,
  idleBy,
  zoneAttack,
  entered,
  turnStarts,
  turnEnds,
  waysOn: (g, hero) => stepsFrom(g, heroAt(g.state, hero).zone),
  heroMoved: (g, _hero, into) => (missionOf(g).revealOnEntering ? revealIn(g, into) : null),
  actionDone,
  // A spawn point on a level that sleeps draws no card (H-LVL-3).
  spawnsAt: (g, zone) => !kitOf(g).sleeps?.(g, zone),
  // In large teams the first spawn point draws twice in each enemy phase; the set-up comes before the first round (M-MH3).
  spawnCards: (g, spawn) =>
    spawn === 0 && g.state.round > 0 && g.state.heroes.length >= missionOf(g).extraFirstCard ? 2 : 1,
  buildingOpens: wakeIn,
  buildingOpened,
} satisfies Partial<Policies>;
