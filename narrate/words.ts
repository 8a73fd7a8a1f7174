/** The words of a language: one flat list out of all its files, read once. */
import type { Language } from './languages/index.ts';
import type { Grammar } from './languages/language.ts';
import { grammarOf, TEXTS } from './languages/shelf.ts';
import { compileMessage, type Args, type Message } from './message.ts';
import { familyOf } from './packs.ts';
import { leading, lookUp } from '@holdout/engine';

export interface Words {
  readonly language: Language;
  readonly grammar: Grammar;
  has(key: string): boolean;
  /** The message as it is written, holes and all. */
  raw(key: string): string | undefined;
  /** The message with its holes filled; the key itself when there is no such message. */
  say(key: string, args?: Args): string;
  /** What follows the prefix in every key that has it. */
  under(prefix: string): readonly string[];
  /** "a, b and c". */
  list(items: readonly string[]): string;
}

/** `own`: what a mission of the players' own says otherwise. `names`: of heroes and cards that have none here, as they stand. */
export function wordsOf(
  language: Language,
  edition = '',
  own: { readonly [key: string]: string } = {},
  names: { readonly [key: string]: string } = {},
): Words {
  const texts = { ...tuned(TEXTS[language], familyOf(edition)), ...own };
  const isNamed = (key: string): boolean => Object.hasOwn(names, key) && !Object.hasOwn(texts, key);
  const grammar = grammarOf(language);
  const read = new Map<string, Message>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const has = (key: string): boolean => Object.hasOwn(texts, key) || Object.hasOwn(names, key);
  return {
    language,
    grammar,
    has,
    raw: (key) => (has(key) ? lookUp(texts, key) : undefined),
    say(key, args = {}) {
      let message = read.get(key);
      if (!message) {
        if (!has(key)) return key;
        if (isNamed(key)) return lookUp(names, key);
        read.set(key, (message = compileMessage(lookUp(texts, key), language, grammar.join)));
      }
      return message(args);
    },
    under: (prefix) =>
      Object.keys(texts).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    list: (items) => lists.format(items),
  };
}

/** The texts with those of the family in place of the general ones. */
function tuned(
  texts: { readonly [key: string]: string },
  family: readonly string[],
): { readonly [key: string]: string } {
  const own: { [key: string]: string } = {};
  for (const [key, text] of Object.entries(texts)) {
    const [base, tone] = leading(key.split('@'), 1);
    if (tone !== undefined && family.includes(tone)) own[base] = text;
  }
  return { ...texts, ...own };
}
