/** Words for every screen: `t` for the chrome, `say` for the game; both follow the language setting at once. */
import type { HeroSheet } from '@holdout/engine';
import { useContext } from 'react';
import { narrator, type Narrator } from '@holdout/narrate/narrator.ts';
import { compileMessage, type Message } from '@holdout/narrate/message.ts';
import type { ChromeWords } from '../editions/plug.ts';
import { loadedPlugs } from '../editions/plugs.ts';
import { EditionScope } from '../editions/scope.ts';
import { useSettings } from '../store/settings.ts';
import { useSheets } from '../store/sheets.ts';
import { PlayersScope, type Players } from './players.ts';

type Args = { readonly [name: string]: string | number };
type Language = 'en' | 'fr';

/** All files of a language, one per area of the client. */
const FILES = {
  en: import.meta.glob<{ [key: string]: string }>('../../narrate/languages/en/client/*.json', {
    eager: true,
    import: 'default',
  }),
  fr: import.meta.glob<{ [key: string]: string }>('../../narrate/languages/fr/client/*.json', {
    eager: true,
    import: 'default',
  }),
};

const compiled = new Map<string, Map<string, Message>>();

function compile(key: string, language: Language, files: readonly ChromeWords[]): Map<string, Message> {
  let messages = compiled.get(key);
  if (!messages) {
    const texts = files.flatMap((file) => Object.entries(file));
    messages = new Map(texts.map(([name, text]) => [name, compileMessage(text, language)]));
    compiled.set(key, messages);
  }
  return messages;
}

const messagesOf = (language: Language): Map<string, Message> =>
  compile(language, language, Object.values(FILES[language]));

/** What an edition says otherwise; nothing until it has been fetched. */
function ownMessagesOf(language: Language, edition: string): Map<string, Message> | undefined {
  const plug = loadedPlugs().find((p) => p.edition.id === edition);
  return plug && compile(`${language} ${edition}`, language, [plug.words[language]]);
}

export type Translate = (key: string, args?: Args) => string;

/** The words of an edition go before those of the client. */
export function translator(language: Language, edition = ''): Translate {
  const own = ownMessagesOf(language, edition);
  const messages = messagesOf(language);
  return (key, args = {}) => (own?.get(key) ?? messages.get(key))?.(args) ?? `[${key}]`;
}

export interface Words {
  readonly t: Translate;
  readonly say: Narrator;
  readonly language: Language;
}

export function useWords(): Words {
  const language = useSettings((s) => s.language);
  const sheets = useSheets((s) => s.sheets);
  const edition = useContext(EditionScope);
  const players = useContext(PlayersScope);
  return wordsFor(language, edition, sheets, players);
}

/** The last few, for all components of the page: a narrator reads its messages once and remembers them. */
const latest: {
  readonly key: string;
  readonly sheets: readonly HeroSheet[];
  readonly players: Players;
  readonly words: Words;
}[] = [];
const REMEMBERED = 4;

function wordsFor(
  language: Language,
  edition: string,
  sheets: readonly HeroSheet[],
  players: Players,
): Words {
  // Until an edition has been fetched its words are missing: that must not be remembered.
  const key = `${language} ${edition} ${loadedPlugs().length}`;
  const known = latest.find((w) => w.key === key && w.sheets === sheets && w.players === players);
  if (known) return known.words;
  const heroes = Object.fromEntries(sheets.map((s) => [s.id, s.name ?? s.id]));
  const genders = Object.fromEntries(sheets.map((s) => [s.id, s.gender]));
  const say = narrator(language, { heroes, genders, players, edition });
  const words = { t: translator(language, edition), say, language };
  latest.unshift({ key, sheets, players, words });
  latest.length = Math.min(latest.length, REMEMBERED);
  return words;
}
