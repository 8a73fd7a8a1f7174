/** What of the texts each edition needs: parts of the languages' folders, and how words agree with whoever it names. */
import { CLASSIC } from './classic/pack.ts';
import { DCEASED } from './dceased/pack.ts';
import { addGenders, type GenderLists } from './genders.ts';
import { HERO } from './hero-mode/pack.ts';
import type { Language } from './languages/index.ts';
import type { PartName } from './languages/language.ts';
import { areRulesAtHand, loadParts, loadRules } from './languages/load.ts';
import { ZOMBIE } from './zombie-mode/pack.ts';

export interface Pack {
  /** Whose words it uses. */
  readonly words: readonly PartName[];
  /** Whose clauses hold in it, beside those that every game has. */
  readonly rules: readonly PartName[];
  /** Whose words go before the client's own, later ones before earlier ones. */
  readonly client: readonly PartName[];
  /** Of everybody its words have a name for. */
  readonly genders?: GenderLists;
}

const PACKS: { readonly [edition: string]: Pack } = {
  classic: CLASSIC,
  zombie: ZOMBIE,
  hero: HERO,
  dceased: DCEASED,
};

for (const { genders } of Object.values(PACKS)) if (genders) addGenders(genders);

/** Clauses that can be asked about in every game. */
const EVERYWHERE: readonly PartName[] = ['shared', 'classic'];

const packOf = (edition: string): Pack | undefined =>
  Object.hasOwn(PACKS, edition) ? PACKS[edition] : undefined;

/** Of one edition; where none is named of all, with the page on how they differ. */
const rulesFor = (edition: string): readonly PartName[] => [
  ...EVERYWHERE,
  ...(packOf(edition)?.rules ?? ['family', ...Object.values(PACKS).flatMap((pack) => pack.rules)]),
];

export const clientPartsOf = (edition: string): readonly PartName[] => packOf(edition)?.client ?? [];

export const loadWordsOf = (language: Language, edition: string): Promise<void> =>
  loadParts(language, [...(packOf(edition)?.words ?? []), ...clientPartsOf(edition)]);

export const loadRulesOf = (language: Language, edition: string): Promise<void> =>
  loadRules(language, rulesFor(edition));

export const areRulesOfAtHand = (language: Language, edition: string): boolean =>
  areRulesAtHand(language, rulesFor(edition));
