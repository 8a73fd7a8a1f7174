import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { missionWith } from '../toy/table.ts';
import { lookUp } from '../lookup.ts';
import { renamed } from './rename.ts';

const CELLAR = lookUp(toy.missions, 'cellar');

describe('renaming', () => {
  it('with the same names changes nothing, not even the order', () => {
    expect(JSON.stringify(renamed(toy, CELLAR, 'zone', (z) => z))).toBe(JSON.stringify(CELLAR));
  });

  it('finds zones wherever the file names them', () => {
    const file = missionWith({ areas: { way: ['S1', 'S2'] }, exit: { area: 'way' } });
    const moved = JSON.stringify(renamed(toy, file, 'zone', (z) => (z === 'S1' ? 'S9' : z)));
    expect(moved).toBe(JSON.stringify(file).replaceAll('"S1"', '"S9"'));
  });

  it('finds areas in words, rules and the exit, nested too', () => {
    const file = missionWith({
      areas: { way: ['S1'] },
      exit: { area: 'way', when: { not: { noEnemiesIn: 'way' } } },
      win: { all: [{ heroesIn: { area: 'way', atLeast: 2 } }] },
      rules: [
        { on: 'enemy-enters', area: 'way', do: [] },
        { on: 'enemy-enters', area: 'way', do: [] },
      ],
    });
    const text = JSON.stringify(renamed(toy, file, 'area', () => 'out'));
    expect(text).toBe(
      JSON.stringify(file).replaceAll('"way"', '"out"').replace('"out":["S1"]', '"way":["S1"]'),
    );
  });

  it('takes entries away whose zone is gone, whole where they cannot be without it', () => {
    const file = missionWith({ areas: { way: ['S1', 'S3'] } });
    const left = renamed(toy, file, 'zone', (z) => (z === 'S3' ? undefined : z));
    expect(left).toMatchObject({ areas: { way: ['S1'] }, enemies: [], spawns: [{ zone: 'S2' }] });
    expect(JSON.stringify(left)).not.toContain('S3');
  });

  it('leaves alone what has not the shape it should have', () => {
    const odd = {
      id: 7,
      start: 'S1',
      spawns: [3, { zone: 4 }],
      win: [],
      rules: [{ on: 'never' }],
      areas: [],
      own: 1,
    };
    expect(renamed(toy, odd, 'zone', () => undefined)).toEqual(odd);
  });
});
