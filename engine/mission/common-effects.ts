/** Effects that missions of every edition use. */
import { zoneId, type Game } from '../kernel/game.ts';
import { inSequence } from '../kernel/procedure.ts';
import { SPAWN } from '../kernel/vocabulary.ts';
import { experience } from '../rules/experience.ts';
import { spawnCard } from '../rules/spawning.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { either, number, yes } from './argument.ts';
import { counting, opening, tallying } from './aim.ts';
import { colour, counter } from './named.ts';
import { word, type Effects } from './words.ts';
import { itemAt, typeAt } from '../lookup.ts';

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

/** Does the spawn zone at this place of the mission draw a card? */
const draws = (g: Game, spawn: number, zone: number): boolean =>
  g.state.spawns[spawn] === SPAWN.active && g.context.edition.policies.spawnsAt?.(g, zone) !== false;

export const COMMON_EFFECTS: Effects = {
  /** Experience for every hero on the board; for the hero who caused it. */
  experienceToAll: word(
    number(1, 99),
    (n) => (g) => inSequence(g.state.heroes.map((_, hero) => experience(hero, n))),
  ),
  experience: word(number(1, 99), (n) => (_g, about) => experience(about.hero, n), 'hero'),

  /** Doors of this colour may be opened from now on (K-DOOR-2). */
  unlockDoors: word(colour('doors'), (name) => (g) => {
    if (!g.state.unlocked.includes(name)) g.state.unlocked.push(name);
    const doors = g.context.mission.doors.filter((d) => d.colour === name).length;
    g.emit?.('K-DOOR-2', { type: 'door-unlocked', colour: name, doors });
    return null;
  }),

  /** Spawn zones of this colour become active (K-SPAWN-5). */
  activateSpawns: word(colour('spawns'), (name) => (g) => {
    g.context.mission.spawns.forEach((spawn, i) => {
      if (spawn.colour !== name || g.state.spawns[i] !== SPAWN.inactive) return;
      g.state.spawns[i] = SPAWN.active;
      g.emit?.('K-SPAWN-5', { type: 'spawn-activated', zone: zoneId(g, spawn.zone) });
    });
    return null;
  }),

  /** Spawn zones of this colour are taken off the board. */
  removeSpawns: word(colour('spawns'), (name) => (g) => {
    g.context.mission.spawns.forEach((spawn, i) => {
      if (spawn.colour !== name || g.state.spawns[i] === SPAWN.gone) return;
      g.state.spawns[i] = SPAWN.gone;
      g.stirred = true;
      g.emit?.(g.context.mission.clause, { type: 'spawn-removed', zone: zoneId(g, spawn.zone) });
    });
    return null;
  }),

  /** A card for the first spawn zone, for all, for those of this colour; asleep or gone, they draw none. */
  spawnCard: word(either(['first', 'all'], colour('spawns')), (at) => (g) => {
    const drawn = g.context.mission.spawns.filter(
      (s, i) => (at === 'first' ? i === 0 : at === 'all' || s.colour === at) && draws(g, i, s.zone),
    );
    return inSequence(drawn.map((s) => spawnCard(s.zone)));
  }),

  /** A counter of the mission goes up by one. */
  count: word(counter, (name) =>
    tallying(name, (g) => {
      g.state.counters[name] = (g.state.counters[name] ?? 0) + 1;
      g.stirred = true;
      g.emit?.(g.context.mission.clause, { type: 'counted', counter: name, value: g.state.counters[name] });
      return null;
    }),
  ),

  /** Heroes may leave by the exit from now on. */
  openExit: word(
    yes,
    () =>
      opening((g) => {
        g.state.counters['exit-open'] = 1;
        const zone = g.context.mission.exit?.zones[0] ?? 0;
        g.emit?.(g.context.mission.clause, { type: 'exit-opened', zone: zoneId(g, zone) });
        return null;
      }),
    'exit',
  ),

  /** The enemies that entered are removed for good, each counted. */
  removeAndCount: word(
    counter,
    (name) =>
      counting(name, (g, about) => {
        const at = about.type * g.context.zones + about.zone;
        const n = itemAt(g.state.enemies, at);
        if (n === 0) return null;
        g.state.enemies[at] = 0;
        g.stirred = true;
        g.emit?.(g.context.mission.clause, {
          type: 'enemies-removed',
          enemy: typeAt(g.context, about.type).id,
          n,
          zone: zoneId(g, about.zone),
        });
        g.state.counters[name] = (g.state.counters[name] ?? 0) + n;
        g.emit?.(g.context.mission.clause, { type: 'counted', counter: name, value: g.state.counters[name] });
        return null;
      }),
    'enemies',
  ),
};
