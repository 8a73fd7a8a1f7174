/** Where zombie mode differs from the other editions. */
import {
  abilitiesOf,
  DONE,
  enemiesIn,
  EMPTY,
  enemyId,
  moment,
  NEVER,
  place,
  procedure,
  valueOf,
  type EnemyStep,
  type Frame,
  type Game,
  type Policies,
} from '@holdout/engine';
import { isTarget, targetZones } from '../supers/approach.ts';
import { revealIn } from '../supers/bystanders.ts';
import { enemyHeroesUp, isUp, wakeIn, zoneOfEnemyHero } from '../supers/enemy-heroes.ts';
import { BYSTANDER_SLOT, HEAVY } from '../supers/kit.ts';
import { actionDone } from '../supers/mission-effects.ts';
import { buildingOpened, roomsToFill } from '../supers/open.ts';
import { missionOf, ownOf } from '../supers/own.ts';
import { healthOf, zoneAttack } from '../supers/pool.ts';
import { atEndCheck, enemyTurn } from '../supers/round.ts';
import { danger, resolveSpawnCard } from '../supers/spawn-cards.ts';
import { turnEnds, turnStarts } from '../supers/turn-end.ts';
import { certainWounds, fall } from '../supers/wounds.ts';
import { BYSTANDERS, superHero, TRAITS } from './cards.ts';
import { company, zonesWithoutEscort } from './company.ts';
import { approach, isHidden } from './sight.ts';

const MS_MARVEL = superHero('ms-marvel');
const DOCTOR_STRANGE = superHero('doctor-strange');

const NOTHING: readonly string[] = [];

/** Bystander card first, then traits. */
function alsoHolds(g: Game, hero: number): readonly string[] {
  const { slots } = g.state.heroes[hero];
  let held: string[] | undefined;
  for (let i = 0; i < slots.length; i++) {
    if (slots[i] === EMPTY) continue;
    (held ??= []).push(i === BYSTANDER_SLOT ? BYSTANDERS[slots[i]].id : TRAITS[slots[i]].id);
  }
  return held ?? NOTHING;
}

/** Stunned figures and sleeping Super Heroes. */
function idle(g: Game, type: number, zone: number): number {
  const own = ownOf(g);
  if (own.asleep.includes(type)) return 1;
  let n = 0;
  for (const s of own.stunned) if (s.type === type && s.zone === zone) n += s.n;
  return n;
}

/** Ms. Marvel attacks heroes she sees one zone away instead of moving. */
function reach(g: Game, type: number, zone: number): readonly number[] {
  if (type !== MS_MARVEL) return [];
  const seen = g.state.heroes
    .filter(
      (h, i) => isTarget(g, i) && !isHidden(g, i) && g.view.sight[zone * g.context.zones + h.zone] === 1,
    )
    .map((h) => h.zone);
  return [...new Set(seen)].sort((a, b) => a - b);
}

/** 1, and 1 for each enemy left behind (K-MOVE-4), and 1 where Doctor Strange looks on. */
export function moveCost(g: Game, hero: number): number {
  const { zone } = g.state.heroes[hero];
  const behind = valueOf(g, hero, 'freeLeaving') > 0 ? 0 : enemiesIn(g, zone);
  return 1 + behind + strangeToll(g, zone);
}

export function strangeToll(g: Game, zone: number): number {
  if (!isUp(g, DOCTOR_STRANGE)) return 0;
  const at = zoneOfEnemyHero(g, DOCTOR_STRANGE);
  return g.view.sight[at * g.context.zones + zone] === NEVER ? 0 : 1;
}

export interface Entered extends Frame {
  steps: EnemyStep[];
}

/** Enemies have walked into zones of heroes. */
function entered(g: Game, steps: readonly EnemyStep[]): Frame | null {
  const into = steps.filter((s) => g.state.heroes.some((h) => h.zone === s.to));
  if (into.length === 0 || !g.context.moments.has('enemies-enter')) return null;
  const f: Entered = { proc: 'enemies-entered', step: 'moment', steps: into };
  return f;
}

export const enemiesEnteredProcedure = procedure<Entered>({
  moment(g, f) {
    f.step = 'end';
    return moment(g, 'enemies-enter', -1) ?? 'end';
  },
  end: () => DONE,
});

/** Only Undead Loyalty reaches from one zone into the next: whoever is attacked first may be too weak to help (S-WND-4). */
const orderMatters = (g: Game, zones: readonly number[]): boolean =>
  g.state.heroes.some(
    (h, hero) =>
      abilitiesOf(g, hero).includes('undead-loyalty') &&
      zones.some((z) => z !== h.zone && g.view.sight[h.zone * g.context.zones + z] <= 1),
  );

/** Lost in the End Phase when a hero is gone or the mission can no longer be met (Z-LOSE-1, M-ALL-9). */
function lostBy(g: Game): string | undefined {
  if (!atEndCheck(g)) return undefined;
  if (g.state.heroes.some((h) => h.status === 'dead')) return 'Z-LOSE-1';
  return g.context.mission.hopeless.some((x) => x.when(g)) ? 'M-ALL-9' : undefined;
}

/** One Guard for each zone whose escorted people have none (Z-ESC-5). */
export function enemyPhaseEnds(g: Game): Frame | null {
  const zones = zonesWithoutEscort(g);
  return zones.length > 0 ? place(zones.map((zone) => ({ zone, type: HEAVY, count: 1 }))) : null;
}

export const policies: Policies = {
  endurance: healthOf,
  suffer: (_g, hero) => certainWounds(hero, 1),
  fall,
  directions: approach,
  groupWanted: (_type, n) => n,
  danger,
  lostBy,
  roomsToFill,
  resolveSpawnCard,
  enemyTurn,
  targetZones,
  alsoHolds,
  enemyAbilities: (g) => enemyHeroesUp(g).map((t) => enemyId(g, t)),
  idle,
  reach,
  company,
  zoneAttack,
  orderMatters,
  entered,
  turnStarts,
  turnEnds,
  moveCost,
  heroMoved: (g, _hero, entered) => (missionOf(g).revealOnEntering ? revealIn(g, entered) : null),
  actionDone,
  buildingOpens: wakeIn,
  buildingOpened,
};
