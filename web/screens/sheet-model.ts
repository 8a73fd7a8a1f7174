/** A survivor in the making (C-SKILL-4): one Blue skill, +1 Action at Yellow, two Orange and three Red ones. */
import type { Edition, Gender, HeroSheet } from '@holdout/engine';

export interface Draft {
  readonly id: string;
  readonly name: string;
  /** How words agree with the name; masculine unless said otherwise. */
  readonly gender: Gender;
  readonly blue: string;
  readonly orange: readonly string[];
  readonly red: readonly string[];
}

export const LONGEST_NAME = 24;
const YELLOW = 'plus-action';

/** Skills in the order of their names. */
export const skillsOf = (edition: Edition, nameOf: (skill: string) => string, language: string): string[] =>
  [...edition.ownSkills].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));

export const blankDraft = (id: string): Draft => ({
  id,
  name: '',
  gender: 'm',
  blue: '',
  orange: ['', ''],
  red: ['', '', ''],
});

export const draftOf = ({ id, name = '', gender = 'm', skills }: HeroSheet): Draft => ({
  id,
  name,
  gender,
  blue: skills.blue,
  orange: skills.orange,
  red: skills.red,
});

/** What is still missing; nothing when the survivor can be played. */
type Lack = 'name' | 'skills' | 'twice';

export function lackOf({ name, blue, orange, red }: Draft): Lack | undefined {
  if (name.trim() === '') return 'name';
  if ([blue, ...orange, ...red].includes('')) return 'skills';
  return new Set(orange).size < orange.length || new Set(red).size < red.length ? 'twice' : undefined;
}

export const sheetOf = ({ id, name, gender, blue, orange, red }: Draft): HeroSheet => ({
  id,
  source: 'designed',
  name: name.trim(),
  gender,
  skills: { blue, yellow: YELLOW, orange, red },
});
