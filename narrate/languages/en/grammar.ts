/** English: nouns have no gender, and the indefinite article follows the sound of the word after it. */
import type { Grammar } from '../language.ts';

/** Begins with a vowel to the eye but not to the ear, or the other way round. */
const A_BY_EAR = /^(one|once|uni|use|eu)/i;
const AN_BY_EAR = /^(hour|honest|heir|nth\b|[FHLMNRSX]([.-]|$))/i;

/** The article that goes with the sound of the word after it. */
export function articleOf(word: string): 'a' | 'an' {
  if (AN_BY_EAR.test(word)) return 'an';
  return /^[aeiou]/i.test(word) && !A_BY_EAR.test(word) ? 'an' : 'a';
}

export const grammar: Grammar = {
  join: (before, value) => before + value,
  // Messages do not ask.
  nounGender: () => 'm',
  together: () => 'm',
  article: (noun) => noun.replace(/^an? (?=(\S+))/, (_, word: string) => `${articleOf(word)} `),
  colon: ':',
  bare: (noun) => noun.replace(/^the /, ''),
};
