/** The words of a DCeased mission that must come true, those behind its counters and its exit included. */
import type { Game, Json } from '@holdout/engine';
import { field, listOf, type Word } from '../plain/aims.ts';

export interface Wishes {
  /** What wins, and what opens the exit. */
  readonly words: readonly Word[];
  /** Colours of objectives that release doors. */
  readonly keys: readonly string[];
  /** Colours of objectives that weaken an enemy hero. */
  readonly weakening: readonly string[];
  /** Cards among the equipment that release doors. */
  readonly keyCards: readonly string[];
  /** With fewer people than that the mission is lost; 0 where it does not matter. */
  readonly leastPeople: number;
  /** An area that must never be without heroes, '' for none. */
  readonly kept: string;
}

const known = new WeakMap<Game['context'], Wishes>();

export function wishesOf(g: Game): Wishes {
  const found = known.get(g.context);
  if (found) return found;
  const { mission } = g.state.setup;
  const file = typeof mission === 'string' ? g.context.edition.missions[mission] : mission;
  const rules = listOf(field(file, 'rules'));
  const words = [field(file, 'win'), field(field(file, 'exit'), 'when')].flatMap((v) => wordsOf(g, rules, v));
  const coloursThat = (effect: string): string[] =>
    rules.filter((r) => does(r, effect)).flatMap((r) => textsOf(field(r, 'colour')));
  const made = {
    words,
    keys: coloursThat('unlockDoors'),
    weakening: coloursThat('toughness'),
    keyCards: rules.filter((r) => does(r, 'unlockDoors')).flatMap((r) => textsOf(field(r, 'of'))),
    leastPeople: leastPeople(file, words),
    kept: rules.flatMap((r) => textsOf(field(field(field(field(r, 'when'), 'not'), 'heroesIn'), 'area')))[0] ?? '', // prettier-ignore
  };
  known.set(g.context, made);
  return made;
}

/** What loses at once, and what is asked for in the end. */
function leastPeople(file: Json, words: readonly Word[]): number {
  const lost = listOf(field(file, 'lose')).map((l) => field(field(l, 'when'), 'tooFewPeople'));
  const asked = words.map(({ word, about }) =>
    word === 'peopleAway'
      ? about
      : word === 'peopleIn' || word === 'escortedIn'
        ? field(about, 'atLeast')
        : 0,
  );
  return Math.max(0, ...[...lost, ...asked].map((n) => Number(n ?? 0)));
}

const textsOf = (v: Json): string[] => (Array.isArray(v) ? v : [v]).filter((x) => typeof x === 'string');

const does = (rule: Json, effect: string): boolean =>
  listOf(field(rule, 'do')).some((e) => field(e, effect) !== null);

/** The conditions that must hold together; a counter stands for what makes it rise. */
function wordsOf(g: Game, rules: readonly Json[], v: Json): Word[] {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return [];
  return Object.entries(v).flatMap(([word, about]): Word[] => {
    if (word === 'all') return listOf(about).flatMap((x) => wordsOf(g, rules, x));
    if (word === 'any') return wordsOf(g, rules, listOf(about).find((x) => isForTeam(g, x)) ?? null);
    if (word === 'counter') return [{ word, about }, ...behindCounter(g, rules, field(about, 'name'))];
    return [{ word, about }];
  });
}

/** What must hold for the counter to rise; a counter behind a counter is only time. */
const behindCounter = (g: Game, rules: readonly Json[], name: Json): Word[] =>
  rules
    .filter((r) => listOf(field(r, 'do')).some((e) => field(e, 'count') === name))
    .flatMap((r) => wordsOf(g, [], field(r, 'when')));

/** Is the branch meant for a team of this size? */
function isForTeam(g: Game, v: Json): boolean {
  const all = field(v, 'all');
  if (all !== null) return listOf(all).every((x) => isForTeam(g, x));
  const not = field(v, 'not');
  if (not !== null) return !isForTeam(g, not);
  const size = field(v, 'teamOf');
  return size === null || g.state.heroes.length >= Number(size);
}
