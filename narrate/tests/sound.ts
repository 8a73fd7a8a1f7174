/** For the tests: what is wrong with a sentence, as far as a machine can tell. */
import type { Edition } from '@holdout/engine';
import { articleOf } from '../languages/en/grammar.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { TEXTS } from '../languages/shelf.ts';

/** Holes, ids and marks that only code uses; a number where a name belongs. */
const RAW =
  /^$|[{}@_=]|undefined|NaN|\[object|\bS\d|\bown-\d|[a-z]\.[a-z]|[a-z]:[a-z]|\b\d{3}\b|\bno\. \d\d|[Cc](ard|arte)( Zombie| Génération)? \d/;

/** A one with a plural, or more with a singular. */
const NUMBERS: { readonly [language in Language]?: readonly RegExp[] } = {
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
const JOINED: { readonly [language in Language]?: (text: string) => boolean } = {
  en: (text) =>
    [...text.matchAll(/(?:^|[\s(“])([Aa]n?) ([A-Za-z][\w'-]*)/g)].some(
      // A room may be called A; a sentence goes on after it in small letters.
      ([, article = '', word = ''], i) =>
        (i === 0 || article !== 'A') && article.toLowerCase() !== articleOf(word),
    ),
  fr: (text) =>
    /(?:^|[\s(])(?:de|à) les? (?!plus|moins)|(?:^|[\s('])d[eu] [AEIOUÉÈ]|\bd'[bcdfgjklmnpqrstvwxz]/.test(
      text,
    ),
};

/** Is something wrong with it? Ids are those that no name is spelt like. */
export const wrongIn = (language: Language, text: string, ids: RegExp): boolean =>
  RAW.test(text) ||
  ids.test(text) ||
  / {2}| [.,]|“[^”]*“|«[^»]*«|\.\.|[!?]\.(?!\.)/.test(text) ||
  (NUMBERS[language] ?? []).some((pattern) => pattern.test(text)) ||
  (JOINED[language]?.(text) ?? false);

/** Ids of an edition with a hyphen in them, but for those that are also how something is spelt. */
export function idsOf({ abilities, sheets, types, missions }: Edition, more: readonly string[]): RegExp {
  const texts = LANGUAGES.flatMap((language) => Object.values(TEXTS[language]))
    .join('\n')
    .toLowerCase();
  const ids = [...abilities, ...sheets, ...types].map(({ id }) => id);
  const raw = [...ids, ...Object.keys(missions), ...more].filter(
    (id) => id.includes('-') && !texts.includes(id),
  );
  return new RegExp(`(?<![\\w-])(?:${[...new Set(raw)].join('|')})(?![\\w-])`, 'i');
}
