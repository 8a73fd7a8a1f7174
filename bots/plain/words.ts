/** What the mission wants, read from its own words: the win condition, and the rules that open the exit and doors. */
import { lookUp, type Game, type Json } from '@holdout/engine';
import { oncePerGame } from './once.ts';

export interface Word {
  readonly word: string;
  readonly about: Json;
}

interface Wishes {
  readonly win: readonly Word[];
  /** Colours of objectives that release doors. */
  readonly keys: readonly string[];
  /** Taking tokens gives experience, and experience is what wins. */
  readonly wantsExperience: boolean;
  /** What must hold before doors are released. */
  readonly unlocking: readonly Word[];
}

export const field = (v: Json, key: string): Json =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? (v[key] ?? null) : null;

export const entriesOf = (v: Json): [string, Json][] =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? Object.entries(v) : [];

export const listOf = (v: Json): Json[] => (Array.isArray(v) ? v : []);

export const textsOf = (v: Json): string[] =>
  (Array.isArray(v) ? v : [v]).filter((x) => typeof x === 'string');

/** The mission as its file has it. */
export function fileOf(g: Game): Json {
  const { mission } = g.state.setup;
  return typeof mission === 'string' ? lookUp(g.context.edition.missions, mission) : mission;
}

/** Its rules that have this effect. */
export const rulesThat = (file: Json, effect: string): Json[] =>
  listOf(field(file, 'rules')).filter((rule) =>
    listOf(field(rule, 'do')).some((e) => field(e, effect) !== null),
  );

type Branch = (branches: readonly Json[]) => Json;
const firstOf: Branch = ([first]) => first ?? null;

/** The conditions that must hold together; of several ways `choose` says which. */
export function wordsOf(v: Json, choose: Branch = firstOf): Word[] {
  return entriesOf(v).flatMap(([word, about]): Word[] => {
    if (word === 'all') return listOf(about).flatMap((x) => wordsOf(x, choose));
    return word === 'any' ? wordsOf(choose(listOf(about)), choose) : [{ word, about }];
  });
}

/** What must hold for a counter to rise. */
export const wordsBehind = (file: Json, counter: Json, choose?: Branch): Word[] =>
  rulesThat(file, 'count')
    .filter((rule) => listOf(field(rule, 'do')).some((e) => field(e, 'count') === counter))
    .flatMap((rule) => wordsOf(field(rule, 'when'), choose));

/** Colours of objectives whose taking has this effect. */
export const coloursThat = (file: Json, effect: string): string[] =>
  rulesThat(file, effect).flatMap((rule) => textsOf(field(rule, 'colour')));

/** What must hold before something has this effect. */
const wordsBefore = (file: Json, effect: string): Word[] =>
  rulesThat(file, effect).flatMap((rule) => wordsOf(field(rule, 'when')));

export const wishesOf = oncePerGame((g): Wishes => {
  const file = fileOf(g);
  const win = [...wordsOf(field(file, 'win')), ...wordsBefore(file, 'openExit')];
  return {
    win,
    keys: coloursThat(file, 'unlockDoors'),
    wantsExperience: win.some((w) => w.word === 'heroReached'),
    unlocking: wordsBefore(file, 'unlockDoors'),
  };
});

/** What the mission says about a word that it needs to be won; undefined where it does not speak of it. */
export const askedFor = (g: Game, word: string): Json | undefined =>
  wishesOf(g).win.find((w) => w.word === word)?.about;

export const asksFor = (g: Game, word: string): boolean => askedFor(g, word) !== undefined;
