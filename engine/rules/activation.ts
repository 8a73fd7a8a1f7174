/**
 * Enemy activation, for the enemy phase and for every extra one (K-ENE-1 to K-ENE-9): attacks in all zones, then
 * moves of those that did not attack, then second actions in the same order. Enemies of a step move together, from
 * where they stood at its start; who they go for and how groups split are policies of the edition.
 */
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import { call, DONE, inSequence, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { enemyAttack } from './enemy-attack.ts';

/** A group of one type that goes from one zone to another. */
interface Step {
  type: number;
  from: number;
  to: number;
  n: number;
}
/** A group with several ways to go. */
interface Fork {
  type: number;
  from: number;
  ways: number[];
}

interface Activation extends Frame {
  /** Types that act, as a bit mask. */
  types: number;
  /** Second action of those that have two. */
  second: boolean;
  /** No further activation for a split short of figures (C-ZMOVE-11). */
  calm: boolean;
  /** Clause that calls for it: the phase itself, a card, a shortage. */
  cause: string;
  attacking: number[];
  attacked: number[];
  steps: Step[];
  forks: Fork[];
  /** Types whose split ran short of figures in this step, as a bit mask. */
  short: number;
}

const activation = (types: number, cause: string, calm: boolean): Frame => {
  const f: Activation = {
    proc: 'activation',
    step: 'begin',
    types,
    second: false,
    calm,
    cause,
    attacking: [],
    attacked: [],
    steps: [],
    forks: [],
    short: 0,
  };
  return f;
};

const PHASE = 'K-ENE-9';

export const enemyPhase = (g: Game): Frame => activation((1 << g.context.types.length) - 1, PHASE, false);
/** All enemies of these types act again, because a card says so or figures ran short. */
export const extraActivation = (types: number, cause: string): Frame => activation(types, cause, false);

export const activationProcedure = procedure<Activation>({
  begin(g, f) {
    g.emit?.(f.cause, {
      type: 'activation',
      enemies: g.context.types.filter((_, t) => f.types & (1 << t)).map((t) => t.id),
      extra: f.cause !== PHASE,
    });
    return 'attacks';
  },

  attacks(g, f) {
    f.attacking = [];
    const { zones } = g.context;
    const { policies } = g.context.edition;
    for (const h of g.state.heroes) {
      if (h.zone >= 0 && !f.attacking.includes(h.zone) && acting(g, f.types, h.zone) > 0)
        f.attacking.push(h.zone);
    }
    if (policies.hasOtherTargets) {
      for (let z = 0; z < zones; z++) {
        if (!f.attacking.includes(z) && acting(g, f.types, z) > 0 && policies.hasOtherTargets(g, z))
          f.attacking.push(z);
      }
    }
    f.attacking.sort((a, b) => a - b);
    f.attacked = f.attacking.slice();
    return 'attack';
  },

  attack(g, f) {
    const zone = f.attacking.shift();
    if (zone === undefined) return 'plan';
    return call(f, 'attack', enemyAttack(zone, acting(g, f.types, zone)));
  },

  // All ways are chosen from the positions at the start of the step (K-ENE-8).
  plan(g, f) {
    f.steps = [];
    f.forks = [];
    const { zones, types } = g.context;
    const waysFrom = g.context.edition.policies.directions(g);
    for (let zone = 0; zone < zones; zone++) {
      if (acting(g, f.types, zone) === 0 || f.attacked.includes(zone)) continue;
      const ways = waysFrom(zone);
      if (ways.length === 0) continue;
      for (let type = 0; type < types.length; type++) {
        const n = f.types & (1 << type) ? g.state.enemies[type * zones + zone] : 0;
        if (n === 0) continue;
        if (ways.length === 1) f.steps.push({ type, from: zone, to: ways[0], n });
        else f.forks.push({ type, from: zone, ways: ways.slice() });
      }
    }
    return 'fork';
  },

  fork: {
    ask(g, f) {
      const fork = f.forks[0];
      if (!fork) return 'go';
      const { total, base, rest } = shareOut(g, fork);
      return {
        kind: 'allocate',
        prompt: 'split',
        by: 'team',
        total: rest,
        about: { enemy: enemyId(g, fork.type), zone: zoneId(g, fork.from), n: total, each: base },
        options: fork.ways.map((to) => ({
          id: `to:${zoneId(g, to)}`,
          verb: 'to',
          args: [to],
          zones: [zoneId(g, to)],
          cap: 1,
        })),
      };
    },
    take(g, f, { units }) {
      const fork = f.forks[0];
      const shares = shareOut(g, fork);
      f.forks.shift();
      addFigures(g, f, fork, shares);
      fork.ways.forEach((to, i) => {
        const n = shares.base + units[i];
        if (n > 0) f.steps.push({ type: fork.type, from: fork.from, to, n });
      });
      return 'fork';
    },
  },

  go(g, f) {
    const { zones } = g.context;
    for (const s of f.steps) g.state.enemies[s.type * zones + s.from] -= s.n;
    for (const s of f.steps) {
      g.state.enemies[s.type * zones + s.to] += s.n;
      g.emit?.('K-ENE-6', {
        type: 'enemies-moved',
        enemy: enemyId(g, s.type),
        n: s.n,
        from: zoneId(g, s.from),
        to: zoneId(g, s.to),
      });
    }
    arrive(g, f.steps);
    f.steps = [];
    g.stirred = true;
    return 'shortage';
  },

  // After everybody has taken the step under way, once per type (C-ZMOVE-5, C-ZMOVE-11).
  shortage(g, f) {
    const short = f.calm ? 0 : f.short;
    f.short = 0;
    f.step = 'second';
    const types = g.context.types.map((_, t) => t).filter((t) => short & (1 << t));
    return inSequence(types.map((t) => activation(1 << t, 'C-ZMOVE-5', true))) ?? 'second';
  },

  second(g, f) {
    if (f.second) return DONE;
    f.second = true;
    f.types &= twoActionTypes(g);
    return f.types === 0 ? DONE : 'attacks';
  },
});

/** Figures of the acting types in a zone. */
function acting(g: Game, types: number, zone: number): number {
  const { zones } = g.context;
  const count = g.context.types.length;
  let n = 0;
  for (let t = 0; t < count; t++) if (types & (1 << t)) n += g.state.enemies[t * zones + zone];
  return n;
}

const twoActionTypes = (g: Game): number =>
  g.context.types.reduce((mask, t, i) => (t.actions > 1 ? mask | (1 << i) : mask), 0);

interface Shares {
  n: number;
  /** Figures wanted, and figures there will be: fewer when the box runs out (C-ZMOVE-11). */
  wanted: number;
  total: number;
  /** Figures for each way, and the rest that players put on one way each. */
  base: number;
  rest: number;
}

function shareOut(g: Game, fork: Fork): Shares {
  const n = g.state.enemies[fork.type * g.context.zones + fork.from];
  const wanted = g.context.edition.policies.groupWanted(fork.type, n, fork.ways.length);
  const total = Math.min(wanted, n + g.state.supply[fork.type]);
  const base = Math.floor(total / fork.ways.length);
  return { n, wanted, total, base, rest: total - base * fork.ways.length };
}

/** Takes the figures that splitting adds out of the box (C-ZMOVE-4) and notes a shortage (C-ZMOVE-5). */
function addFigures(g: Game, f: Activation, fork: Fork, { n, wanted, total }: Shares): void {
  const enemy = enemyId(g, fork.type);
  if (total < wanted) {
    f.short |= 1 << fork.type;
    g.emit?.('C-ZMOVE-5', { type: 'figures-short', enemy, missing: wanted - total });
  }
  if (total === n) return;
  g.state.enemies[fork.type * g.context.zones + fork.from] += total - n;
  g.state.supply[fork.type] -= total - n;
  g.emit?.('C-ZMOVE-4', { type: 'enemies-added', enemy, n: total - n, zone: zoneId(g, fork.from) });
}

/** Mission rules about zones that enemies reach. */
function arrive(g: Game, steps: readonly Step[]): void {
  for (const rule of g.context.mission.rules) {
    if (rule.on !== 'enemy-enters') continue;
    for (const s of steps) {
      const here = g.state.enemies[s.type * g.context.zones + s.to];
      if (here === 0 || !rule.area.includes(s.to)) continue;
      for (const effect of rule.effects) effect(g, { hero: -1, zone: s.to, type: s.type });
    }
  }
}
