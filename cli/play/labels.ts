/** The words of the terminal itself, from the folder of the language; everything about the game is said by the narrator. */
import type { Language } from '@holdout/narrate';
import type words from '@holdout/narrate/words/terminal.json';
import { grammarOf, wordsOf } from '@holdout/narrate/plain';

type NameIn<Key> = Key extends `terminal.${infer Name}` ? Name : never;
type Name = NameIn<keyof typeof words>;

export type Labels = { readonly [name in Name | 'colon']: string };

/** Some editions call a thing otherwise. */
export function labelsOf(language: Language, edition = ''): Labels {
  const words = wordsOf(language, edition);
  const named = words.under('terminal.').map((name) => [name, words.say(`terminal.${name}`)] as const);
  return {
    ...(Object.fromEntries(named) as { readonly [name in Name]: string }),
    colon: grammarOf(language).colon,
  };
}
