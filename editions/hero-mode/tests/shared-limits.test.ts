/** Rules of all super-hero editions where nothing is left of them: no wound, no entering. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, people, street } from './skills-street.ts';
import { health } from './table.ts';

describe('wounds', () => {
  it('that are all prevented are told to nobody [S-WND-1]', () => {
    const storm = { zone: 'S6', traits: ['roll-with-the-blow'] };
    const attacked = (walkers: number) =>
      night({ storm }, { enemies: enemies('S6', { walker: walkers }), own: people() });
    const none = attacked(2).play('use:roll-with-the-blow@storm');
    expect([health(none, 'storm'), none.happened('wounded')]).toEqual([3, []]);
    const one = attacked(3).play('use:roll-with-the-blow@storm');
    expect(one.happened('wounded')).toMatchObject([{ hero: 'storm', taken: 1 }]);
  });
});

describe('enemies that are pushed', () => {
  it('into a zone have not entered it: nobody answers them [S-ACT-2]', () => {
    const heroes = { storm: { zone: 'S6', track: 1 }, rogue: { zone: 'S2', bystander: 'shanna' } };
    const s = street(heroes, { enemies: enemies('S6', { walker: 1 }), own: people() });
    s.play('gust', 'push:S2=1');
    expect([s.prompt, s.enemies('S2'), offered(s, 'shanna')]).toEqual(['turn', 1, []]);
  });
});
