/** The table before the first card: an empty state, then tokens, enemies and heroes where the mission says. */
import { grantSkill } from '../rules/experience.ts';
import { below, PURPOSES } from './chance.ts';
import type { Context, Game } from './game.ts';
import type { Hero, Setup, State, Truth } from './state.ts';
import { EMPTY, SPAWN } from './vocabulary.ts';
import { addTo, heroAt, itemAt } from '../lookup.ts';

export function emptyState(context: Context, setup: Setup, seed: string): Truth {
  const { edition, board, mission } = context;
  const heroes = setup.seats.reduce((n, seat) => n + seat.length, 0);
  const state: State = {
    rules: edition.rules,
    setup,
    seed,
    seq: 0,
    reveals: 0,
    chance: PURPOSES.map(() => 0),
    script: null,
    round: 0,
    outcome: null,
    stack: [],
    active: -1,
    first: 0,
    heroes: [],
    enemies: new Array<number>(edition.types.length * board.zones.length).fill(0),
    supply: edition.types.map((t) => t.limit),
    doors: mission.doors.map((d) => d.state),
    opened: board.buildings.map(() => 0),
    spawns: mission.spawns.map((s) =>
      heroes < s.heroes ? SPAWN.gone : s.active ? SPAWN.active : SPAWN.inactive,
    ),
    objectives: [],
    unlocked: [],
    decks: {},
    counters: {},
    own: {},
  };
  if (setup.ours) state.ours = setup.ours;
  return state as Truth;
}

/** What every edition lays out alike: tokens, enemies that begin on the board, heroes in the start zone (K-PLAY-2). */
export function layOut(g: Game): void {
  const { mission, zones } = g.context;
  g.view = g.context.viewFor(g.state.doors);
  for (const e of mission.enemies) {
    addTo(g.state.enemies, e.type * zones + e.zone, e.count);
    addTo(g.state.supply, e.type, -e.count);
  }
  g.state.objectives = mission.objectives.map((o) => ({
    zone: o.zone,
    colour: o.colour,
    down: o.down,
    taken: -1,
  }));
  dealFaceDown(g);
  g.state.setup.seats.forEach((ids, seat) => {
    for (const id of ids) grantFirstSkill(g, addHero(g, id, seat, itemAt(mission.start, 0)));
  });
}

/** Face-down tokens change places at random, so that nobody knows which is which. */
function dealFaceDown(g: Game): void {
  const down = g.state.objectives.filter((o) => o.down);
  const colours = down.map((o) => o.colour);
  for (const o of down) o.colour = itemAt(colours.splice(below(g, 'setup', colours.length), 1), 0);
}

/** A hero at 0 experience, who still has to be given the Blue skill (C-SETUP-7). */
export function addHero(g: Game, id: string, seat: number, zone: number): number {
  const hero: Hero = {
    id,
    seat,
    status: 'in',
    zone,
    xp: 0,
    level: 0,
    skills: [],
    actions: 0,
    free: g.context.edition.freeKinds.map(() => 0),
    pledged: 0,
    used: [],
    done: false,
    slots: new Array<number>(g.context.edition.slots).fill(EMPTY),
    wounds: 0,
    track: 0,
  };
  return g.state.heroes.push(hero) - 1;
}

export function grantFirstSkill(g: Game, hero: number): void {
  const blue = g.context.sheets.get(heroAt(g.state, hero).id)?.skills.blue;
  if (blue) grantSkill(g, hero, blue);
}
