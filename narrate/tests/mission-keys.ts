/** For the tests: what missions say of themselves, by key. */
import { lookUp, textsOf, type Edition, type Json, type MissionTexts } from '@holdout/engine';

const saidIn = (file: Json, language: string): Partial<MissionTexts> =>
  textsOf(file).find(([l]) => l === language)?.[1] ?? {};

const firsts = (entries: readonly (readonly [string, string])[] | null | undefined): string[] =>
  (entries ?? []).map(([id]) => id);

/** Clauses that the missions of an edition carry, mission by mission, those of the document before our own. */
export function missionClauses({ missions }: Edition, language: string): { [id: string]: string } {
  const ids = Object.keys(missions).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const inOrder = [...ids.filter((id) => !/^H\d/.test(id)), ...ids.filter((id) => /^H\d/.test(id))];
  return Object.fromEntries(inOrder.flatMap((id) => saidIn(lookUp(missions, id), language).rules ?? []));
}

export const clausesIn = (file: Json, language: string): string[] => firsts(saidIn(file, language).rules);

/** Keys that a mission adds to the words of a language, beside its name and introduction. */
export function wordsIn(file: Json, language: string): string[] {
  const { goals, words } = saidIn(file, language);
  return [...firsts(goals).map((goal) => `goal.${goal}`), ...firsts(words)];
}
