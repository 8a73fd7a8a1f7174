/** What can be seen of how well a team stands, in numbers of about one; generic, in the words every edition declares. */
import {
  heroAt,
  addTo,
  itemAt,
  numberAt,
  countsOf,
  enduranceOf,
  NEVER,
  SPAWN,
  targetsOf,
  type Condition,
  type Game,
} from '@holdout/engine';
import { teamOf } from '../plain/team.ts';
import { senseOf } from '../sense.ts';

export const FEATURES = [
  'progress',
  'fallen',
  'health',
  'weakest',
  'way',
  'farthest',
  'here',
  'next',
  'near',
  'enemies',
  'danger',
  'spawns',
  'round',
  'experience',
  'cards',
  'apart',
] as const;
type Feature = (typeof FEATURES)[number];
export type Weights = { readonly [feature in Feature | 'base']: number };

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** How far the mission has come, from 0 to 1: what its goals count, or whether they hold. */
export function progressOf(g: Game): number {
  const { goals, win } = g.context.mission;
  return mean((goals.length > 0 ? goals.map((goal) => goal.met) : [win]).map((met) => shareOf(g, met)));
}

function shareOf(g: Game, met: Condition): number {
  if (met(g)) return 1;
  return 0.9 * mean(countsOf(g, met).map(({ n, all }) => Math.min(1, n / Math.max(1, all))));
}

export function featuresOf(g: Game): number[] {
  const { state, context } = g;
  const team = teamOf(g);
  const began = Math.max(1, state.heroes.length);
  const healths = team.map((h) => enduranceOf(g, h));
  const ways = waysOf(g, team);
  const around = enemiesAround(g, team);
  const sense = senseOf(g);
  const count = Math.max(1, team.length);
  return [
    progressOf(g),
    state.heroes.filter((h) => h.status === 'dead').length / began,
    mean(healths) / 4,
    Math.min(4, ...healths) / 4,
    mean(ways) / 10,
    Math.max(0, ...ways) / 10,
    around[0] / count / 2,
    around[1] / count / 4,
    around[2] / count / 4,
    Math.min(60, sum(state.enemies)) / 20,
    context.edition.policies.danger(g) / 3,
    state.spawns.filter((s) => s === SPAWN.active).length / 4,
    state.round / 20,
    mean(team.map((h) => Math.min(43, heroAt(state, h).xp))) / 20,
    mean(team.map((h) => sum(sense.carried(g, h).map((c) => Math.min(4, sense.worth(g, c)))))) / 4,
    apartOf(g, team) / 5,
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** From each hero to the nearest place where the mission can be furthered, as if doors were open. */
function waysOf(g: Game, team: readonly number[]): number[] {
  const { asIfOpen, zones, mission } = g.context;
  const targets = targetsOf(g, mission.win);
  const work = targets.filter((t) => t.kind === 'thing');
  const goals = work.length > 0 ? work : targets;
  if (goals.length === 0) return team.map(() => 0);
  return team.map((h) =>
    Math.min(
      15,
      ...goals.map(({ zone }) => numberAt(asIfOpen.distance, heroAt(g.state, h).zone * zones + zone)),
    ),
  );
}

/** Enemies where heroes stand, next door and one further, for every hero who is so near. */
function enemiesAround(g: Game, team: readonly number[]): [number, number, number] {
  const { zones, types } = g.context;
  const found: [number, number, number] = [0, 0, 0];
  for (let zone = 0; zone < zones; zone++) {
    let n = 0;
    for (let t = 0; t < types.length; t++)
      n += itemAt(g.state.enemies, t * zones + zone) * itemAt(types, t).actions;
    if (n === 0) continue;
    for (const h of team) {
      const far = numberAt(g.view.distance, heroAt(g.state, h).zone * zones + zone);
      if (far <= 2) addTo(found, far, n);
    }
  }
  return found;
}

/** Mean way between two of the team. */
function apartOf(g: Game, team: readonly number[]): number {
  const at = (h: number): number => heroAt(g.state, h).zone;
  return mean(
    team.flatMap((a, i) =>
      team.slice(i + 1).map((b) => {
        const far = numberAt(g.view.distance, at(a) * g.context.zones + at(b));
        return far === NEVER ? 15 : Math.min(15, far);
      }),
    ),
  );
}
