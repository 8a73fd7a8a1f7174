/**
 * Enemy activation, for the enemy phase and for every extra one (K-ENE-1 to K-ENE-9): attacks in all zones, then
 * moves of those that did not attack, then second actions in the same order. Enemies of a step move together, from
 * where they stood at its start; who they go for and how groups split are policies of the edition.
 */
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import {
  call,
  callIf,
  DONE,
  finish,
  inSequence,
  procedure,
  type Next,
  type Returns,
} from '../kernel/procedure.ts';
import { option } from '../kernel/option.ts';
import type { Frame } from '../kernel/state.ts';
import { fireRules } from '../mission/fire.ts';
import { fired, type TriggersOf } from '../mission/triggers.ts';
import { acting, ENEMY_PHASE, follow, type Activation, type Chosen } from './acting.ts';
import { openBuildings } from './doors.ts';
import { enemyAttack } from './enemy-attack.ts';
import { askFork, shareOut, takeFork, type Fork } from './forks.ts';
import { juncture } from './junctures.ts';
import { tellAims, tellAttacks } from './motives.ts';
import { zoneOption } from './options.ts';
import { planSteps } from './plan.ts';
import { gatherAttacks, poolAt } from './strikes.ts';
import { breakOpen, takeBreaks } from './windows.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { addTo, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  activation: told(
    { enemies: 'enemy[]', extra: 'flag', nobody: 'flag?' },
    { mark: 'sharp-lips', tone: 'red', opens: true },
  ),
  'enemies-moved': told(
    { enemy: 'enemy', n: 'count', from: 'zone', to: 'zone' },
    { mark: 'horde', tone: 'plain', beat: 'swarm' },
  ),
  'enemies-added': told(
    { enemy: 'enemy', n: 'count', zone: 'zone' },
    { mark: 'stick-splitting', tone: 'plain', beat: 'rise', opens: true },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  aim: asks({ enemy: 'enemy', zone: 'zone' }),
  'attack-order': asks({}, { order: true }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
/** Enemies move into a zone: once for each group, when all have taken the step. */
export const ENTRY_TRIGGERS = { 'enemy-enters': fired(['enemies', 'zone'], {}, { area: true }) };
declare module '../mission/triggers.ts' {
  interface TriggerMap extends TriggersOf<typeof ENTRY_TRIGGERS> {}
}
declare module '../kernel/ability.ts' {
  interface Junctures {
    'enemies-activate': Activation;
    'enemies-move': Activation;
    'enemies-acted': Activation;
  }
}

const activation = (types: number, only: Chosen[] | null, cause: string, calm: boolean): Frame => {
  const f: Activation = {
    proc: 'activation',
    step: 'begin',
    types,
    only,
    tired: [],
    second: false,
    once: false,
    calm,
    cause,
    aims: [],
    pools: [],
    busy: [],
    steps: [],
    broken: [],
    forks: [],
    short: 0,
    watched: null,
  };
  return f;
};

export const enemyPhase = (g: Game): Frame =>
  activation((1 << g.context.types.length) - 1, null, ENEMY_PHASE, false);
/** All enemies of these types act again, because a card says so or figures ran short. */
export const extraActivation = (types: number, cause: string): Frame => activation(types, null, cause, false);
/** The same; the caller is given where these figures are afterwards (S-CARD-8). */
export const watchedActivation = (types: number, cause: string, figures: Chosen[]): Returns<Chosen[]> => ({
  ...activation(types, null, cause, false),
  ...{ watched: figures },
});
/** Only these figures act (S-CARD-2). */
export const activationOf = (figures: Chosen[], cause: string): Frame =>
  activation(figures.reduce((mask, x) => mask | (1 << x.type), 0), figures, cause, false); // prettier-ignore
/** One figure takes one action. */
export const singleAction = (type: number, zone: number, cause: string): Frame => ({
  ...activationOf([{ type, zone, n: 1 }], cause),
  ...{ once: true },
});

export const activationProcedure = procedure<Activation>()({
  begin(g, f) {
    g.emit?.(f.cause, {
      type: 'activation',
      enemies: g.context.types.filter((_, t) => f.types & (1 << t)).map((t) => t.id),
      extra: f.cause !== ENEMY_PHASE,
      ...(f.cause !== ENEMY_PHASE && isNobodyThere(g, f.types) ? { nobody: true } : {}),
    });
    return callIf(f, 'attacks', juncture(g, 'enemies-activate', -1));
  },

  attacks(g, f) {
    gatherAttacks(g, f);
    if (g.heed) tellAttacks(g, f);
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
        options: shot.zones.map((z) => zoneOption(g, 'at', z)),
      };
    },
    take(_g, f, { option }) {
      const shot = f.aims.shift();
      if (shot)
        poolAt(f, itemAt(option.args, 0)).strikes.push({ type: shot.type, from: shot.from, n: shot.n });
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
        options: zones.map((z, i) => option('in', 'zones', [i], { zones: [zoneId(g, z)] })),
      };
    },
    take(g, f, { option }) {
      f.pools.unshift(...f.pools.splice(itemAt(option.args, 0), 1));
      return attackFirst(g, f);
    },
  },

  // All ways are chosen from the positions at the start of the step (K-ENE-8).
  plan(g, f) {
    if (g.heed) tellAims(g, f);
    planSteps(g, f);
    return callIf(f, 'fork', juncture(g, 'enemies-move', -1));
  },

  fork: {
    ask: (g, f) => (f.forks[0] ? askFork(g, f.forks[0]) : 'company'),
    take(g, f, choice) {
      const fork = itemAt(f.forks, 0);
      addFigures(g, f, fork);
      if (takeFork(g, fork, choice, f.steps)) f.forks.shift();
      return 'fork';
    },
  },

  company(g, f) {
    return callIf(f, 'go', g.context.edition.policies.company?.plan(g, acting(g, f)));
  },

  go(g, f) {
    const { zones } = g.context;
    const breaking = takeBreaks(g, f);
    const { stride } = g.context.edition.policies;
    const walking = stride ? f.steps.filter((s) => stride(g, s.type) !== 'placed') : f.steps;
    for (const s of f.steps) {
      addTo(g.state.enemies, s.type * zones + s.from, -s.n);
      addTo(g.state.enemies, s.type * zones + s.to, s.n);
      g.emit?.(walking.includes(s) ? 'K-ENE-6' : 'S-CARD-4', {
        type: 'enemies-moved',
        enemy: enemyId(g, s.type),
        n: s.n,
        from: zoneId(g, s.from),
        to: zoneId(g, s.to),
      });
    }
    if (f.only) f.only = follow(f.only, f.steps);
    if (f.watched) f.watched = follow(f.watched, f.steps);
    f.steps = walking;
    const rules = walking.flatMap((s) =>
      fireRules(g, 'enemy-enters', { hero: -1, zone: s.to, type: s.type, of: '' }),
    );
    breakOpen(g, f, breaking);
    g.stirred = true;
    // What the mission's rules still have to do waits until everybody has taken the step.
    const along = g.context.edition.policies.company?.go(g);
    return callIf(f, 'entered', inSequence(along ? [along, ...rules] : rules));
  },

  entered(g, f) {
    const steps = f.steps;
    f.steps = [];
    return callIf(f, 'broken', g.context.edition.policies.entered?.(g, steps));
  },

  // A building opened by a broken window is filled when all moves of the step are done (H-WIN-4, H-WIN-7).
  broken(g, f) {
    if (f.broken.length === 0) return 'shortage';
    const sides = f.broken.map((door) => itemAt(g.context.board.doors, door)).flatMap(({ a, b }) => [a, b]);
    f.broken = [];
    return call(f, 'shortage', openBuildings(sides));
  },

  // After everybody has taken the step under way, once per type (C-ZMOVE-5, C-ZMOVE-11).
  shortage(g, f) {
    const short = f.calm ? 0 : f.short;
    f.short = 0;
    if (short === 0) return 'second';
    const types = g.context.types.map((_, t) => t).filter((t) => short & (1 << t));
    return callIf(f, 'second', inSequence(types.map((t) => activation(1 << t, null, 'C-ZMOVE-5', true))));
  },

  second(g, f) {
    f.types &= twoActionTypes(g);
    if (!f.second && !f.once) {
      f.second = true;
      f.types &= ~tiredTypes(g, f.types);
      if (f.types !== 0) return 'attacks';
    }
    return callIf(f, 'done', juncture(g, 'enemies-acted', -1));
  },

  done: (g, f) => (f.watched ? finish(g, f, f.watched) : DONE),
});

function attackFirst(g: Game, f: Activation): Next<'plan' | 'attack'> {
  const pool = f.pools.shift();
  if (!pool) return 'plan';
  const { zone, strikes, company } = pool;
  const { zoneAttack } = g.context.edition.policies;
  if (zoneAttack) return call(f, 'attack', zoneAttack(g, zone, strikes, company));
  return call(f, 'attack', enemyAttack(zone, strikes.reduce((n, s) => n + s.n, company))); // prettier-ignore
}

/** An activation of types that are not on the board does nothing (S-CARD-13), and is told so. */
const isNobodyThere = (g: Game, types: number): boolean =>
  g.state.enemies.every((n, at) => n === 0 || !(types & (1 << Math.floor(at / g.context.zones))));

const twoActionTypes = (g: Game): number =>
  g.context.types.reduce((mask, t, i) => (t.actions > 1 ? mask | (1 << i) : mask), 0);

/** Types that take their first action only, as a bit mask. */
function tiredTypes(g: Game, types: number): number {
  const { tires } = g.context.edition.policies;
  if (!tires) return 0;
  return g.context.types.reduce(
    (mask, _, t) => (types & (1 << t) && tires(g, t) ? mask | (1 << t) : mask),
    0,
  );
}

/** Takes the figures that splitting adds out of the box (C-ZMOVE-4) and notes a shortage (C-ZMOVE-5). */
function addFigures(g: Game, f: Activation, fork: Fork): void {
  const { n, wanted, total } = shareOut(g, fork);
  const { type } = itemAt(fork.groups, 0);
  const enemy = enemyId(g, type);
  if (total < wanted) {
    f.short |= 1 << type;
    g.emit?.('C-ZMOVE-5', { type: 'figures-short', enemy, missing: wanted - total });
  }
  if (total === n) return;
  itemAt(fork.groups, 0).n = total;
  fork.family += total - n;
  addTo(g.state.enemies, type * g.context.zones + fork.from, total - n);
  addTo(g.state.supply, type, -(total - n));
  g.emit?.('C-ZMOVE-4', { type: 'enemies-added', enemy, n: total - n, zone: zoneId(g, fork.from) });
}
