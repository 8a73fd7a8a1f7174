/**
 * What a game brings of its own, in words: the texts of its mission, names of its heroes, their attacks and its cards, in
 * the language spoken or else in their first one. Anybody may have written them: none takes the place of a word of the
 * game, and one that is no message is shown as it stands.
 */
import { Reader, textsOf, type Gender, type MissionTexts, type Setup } from '@holdout/engine';
import type { Language } from './languages/index.ts';

/** As much of a set-up as has names. */
export type Brought = Pick<Setup, 'mission' | 'sheets' | 'pack'>;

export interface BroughtTexts {
  /** Before those of the language: what the mission says of itself. */
  readonly first: Texts;
  /** After them. */
  readonly last: Texts;
}
type Texts = { readonly [key: string]: string };

export const NOTHING: BroughtTexts = { first: {}, last: {} };

export function textsBrought(all: readonly Brought[], language: Language): BroughtTexts {
  if (all.length === 0) return NOTHING;
  // Of two that say the same the first is heard.
  const each = all.toReversed().map((one) => textsOfOne(one, language));
  return {
    first: Object.assign({}, ...each.map(({ first }) => first)) as Texts,
    last: Object.assign({}, ...each.map(({ last }) => last)) as Texts,
  };
}

function textsOfOne({ mission, sheets = [], pack }: Brought, language: Language): BroughtTexts {
  const said = typeof mission === 'string' ? [] : spoken(textsOf(mission), language);
  const id = typeof mission === 'string' ? '' : new Reader(mission, '', []).get('id').textOr('');
  const named = spoken(Object.entries(pack?.texts ?? {}), language).flatMap((names) => Object.entries(names));
  return {
    first: Object.fromEntries(said.flatMap((texts) => missionTexts(id, texts))),
    last: Object.fromEntries([
      ...said.flatMap(({ words }) => words ?? []),
      ...named.flatMap(([card, name]) => called(card, name)),
      ...sheets.flatMap((s) => (s.name === undefined ? [] : [[`hero.${s.id}`, s.name] as const])),
      ...sheets.flatMap(({ id: hero, name, attack }) =>
        attack ? called(`${hero}-attack`, attack.name ?? name ?? hero) : [],
      ),
    ]),
  };
}

/** The first language, then the one spoken over it. */
function spoken<T>(all: readonly (readonly [string, T])[], language: Language): T[] {
  const [usual] = all;
  const own = all.find(([code]) => code === language);
  return [...(usual ? [usual[1]] : []), ...(own && own !== usual ? [own[1]] : [])];
}

const missionTexts = (id: string, { name, intro, brief, goals }: MissionTexts): [string, string][] => [
  [`mission.${id}.name`, name],
  ...(intro ? [[`mission.${id}.intro`, intro] as [string, string]] : []),
  ...Object.entries(brief ?? {}).map(([point, text]): [string, string] => [`mission.${id}.${point}`, text]),
  ...(goals ?? []).map(([goal, text]): [string, string] => [`goal.${goal}`, text]),
];

/** By every name a card has in sentences: as it is written, without an article. */
const called = (card: string, name: string): [string, string][] =>
  ['card', 'the', 'a'].map((kind) => [`${kind}.${card}`, name]);

export const gendersBrought = (all: readonly Brought[]): { [id: string]: Gender | undefined } =>
  Object.fromEntries(all.flatMap(({ sheets = [] }) => sheets.map(({ id, gender }) => [id, gender])));
