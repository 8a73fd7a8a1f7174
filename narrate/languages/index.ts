/** The languages there are: one line for each, the first is spoken where nobody says which. */
import type { LanguageFolder } from './language.ts';
import { itemAt } from '@holdout/engine';

const FOLDERS = {
  en: { name: 'English', fetch: () => import('./en/index.ts') },
  fr: { name: 'Français', fetch: () => import('./fr/index.ts') },
} as const;

export type Language = keyof typeof FOLDERS;

export const LANGUAGES = Object.keys(FOLDERS) as readonly Language[];

/** What a language calls itself. */
export const languageName = (language: Language): string => FOLDERS[language].name;

export const fetchFolder = async (language: Language): Promise<LanguageFolder> =>
  (await FOLDERS[language].fetch()).folder;

/** The language for a tag such as `fr-CA`. */
export const languageFor = (tag = ''): Language =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]) ?? itemAt(LANGUAGES, 0);

/** Something of which every language has its own. */
export const inEveryLanguage = <T>(make: (language: Language) => T): { readonly [language in Language]: T } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as {
    readonly [language in Language]: T;
  };
