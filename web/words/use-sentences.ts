/** Messages that tell what mission files say, for a part of the page that is nothing without them: it waits. */
import { areSentencesOfAtHand, loadSentencesOf, type Language } from '@holdout/narrate/plain';
import { use } from 'react';
import { useSpoken } from './spoken.ts';

/** The same promise for every try to show it. */
const awaited = new Map<string, Promise<void>>();

export function useSentences(edition: string, language?: Language): void {
  const spoken = useSpoken((s) => s.language);
  const told = language ?? spoken;
  if (areSentencesOfAtHand(told, edition)) return;
  const key = `${told} ${edition}`;
  let promise = awaited.get(key);
  if (!promise) {
    // Without them the page goes on: what they would have said is left out.
    promise = loadSentencesOf(told, edition).catch(() => undefined);
    awaited.set(key, promise);
  }
  use(promise);
}
