/**
 * What heroes and cards of a pack are called, in the language spoken or else in the first one there is. Anybody may have
 * written it: no name takes the place of one of the game's, and each is shown as it stands.
 */
import { namesOfOurs, type Gender, type Setup } from '@holdout/engine';
import type { Language } from './languages/index.ts';

/** As much of a set-up as brings names. */
export type Brought = Pick<Setup, 'sheets' | 'pack' | 'ours'>;
type Names = { readonly [key: string]: string };

export function namesBrought({ sheets = [], pack, ours = [] }: Brought, language: Language): Names {
  const cards = spoken(Object.entries(pack?.texts ?? {}), language).flatMap((names) => Object.entries(names));
  return Object.fromEntries([
    ...[...cards, ...namesOfOurs(ours)].flatMap(([card, name]) => called(card, name)),
    ...sheets.flatMap((s) => (s.name === undefined ? [] : [[`hero.${s.id}`, s.name] as const])),
    ...sheets.flatMap(({ id, name, attack }) =>
      attack ? called(`${id}-attack`, attack.name ?? name ?? id) : [],
    ),
  ]);
}

/** The first language, then the one spoken over it. */
function spoken<T>(all: readonly (readonly [string, T])[], language: Language): T[] {
  const [usual] = all;
  const own = all.find(([code]) => code === language);
  return [...(usual ? [usual[1]] : []), ...(own && own !== usual ? [own[1]] : [])];
}

/** By every name a card has in sentences: as it is written, without an article. */
const called = (card: string, name: string): [string, string][] =>
  ['card', 'the', 'a'].map((kind) => [`${kind}.${card}`, name]);

export const gendersBrought = ({ sheets = [] }: Brought): { [id: string]: Gender | undefined } =>
  Object.fromEntries(sheets.map(({ id, gender }) => [id, gender]));
