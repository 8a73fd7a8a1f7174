/**
 * The vocabulary of missions: conditions and effects, each a word with what it takes and what it cannot do without. A
 * word is read once, when the mission is compiled, and gives a function; an edition adds words of its own to those of
 * every edition (common-conditions.ts, common-effects.ts).
 */
import type { Board } from '../board/index.ts';
import type { Edition } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import type { Aim } from './aim.ts';
import { maybe, refine, type Argument } from './argument.ts';
import { MOST } from './bounds.ts';
import type { Mission } from './mission.ts';
import type { Reader } from './reader.ts';
import type { Triggers } from './triggers.ts';
import { lookUp } from '../lookup.ts';

export interface Condition {
  (g: Game): boolean;
  /** What it is after (aim.ts). */
  readonly aim?: Aim;
  /** Its word in the mission file. */
  readonly word?: string;
}

/** What an effect may refer to: who caused it, where, and which enemies. */
export interface About {
  readonly hero: number;
  readonly zone: number;
  readonly type: number;
  /** What it is about, by name: a colour, a card, an enemy hero, a tile. */
  readonly of: string;
  /** Other names for it. */
  readonly also?: readonly string[];
}
export interface Effect {
  (g: Game, about: About): Frame | null;
  /** A counter of the mission that it moves on, and where (aim.ts). */
  readonly counting?: { readonly counter: string; readonly targets?: Aim['targets'] };
  /** A counter that it moves on by one, and nothing else. */
  readonly tallies?: string;
  readonly opensExit?: boolean;
}

/**
 * What an effect cannot do without: who caused it, where, the enemies or the enemy hero it is about; an exit with zones
 * of its own, or one that the effect puts down.
 */
export type Need = 'hero' | 'zone' | 'enemies' | 'enemy-hero' | 'exit' | 'exit-token';

export interface Word<F> extends Argument<F> {
  readonly needs: readonly Need[];
}
export type Conditions = { readonly [word: string]: Word<Condition> };
export type Effects = { readonly [word: string]: Word<Effect> };

/** What a mission says that only its edition knows. */
export type MissionSection = { [key: string]: Json };

/** What an edition says of its missions. */
export interface MissionWords {
  readonly conditions: Conditions;
  readonly effects: Effects;
  /** Triggers of its own. */
  readonly triggers?: Triggers;
  /** The edition's own section of the file. */
  readonly own: Argument<MissionSection>;
  /** Types of the figures that section puts on the board, one entry each. */
  figures?(mission: Mission): readonly number[];
}

/** The edition's section of a mission as its argument has read it. */
export const sectionOf = <T extends MissionSection>(
  _read: Argument<T>,
  mission: { readonly own: MissionSection },
): T => mission.own as T;

/** What is known while a mission is read. */
export interface Lookup {
  /** The whole file. */
  readonly file: Reader;
  readonly edition: Edition;
  readonly board: Board;
  readonly areas: { readonly [name: string]: readonly number[] };
  /** Words and triggers of every edition and of this one. */
  readonly conditions: Conditions;
  readonly effects: Effects;
  readonly triggers: Triggers;
  /** What the rule that is being read gives to its effects. */
  readonly gives: readonly Need[];
  /** Noted while reading: a word of a rule puts the exit down; how many words there are and what they weigh (bounds.ts). */
  readonly noted: { placesExit: boolean; words: number; weight: number };
}

/** A word: what it takes, what becomes of it, what it needs. */
export const word = <T, F>(takes: Argument<T>, make: (value: T) => F, ...needs: Need[]): Word<F> => ({
  shape: takes.shape,
  needs,
  read(r, look) {
    for (const need of needs) demand(r, look, need);
    return make(takes.read(r, look));
  },
});

/** Notes a problem when the mission, or the rule that is being read, has no such thing to give. */
export function demand(r: Reader, look: Lookup, need: Need): void {
  const exit = look.file.get('exit');
  const isThere =
    need === 'exit'
      ? exit.get('area').present
      : need === 'exit-token'
        ? exit.present
        : look.gives.includes(need);
  if (!isThere) r.fail('mission.misplaced', need === 'exit-token' ? 'exit' : need);
  else if (need === 'exit-token') look.noted.placesExit = true;
}

export const neverHolds: Condition = () => false;
const NOTHING: Effect = () => null;

export const condition: Argument<Condition> = {
  shape: { is: 'condition' },
  read(r, look) {
    const met = readWord(r, look, look.conditions, neverHolds);
    return met === neverHolds ? met : Object.assign(met, { word: r.keys()[0] });
  },
};

/** Left out, it always holds. */
export const conditionOrAlways = refine(maybe(condition), (when): Condition => when ?? (() => true));

/** An effect in a rule that gives this. */
export const effectGiven = (gives: readonly Need[]): Argument<Effect> => ({
  shape: { is: 'effect', gives },
  read: (r, look) => readWord(r, { ...look, gives }, look.effects, NOTHING),
});

/** One word with its argument: `{ "experience": 5 }`. */
function readWord<F>(r: Reader, look: Lookup, words: { readonly [word: string]: Word<F> }, fallback: F): F {
  look.noted.weight++;
  if (++look.noted.words > MOST.words) {
    // Said once: with so many words there is no end to the places.
    if (look.noted.words === MOST.words + 1) r.fail('mission.too-many-words', String(MOST.words));
    return fallback;
  }
  const keys = r.keys();
  const [name] = keys;
  if (name === undefined || keys.length !== 1 || !Object.hasOwn(words, name)) {
    if (r.value !== undefined && typeof r.value === 'object') r.fail('mission.unknown-word', keys.join(', '));
    return fallback;
  }
  return lookUp(words, name).read(r.get(name), look);
}
