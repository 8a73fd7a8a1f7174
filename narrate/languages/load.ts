/** Fetches languages part by part, each part once; whoever speaks waits until it is at hand (shelf.ts). */
import { fetchFolder, LANGUAGES, type Language } from './index.ts';
import type { PartName } from './language.ts';
import { partOf, putGrammar, putPart, putRules, rulesOf } from './shelf.ts';

/** What has been asked for in any language: another one that is to be spoken needs the same. */
const wantedParts = new Set<PartName>(['client', 'shared', 'classic']);
const wantedRules = new Set<PartName>();

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

const fetchPart = (language: Language, name: PartName): Promise<void> =>
  once(`${language} ${name}`, async () => {
    const { grammar, parts } = await fetchFolder(language);
    const source = parts[name];
    const part = typeof source === 'function' ? (await source()).part : source;
    putGrammar(language, grammar);
    putPart(language, name, part);
  });

const fetchRules = (language: Language, name: PartName): Promise<void> =>
  once(`${language} ${name} rules`, async () => {
    await fetchPart(language, name);
    const found = await partOf(language, name)?.rules?.();
    putRules(language, name, found?.rules ?? {});
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

export const areRulesAtHand = (language: Language, names: readonly PartName[]): boolean =>
  names.every((name) => rulesOf(language, name));

/** Everything that has been asked for so far, in this language; also what was asked for meanwhile. */
export async function loadLanguage(language: Language): Promise<void> {
  do {
    await Promise.all([
      ...[...wantedParts].map((name) => fetchPart(language, name)),
      ...[...wantedRules].map((name) => fetchRules(language, name)),
    ]);
  } while (
    [...wantedParts].some((name) => !partOf(language, name)) ||
    !areRulesAtHand(language, [...wantedRules])
  );
}

/** Every part of every language, for those who have them all on their own disk. */
export async function loadEverything(): Promise<void> {
  const all = async (language: Language): Promise<void> => {
    const { parts } = await fetchFolder(language);
    await loadRules(language, Object.keys(parts) as PartName[]);
  };
  await Promise.all(LANGUAGES.map(all));
}
