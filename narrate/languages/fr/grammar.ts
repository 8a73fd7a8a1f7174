/** French: de and à contract with le and les, de and que elide before a vowel, si before il, and words agree with whoever is named. */
import { capital } from '../../sentence.ts';
import type { Grammar } from '../language.ts';

const VOWEL = /^[aeiouyàâéèêëîïôûœ]/i;

const CONTRACTED: { readonly [pair: string]: string } = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

/** de + le = du, à + les = aux, de + Amy = d'Amy. Only inserted values are touched, never the message's own words. */
function join(before: string, value: string): string {
  const word = /(^|[\s('])(de|à|que|si) $/i.exec(before)?.[2];
  if (!word) return before + value;
  const start = before.slice(0, -word.length - 1);
  const article = /^les? /.exec(value)?.[0] ?? '';
  const one = article && CONTRACTED[`${word.toLowerCase()} ${article.trim()}`];
  if (one)
    return `${start}${word.charAt(0) === word.charAt(0).toUpperCase() ? capital(one) : one} ${value.slice(article.length)}`;
  return elides(word.toLowerCase(), value) ? `${start}${word.slice(0, -1)}'${value}` : before + value;
}

const elides = (word: string, value: string): boolean =>
  word === 'si' ? /^ils?\b/i.test(value) : word !== 'à' && VOWEL.test(value);

export const grammar: Grammar = {
  join,
  nounGender: (noun) => (/^(une|la) /.test(noun) ? 'f' : 'm'),
  together: (genders) => (genders.length > 0 && genders.every((gender) => gender === 'f') ? 'f' : 'm'),
  article: (noun) => noun,
  colon: '\u00a0:',
  bare: (noun) => noun.replace(/^(les? |la |l')/, ''),
};
