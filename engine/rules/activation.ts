/**
 * Enemy activation, for the enemy phase and for every extra one (K-ENE-1 to K-ENE-9): attacks in all zones, then
 * moves of those that did not attack, then second actions in the same order. Enemies of a step move together, from
 * where they stood at its start; who they go for and how groups split are policies of the edition.
 */
import type { Acting, EnemyStep, Strike } from '../kernel/edition.ts';
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import { call, DONE, inSequence, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { fireRules } from '../mission/fire.ts';
import { enemyAttack } from './enemy-attack.ts';
import { addFork, askFork, shareOut, takeFork, type Fork } from './forks.ts';

/** Everybody who attacks a zone in this step. */
interface Pool {
  zone: number;
  strikes: Strike[];
  /** Attacks of those who are no enemies. */
  company: number;
}

/** Figures that alone take part (a rush); they are followed as they move. */
export interface Chosen {
  type: number;
  zone: number;
  n: number;
}

interface Activation extends Frame {
  /** Types that act, as a bit mask. */
  types: number;
  only: Chosen[] | null;
  /** Second action of those that have two. */
  second: boolean;
  /** No further activation for a split short of figures (C-ZMOVE-11). */
  calm: boolean;
  /** Clause that calls for it: the phase itself, a card, a shortage. */
  cause: string;
  /** Attacks from a distance whose zone the players choose. */
  aims: { type: number; from: number; n: number; zones: number[] }[];
  pools: Pool[];
  /** Groups that have attacked in this step: type * zones + zone. */
  busy: number[];
  steps: EnemyStep[];
  forks: Fork[];
  /** Types whose split ran short of figures in this step, as a bit mask. */
  short: number;
  /** Figures to be followed for the procedure below, which finds them in its `figures` afterwards. */
  watched: Chosen[] | null;
}

/** A procedure that wants to know where figures went. */
export interface Watcher extends Frame {
  figures: Chosen[];
}

const activation = (types: number, only: Chosen[] | null, cause: string, calm: boolean): Frame => {
  const f: Activation = {
    proc: 'activation',
    step: 'begin',
    types,
    only,
    second: false,
    calm,
    cause,
    aims: [],
    pools: [],
    busy: [],
    steps: [],
    forks: [],
    short: 0,
    watched: null,
  };
  return f;
};

const PHASE = 'K-ENE-9';

export const enemyPhase = (g: Game): Frame =>
  activation((1 << g.context.types.length) - 1, null, PHASE, false);
/** All enemies of these types act again, because a card says so or figures ran short. */
export const extraActivation = (types: number, cause: string): Frame => activation(types, null, cause, false);
/** The same, while the watcher that calls it keeps an eye on its figures (S-CARD-8). */
export const watchedActivation = (types: number, cause: string, figures: Chosen[]): Frame => ({
  ...activation(types, null, cause, false),
  ...{ watched: figures },
});
/** Only these figures act (S-CARD-2). */
export const activationOf = (figures: Chosen[], cause: string): Frame =>
  activation(figures.reduce((mask, x) => mask | (1 << x.type), 0), figures, cause, false); // prettier-ignore

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
    const { policies } = g.context.edition;
    f.pools = [];
    f.busy = [];
    f.aims = [];
    for (const zone of policies.targetZones?.(g) ?? zonesWithHeroes(g)) strike(g, f, zone);
    if (policies.reach) aim(g, f, policies.reach);
    for (const { zone, n } of policies.company?.attacks(g, acting(f)) ?? []) poolAt(f, zone).company += n;
    f.pools.sort((a, b) => a.zone - b.zone);
    return f.aims.length > 0 ? 'aim' : 'attack';
  },

  aim: {
    ask(g, f) {
      const shot = f.aims[0];
      if (!shot) return 'attack';
      return {
        kind: 'pick',
        prompt: 'aim',
        by: 'team',
        about: { enemy: enemyId(g, shot.type), zone: zoneId(g, shot.from) },
        options: shot.zones.map((z) => ({
          id: `at:${zoneId(g, z)}`,
          verb: 'at',
          args: [z],
          zones: [zoneId(g, z)],
        })),
      };
    },
    take(_g, f, { option }) {
      const shot = f.aims.shift();
      if (shot) poolAt(f, option.args[0]).strikes.push({ type: shot.type, from: shot.from, n: shot.n });
      return 'aim';
    },
  },

  attack: {
    ask(g, f) {
      const { policies } = g.context.edition;
      const zones = f.pools.map((p) => p.zone);
      if (zones.length === 0) return 'plan';
      if (zones.length === 1 || !policies.orderMatters?.(g, zones)) return attackFirst(g, f);
      return {
        kind: 'pick',
        prompt: 'attack-order',
        by: 'team',
        options: zones.map((z, i) => ({
          id: `in:${zoneId(g, z)}`,
          verb: 'in',
          args: [i],
          zones: [zoneId(g, z)],
        })),
      };
    },
    take(g, f, { option }) {
      f.pools.unshift(...f.pools.splice(option.args[0], 1));
      return attackFirst(g, f);
    },
  },

  // All ways are chosen from the positions at the start of the step (K-ENE-8).
  plan(g, f) {
    f.steps = [];
    f.forks = [];
    const { zones, types } = g.context;
    const waysFrom = g.context.edition.policies.directions(g);
    for (let zone = 0; zone < zones; zone++) {
      let ways: readonly number[] | undefined;
      for (let type = 0; type < types.length; type++) {
        const n = actingIn(g, f, type, zone);
        if (n === 0 || f.busy.includes(type * zones + zone)) continue;
        ways ??= waysFrom(zone);
        if (ways.length === 1) f.steps.push({ type, from: zone, to: ways[0], n });
        else if (ways.length > 1) addFork(g, f.forks, { type, n }, zone, ways);
      }
    }
    return 'fork';
  },

  fork: {
    ask: (g, f) => (f.forks[0] ? askFork(g, f.forks[0]) : 'company'),
    take(g, f, choice) {
      const fork = f.forks[0];
      addFigures(g, f, fork);
      if (takeFork(g, fork, choice, f.steps)) f.forks.shift();
      return 'fork';
    },
  },

  company(g, f) {
    f.step = 'go';
    return g.context.edition.policies.company?.plan(g, acting(f)) ?? 'go';
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
    if (f.only) f.only = follow(f.only, f.steps);
    if (f.watched) f.watched = follow(f.watched, f.steps);
    for (const s of f.steps) fireRules(g, 'enemy-enters', { hero: -1, zone: s.to, type: s.type, of: '' });
    g.stirred = true;
    f.step = 'entered';
    return g.context.edition.policies.company?.go(g) ?? 'entered';
  },

  entered(g, f) {
    f.step = 'shortage';
    const steps = f.steps;
    f.steps = [];
    return g.context.edition.policies.entered?.(g, steps) ?? 'shortage';
  },

  // After everybody has taken the step under way, once per type (C-ZMOVE-5, C-ZMOVE-11).
  shortage(g, f) {
    const short = f.calm ? 0 : f.short;
    f.short = 0;
    f.step = 'second';
    const types = g.context.types.map((_, t) => t).filter((t) => short & (1 << t));
    return inSequence(types.map((t) => activation(1 << t, null, 'C-ZMOVE-5', true))) ?? 'second';
  },

  second(g, f) {
    f.types &= twoActionTypes(g);
    if (!f.second && f.types !== 0) {
      f.second = true;
      return 'attacks';
    }
    const { stack } = g.state;
    if (f.watched) (stack[stack.length - 2] as Watcher).figures = f.watched;
    return DONE;
  },
});

const acting = (f: Activation): Acting => ({
  types: f.types,
  second: f.second,
  phase: f.cause === PHASE,
  steps: f.steps,
});

/** Figures of a type in a zone that act now. */
function actingIn(g: Game, f: Activation, type: number, zone: number): number {
  const here = g.state.enemies[type * g.context.zones + zone];
  if (here === 0 || !(f.types & (1 << type))) return 0;
  const { idle } = g.context.edition.policies;
  const awake = idle ? here - idle(g, type, zone) : here;
  if (!f.only) return awake;
  let chosen = 0;
  for (const x of f.only) if (x.type === type && x.zone === zone) chosen += x.n;
  return Math.min(chosen, awake);
}

function zonesWithHeroes(g: Game): number[] {
  const found: number[] = [];
  for (const h of g.state.heroes) if (h.zone >= 0 && !found.includes(h.zone)) found.push(h.zone);
  return found;
}

/** Whoever shares the zone with a target attacks (K-ENE-1, K-ENE-3). */
function strike(g: Game, f: Activation, zone: number): void {
  const { zones, types } = g.context;
  for (let type = 0; type < types.length; type++) {
    const n = actingIn(g, f, type, zone);
    if (n === 0) continue;
    poolAt(f, zone).strikes.push({ type, from: zone, n });
    f.busy.push(type * zones + zone);
  }
}

function aim(
  g: Game,
  f: Activation,
  reach: (g: Game, type: number, zone: number) => readonly number[],
): void {
  const { zones, types } = g.context;
  for (let type = 0; type < types.length; type++) {
    for (let zone = 0; zone < zones; zone++) {
      const n = actingIn(g, f, type, zone);
      if (n === 0 || f.busy.includes(type * zones + zone)) continue;
      const within = reach(g, type, zone);
      if (within.length === 0) continue;
      f.busy.push(type * zones + zone);
      f.aims.push({ type, from: zone, n, zones: within.slice() });
    }
  }
}

function poolAt(f: Activation, zone: number): Pool {
  const found = f.pools.find((p) => p.zone === zone);
  if (found) return found;
  const pool: Pool = { zone, strikes: [], company: 0 };
  f.pools.push(pool);
  return pool;
}

function attackFirst(g: Game, f: Activation): Frame | string {
  const pool = f.pools.shift();
  if (!pool) return 'plan';
  const { zone, strikes, company } = pool;
  const { zoneAttack } = g.context.edition.policies;
  if (zoneAttack) return call(f, 'attack', zoneAttack(g, zone, strikes, company));
  return call(f, 'attack', enemyAttack(zone, strikes.reduce((n, s) => n + s.n, company))); // prettier-ignore
}

const twoActionTypes = (g: Game): number =>
  g.context.types.reduce((mask, t, i) => (t.actions > 1 ? mask | (1 << i) : mask), 0);

/** Takes the figures that splitting adds out of the box (C-ZMOVE-4) and notes a shortage (C-ZMOVE-5). */
function addFigures(g: Game, f: Activation, fork: Fork): void {
  const { n, wanted, total } = shareOut(g, fork);
  const { type } = fork.groups[0];
  const enemy = enemyId(g, type);
  if (total < wanted) {
    f.short |= 1 << type;
    g.emit?.('C-ZMOVE-5', { type: 'figures-short', enemy, missing: wanted - total });
  }
  if (total === n) return;
  fork.groups[0].n = total;
  fork.family += total - n;
  g.state.enemies[type * g.context.zones + fork.from] += total - n;
  g.state.supply[type] -= total - n;
  g.emit?.('C-ZMOVE-4', { type: 'enemies-added', enemy, n: total - n, zone: zoneId(g, fork.from) });
}

/** Where chosen figures stand after the step: they fill the groups that left their zone one after the other. */
function follow(chosen: readonly Chosen[], steps: readonly EnemyStep[]): Chosen[] {
  return chosen.flatMap((x) => {
    const moved: Chosen[] = [];
    let left = x.n;
    for (const s of steps) {
      if (s.type !== x.type || s.from !== x.zone || left === 0) continue;
      const n = Math.min(left, s.n);
      moved.push({ type: s.type, zone: s.to, n });
      left -= n;
    }
    return left > 0 ? [...moved, { ...x, n: left }] : moved;
  });
}
