/** The text of the clauses: fetched when somebody may want to read it, of the edition that the page is about. */
import { type Language, areRulesOfAtHand, loadRulesOf } from '@holdout/narrate/plain';
import { use, useContext, useEffect, useReducer } from 'react';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { isLoaded } from '../editions/plugs.ts';
import { EditionScope } from '../editions/scope.ts';
import { useSpoken } from './spoken.ts';

/** Asks for the rules and tells when they can be read; a page that goes on without them is not held up. */
export function useRules(): boolean {
  const language = useSpoken((s) => s.language);
  const edition = useContext(EditionScope);
  const [, arrived] = useReducer((n: number) => n + 1, 0);
  const ready = areRulesOfAtHand(language, edition);
  useEffect(() => {
    if (ready) return undefined;
    let over = false;
    // Whoever asks next tries again.
    loadRulesOf(language, edition).then(
      () => !over && arrived(),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [ready, language, edition]);
  return ready;
}

/** The same promise for every try to show a screen. */
const awaited = new Map<Language, Promise<void>>();

/** Missions bring their clauses with their edition. */
async function fetchAll(language: Language): Promise<void> {
  await Promise.all([loadRulesOf(language, ''), ...EDITION_IDS.map(loadEdition)]);
}

/** For a screen that is nothing without the rules of all editions: it waits for them. */
export function useAllRules(): void {
  const language = useSpoken((s) => s.language);
  if (areRulesOfAtHand(language, '') && EDITION_IDS.every(isLoaded)) return;
  let promise = awaited.get(language);
  if (!promise) {
    promise = fetchAll(language);
    awaited.set(language, promise);
    promise.catch(() => awaited.delete(language));
  }
  use(promise);
}
