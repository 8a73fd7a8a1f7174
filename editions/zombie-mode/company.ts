/** Bystanders act in the steps of the enemies: fighting, fleeing, escorted (Z-BYS-4 to Z-BYS-12, Z-ESC-2 to Z-ESC-11). */
import {
  itemAt,
  callIf,
  countOf,
  DONE,
  inSequence,
  procedure,
  SPAWN,
  zoneId,
  zoneOption,
  type Acting,
  type Company,
  type Decision,
  type EnemyStep,
  type Frame,
  type Game,
} from '@holdout/engine';
import { stepsToClosest, targetZones } from '../supers/enemies/approach.ts';
import { bystanderId, bystanderLeaves, movePerson } from '../supers/people/bystanders.ts';
import { HEAVY, kitOf } from '../supers/kit.ts';
import { missionOf, ownOf, type Bystander } from '../supers/own.ts';
import { approach } from './sight.ts';

/** Mission MZ4 makes everybody flee. */
export const isCombat = (g: Game, b: Bystander): boolean =>
  itemAt(kitOf(g).bystanders, b.card).combat && !missionOf(g).everybodyFlees;

export const isEscorted = (b: Bystander): boolean => b.under >= 0;

/** No rush or extra activation moves those on their own; the escorted act along with Guards of their zone that activate (Z-BYS-4, Z-ESC-2, Z-ESC-13). */
function acts(b: Bystander, acting: Acting): boolean {
  if (acting.second) return false;
  if (acting.phase) return true;
  return isEscorted(b) && acting.figures(HEAVY, b.zone) > 0;
}

const fights = (g: Game, b: Bystander): boolean => isCombat(g, b) && targetZones(g).includes(b.zone);

/** Zones they run to (Z-BYS-9). */
export const activeSpawnZones = (g: Game): number[] =>
  g.context.mission.spawns.filter((_, i) => g.state.spawns[i] === SPAWN.active).map((s) => s.zone);

export const company: Company = {
  attacks(g, acting) {
    const own = ownOf(g);
    const fighters = own.bystanders.filter((b) => acts(b, acting) && fights(g, b));
    own.fought = fighters.map((b) => b.card);
    return fighters.map((b) => ({ zone: b.zone, n: 1 }));
  },
  plan(g, acting) {
    const own = ownOf(g);
    own.plans = [];
    const forks: Fork[] = [];
    const ways = approach(g);
    own.bystanders.forEach((b, i) => {
      if (!acts(b, acting) || own.fought.includes(b.card)) return;
      const to = isEscorted(b)
        ? guardsWays(g, b, acting.steps)
        : isCombat(g, b)
          ? ways(b.zone)
          : flight(g, b);
      if (to.length === 1) own.plans.push([i, itemAt(to, 0)]);
      else if (to.length > 1) forks.push({ person: i, ways: to.slice() });
    });
    const f: Plan = { proc: 'bystander-ways', step: 'choose', forks };
    return forks.length > 0 ? f : null;
  },
  go(g) {
    return inSequence(movePeople(g));
  },
};

/** It goes where Guards of its zone go; those that stay behind are a group too (Z-ESC-2, Z-ESC-7, Z-ESC-11). */
function guardsWays(g: Game, b: Bystander, steps: readonly EnemyStep[]): number[] {
  const moves = steps.filter((s) => s.type === HEAVY && s.from === b.zone);
  const leaving = moves.reduce((n, s) => n + s.n, 0);
  const ways = [...new Set(moves.map((s) => s.to))];
  return leaving > 0 && leaving < countOf(g, HEAVY, b.zone) ? [...ways, b.zone] : ways;
}

/** Toward the nearest active spawn zone; in one already, it leaves by staying (Z-BYS-5, Z-BYS-10). */
function flight(g: Game, b: Bystander): readonly number[] {
  if (ownOf(g).frozen.includes(b.card)) return [];
  const goals = activeSpawnZones(g);
  return goals.includes(b.zone) ? [b.zone] : stepsToClosest(g.view, b.zone, goals);
}

function movePeople(g: Game): Frame[] {
  const own = ownOf(g);
  const moving = own.plans.map(([i, to]) => ({ b: itemAt(own.bystanders, i), to }));
  own.plans = [];
  const frames: Frame[] = [];
  for (const { b, to } of moving) {
    step(g, b, to);
    const extra = isEscorted(b) || isCombat(g, b) ? 0 : missionOf(g).fastBystanders;
    const gone = reachesRefuge(g, b, frames);
    if (!gone && extra > 0) frames.push({ proc: 'run-on', step: 'choose', ...{ card: b.card, left: extra } });
  }
  return frames;
}

function step(g: Game, b: Bystander, to: number): void {
  if (b.zone === to) return;
  movePerson(g, b, to, isEscorted(b) ? 'Z-ESC-2' : isCombat(g, b) ? 'Z-BYS-4' : 'Z-BYS-5');
}

/** Entering a spawn zone takes those on the run off the board (Z-BYS-6), never the escorted (Z-ESC-6). */
export function reachesRefuge(g: Game, b: Bystander, frames: Frame[]): boolean {
  if (isEscorted(b) || isCombat(g, b) || !activeSpawnZones(g).includes(b.zone)) return false;
  frames.push(...bystanderLeaves(g, ownOf(g).bystanders.indexOf(b)));
  return true;
}

/** Pushed, they escape like those who walk. */
export function personPushed(g: Game, b: Bystander): Frame | null {
  const frames: Frame[] = [];
  reachesRefuge(g, b, frames);
  return inSequence(frames);
}

/** A person with several ways to go. */
interface Fork {
  person: number;
  ways: number[];
}

interface Plan extends Frame<'bystander-ways'> {
  forks: Fork[];
}

const askWay = (g: Game, b: Bystander, ways: readonly number[]): Decision => ({
  kind: 'pick',
  prompt: 'bystander-way',
  by: 'team',
  about: { card: bystanderId(g, b.card), zone: zoneId(g, b.zone) },
  options: ways.map((z) => zoneOption(g, 'to', z)),
});

/** Equal routes, or Guards that split: the players choose (Z-BYS-8, Z-ESC-7). */
export const bystanderWaysProcedure = procedure<Plan>()({
  choose: {
    ask(g, f) {
      const fork = f.forks[0];
      if (!fork) return DONE;
      const b = itemAt(ownOf(g).bystanders, fork.person);
      return askWay(g, b, fork.ways);
    },
    take(g, f, { option }) {
      const fork = itemAt(f.forks.splice(0, 1), 0);
      ownOf(g).plans.push([fork.person, itemAt(option.args, 0)]);
      return 'choose';
    },
  },
});

interface RunOn extends Frame {
  card: number;
  left: number;
}

/** The extra zones of MZ4, one after the other. */
export const runOnProcedure = procedure<RunOn>()({
  choose: {
    ask(g, f) {
      const b = ownOf(g).bystanders.find((x) => x.card === f.card);
      const ways = b && f.left > 0 ? flight(g, b) : [];
      if (!b || ways.length === 0) return DONE;
      return askWay(g, b, ways);
    },
    take(g, f, { option }) {
      f.left--;
      const b = ownOf(g).bystanders.find((x) => x.card === f.card);
      const frames: Frame[] = [];
      if (b) {
        step(g, b, itemAt(option.args, 0));
        reachesRefuge(g, b, frames);
      }
      return callIf(f, 'choose', inSequence(frames));
    },
  },
});

/** Escorted people without a Guard get one at the end of the enemy phase, one for each zone (Z-ESC-5, Z-ESC-12). */
export function zonesWithoutEscort(g: Game): number[] {
  const zones = ownOf(g)
    .bystanders.filter(isEscorted)
    .map((b) => b.zone);
  return [...new Set(zones)].filter((z) => countOf(g, HEAVY, z) === 0);
}
