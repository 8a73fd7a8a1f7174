/** Conditions and effects that missions of every edition use. */
import { DANGER_LEVELS, SPAWN } from '../kernel/vocabulary.ts';
import { enemiesIn, zoneId } from '../kernel/game.ts';
import { inSequence } from '../kernel/procedure.ts';
import { experience } from '../rules/experience.ts';
import { spawnCard } from '../rules/spawning.ts';
import type { Reader } from './reader.ts';
import type { Condition, Effect, Lookup } from './words.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';

const TOLD = declareEvents({
  'enemies-removed': told({ enemy: 'enemy', n: 'count', zone: 'zone' }, { beat: 'kill' }),
  'spawn-activated': told({ zone: 'zone' }, { beat: 'token', follows: true }),
  'spawn-removed': told({ zone: 'zone' }),
  'door-unlocked': told({ colour: 'colour', doors: 'count' }, { follows: true, worth: 45 }),
  'exit-opened': told(
    { zone: 'zone' },
    { mark: 'exit-door', tone: 'green', beat: 'token', follows: true, worth: 62 },
  ),
  counted: told({ counter: 'text', value: 'number' }, { follows: true }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Lower-case letters, so that no counter of a mission is one the engine keeps itself. */
export function counterName(r: Reader): string {
  const name = r.text();
  if (!/^[a-z]+$/.test(name) || name in {}) r.fail('mission.counter-name', name);
  return name;
}

const holdsAll =
  (parts: readonly Condition[]): Condition =>
  (g) =>
    parts.every((p) => p(g));

export const COMMON_CONDITIONS: { readonly [word: string]: (r: Reader, look: Lookup) => Condition } = {
  all: (r, look) => holdsAll(r.list().map((part) => look.condition(part))),

  any(r, look) {
    const parts = r.list().map((part) => look.condition(part));
    return (g) => parts.some((p) => p(g));
  },

  not(r, look) {
    const inner = look.condition(r);
    return (g) => !inner(g);
  },

  /** `true`: for positions that nobody shall win. */
  never(r) {
    r.flag(true);
    return () => false;
  },

  /** `"all"`: every objective token that counts has been taken. */
  objectivesTaken(r) {
    r.oneOf(['all']);
    return (g) =>
      g.state.objectives.every((o, i) => o.taken >= 0 || !g.context.mission.objectives[i]?.counts);
  },

  /** `"blue"`: an objective of this colour has been taken. */
  taken(r, look) {
    const colour = look.colour(r, 'objectives');
    return (g) => g.state.objectives.some((o) => o.taken >= 0 && o.colour === colour);
  },

  /** `{ area, atLeast }`: so many heroes stand in the area. */
  heroesIn(r, look) {
    r.only('area', 'atLeast');
    const zones = look.area(r.get('area'));
    const least = r.get('atLeast').number(1, 6, 1);
    return (g) => g.state.heroes.filter((h) => zones.includes(h.zone)).length >= least;
  },

  /** `"area"`: no enemy stands in it. */
  noEnemiesIn(r, look) {
    const zones = look.area(r);
    return (g) => zones.every((z) => enemiesIn(g, z) === 0);
  },

  /** `5`: the team began with so many heroes or more. */
  teamOf(r) {
    const n = r.number(1, 6);
    return (g) => g.state.heroes.length >= n;
  },

  /** `"red"`: a hero in play has reached this level. */
  heroReached(r) {
    const level = DANGER_LEVELS.indexOf(r.oneOf(DANGER_LEVELS));
    return (g) => g.state.heroes.some((h) => h.status === 'in' && h.level >= level);
  },

  /** `true`: all heroes on the board stand together on one spawn zone without enemies. */
  gatheredOnSpawn(r) {
    r.flag(true);
    return (g) => {
      const here = g.state.heroes.filter((h) => h.status === 'in');
      const zone = here[0]?.zone ?? -1;
      return (
        here.length > 0 &&
        here.every((h) => h.zone === zone) &&
        g.context.mission.spawns.some((s) => s.zone === zone) &&
        enemiesIn(g, zone) === 0
      );
    };
  },

  /** `true`: no hero is on the board any more. */
  nobodyOnBoard(r) {
    r.flag(true);
    return (g) => g.state.heroes.every((h) => h.status !== 'in');
  },

  /** `true`: a hero has died. */
  heroDied(r) {
    r.flag(true);
    return (g) => g.state.heroes.some((h) => h.status === 'dead');
  },

  /** `[4, 5, 6]`: so many heroes have left, by number of players. */
  heroesLeft(r) {
    const needed = r.list(6).map((n) => n.number(1, 6));
    if (needed.length === 0) r.fail('mission.empty-list');
    return (g) => {
      const seats = g.state.setup.seats.length;
      const least = needed[Math.min(seats, needed.length) - 1];
      return g.state.heroes.filter((h) => h.status === 'left').length >= least;
    };
  },

  /** `"all"`: every spawn zone has been neutralised. */
  spawnsGone(r) {
    r.oneOf(['all']);
    return (g) => g.state.spawns.every((s) => s === SPAWN.gone);
  },

  /** `{ name, atLeast }`: a counter of the mission. */
  counter(r) {
    r.only('name', 'atLeast');
    const name = counterName(r.get('name'));
    const least = r.get('atLeast').number(1, 999);
    return (g) => (g.state.counters[name] ?? 0) >= least;
  },
};

export const COMMON_EFFECTS: { readonly [word: string]: (r: Reader, look: Lookup) => Effect } = {
  /** `5`: experience for every hero on the board. */
  experienceToAll(r) {
    const n = r.number(1, 99);
    return (g) => inSequence(g.state.heroes.map((_, hero) => experience(hero, n)));
  },

  /** `5`: experience for the hero who caused it. */
  experience(r, look) {
    look.needs(r, 'hero');
    const n = r.number(1, 99);
    return (_g, about) => experience(about.hero, n);
  },

  /** `"blue"`: doors of this colour may be opened from now on (K-DOOR-2). */
  unlockDoors(r, look) {
    const colour = look.colour(r, 'doors');
    return (g) => {
      if (!g.state.unlocked.includes(colour)) g.state.unlocked.push(colour);
      const doors = g.context.mission.doors.filter((d) => d.colour === colour).length;
      g.emit?.('K-DOOR-2', { type: 'door-unlocked', colour, doors });
      return null;
    };
  },

  /** `"blue"`: spawn zones of this colour become active (K-SPAWN-5). */
  activateSpawns(r, look) {
    const colour = look.colour(r, 'spawns');
    return (g) => {
      g.context.mission.spawns.forEach((spawn, i) => {
        if (spawn.colour !== colour || g.state.spawns[i] !== SPAWN.inactive) return;
        g.state.spawns[i] = SPAWN.active;
        g.emit?.('K-SPAWN-5', { type: 'spawn-activated', zone: zoneId(g, spawn.zone) });
      });
      return null;
    };
  },

  /** `"blue"`: spawn zones of this colour are taken off the board. */
  removeSpawns(r, look) {
    const colour = look.colour(r, 'spawns');
    return (g) => {
      g.context.mission.spawns.forEach((spawn, i) => {
        if (spawn.colour !== colour || g.state.spawns[i] === SPAWN.gone) return;
        g.state.spawns[i] = SPAWN.gone;
        g.stirred = true;
        g.emit?.(g.context.mission.clause, { type: 'spawn-removed', zone: zoneId(g, spawn.zone) });
      });
      return null;
    };
  },

  /** `"first"`, `"all"`, `"blue"`: a card for the first spawn zone, for all, for those of this colour; asleep or gone, they draw none. */
  spawnCard(r, look) {
    const at = r.value === 'first' || r.value === 'all' ? r.value : look.colour(r, 'spawns');
    return (g) => {
      const draws = (i: number, zone: number): boolean =>
        g.state.spawns[i] === SPAWN.active && g.context.edition.policies.spawnsAt?.(g, zone) !== false;
      const drawn = g.context.mission.spawns.filter(
        (s, i) => (at === 'first' ? i === 0 : at === 'all' || s.colour === at) && draws(i, s.zone),
      );
      return inSequence(drawn.map((s) => spawnCard(s.zone)));
    };
  },

  /** `"name"`: a counter of the mission goes up by one. */
  count(r) {
    const name = counterName(r);
    return (g) => {
      g.state.counters[name] = (g.state.counters[name] ?? 0) + 1;
      g.stirred = true;
      g.emit?.(g.context.mission.clause, { type: 'counted', counter: name, value: g.state.counters[name] });
      return null;
    };
  },

  /** `true`: heroes may leave by the exit from now on. */
  openExit(r, look) {
    look.needs(r, 'exit');
    r.flag(true);
    return (g) => {
      g.state.counters['exit-open'] = 1;
      const zone = g.context.mission.exit?.zones[0] ?? 0;
      g.emit?.(g.context.mission.clause, { type: 'exit-opened', zone: zoneId(g, zone) });
      return null;
    };
  },

  /** `"name"`: the enemies that entered are removed for good, each counted. */
  removeAndCount(r, look) {
    look.needs(r, 'enemies');
    const name = counterName(r);
    return (g, about) => {
      const at = about.type * g.context.zones + about.zone;
      const n = g.state.enemies[at];
      if (n === 0) return null;
      g.state.enemies[at] = 0;
      g.stirred = true;
      g.emit?.(g.context.mission.clause, {
        type: 'enemies-removed',
        enemy: g.context.types[about.type].id,
        n,
        zone: zoneId(g, about.zone),
      });
      g.state.counters[name] = (g.state.counters[name] ?? 0) + n;
      g.emit?.(g.context.mission.clause, { type: 'counted', counter: name, value: g.state.counters[name] });
      return null;
    };
  },
};
