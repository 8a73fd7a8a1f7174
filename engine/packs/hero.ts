/** A hero of the players' own, as sets-up and packs carry them: skills from the edition's list (C-SKILL-4), the attack within its limits. */
import type { Edition } from '../kernel/edition.ts';
import type { HeroSheet } from '../kernel/state.ts';
import { GENDERS, SOURCES } from '../kernel/vocabulary.ts';
import {
  absent,
  exactly,
  fields,
  letters,
  maybe,
  named,
  oneOf,
  or,
  refine,
  type Plain,
} from '../mission/argument.ts';
import { attackArgument } from './attack.ts';

/** Yellow is the same for everybody (C-SKILL-4). */
const YELLOW = ['plus-action'] as const;
const MOST_LOOK = 240;

/** How many skills heroes of the edition can win at the two upper levels. */
export function skillCounts({ sheets: [printed] }: Edition): {
  readonly orange: number;
  readonly red: number;
} {
  return { orange: printed?.skills.orange.length ?? 2, red: printed?.skills.red.length ?? 3 };
}

const allDifferent = (of: Plain<string[]>): Plain<string[]> =>
  refine(of, (list, r) => {
    if (new Set(list).size < list.length) r.fail('setup.skills');
    return list;
  });

export function heroArgument(edition: Edition): Plain<HeroSheet> {
  const skill = oneOf(edition.ownSkills);
  const { orange, red } = skillCounts(edition);
  const sheet = fields({
    id: named('^[a-z][a-z0-9-]*$', 24),
    source: or(oneOf(SOURCES), 'designed'),
    name: maybe(letters(40)),
    gender: maybe(oneOf(GENDERS)),
    look: maybe(letters(MOST_LOOK)),
    skills: fields({
      blue: skill,
      yellow: or(oneOf(YELLOW), YELLOW[0]),
      orange: allDifferent(exactly(skill, orange)),
      red: allDifferent(exactly(skill, red)),
    }),
    attack: attackArgument(edition) ?? absent,
  });
  // What was left out is not there at all.
  return refine(sheet, ({ name, gender, look, attack, ...always }) => ({
    ...always,
    ...(name === null ? {} : { name }),
    ...(gender === null ? {} : { gender }),
    ...(look === null ? {} : { look }),
    ...(attack === null ? {} : { attack }),
  }));
}
