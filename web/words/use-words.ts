/** Words for every screen: `t` for the chrome, `say` for the game; both follow the language setting at once. */
import { useMemo } from 'react';
import { narrator, type Narrator } from '@holdout/narrate';
import { compileMessage, type Message } from '@holdout/narrate/message.ts';
import { useSettings } from '../store/settings.ts';
import { useSheets } from '../store/sheets.ts';

type Args = { readonly [name: string]: string | number };
type Language = 'en' | 'fr';

/** All files of a language, one per area of the client. */
const FILES = {
  en: import.meta.glob<{ [key: string]: string }>('./en/*.json', { eager: true, import: 'default' }),
  fr: import.meta.glob<{ [key: string]: string }>('./fr/*.json', { eager: true, import: 'default' }),
};

const compiled = new Map<Language, Map<string, Message>>();

function messagesOf(language: Language): Map<string, Message> {
  let messages = compiled.get(language);
  if (!messages) {
    messages = new Map();
    for (const file of Object.values(FILES[language])) {
      for (const [key, text] of Object.entries(file)) messages.set(key, compileMessage(text, language));
    }
    compiled.set(language, messages);
  }
  return messages;
}

export type Translate = (key: string, args?: Args) => string;

export function translator(language: Language): Translate {
  const messages = messagesOf(language);
  return (key, args = {}) => messages.get(key)?.(args) ?? `[${key}]`;
}

export interface Words {
  readonly t: Translate;
  readonly say: Narrator;
  readonly language: Language;
}

export function useWords(): Words {
  const language = useSettings((s) => s.language);
  const sheets = useSheets((s) => s.sheets);
  return useMemo(() => {
    const heroes = Object.fromEntries(sheets.map((s) => [s.id, s.name ?? s.id]));
    return { t: translator(language), say: narrator(language, { heroes }), language };
  }, [language, sheets]);
}
