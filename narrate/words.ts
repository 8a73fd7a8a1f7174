/** The words of a language: one flat list out of all its files, read once. */
import enCards from './words/en/cards.json' with { type: 'json' };
import enEvents from './words/en/events.json' with { type: 'json' };
import enMissions from './words/en/missions.json' with { type: 'json' };
import enNouns from './words/en/nouns.json' with { type: 'json' };
import enOptions from './words/en/options.json' with { type: 'json' };
import enProblems from './words/en/problems.json' with { type: 'json' };
import enPrompts from './words/en/prompts.json' with { type: 'json' };
import enRefusals from './words/en/refusals.json' with { type: 'json' };
import enSkills from './words/en/skills.json' with { type: 'json' };
import enTerms from './words/en/terms.json' with { type: 'json' };
import frCards from './words/fr/cards.json' with { type: 'json' };
import frEvents from './words/fr/events.json' with { type: 'json' };
import frMissions from './words/fr/missions.json' with { type: 'json' };
import frNouns from './words/fr/nouns.json' with { type: 'json' };
import frOptions from './words/fr/options.json' with { type: 'json' };
import frProblems from './words/fr/problems.json' with { type: 'json' };
import frPrompts from './words/fr/prompts.json' with { type: 'json' };
import frRefusals from './words/fr/refusals.json' with { type: 'json' };
import frSkills from './words/fr/skills.json' with { type: 'json' };
import frTerms from './words/fr/terms.json' with { type: 'json' };
import { JOIN, type Language } from './grammar.ts';
import { compileMessage, type Args, type Message } from './message.ts';

/** Raw messages by key, for the tests and for tools that list them. */
export const TEXTS: { readonly [language in Language]: { [key: string]: string } } = {
  en: {
    ...enCards,
    ...enEvents,
    ...enMissions,
    ...enNouns,
    ...enOptions,
    ...enProblems,
    ...enPrompts,
    ...enRefusals,
    ...enSkills,
    ...enTerms,
  },
  fr: {
    ...frCards,
    ...frEvents,
    ...frMissions,
    ...frNouns,
    ...frOptions,
    ...frProblems,
    ...frPrompts,
    ...frRefusals,
    ...frSkills,
    ...frTerms,
  },
};

/** Texts that come with an edition (packs.ts). */
export const addTexts = (language: Language, texts: { readonly [key: string]: string }): void =>
  void Object.assign(TEXTS[language], texts);

/** A text that gives way to one of the language's own (mission-texts.ts). */
export const lendText = (language: Language, key: string, text: string): void =>
  void (TEXTS[language][key] ??= text);

export interface Words {
  readonly language: Language;
  has(key: string): boolean;
  /** The message with its holes filled; the key itself when there is no such message. */
  say(key: string, args?: Args): string;
  /** What follows the prefix in every key that has it. */
  under(prefix: string): readonly string[];
  /** "a, b and c". */
  list(items: readonly string[]): string;
}

/** Editions that say some things alike: `event.phase@supers` is tried before `event.phase`. */
const FAMILIES: { readonly [edition: string]: readonly string[] } = {
  zombie: ['zombie', 'marvel', 'supers'],
  hero: ['hero', 'marvel', 'supers'],
  dceased: ['dceased', 'supers'],
};

/** The edition itself, and what it shares with others. */
export const familyOf = (edition: string): readonly string[] => FAMILIES[edition] ?? [edition];

export function wordsOf(language: Language, edition = ''): Words {
  const texts = tuned(TEXTS[language], FAMILIES[edition] ?? []);
  const read = new Map<string, Message>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const has = (key: string): boolean => Object.hasOwn(texts, key);
  return {
    language,
    has,
    say(key, args = {}) {
      let message = read.get(key);
      if (!message) {
        if (!has(key)) return key;
        read.set(key, (message = compileMessage(texts[key], language, JOIN[language])));
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
  if (family.length === 0) return texts;
  const own: { [key: string]: string } = {};
  for (const [key, text] of Object.entries(texts)) {
    const [base, tone] = key.split('@');
    if (tone !== undefined && family.includes(tone)) own[base] = text;
  }
  return { ...texts, ...own };
}
