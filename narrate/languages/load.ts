/** Fetches languages part by part, each part once; whoever speaks waits until it is at hand (shelf.ts). */
import { fetchFolder, type Language } from './index.ts';
import type { PartName } from '../packs.ts';
import { partOf, putGrammar, putPart, putRules, putSentences, rulesOf, sentencesOf } from './shelf.ts';

/** What has been asked for in any language: another one that is to be spoken needs the same. */
const wantedParts = new Set<PartName>(['client', 'shared', 'classic']);
const wantedRules = new Set<PartName>();
const wantedSentences = new Set<PartName>();

const underWay = new Map<string, Promise<void>>();

/** The same promise for the same thing; after a failure it may be asked for again. */
function once(key: string, fetch: () => Promise<void>): Promise<void> {
  let promise = underWay.get(key);
  if (!promise) {
    promise = fetch();
    underWay.set(key, promise);
    promise.catch(() => underWay.delete(key));
  }
  return promise;
}

const isAtHand = <Name extends string>(
  parts: { readonly [name in Name]: unknown },
  name: string,
): name is Name => Object.hasOwn(parts, name);

const fetchPart = (language: Language, name: PartName): Promise<void> =>
  once(`${language} ${name}`, async () => {
    const { grammar, atHand, fetch } = await fetchFolder(language);
    const part = isAtHand(atHand, name) ? atHand[name] : (await fetch(name)).part;
    putGrammar(language, grammar);
    putPart(language, name, part);
  });

const fetchRules = (language: Language, name: PartName): Promise<void> =>
  once(`${language} ${name} rules`, async () => {
    await fetchPart(language, name);
    const found = await partOf(language, name)?.rules?.();
    putRules(language, name, found?.rules ?? {});
  });

const fetchSentences = (language: Language, name: PartName): Promise<void> =>
  once(`${language} ${name} sentences`, async () => {
    await fetchPart(language, name);
    const found = await partOf(language, name)?.sentences?.();
    putSentences(language, name, found?.sentences ?? {});
  });

export async function loadParts(language: Language, names: readonly PartName[]): Promise<void> {
  for (const name of names) wantedParts.add(name);
  await Promise.all(names.map((name) => fetchPart(language, name)));
}

/** With their words: clauses name missions and editions. */
export async function loadRules(language: Language, names: readonly PartName[]): Promise<void> {
  for (const name of names) wantedRules.add(name);
  await Promise.all([loadParts(language, names), ...names.map((name) => fetchRules(language, name))]);
}

/** With the words they name things by. */
export async function loadSentences(language: Language, names: readonly PartName[]): Promise<void> {
  for (const name of names) wantedSentences.add(name);
  await Promise.all([loadParts(language, names), ...names.map((name) => fetchSentences(language, name))]);
}

export const areSentencesAtHand = (language: Language, names: readonly PartName[]): boolean =>
  names.every((name) => sentencesOf(language, name));

export const areRulesAtHand = (language: Language, names: readonly PartName[]): boolean =>
  names.every((name) => rulesOf(language, name));

/** Everything that has been asked for so far, in this language; also what was asked for meanwhile. */
export async function loadLanguage(language: Language): Promise<void> {
  do {
    await Promise.all([
      ...[...wantedParts].map((name) => fetchPart(language, name)),
      ...[...wantedRules].map((name) => fetchRules(language, name)),
      ...[...wantedSentences].map((name) => fetchSentences(language, name)),
    ]);
  } while (
    [...wantedParts].some((name) => !partOf(language, name)) ||
    !areRulesAtHand(language, [...wantedRules]) ||
    !areSentencesAtHand(language, [...wantedSentences])
  );
}
