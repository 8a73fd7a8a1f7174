/** Deeds of a turn that skills count, and what is kept of a game before its first turn. */
import { describe, expect, it } from 'vitest';
import { deedsOf, noteDeed } from '../deeds.ts';
import { zombieOwnOf } from '../own.ts';
import { people, street } from './skills-street.ts';
import { heroAt } from '@holdout/engine';

describe('deeds of a turn', () => {
  const table = (...heroes: string[]) =>
    street(Object.fromEntries(heroes.map((id) => [id, { zone: 'S6' }])), { own: people() });

  it('are counted for whoever has, or may win, a skill that asks for them', () => {
    const s = table('sabretooth', 'wasp');
    noteDeed(s.game, 0, 'eliminated', 2);
    noteDeed(s.game, 0, 'entered');
    expect([deedsOf(s.game, 0, 'eliminated'), deedsOf(s.game, 0, 'entered')]).toEqual([2, 0]);
  });

  it('are not counted for others', () => {
    const s = table('wasp', 'sabretooth');
    noteDeed(s.game, 0, 'eliminated');
    expect([heroAt(s.state, 0).used, deedsOf(s.game, 0, 'eliminated')]).toEqual([[], 0]);
  });

  it('are neither noted nor remembered outside the own turn', () => {
    const s = table('wasp', 'sabretooth');
    noteDeed(s.game, 1, 'eliminated');
    expect(heroAt(s.state, 1).used).toEqual([]);
    heroAt(s.state, 1).used.push('eliminated');
    expect(deedsOf(s.game, 1, 'eliminated')).toBe(0);
  });
});

it('a game begins with nobody hurt, risen, stunned or lost [S-SET-2]', () => {
  const own = zombieOwnOf(street({ wasp: { zone: 'S6' } }, { own: people() }).game);
  const lists = Object.entries(own).flatMap(([name, value]): [string, readonly unknown[]][] =>
    Array.isArray(value) ? [[name, value]] : [],
  );
  const filled = lists.filter(([, list]) => list.length > 0).map(([name]) => name);
  expect([filled, lists.length > 8]).toEqual([['devoured'], true]);
});
