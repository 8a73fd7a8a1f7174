/** For tests: the client's messages as they are written. */
import '@holdout/narrate';
import { type Language, partOf, clientPartsOf } from '@holdout/narrate/plain';
import type { Texts } from '@holdout/narrate/testing';

/** What an edition adds to the client's own, or says otherwise. */
export const ownTexts = (language: Language, edition: string): Texts =>
  Object.fromEntries(
    clientPartsOf(edition).flatMap((part) => Object.entries(partOf(language, part)?.client ?? {})),
  );

export const clientTexts = (language: Language, edition = ''): Texts => ({
  ...partOf(language, 'client')?.client,
  ...partOf(language, 'table')?.client,
  ...partOf(language, 'screens')?.client,
  ...partOf(language, 'workshop')?.client,
  ...ownTexts(language, edition),
});
