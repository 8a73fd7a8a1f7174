/** Conditions that missions of every edition use. */
import { enemiesIn } from '../kernel/game.ts';
import { DANGER_LEVELS, SPAWN } from '../kernel/vocabulary.ts';
import { fields, list, number, oneOf, or, refine, yes } from './argument.ts';
import { area, colour, counter } from './named.ts';
import { condition, word, type Conditions } from './words.ts';
import { itemAt } from '../lookup.ts';

/** How many are needed, by number of players; the last holds for more. */
const byPlayers = refine(list(number(1, 6), 6), (needed, r) => {
  if (needed.length === 0) r.fail('mission.empty-list');
  return needed;
});

export const COMMON_CONDITIONS: Conditions = {
  /** All of them hold; one does; this one does not. */
  all: word(list(condition), (parts) => (g) => parts.every((p) => p(g))),
  any: word(list(condition), (parts) => (g) => parts.some((p) => p(g))),
  not: word(condition, (inner) => (g) => !inner(g)),

  /** For positions that nobody shall win. */
  never: word(yes, () => () => false),

  /** Every objective token that counts has been taken. */
  objectivesTaken: word(
    oneOf(['all']),
    () => (g) => g.state.objectives.every((o, i) => o.taken >= 0 || !g.context.mission.objectives[i]?.counts),
  ),

  /** An objective of this colour has been taken. */
  taken: word(
    colour('objectives'),
    (name) => (g) => g.state.objectives.some((o) => o.taken >= 0 && o.colour === name),
  ),

  /** So many heroes stand in the area. */
  heroesIn: word(
    fields({ area, atLeast: or(number(1, 6), 1) }),
    ({ area: zones, atLeast }) =>
      (g) =>
        g.state.heroes.filter((h) => zones.includes(h.zone)).length >= atLeast,
  ),

  /** No enemy stands in the area. */
  noEnemiesIn: word(area, (zones) => (g) => zones.every((z) => enemiesIn(g, z) === 0)),

  /** The team began with so many heroes or more. */
  teamOf: word(number(1, 6), (n) => (g) => g.state.heroes.length >= n),

  /** A hero in play has reached this level. */
  heroReached: word(oneOf(DANGER_LEVELS, 'level'), (reached) => {
    const level = DANGER_LEVELS.indexOf(reached);
    return (g) => g.state.heroes.some((h) => h.status === 'in' && h.level >= level);
  }),

  /** All heroes on the board stand together on one spawn zone without enemies. */
  gatheredOnSpawn: word(yes, () => (g) => {
    const here = g.state.heroes.filter((h) => h.status === 'in');
    const zone = here[0]?.zone ?? -1;
    return (
      here.length > 0 &&
      here.every((h) => h.zone === zone) &&
      g.context.mission.spawns.some((s) => s.zone === zone) &&
      enemiesIn(g, zone) === 0
    );
  }),

  /** No hero is on the board any more. */
  nobodyOnBoard: word(yes, () => (g) => g.state.heroes.every((h) => h.status !== 'in')),

  /** A hero has died. */
  heroDied: word(yes, () => (g) => g.state.heroes.some((h) => h.status === 'dead')),

  /** So many heroes have left. */
  heroesLeft: word(byPlayers, (needed) => (g) => {
    const seats = g.state.setup.seats.length;
    const least = itemAt(needed, Math.min(seats, needed.length) - 1);
    return g.state.heroes.filter((h) => h.status === 'left').length >= least;
  }),

  /** Every spawn zone has been neutralised. */
  spawnsGone: word(oneOf(['all']), () => (g) => g.state.spawns.every((s) => s === SPAWN.gone)),

  /** A counter of the mission has got there. */
  counter: word(
    fields({ name: counter, atLeast: number(1, 999) }),
    ({ name, atLeast }) =>
      (g) =>
        (g.state.counters[name] ?? 0) >= atLeast,
  ),
};
