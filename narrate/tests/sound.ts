/** For the tests: what is wrong with a sentence, as far as a machine can tell. */
import { articleOf, type Language } from '../grammar.ts';

/** Holes, ids and marks that only code uses; a number where a name belongs. */
const RAW =
  /^$|[{}@_=]|undefined|NaN|\[object|\bS\d|\bown-\d|[a-z]\.[a-z]|[a-z]:[a-z]|\b\d{3}\b|\bno\. \d\d|[Cc](ard|arte)( Zombie| Génération)? \d/;

/** A one with a plural, or more with a singular. */
const NUMBERS: { readonly [language in Language]: readonly RegExp[] } = {
  en: [
    /\b1 (?:Walkers|Runners|Fatties|Abominations|Brutes|Troopers|Guards|Specialists|wounds|hits|actions|attacks|zombies|enemies|tokens|noise tokens|cards|traits|dice|points|experience points|supplies|answers|zones|end phases|others)\b/,
    /\b(?:[2-9]|\d\d) (?:Walker|Runner|Fatty|Brute|Trooper|Guard|Specialist|wound|hit|action|attack|die|zone)\b/,
  ],
  fr: [
    /\b1 (?:Walkers|Runners|Fatties|Abominations|Marcheurs|Coureurs|Brutes|Opérateurs|Gardes|Spécialistes|blessures|touches|actions|attaques|zombies|ennemis|jetons|cartes|traits|dés|points|provisions|réponses|zones|autres)\b/,
    /\b(?:[2-9]|\d\d) (?:Walker|Runner|Fatty|Marcheur|Coureur|Brute|Opérateur|Garde|Spécialiste|blessure|touche|action|attaque)\b/,
    /\b[Ll]es 1\b/,
  ],
};

/** Articles and prepositions before the word they stand by. */
const JOINED: { readonly [language in Language]: (text: string) => boolean } = {
  en: (text) =>
    [...text.matchAll(/(?:^|[\s(“])([Aa]n?) ([A-Za-z][\w'-]*)/g)].some(
      // A room may be called A; a sentence goes on after it in small letters.
      ([, article, word], i) => (i === 0 || article !== 'A') && article.toLowerCase() !== articleOf(word),
    ),
  fr: (text) =>
    /(?:^|[\s(])(?:de|à) les? (?!plus|moins)|(?:^|[\s('])d[eu] [AEIOUÉÈ]|\bd'[bcdfgjklmnpqrstvwxz]/.test(
      text,
    ),
};

/** The text itself when something is wrong with it. */
export const wrongIn = (language: Language, text: string): boolean =>
  RAW.test(text) ||
  / {2}| [.,]|\.\.|[!?]\.(?!\.)/.test(text) ||
  NUMBERS[language].some((pattern) => pattern.test(text)) ||
  JOINED[language](text);
