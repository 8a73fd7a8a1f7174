/** What has been fetched of each language; everything that speaks reads from here. */
import { inEveryLanguage, type Language } from './index.ts';
import type { PartName } from '../packs.ts';
import type { Grammar, Part, Texts } from './language.ts';

type Growing = { [key: string]: string };

/** Messages of the game, by key. */
export const TEXTS = inEveryLanguage((): Growing => ({}));
/** Texts of clauses, by id. */
export const CLAUSES = inEveryLanguage((): Growing => ({}));

const GRAMMARS = new Map<Language, Grammar>();
const PARTS = inEveryLanguage(() => new Map<PartName, Part>());
const RULES = inEveryLanguage(() => new Map<PartName, Texts>());
const SENTENCES = inEveryLanguage(() => new Map<PartName, Texts>());

/** Changes whenever something arrives: what was put together before may lack it. */
let arrivals = 0;
export const arrivalsSoFar = (): number => arrivals;

export function grammarOf(language: Language): Grammar {
  const grammar = GRAMMARS.get(language);
  if (!grammar) throw new Error(`the language ${language} has not been fetched`);
  return grammar;
}
export const partOf = (language: Language, name: PartName): Part | undefined => PARTS[language].get(name);
export const rulesOf = (language: Language, name: PartName): Texts | undefined => RULES[language].get(name);

export const sentencesOf = (language: Language, name: PartName): Texts | undefined =>
  SENTENCES[language].get(name);

export const putGrammar = (language: Language, grammar: Grammar): void =>
  void GRAMMARS.set(language, grammar);

export function putPart(language: Language, name: PartName, part: Part): void {
  arrivals++;
  PARTS[language].set(name, part);
  Object.assign(TEXTS[language], part.words);
}

/** A text that gives way to one of the language's own (mission-texts.ts). */
export function lendText(language: Language, key: string, text: string): void {
  arrivals++;
  TEXTS[language][key] ??= text;
}

/** The same for the text of a clause. */
export function lendClause(language: Language, clause: string, text: string): void {
  arrivals++;
  CLAUSES[language][clause] ??= text;
}

export function putRules(language: Language, name: PartName, rules: Texts): void {
  arrivals++;
  RULES[language].set(name, rules);
  Object.assign(CLAUSES[language], rules);
}

export function putSentences(language: Language, name: PartName, sentences: Texts): void {
  arrivals++;
  SENTENCES[language].set(name, sentences);
  Object.assign(TEXTS[language], sentences);
}
