/** Conditions that missions of every edition use. */
import { enemiesIn, type Game } from '../kernel/game.ts';
import { DANGER_LEVELS, SPAWN } from '../kernel/vocabulary.ts';
import { aimed, aimOfAll, counterTargets, exitZones, objectivesLeft, targetsIn, type Count } from './aim.ts';
import { fields, list, number, oneOf, or, refine, yes } from './argument.ts';
import { area, colour, counter } from './named.ts';
import { condition, word, type Conditions } from './words.ts';
import { itemAt } from '../lookup.ts';

/** How many are needed, by number of players; the last holds for more. */
const byPlayers = refine(list(number(1, 6), 6), (needed, r) => {
  if (needed.length === 0) r.fail('mission.empty-list');
  return needed;
});

const isFull = ({ n, all }: Count): boolean => n >= all;

/** How much of the experience a level takes is there. */
export const experienceTowards = (g: Game, xp: number, level: number): number =>
  Math.min(1, xp / Math.max(1, itemAt(g.context.edition.thresholds, level)));

const counts = (g: Game, objective: number): boolean =>
  g.context.mission.objectives[objective]?.counts ?? false;

export const COMMON_CONDITIONS: Conditions = {
  /** All of them hold; one does; this one does not. */
  all: word(list(condition), (parts) => aimed((g) => parts.every((p) => p(g)), aimOfAll('all', parts))),
  any: word(list(condition), (parts) => aimed((g) => parts.some((p) => p(g)), aimOfAll('any', parts))),
  not: word(condition, (inner) => aimed((g) => !inner(g), { joins: 'not', parts: [inner] })),

  /** For positions that nobody shall win. */
  never: word(yes, () => () => false),

  /** Every objective token that counts has been taken. */
  objectivesTaken: word(oneOf(['all']), () =>
    aimed((g) => g.state.objectives.every((o, i) => o.taken >= 0 || !counts(g, i)), {
      targets: (g) => objectivesLeft(g, (_, i) => counts(g, i)),
      counts(g) {
        const counted = g.state.objectives.filter((_, i) => counts(g, i));
        return [{ n: counted.filter((o) => o.taken >= 0).length, all: counted.length }];
      },
    }),
  ),

  /** An objective of this colour has been taken. */
  taken: word(colour('objectives'), (name) =>
    aimed((g) => g.state.objectives.some((o) => o.taken >= 0 && o.colour === name), {
      targets: (g) => objectivesLeft(g, (its) => its === name),
    }),
  ),

  /** So many heroes stand in the area. */
  heroesIn: word(fields({ area, atLeast: or(number(1, 6), 1) }), ({ area: zones, atLeast }) =>
    aimed((g) => g.state.heroes.filter((h) => zones.includes(h.zone)).length >= atLeast, {
      targets: () => targetsIn(zones, 'place'),
      progress: (g) => g.state.heroes.filter((h) => zones.includes(h.zone)).length / atLeast,
    }),
  ),

  /** No enemy stands in the area. */
  noEnemiesIn: word(area, (zones) =>
    aimed((g) => zones.every((z) => enemiesIn(g, z) === 0), {
      targets: (g) => targetsIn(zones.filter((z) => enemiesIn(g, z) > 0)),
      progress: (g) => 1 / (1 + zones.reduce((sum, z) => sum + enemiesIn(g, z), 0)),
    }),
  ),

  /** The team began with so many heroes or more. */
  teamOf: word(number(1, 6), (n) => (g) => g.state.heroes.length >= n),

  /** A hero in play has reached this level. */
  heroReached: word(oneOf(DANGER_LEVELS, 'level'), (reached) => {
    const level = DANGER_LEVELS.indexOf(reached);
    return aimed((g) => g.state.heroes.some((h) => h.status === 'in' && h.level >= level), {
      progress: (g) =>
        Math.max(
          0,
          ...g.state.heroes.map((h) => (h.status === 'in' ? experienceTowards(g, h.xp, level) : 0)),
        ),
    });
  }),

  /** All heroes on the board stand together on one spawn zone without enemies. */
  gatheredOnSpawn: word(yes, () =>
    aimed(
      (g) => {
        const here = g.state.heroes.filter((h) => h.status === 'in');
        const zone = here[0]?.zone ?? -1;
        return (
          here.length > 0 &&
          here.every((h) => h.zone === zone) &&
          g.context.mission.spawns.some((s) => s.zone === zone) &&
          enemiesIn(g, zone) === 0
        );
      },
      {
        everybody: true,
        targets: ({ context: { mission } }) =>
          targetsIn(
            mission.spawns.map((s) => s.zone),
            'place',
          ),
        progress(g) {
          const here = g.state.heroes.filter((h) => h.status === 'in');
          const gathered = g.context.mission.spawns.map((s) => here.filter((h) => h.zone === s.zone).length);
          return Math.max(0, ...gathered) / Math.max(1, here.length);
        },
      },
    ),
  ),

  /** No hero is on the board any more. */
  nobodyOnBoard: word(yes, () =>
    aimed((g) => g.state.heroes.every((h) => h.status !== 'in'), {
      targets: (g) =>
        targetsIn(
          g.state.heroes.map((h) => h.zone),
          'hero',
        ),
      progress: (g) => g.state.heroes.filter((h) => h.status !== 'in').length / g.state.heroes.length,
    }),
  ),

  /** A hero has died. */
  heroDied: word(yes, () => (g) => g.state.heroes.some((h) => h.status === 'dead')),

  /** So many heroes have left. */
  heroesLeft: word(byPlayers, (needed) => {
    const count = (g: Game): Count => ({
      n: g.state.heroes.filter((h) => h.status === 'left').length,
      all: itemAt(needed, Math.min(g.state.setup.seats.length, needed.length) - 1),
    });
    return aimed((g) => isFull(count(g)), {
      byExit: true,
      everybody: true,
      targets: exitZones,
      counts: (g) => [count(g)],
    });
  }),

  /** Every spawn zone has been neutralised. */
  spawnsGone: word(oneOf(['all']), () =>
    aimed((g) => g.state.spawns.every((s) => s === SPAWN.gone), {
      targets: ({ state, context: { mission } }) =>
        targetsIn(mission.spawns.flatMap((s, i) => (state.spawns[i] === SPAWN.gone ? [] : [s.zone]))),
      counts: ({ state: { spawns } }) => [
        { n: spawns.filter((s) => s === SPAWN.gone).length, all: spawns.length },
      ],
    }),
  ),

  /** A counter of the mission has got there. */
  counter: word(fields({ name: counter, atLeast: number(1, 999) }), ({ name, atLeast }) => {
    const count = (g: Game): Count => ({ counter: name, n: g.state.counters[name] ?? 0, all: atLeast });
    return aimed((g) => isFull(count(g)), {
      targets: (g) => counterTargets(g, name),
      counts: (g) => [count(g)],
    });
  }),
};
