/** A hero's own colour, the same in every game and whoever plays them, and monograms that tell the heroes of one table apart. */
import { itemAt } from '@holdout/engine';
import OWN from '../art/rings.json' with { type: 'json' };

const OWN_RINGS: ReadonlyMap<string, string> = new Map(Object.entries(OWN));
/** For those who are not in any box. */
const RINGS = [
  '#ff8fc7',
  '#7cc4ff',
  '#c3a1ff',
  '#8fdc6a',
  '#ffd166',
  '#ff9d5c',
  '#5fe0c8',
  '#ff7d7d',
  '#d9e36b',
  '#b8c4d4',
  '#e0a1ff',
  '#7f9cff',
] as const;

/** By id: the one place that colours heroes. */
export function ringOf(hero: string): string {
  const own = OWN_RINGS.get(hero);
  if (own !== undefined) return own;
  const n = [...hero].reduce((sum, letter, i) => sum + (letter.codePointAt(0) ?? 0) * i, 0);
  return itemAt(RINGS, n % RINGS.length);
}

/** One letter each; two where two names begin alike, or where names have two words. */
export function monogramsOf(names: readonly string[]): string[] {
  const long = names.some((name) => wordsIn(name).length > 1);
  return names.map((name) => {
    const twins = names.filter((other) => letters(other, 1) === letters(name, 1)).length;
    return letters(name, long || twins > 1 ? 2 : 1);
  });
}

/** For those who stand alone on their side: always two letters. */
export const initialsOf = (name: string): string => letters(name, 2);

const wordsIn = (name: string): string[] => name.trim().split(/[\s-]+/);

/** Of two words the initials, of one word its beginning. */
function letters(name: string, n: number): string {
  const words = wordsIn(name);
  const source = n > 1 && words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...name.trim()];
  return source.slice(0, n).join('').toUpperCase();
}
