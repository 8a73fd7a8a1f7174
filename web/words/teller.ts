/** Tells what follows from an answer in the language that is spoken then: how a game is kept for those who cannot play it again. */
import { toldLines } from '@holdout/narrate/plain';
import type { Tell } from '../play/local-table.ts';
import { useSheets } from '../store/sheets.ts';
import type { Players } from './players.ts';
import { spokenLanguage } from './spoken.ts';
import { wordsFor } from './use-words.ts';

export function tellerOf(edition: string, players: Players['names']): Tell {
  return (events) => {
    const { say } = wordsFor(spokenLanguage(), edition, useSheets.getState().brought, players, false);
    return toldLines(events, say.event);
  };
}
