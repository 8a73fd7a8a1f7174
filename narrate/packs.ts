/** What of the texts each edition needs: one line for each edition there is, in the order in which they are offered. */
import { leading } from '@holdout/engine';
import { CLASSIC } from './classic/pack.ts';
import { DCEASED } from './dceased/pack.ts';
import { addGenders } from './genders.ts';
import { HERO } from './hero-mode/pack.ts';
import { LANGUAGES, type Language } from './languages/index.ts';
import { areRulesAtHand, areSentencesAtHand, loadParts, loadRules, loadSentences } from './languages/load.ts';
import type { ListedChapter, Pack } from './pack.ts';
import { ZOMBIE } from './zombie-mode/pack.ts';

const PACKS = { classic: CLASSIC, zombie: ZOMBIE, hero: HERO, dceased: DCEASED } as const;

type PackedPart = (typeof PACKS)[keyof typeof PACKS]['words' | 'rules' | 'client'][number];
/** What belongs to no edition. */
const COMMON = [
  'client', 'table', 'screens', 'workshop', 'shared', 'family', 'problems', 'terminal',
] as const; // prettier-ignore
/** A folder of every language. */
export type PartName = (typeof COMMON)[number] | PackedPart;

type AnyPack = Pack<PartName>;
const BY_EDITION: { readonly [edition: string]: AnyPack } = PACKS;
const ALL = Object.values(BY_EDITION);

/** Every edition, without its rules. */
export const EDITION_IDS: readonly [string, ...string[]] = leading(Object.keys(PACKS), 1);

export const PARTS: readonly PartName[] = [
  ...new Set([...COMMON, ...ALL.flatMap(({ words, rules, client }) => [...words, ...rules, ...client])]),
];

for (const { genders } of ALL) if (genders) addGenders(genders);

/** Clauses that can be asked about in every game. */
const EVERYWHERE: readonly PartName[] = ['shared', 'classic'];

const packOf = (edition: string): AnyPack | undefined =>
  Object.hasOwn(BY_EDITION, edition) ? BY_EDITION[edition] : undefined;

/** Of one edition; where none is named of all, with the page on how they differ. */
const rulesFor = (edition: string): readonly PartName[] => [
  ...EVERYWHERE,
  ...(packOf(edition)?.rules ?? ['family', ...ALL.flatMap((pack) => pack.rules)]),
];

/** The edition itself, and those it says some things alike with. */
export const familyOf = (edition: string): readonly string[] => [edition, ...(packOf(edition)?.kin ?? [])];

/** The chapters of every edition, in order. */
export const CHAPTERS: readonly ListedChapter[] = ALL.flatMap(({ chapters }) => chapters);

/** What of a chapter of others these editions have taken over. */
export function borrowedBy(
  editions: readonly string[],
  chapter: string,
): { readonly edition: string; readonly clauses: readonly string[] } | undefined {
  for (const edition of editions) {
    const clauses = packOf(edition)?.borrows?.[chapter];
    if (clauses) return { edition, clauses };
  }
  return undefined;
}

export const clientPartsOf = (edition: string): readonly PartName[] => packOf(edition)?.client ?? [];

export const loadWordsOf = (language: Language, edition: string): Promise<void> =>
  loadParts(language, [...(packOf(edition)?.words ?? []), ...clientPartsOf(edition)]);

/** The words of the client's table. */
export const loadTableWords = (language: Language): Promise<void> => loadParts(language, ['table']);

/** The words of the client's screens beside home and table; cards, goals and keys are called there as at the table. */
export const loadScreenWords = (language: Language): Promise<void> =>
  loadParts(language, ['table', 'screens']);

/** The words of the workshop, where cards, goals and problems are called as elsewhere. */
export const loadWorkshopWords = (language: Language): Promise<void> =>
  loadParts(language, ['table', 'screens', 'problems', 'workshop']);

export const loadRulesOf = (language: Language, edition: string): Promise<void> =>
  loadRules(language, rulesFor(edition));

export const areRulesOfAtHand = (language: Language, edition: string): boolean =>
  areRulesAtHand(language, rulesFor(edition));

/** Messages for what mission files of an edition say. */
const sentencesFor = (edition: string): readonly PartName[] => ['shared', ...(packOf(edition)?.words ?? [])];

export const loadSentencesOf = (language: Language, edition: string): Promise<void> =>
  loadSentences(language, sentencesFor(edition));

export const areSentencesOfAtHand = (language: Language, edition: string): boolean =>
  areSentencesAtHand(language, sentencesFor(edition));

/** Every part of every language, for those who have them all on their own disk. */
export async function loadEverything(): Promise<void> {
  await Promise.all(
    LANGUAGES.flatMap((language) => [loadRules(language, PARTS), loadSentences(language, PARTS)]),
  );
}
