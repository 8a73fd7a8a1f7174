/** The heroes of a pack: what its file says of each, read as far as it can be, and every change of them. */
import { itemAt, GENDERS, type AttackLine, type Edition, type HeroSheet, type Json } from '@holdout/engine';
import { attackLimits, MOST_OF_PACK, skillCounts } from '@holdout/engine/packs';
import { isFields } from '../patch.ts';
import type { PackFile } from '../workshop.ts';

export interface InPack {
  /** Its place among all heroes of the pack. */
  readonly at: number;
  readonly edition: string;
  readonly sheet: HeroSheet;
}

const listOf = (pack: PackFile): readonly Json[] => (Array.isArray(pack['heroes']) ? pack['heroes'] : []);
const textOf = (v: Json | undefined): string => (typeof v === 'string' ? v : '');

export const heroesIn = (pack: PackFile): InPack[] =>
  listOf(pack).flatMap((hero, at) =>
    isFields(hero) ? [{ at, edition: textOf(hero['edition']), sheet: sheetIn(hero) }] : [],
  );

/** What is missing is empty: a sheet can be shown and filled in whatever stands in the file. */
function sheetIn(hero: { readonly [key: string]: Json }): HeroSheet {
  const skills = isFields(hero['skills']) ? hero['skills'] : {};
  const all = (v: Json | undefined): string[] => (Array.isArray(v) ? v.map(textOf) : []);
  const attack = attackIn(hero['attack']);
  return {
    id: textOf(hero['id']),
    source: 'designed',
    name: textOf(hero['name']),
    gender: GENDERS.find((g) => g === hero['gender']) ?? 'm',
    look: textOf(hero['look']),
    skills: {
      blue: textOf(skills['blue']),
      yellow: YELLOW,
      orange: all(skills['orange']),
      red: all(skills['red']),
    },
    ...(attack ? { attack } : {}),
  };
}

const YELLOW = 'plus-action';

function attackIn(v: Json | undefined): AttackLine | undefined {
  if (!isFields(v)) return undefined;
  const n = (x: Json | undefined): number => (typeof x === 'number' ? x : 0);
  const [near, far] = Array.isArray(v['range']) ? v['range'] : [];
  return {
    name: textOf(v['name']),
    mode: v['mode'] === 'ranged' ? 'ranged' : 'melee',
    range: [n(near), n(far)],
    dice: n(v['dice']),
    accuracy: n(v['accuracy']),
    ...(textOf(v['picture']) === '' ? {} : { picture: textOf(v['picture']) }),
  };
}

/** As a file has it: what says nothing is left out. */
function written(
  edition: string,
  { id, name = '', gender = 'm', look = '', skills, attack }: HeroSheet,
): Json {
  return {
    edition,
    id,
    ...(name === '' ? {} : { name }),
    gender,
    ...(look === '' ? {} : { look }),
    skills: { blue: skills.blue, orange: [...skills.orange], red: [...skills.red] },
    ...(attack ? { attack: writtenAttack(attack) } : {}),
  };
}

const writtenAttack = ({ name = '', range, picture, ...line }: AttackLine): Json => ({
  ...(name === '' ? {} : { name }),
  ...line,
  range: [...range],
  ...(picture === undefined ? {} : { picture }),
});

export const hasRoomForHero = (pack: PackFile): boolean => listOf(pack).length < MOST_OF_PACK.heroes;

export const withHero = (pack: PackFile, edition: string, sheet: HeroSheet): PackFile => ({
  ...pack,
  heroes: [...listOf(pack), written(edition, sheet)],
});

export const withSheet = (pack: PackFile, { at, edition }: InPack, sheet: HeroSheet): PackFile => ({
  ...pack,
  heroes: listOf(pack).map((hero, i) => (i === at ? written(edition, sheet) : hero)),
});

/** The last one takes the list with it. */
export function withoutHero(pack: PackFile, { at }: InPack): PackFile {
  const { heroes = [], ...others } = pack;
  const left = Array.isArray(heroes) ? heroes.filter((_hero, i) => i !== at) : [];
  return { ...others, ...(left.length > 0 ? { heroes: left } : {}) };
}

interface NewHero {
  readonly id: string;
  readonly name: string;
  /** Of the attack, where there is one. */
  readonly picture?: string;
}

/** Somebody new, with the skills and the attack of a hero of the box: sound from the beginning. */
export function heroLike(edition: Edition, model: string, { id, name, picture }: NewHero): HeroSheet {
  const at = Math.max(
    0,
    edition.sheets.findIndex((s) => s.id === model),
  );
  const { skills, gender } = itemAt(edition.sheets, at);
  const { orange, red } = skillCounts(edition);
  const line = edition.attacks?.[at];
  return {
    id,
    source: 'designed',
    name,
    ...(gender ? { gender } : {}),
    skills: {
      ...skills,
      yellow: YELLOW,
      orange: skills.orange.slice(0, orange),
      red: skills.red.slice(0, red),
    },
    ...(line ? { attack: within(edition, { ...line, ...(picture ? { picture } : {}) }) } : {}),
  };
}

const clamp = (n: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, n));

/** The same attack, as far as heroes of the edition can have it in that mode. */
export function within(
  edition: Edition,
  { mode, range, dice, accuracy, name, picture }: AttackLine,
): AttackLine {
  const limits = attackLimits(edition);
  const of = limits.get(mode);
  const far = of ? clamp(range[1], of.range) : range[1];
  const near = of ? Math.min(far, clamp(range[0], of.range)) : range[0];
  return {
    mode,
    range: [near, far],
    dice: of ? clamp(dice, of.dice) : dice,
    accuracy: of ? clamp(accuracy, of.accuracy) : accuracy,
    ...(name ? { name } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** Hits that an attack comes to, on average. */
export const hitsOf = ({ dice, accuracy }: AttackLine): number => (dice * (7 - accuracy)) / 6;
