/** Words and rules that come with an edition: a client may fetch them together with it. */
import { LANGUAGES, type Language } from './grammar.ts';
import { addGenders, type GenderLists } from './genders.ts';
import { addClauses } from './reference.ts';
import { addTexts } from './words.ts';

type Texts = { readonly [key: string]: string };

export interface Pack {
  readonly words: { readonly [language in Language]: Texts };
  readonly rules: { readonly [language in Language]: Texts };
  /** Of everybody its words have a name for. */
  readonly genders: GenderLists;
}

export function addPack({ words, rules, genders }: Pack): void {
  addGenders(genders);
  for (const language of LANGUAGES) {
    addTexts(language, words[language]);
    addClauses(language, rules[language]);
  }
}
