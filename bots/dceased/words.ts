/** The words of a DCeased mission that must come true, those behind its counters and its exit included. */
import type { Game, Json } from '@holdout/engine';
import { oncePerGame } from '../plain/once.ts';
import {
  coloursThat,
  field,
  fileOf,
  listOf,
  rulesThat,
  textsOf,
  wordsBehind,
  wordsOf,
  type Word,
} from '../plain/words.ts';

interface Wishes {
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
  /** Do objects close spawn points (M-D3)? */
  readonly plugs: boolean;
  /** An area that must never be without heroes, '' for none. */
  readonly kept: string;
}

export const wishesOf = oncePerGame((g): Wishes => {
  const file = fileOf(g);
  const rules = listOf(field(file, 'rules'));
  const words = [field(file, 'win'), field(field(file, 'exit'), 'when')].flatMap((v) => allWords(g, file, v));
  const keptIn = (rule: Json): Json => field(field(field(field(rule, 'when'), 'not'), 'heroesIn'), 'area');
  return {
    words,
    keys: coloursThat(file, 'unlockDoors'),
    weakening: coloursThat(file, 'toughness'),
    keyCards: rulesThat(file, 'unlockDoors').flatMap((r) => textsOf(field(r, 'of'))),
    leastPeople: leastPeople(file, words),
    plugs: rulesThat(file, 'plugSpawns').length > 0,
    kept: rules.flatMap((r) => textsOf(keptIn(r)))[0] ?? '',
  };
});

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

/** With what must hold for a counter to rise behind it; a counter behind a counter is only time. */
function allWords(g: Game, file: Json, v: Json): Word[] {
  const forTeam = (branches: readonly Json[]): Json => branches.find((x) => isForTeam(g, x)) ?? null;
  return wordsOf(v, forTeam).flatMap((w) =>
    w.word === 'counter' ? [w, ...wordsBehind(file, field(w.about, 'name'), forTeam)] : [w],
  );
}

/** Is the branch meant for a team of this size? */
function isForTeam(g: Game, v: Json): boolean {
  const all = field(v, 'all');
  if (all !== null) return listOf(all).every((x) => isForTeam(g, x));
  const not = field(v, 'not');
  if (not !== null) return !isForTeam(g, not);
  const size = field(v, 'teamOf');
  return size === null || g.state.heroes.length >= Number(size);
}
