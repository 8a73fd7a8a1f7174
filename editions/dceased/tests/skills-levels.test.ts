/** Four skills for every hero, one with each level (D-SKL-1), and the fourth action among them (D-ACT-2). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards.ts';
import { enemies, street } from './street.ts';

/** A Walker away from the next level. */
const EDGES = [
  ['yellow', 6],
  ['orange', 18],
  ['red', 42],
] as const;

const CYBORG_AT_HOME = 1;

/** The hero eliminates the Walker of the own zone; whatever is offered on the way is passed up. */
function eliminatesOne(id: string, xp: number): Scene {
  const { id: line, dice } = CARDS.weaponOf(id);
  const n = dice + (id === 'cyborg' ? CYBORG_AT_HOME : 0);
  const s = street(
    { [id]: { zone: 'S7', xp } },
    { enemies: enemies('S7', { walker: 1 }), dice: Array.from({ length: n }, () => 6) },
  );
  s.play(`attack:${line}@S7`);
  while (s.prompt === 'react') s.play('go-on');
  expect(s.enemies('S7')).toBe(0);
  return s;
}

describe.each(CARDS.sheets.map((sheet) => [sheet.id, sheet.skills] as const))('%s', (id, skills) => {
  it('has the Blue skill from the start, and four in all [D-SKL-1]', () => {
    expect(street({ [id]: { zone: 'S7' } }).hero(id).skills).toEqual([skills.blue]);
    expect([skills.yellow, skills.orange, skills.red].flat()).toHaveLength(3);
  });

  it.each(EDGES)(
    'gains the %s skill with the level and keeps the others; nothing is chosen [D-SKL-1]',
    (level, xp) => {
      const before = street({ [id]: { zone: 'S7', xp } }).hero(id).skills;
      const s = eliminatesOne(id, xp);
      expect(s.hero(id).skills).toEqual([...before, ...[skills[level]].flat()]);
      expect(s.prompt).toBe('turn');
    },
  );

  it('has the fourth action in the very turn Yellow is reached, and no fifth in the next [D-ACT-2]', () => {
    const s = eliminatesOne(id, 6);
    expect([skills.yellow, s.hero(id).actions]).toEqual(['plus-action', 3]);
    s.play('end');
    expect(s.hero(id).actions).toBe(4);
  });
});
