/**
 * Who is hit: freely chosen in melee and by snipers, otherwise survivors, Walkers, Fatties and Abominations, Runners,
 * a level at a time (C-COM-2 to C-COM-8, C-COM-12, C-COM-13). Used by attacks and by cars (C-CAR-3).
 */
import {
  heroAt,
  itemAt,
  typeAt,
  asks,
  call,
  countOf,
  declareEvents,
  declarePrompts,
  enemyId,
  enemyOption,
  finish,
  heroesIn,
  heroOption,
  markUsed,
  plainOption,
  procedure,
  removeFigures,
  told,
  zoneId,
  type AllocateDecision,
  type EventsOf,
  type Game,
  type Option,
  type PromptsOf,
  type Returns,
} from '@holdout/engine';
import { TARGET_LEVELS } from './types.ts';
import { endurance, fall, suffer } from './wounds.ts';

const TOLD = declareEvents({
  'friendly-fire': told(
    { hero: 'hero', other: 'hero', hits: 'count' },
    { mark: 'broken-heart', tone: 'red', follows: true, counts: { as: 'hurt', of: 'other' }, worth: 30 },
  ),
});
const ASKED = declarePrompts({
  'friendly-fire': asks({ zone: 'zone', hits: 'number', damage: 'number' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface HitsBase {
  hero: number;
  zone: number;
  hits: number;
  damage: number;
  melee: boolean;
  /** Targets chosen freely. */
  free: boolean;
  /** Survivors who cannot be hit. */
  spared: number[];
}

interface Hits extends HitsBase, Returns<number, 'hits'> {
  /** Next level of TARGET_LEVELS. */
  level: number;
  xp: number;
  /** Wounds still to be suffered, as [survivor, hits, wounds left of the hit under way]. */
  wounds: [number, number, number][];
}

/** Finishes with the experience gained. */
export const resolveHits = (base: HitsBase): Returns<number> => {
  const f: Hits = {
    proc: 'hits',
    step: base.free ? 'free' : 'friends',
    ...base,
    level: 0,
    xp: 0,
    wounds: [],
  };
  return f;
};

export const hitsProcedure = procedure<Hits>()({
  free: {
    ask(g, f) {
      if (f.hits === 0) return 'end';
      const zombies = zombieOptions(g, f, TARGET_LEVELS.flat());
      const friends = f.melee ? [] : friendOptions(g, f);
      const killable = roomIn(zombies);
      if (friends.length === 0) return assignment(g, f, zombies, Math.min(f.hits, killable)) ?? 'lost';
      // A sniper hits friends only on purpose, so hits may also go nowhere.
      const spare: Option[] =
        f.hits > killable ? [plainOption('miss', { cap: f.hits - killable }, [-1])] : [];
      return assignment(g, f, [...zombies, ...friends, ...spare], f.hits) ?? 'lost';
    },
    take(g, f, { units }) {
      const zombies = zombieOptions(g, f, TARGET_LEVELS.flat());
      const friends = f.melee ? [] : friendOptions(g, f);
      killChosen(g, f, zombies, units);
      wound(f, friends, units.slice(zombies.length));
      f.hits -= units.reduce((a, b) => a + b, 0);
      return f.wounds.length > 0 ? 'wounds' : 'lost';
    },
  },

  friends: {
    ask(g, f) {
      const friends = friendOptions(g, f);
      if (f.hits === 0 || friends.length === 0) return 'level';
      const total = Math.min(f.hits, roomIn(friends));
      return { ...base(g, f), prompt: 'friendly-fire', total, options: friends };
    },
    take(g, f, { units }) {
      wound(f, friendOptions(g, f), units);
      f.hits -= units.reduce((a, b) => a + b, 0);
      return 'wounds';
    },
  },

  // Hits left over when a survivor dies go to the next one; wounds left over of one hit are lost (C-COM-13).
  wounds(g, f) {
    const next = f.wounds[0];
    if (!next) return f.free ? 'lost' : 'friends';
    const [hero] = next;
    if (heroAt(g.state, hero).status !== 'in') {
      f.hits += next[1];
      f.wounds.shift();
      return 'wounds';
    }
    if (next[2] === 0 && next[1] * f.damage >= endurance(g, hero)) {
      const by = heroAt(g.state, f.hero).id;
      g.emit?.('C-COM-6', {
        type: 'friendly-fire',
        hero: by,
        other: heroAt(g.state, hero).id,
        hits: next[1],
      });
      fall(g, hero);
      f.wounds.shift();
      return 'wounds';
    }
    if (next[2] === 0) {
      if (next[1] === 0) {
        f.wounds.shift();
        return 'wounds';
      }
      next[1]--;
      next[2] = f.damage;
      const by = heroAt(g.state, f.hero).id;
      g.emit?.('C-COM-6', { type: 'friendly-fire', hero: by, other: heroAt(g.state, hero).id, hits: 1 });
    }
    next[2]--;
    return call(f, 'wounds', suffer(hero, false));
  },

  level: {
    ask(g, f) {
      const types = TARGET_LEVELS[f.level];
      if (f.hits === 0 || !types) return 'lost';
      const options = zombieOptions(g, f, types);
      return assignment(g, f, options, Math.min(f.hits, roomIn(options))) ?? 'shield';
    },
    take(g, f, { units }) {
      killChosen(g, f, zombieOptions(g, f, itemAt(TARGET_LEVELS, f.level)), units);
      f.hits -= units.reduce((a, b) => a + b, 0);
      return 'shield';
    },
  },

  // What the hits cannot kill still shields the levels behind it (C-COM-7).
  shield(g, f) {
    if (itemAt(TARGET_LEVELS, f.level).some((t) => countOf(g, t, f.zone) > 0)) return 'lost';
    f.level++;
    return 'level';
  },

  lost(g, f) {
    if (f.hits > 0) g.emit?.('C-COM-3', { type: 'hits-lost', zone: zoneId(g, f.zone), hits: f.hits });
    return 'end';
  },

  end: (g, f) => finish(g, f, f.xp),
});

const roomIn = (options: readonly Option[]): number => options.reduce((sum, o) => sum + (o.cap ?? 0), 0);

const base = (g: Game, f: Hits): Omit<AllocateDecision, 'prompt' | 'total' | 'options'> => ({
  kind: 'allocate',
  by: heroAt(g.state, f.hero).seat,
  hero: heroAt(g.state, f.hero).id,
  about: { zone: zoneId(g, f.zone), hits: f.hits, damage: f.damage },
});

function assignment(g: Game, f: Hits, options: Option[], total: number): AllocateDecision | undefined {
  return total > 0 ? { ...base(g, f), prompt: 'assign-hits', total, options } : undefined;
}

/** Zombies a single hit can kill (C-COM-3). */
const zombieOptions = (g: Game, f: Hits, types: readonly number[]): Option[] =>
  types
    .filter((t) => countOf(g, t, f.zone) > 0 && typeAt(g.context, t).toughness <= f.damage)
    .map((t) => enemyOption(g, 'hit', t, { zones: [zoneId(g, f.zone)], cap: countOf(g, t, f.zone) }));

const friendOptions = (g: Game, f: Hits): Option[] =>
  heroesIn(g, f.zone)
    .filter((h) => !f.spared.includes(h))
    .map((h) => heroOption(g, 'hit', h, { cap: Math.ceil(endurance(g, h) / f.damage) }));

function killChosen(g: Game, f: Hits, options: readonly Option[], units: readonly number[]): void {
  options.forEach((o, i) => {
    const n = units[i];
    if (!n) return;
    const type = itemAt(o.args, 0);
    removeFigures(g, f.zone, type, n);
    f.xp += n * typeAt(g.context, type).xp;
    markUsed(g, f.hero, `killed:${f.zone}`);
    g.emit?.('C-COM-2', {
      type: 'enemies-killed',
      enemy: enemyId(g, type),
      n,
      zone: zoneId(g, f.zone),
      hero: heroAt(g.state, f.hero).id,
    });
  });
}

function wound(f: Hits, friends: readonly Option[], units: readonly number[]): void {
  friends.forEach((o, i) => {
    if (itemAt(units, i) > 0) f.wounds.push([itemAt(o.args, 0), itemAt(units, i), 0]);
  });
}
