/** Words for every screen: `t` for the chrome, `say` for the game; both follow the language that is spoken. */
import {
  compileMessage,
  narrator,
  type Brought,
  type Message,
  type Narrator,
  type Language,
  type OwnMission,
  type PartName,
  arrivalsSoFar,
  partOf,
  clientPartsOf,
  familyOf,
} from '@holdout/narrate/plain';
import { useContext } from 'react';
import { EditionScope } from '../editions/scope.ts';
import { useSettings } from '../store/settings.ts';
import { useSheets } from '../store/sheets.ts';
import { OwnMissionScope } from './own-mission.ts';
import { PlayersScope, type Players } from './players.ts';
import { useSpoken } from './spoken.ts';

type Args = { readonly [name: string]: string | number };

const compiled = new Map<string, Map<string, Message>>();

/** The client's messages of these parts, later ones before earlier ones; none until all of them have been fetched. */
function messagesOf(language: Language, parts: readonly PartName[]): Map<string, Message> | undefined {
  const key = `${language} ${parts.join(' ')}`;
  const known = compiled.get(key);
  if (known) return known;
  const texts = parts.map((part) => partOf(language, part)?.client);
  if (texts.includes(undefined)) return undefined;
  const entries = texts.flatMap((part) => Object.entries(part ?? {}));
  const messages = new Map(entries.map(([name, text]) => [name, compileMessage(text, language)]));
  compiled.set(key, messages);
  return messages;
}

export type Translate = (key: string, args?: Args) => string;

/** What comes with the screens that say it (screen-words.ts). */
const FETCHED: readonly PartName[] = ['table', 'screens', 'workshop'];

/** The words of an edition go before those of the client; what a screen says otherwise in one stands there as `key@supers`. */
export function translator(language: Language, edition = ''): Translate {
  const own = messagesOf(language, clientPartsOf(edition));
  const messages = messagesOf(language, ['client']);
  const further = FETCHED.map((part) => messagesOf(language, [part]));
  const fetched = (key: string): Message | undefined => further.find((part) => part?.has(key))?.get(key);
  const tones = familyOf(edition).map((tone) => `@${tone}`);
  return (key, args = {}) => {
    const tone = tones.find((t) => fetched(key + t)) ?? '';
    const found = own?.get(key) ?? messages?.get(key) ?? fetched(key + tone);
    return found?.(args) ?? `[${key}]`;
  };
}

export interface Words {
  readonly t: Translate;
  readonly say: Narrator;
  readonly language: Language;
}

export function useWords(): Words {
  const language = useSpoken((s) => s.language);
  const brought = useSheets((s) => s.brought);
  const edition = useContext(EditionScope);
  const { names } = useContext(PlayersScope);
  const codes = useSettings((s) => s.sources);
  const own = useContext(OwnMissionScope);
  return wordsFor(language, edition, brought, names, codes, own);
}

/** The last few, for all components of the page: a narrator reads its messages once and remembers them. */
const latest: {
  readonly key: string;
  readonly brought: Brought;
  readonly players: Players['names'];
  readonly own: OwnMission | undefined;
  readonly words: Words;
}[] = [];
const REMEMBERED = 4;

/** For whoever speaks outside a component. */
export function wordsFor(
  language: Language,
  edition: string,
  brought: Brought,
  players: Players['names'],
  codes: boolean,
  own?: OwnMission,
): Words {
  // Until an edition has been fetched its words are missing: that must not be remembered.
  const key = `${language} ${edition} ${arrivalsSoFar()} ${codes}`;
  const known = latest.find(
    (w) => w.key === key && w.brought === brought && w.players === players && w.own === own,
  );
  if (known) return known.words;
  const say = narrator(language, { brought, players, edition, codes, mission: own });
  const words = { t: translator(language, edition), say, language };
  latest.unshift({ key, brought, players, own, words });
  latest.length = Math.min(latest.length, REMEMBERED);
  return words;
}
