/** MZ7, divide and conquer: two start zones, Thor in the vault, everybody feeds and grows. */
import { describe, expect, it } from 'vitest';
import { begin, inDeck, isActive, met, nameOf, spawnPoints } from './mission-table.ts';
import { play } from './table.ts';
import { itemAt } from '@holdout/engine';

const [WARD, LAB] = ['R_1V_00_ward', 'R_3V_10_lab'];
const DEAD = [4, 4, 4, 4, 4, 4];

describe('MZ7, the set-up', () => {
  /** Heroes at S15 and S17 when everybody asks for the same zone as long as there is room. */
  function split(heroes: number, wish: string): number[] {
    const s = begin('MZ7', heroes);
    while (s.prompt === 'start-zone') s.play(s.options.find((o) => o === wish) ?? itemAt(s.options, 0));
    return ['S15', 'S17'].map((z) => s.state.heroes.filter((h) => nameOf(s, h.zone) === z).length);
  }

  it.each([
    [2, [1, 1]],
    [3, [2, 1]],
    [4, [2, 2]],
    [5, [3, 2]],
    [6, [3, 3]],
  ])('splits %i heroes evenly; the odd one begins where the players like [M-MZ7]', (heroes, most) => {
    expect(split(heroes, 'start:S15')).toEqual(most);
    expect(split(heroes, 'start:S17')).toEqual([...most].reverse());
  });

  it('places Thor, out of the deck [M-MZ7]', () => {
    const s = begin('MZ7', 4);
    expect([s.enemies('R_6R_11_vault', 'thor'), inDeck(s, 'super-heroes').length]).toEqual([1, 5]);
  });
});

describe('MZ7, the objectives', () => {
  const take = (zone: string, heroes = 2) => {
    const others = ['wasp', 'deadpool', 'iron-man', 'captain-america'].slice(0, heroes - 1);
    return play({
      mission: 'MZ7',
      tokens: { [WARD]: 'blue', [LAB]: 'green' },
      heroes: { hulk: { zone }, ...Object.fromEntries(others.map((id) => [id, { zone: 'S18' }])) },
      own: { cards: [] },
      spawns: true,
      turn: 'hulk',
    }).play(`take:${zone}`);
  };

  it('red gives 5 experience to whoever takes it, blue and green 5 to all heroes [M-MZ7]', () => {
    const xp = (zone: string) => take(zone).state.heroes.map((h) => h.xp);
    expect([xp('R_8V_13_cafe'), xp(WARD), xp(LAB)]).toEqual([
      [5, 0],
      [5, 5],
      [5, 5],
    ]);
  });

  it('with 5-6 heroes blue and green wake the spawn point of their colour [M-MZ7]', () => {
    const five = (zone: string) => ['S8', 'S23'].map((z) => isActive(take(zone, 5), z));
    expect([five('R_8V_13_cafe'), five(WARD), five(LAB)]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(spawnPoints(take(WARD, 4))).toEqual(['S5', 'S12', 'S21', 'S14']);
  });
});

describe('MZ7, Thor', () => {
  const fight = (xp: number, more: { [key: string]: unknown } = {}) =>
    play({
      mission: 'MZ7',
      heroes: { deadpool: { zone: 'S12', xp, track: 3 } },
      enemies: [{ type: 'thor', zone: 'S12' }],
      own: { cards: [] },
      dice: DEAD,
      turn: 'deadpool',
      ...more,
    }).play('attack:dual-katanas@S12');

  it.each([0, 7])(
    'eliminated by a hero with %i experience, Blue or Yellow, returns to his start zone in the End Phase [M-MZ7]',
    (xp) => {
      const s = fight(xp);
      expect([s.onBoard('thor'), inDeck(s, 'super-heroes').includes('thor')]).toEqual([0, false]);
      s.play('end');
      expect(s.happened('enemy-returned')).toMatchObject([{ enemy: 'thor', zone: 'R_6R_11_vault' }]);
    },
  );

  it('by a hero at Orange goes to the discard like any Super Hero [M-MZ7-1]', () => {
    const s = fight(19);
    expect(inDeck(s, 'super-heroes')).toContain('thor');
    s.play('end');
    expect([s.onBoard('thor'), s.happened('enemy-returned')]).toEqual([0, []]);
  });

  it('counts the level before the experience he gives [M-MZ7-1] [S-COM-12]', () => {
    const s = fight(18).play('end');
    expect([s.hero('deadpool').level, s.happened('enemy-returned').length]).toEqual([2, 1]);
  });

  it('drawn again after that is an ordinary one: no return, whoever eliminates him [M-MZ7-1]', () => {
    const s = fight(0, { own: { cards: [], done: ['gone:thor'] } });
    expect(inDeck(s, 'super-heroes')).toContain('thor');
    expect(s.play('end').happened('enemy-returned')).toEqual([]);
  });
});

describe('MZ7, the end', () => {
  it('wants each hero fed and at Red, in any order, and no exit [M-MZ7]', () => {
    const at = (xp: number, devoured: number, status = 'in') =>
      play({
        mission: 'MZ7',
        heroes: { hulk: { zone: 'S1', xp: 43 }, wasp: { zone: 'S18', xp, status } },
        own: { cards: [], devoured: { hulk: 1, wasp: devoured } },
        turn: 'hulk',
      });
    const hungry = at(43, 0);
    expect([met(hungry, 'each-red'), met(hungry, 'each-devours')]).toEqual([true, false]);
    const young = at(42, 1);
    expect([met(young, 'each-red'), met(young, 'each-devours')]).toEqual([false, true]);
    expect(at(43, 1, 'dead').play('move:S2').result).toBeUndefined();
    expect(at(43, 1).play('move:S2').result).toBe('won');
  });
});
