/** Random games of the super-hero editions that begin with more than set-up gives, and what comes up in them. */
import {
  deckOf,
  itemAt,
  isRefusal,
  type Engine,
  type Game,
  type GameEvent,
  type HeroSheet,
  type Setup,
  type Truth,
} from '@holdout/engine';
import { checkState, createRandom, grantSkill, nameOf, playOn, type Random } from '@holdout/engine/testing';
import { FIRST_TRAIT_SLOT, TRAIT_DECK } from '../supers/kit.ts';

/** A new game, changed before its first answer. */
export function begunWith(
  engine: Engine,
  setup: Setup,
  seed: string,
  change: (g: Game) => void = () => undefined,
): Truth {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`no game: ${state.refused} ${state.at ?? ''}`);
  change(engine.gameOf(state));
  // Read back from JSON, so that the open decision is asked again with what is new.
  return JSON.parse(JSON.stringify(state)) as Truth;
}

const RED = 3;

/** Everybody is at level Red with all skills of the sheet, and so many of the others. */
export function raiseToRed(
  g: Game,
  team: readonly HeroSheet[],
  skills: readonly string[],
  more: number,
  random: Random,
): void {
  g.state.heroes.forEach((h, i) => {
    const { yellow, orange, red } = itemAt(team, i).skills;
    for (const skill of [yellow, ...orange, ...red]) grantSkill(g, i, skill);
    const others = skills.filter((s) => !h.skills.includes(s));
    for (let n = 0; n < more; n++) grantSkill(g, i, itemAt(others.splice(random(others.length), 1), 0));
    h.level = RED;
    h.xp = 43;
  });
}

/** Everybody holds so many traits. */
export function dealTraits({ state }: Game, each: number): void {
  const { draw } = deckOf(state, TRAIT_DECK);
  for (const h of state.heroes) h.slots.splice(FIRST_TRAIT_SLOT, each, ...draw.splice(-each));
}

interface Tour {
  readonly engine: Engine;
  /** Games are named after it: `red 0`, `red 1`. */
  readonly seed: string;
  /** So many games at least, and further ones until everything wanted has come up or there are as many as allowed. */
  readonly least: number;
  readonly most: number;
  readonly wanted: readonly string[];
  begin(seed: string, game: number, random: Random): Truth;
  /** Which card, skill or ability the event shows at work. */
  names(e: GameEvent): string | undefined;
}

interface TourReport {
  readonly seen: ReadonlySet<string>;
  /** What was wanted and has not come up. */
  readonly missing: readonly string[];
  /** The first game in which a promise was broken; none was played after it. */
  readonly faults: readonly string[];
}

/** Plays games to their ends, with every invariant asked after every answer. */
export function tour({ engine, seed, least, most, wanted, begin, names }: Tour): TourReport {
  const seen = new Set<string>();
  const missing = (): string[] => wanted.filter((id) => !seen.has(id));
  for (let game = 0; game < least || (game < most && missing().length > 0); game++) {
    const name = `${seed} ${game}`;
    const random = createRandom(name);
    const report = playOn(
      engine,
      begin(name, game, random),
      random,
      ({ state, events }) => {
        for (const e of events) {
          const id = names(e);
          if (id !== undefined) seen.add(id);
        }
        return checkState(engine, state);
      },
      [],
      true,
    );
    if (report.faults.length > 0) return { seen, missing: missing(), faults: [nameOf(report)] };
  }
  return { seen, missing: missing(), faults: [] };
}
