/** Tables to play at: every mission of every edition with every number of players it allows. */
import {
  isRefusal,
  nthVariants,
  type AttackLine,
  type Edition,
  type Engine,
  type HeroSheet,
  type Setup,
  type Truth,
} from '../index.ts';
import { attackLimits } from '../packs/attack.ts';
import { skillCounts } from '../packs/hero.ts';
import { grantSkill } from '../rules/experience.ts';
import { createRandom, type Random } from './random-game.ts';
import { itemAt, leading } from '../lookup.ts';

/** Heroes for each of so many players, as the edition allows it; undefined when it does not. `turn` varies who plays what. */
export function setupFor(
  engine: Engine,
  edition: Edition,
  mission: string,
  players: number,
  turn = 0,
  sheets?: readonly HeroSheet[],
): Setup | undefined {
  const base = { edition: edition.id, mission, ...(sheets ? { sheets } : {}), ...nthVariants(edition, turn) };
  const context = engine.contextOf({ ...base, seats: [] });
  if (isRefusal(context)) throw new Error(`${mission}: ${context.refused} ${context.at ?? ''}`);
  const ids = (sheets ?? edition.sheets).map((s) => s.id);
  const heroes = ids.map((_, i) => itemAt(ids, (i + turn) % ids.length));
  for (let each = 1; each * players <= heroes.length; each++) {
    const seats = Array.from({ length: players }, (_, p) => heroes.slice(p * each, (p + 1) * each));
    const setup = { ...base, seats };
    if (!edition.refuseSetup(setup, context.mission)) return setup;
  }
  return undefined;
}

/** Every set-up with heroes of the box, one for each mission and number of players. */
export function allSetups(engine: Engine, edition: Edition, turn = 0): Setup[] {
  return Object.keys(edition.missions).flatMap((mission) =>
    [1, 2, 3, 4, 5, 6].flatMap((players) => setupFor(engine, edition, mission, players, turn) ?? []),
  );
}

/** Heroes of the players' own with skills at random, so that games meet skills no hero of the box has. */
export function madeHeroes(edition: Edition, seed: string, count = 6): HeroSheet[] {
  const random = createRandom(`${seed} heroes`);
  return Array.from({ length: count }, (_, i) => {
    const { orange, red } = skillCounts(edition);
    const [blue, ...others] = leading(someSkills(edition, random, 1 + orange + red), 1);
    const skills = {
      blue,
      yellow: 'plus-action',
      orange: others.slice(0, orange),
      red: others.slice(orange),
    };
    const attack = someAttack(edition, random);
    return { id: `made-${i + 1}`, source: 'designed', skills, ...(attack ? { attack } : {}) };
  });
}

/** Anything within the limits of a mode, where heroes of the edition have an attack. */
function someAttack(edition: Edition, random: Random): AttackLine | undefined {
  const modes = [...attackLimits(edition)];
  if (modes.length === 0) return undefined;
  const [mode, limits] = itemAt(modes, random(modes.length));
  const within = ([least, most]: readonly [number, number]): number => least + random(most - least + 1);
  const far = within(limits.range);
  const near = within([itemAt(limits.range, 0), far]);
  return { mode, range: [near, far], dice: within(limits.dice), accuracy: within(limits.accuracy) };
}

function someSkills(edition: Edition, random: Random, count: number): string[] {
  const left = [...edition.ownSkills];
  return Array.from({ length: count }, () => itemAt(left.splice(random(left.length), 1), 0));
}

/** A game among veterans: every hero with four more skills and a step from the next level; rare rules come up often. */
export function veteranGame(engine: Engine, edition: Edition, setup: Setup, seed: string): Truth {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`no game: ${state.refused} ${state.at ?? ''}`);
  const g = engine.gameOf(state);
  const random = createRandom(`${seed} veterans`);
  state.heroes.forEach((h, i) => {
    for (const skill of someSkills(edition, random, 4)) grantSkill(g, i, skill);
    h.level = random(3);
    h.xp = itemAt(edition.thresholds, h.level + 1) - 1;
  });
  // Read back from JSON, so that the open decision is asked again with the new skills.
  return JSON.parse(JSON.stringify(state)) as Truth;
}
