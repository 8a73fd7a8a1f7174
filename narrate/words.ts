/** The words of a language: one flat list out of all its files, read once. */
import { NOTHING, type BroughtTexts } from './brought.ts';
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
  /** The message with its holes filled; the key itself when there is no such message. */
  say(key: string, args?: Args): string;
  /** What follows the prefix in every key that has it. */
  under(prefix: string): readonly string[];
  /** "a, b and c". */
  list(items: readonly string[]): string;
}

export function wordsOf(language: Language, edition = '', brought: BroughtTexts = NOTHING): Words {
  const known = tuned(TEXTS[language], familyOf(edition));
  const texts = brought === NOTHING ? known : { ...brought.last, ...known, ...brought.first };
  const isBrought = (key: string): boolean =>
    Object.hasOwn(brought.first, key) || (Object.hasOwn(brought.last, key) && !Object.hasOwn(known, key));
  const grammar = grammarOf(language);
  const read = new Map<string, Message>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const has = (key: string): boolean => Object.hasOwn(texts, key);
  return {
    language,
    grammar,
    has,
    say(key, args = {}) {
      let message = read.get(key);
      if (!message) {
        if (!has(key)) return key;
        const text = lookUp(texts, key);
        message = isBrought(key) ? plainly(text, language) : compileMessage(text, language, grammar.join);
        read.set(key, message);
      }
      return message(args);
    },
    under: (prefix) =>
      Object.keys(texts).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    list: (items) => lists.format(items),
  };
}

/** A stranger's text, which need not be a message. */
function plainly(text: string, language: Language): Message {
  try {
    return compileMessage(text, language);
  } catch {
    return () => text;
  }
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
