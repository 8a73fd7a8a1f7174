/** What each language does to words that meet: French contracts and elides articles, English has a and an. */
import type { Gender } from '@holdout/engine';
import type { Join } from './message.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const VOWEL = /^[aeiouyàâéèêëîïôûœ]/i;

/** de + le = du, à + les = aux, de + Amy = d'Amy. Only inserted values are touched, never the message's own words. */
const joinFrench: Join = (before, value) => {
  const word = /(^|[\s('])(de|à|que) $/i.exec(before)?.[2];
  if (!word) return before + value;
  const start = before.slice(0, -word.length - 1);
  const contracted: { readonly [pair: string]: string } = {
    'de le': 'du',
    'de les': 'des',
    'à le': 'au',
    'à les': 'aux',
  };
  const article = /^les? /.exec(value)?.[0] ?? '';
  const one = article && contracted[`${word.toLowerCase()} ${article.trim()}`];
  if (one)
    return `${start}${word[0] === word[0].toUpperCase() ? capital(one) : one} ${value.slice(article.length)}`;
  return word.toLowerCase() !== 'à' && VOWEL.test(value)
    ? `${start}${word.slice(0, -1)}'${value}`
    : before + value;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const JOIN: { readonly [language in Language]: Join } = {
  en: (before, value) => before + value,
  fr: joinFrench,
};

/** Gender of a noun by its article: "une Brute" is feminine. English nouns have none, and messages do not ask. */
export const NOUN_GENDER: { readonly [language in Language]: (noun: string) => Gender } = {
  en: () => 'm',
  fr: (noun) => (/^(une|la) /.test(noun) ? 'f' : 'm'),
};

/** Begins with a vowel to the eye but not to the ear, or the other way round. */
const A_BY_EAR = /^(one|once|uni|use|eu)/i;
const AN_BY_EAR = /^(hour|honest|heir|nth\b|[FHLMNRSX]([.-]|$))/i;

/** The article that goes with the sound of the English word after it. */
export function articleOf(word: string): 'a' | 'an' {
  if (AN_BY_EAR.test(word)) return 'an';
  return /^[aeiou]/i.test(word) && !A_BY_EAR.test(word) ? 'an' : 'a';
}

/** Puts the indefinite article in front of a noun right, whichever of its forms the text has. */
export const ARTICLE: { readonly [language in Language]: (noun: string) => string } = {
  en: (noun) => noun.replace(/^an? (?=(\S+))/, (_, word: string) => `${articleOf(word)} `),
  fr: (noun) => noun,
};

/** Without its article: "the kitchen" is "kitchen", "l'accueil" is "accueil". */
export const bare = (noun: string): string => noun.replace(/^(the |les? |la |l')/, '');

/** A text that stands by itself begins with a capital; a name that ends with a mark of its own takes no full stop. */
export const sentence = (text: string): string => capital(text).replace(/([!?.])\.(?=\s|$)/g, '$1');
