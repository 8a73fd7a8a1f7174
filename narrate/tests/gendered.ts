/**
 * For the tests: words of a French text that agree with somebody. Found by their shape, so that a message nobody has
 * thought of yet is found too: participles in -é wherever they stand, others where they follow a form of être, pronouns
 * and a few adjectives. What agrees with a word of the message itself is named in `OF_ITS_OWN`.
 */
import { MessageReader, type Part } from '../message-reader.ts';

const ANYWHERE =
  /(?<![\p{L}])(?:\p{L}+(?:é|ée|és|ées)|-t-(?:ils?|elles?)|ils?|elles?|celui|celles?|ceux|seule?s?|prête?s?|morte?s?|(?:endormi|étourdi|guéri|vaincu|abattu|battu)e?s?|sortis?|partis?|perdus?|mort-vivant|morte-vivante)(?![\p{L}-])/giu;
const AFTER_BEING =
  /(?<![\p{L}])(?:est|sont|était|étaient|serait|seraient|été|être|reste|restent|devient)(?: (?:pas|plus|déjà|de nouveau|maintenant))? (\p{L}+(?:i|is|it|u|us|ie|ies|ise|ite|ue|ues))(?![\p{L}])/giu;
/** The finder knows words by their shape only. */
const NOUNS = /^(dés?|santé|sûreté|côtés?|volontés?|qualités?|été|capacités?|plus|lui|qui)$/i;

/** Words of a text that are masculine or feminine. */
export function genderedIn(text: string): string[] {
  const found = [...text.matchAll(ANYWHERE)].map(([word]) => word);
  const after = [...text.matchAll(AFTER_BEING)].map(([, word = '']) => word);
  return [...new Set([...found, ...after])].filter((word) => !NOUNS.test(word));
}

export const isFeminine = (word: string): boolean => /(?:es?|elles?)$/i.test(word);

/** Holes that hold people or enemies. */
const SOMEBODY =
  /^(hero|heroes|other|others|card|cards|aCard|theCard|object|enemy|enemies|who|names|target|whom|aWhom|vehicle|source|name)$/;

/** What is left of a message when everything that asks for a gender is taken out; empty if it names nobody. */
export function unagreeing(message: string): string {
  const parts = new MessageReader(message).whole();
  return namesSomebody(parts) ? plain(parts) : '';
}

const namesSomebody = (parts: readonly Part[]): boolean =>
  parts.some((p) => {
    if (p.kind === 'value') return SOMEBODY.test(p.name);
    return 'cases' in p && [...p.cases.values()].some(namesSomebody);
  });

/** Cases one after the other: each is read by itself. */
const plain = (parts: readonly Part[]): string =>
  parts
    .map((p) => {
      if (p.kind === 'text') return p.text;
      if (p.kind === 'number') return '1';
      if (p.kind === 'value') return `<${p.name}>`;
      // "bless{heroGender, select, ...}": a word that goes on with a letter of no gender.
      return /gender$/i.test(p.name) ? 'ª' : [...p.cases.values()].map((c) => ` ${plain(c)} `).join('|');
    })
    .join('');
