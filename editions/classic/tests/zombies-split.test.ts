/** Groups that split: equal ways, figures added, and figures that run out. */
import { describe, expect, it } from 'vitest';
import { log, PAIR, RING, SQUARE, zombiesTurn } from './kernel-boards.ts';

/** From S1 of the ring two ways lead to S8, by S2 and by S4. */
const around = (enemies: { [type: string]: number }, supply: { [type: string]: number } = {}) =>
  zombiesTurn({
    board: RING,
    heroes: { ned: { zone: 'S8' } },
    enemies: Object.entries(enemies).map(([type, count]) => ({ type, count, zone: 'S1' })),
    supply,
  });

describe('a group', () => {
  it('takes the shortest way; equal ways split it [C-ZMOVE-3]', () => {
    const short = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S7' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 2 }],
    });
    expect([short.enemies('S2'), short.enemies('S4')]).toEqual([0, 2]);
    const equal = around({ walker: 2 });
    expect([equal.enemies('S2'), equal.enemies('S4')]).toEqual([1, 1]);
  });

  it('splits over equally noisy goals, near or far, seen or heard [C-ZMOVE-3]', () => {
    const seen = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S4' } },
      enemies: [{ type: 'walker', zone: 'S3', count: 2 }],
    });
    expect([seen.enemies('S2'), seen.enemies('S4')]).toEqual([1, 1]);
    const heard = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S2' } },
      enemies: [{ type: 'walker', zone: 'S6', count: 2 }],
      own: { noise: { S12: 1 } },
    });
    expect([heard.enemies('S1'), heard.enemies('S9')]).toEqual([1, 1]);
  });

  it.each([
    ['walker', 3, 2],
    ['runner', 1, 1],
    ['fatty', 1, 1],
    ['fatty', 2, 1],
  ])(
    'of a %s type counting %i becomes two groups of %i by adding [C-ZMOVE-4] [C-SPAWN-3]',
    (type, n, each) => {
      const s = around({ [type]: n });
      const ends = type === 'runner' ? ['S3', 'S6'] : ['S2', 'S4'];
      expect(ends.map((z) => s.enemies(z, type))).toEqual([each, each]);
      expect(ends.map((z) => s.enemies(z))).toEqual([each, each]);
      const types = s.game.context.types;
      expect(s.state.supply).toEqual(types.map((t) => t.limit - (t.id === type ? 2 * each : 0)));
    },
  );

  it('never splits an Abomination; the players choose its way [C-ZMOVE-4]', () => {
    const s = around({ abomination: 1 });
    expect(s.decision).toMatchObject({ prompt: 'split', by: 'team', total: 1 });
    expect(s.options).toEqual(['to:S2', 'to:S4']);
    s.play('to:S4=1');
    expect([s.enemies('S2'), s.enemies('S4')]).toEqual([0, 1]);
  });

  it('is counted by the zone entered next [C-ZMOVE-8]', () => {
    // Three shortest ways from S1 to S13, two of them by S2.
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S13' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 4 }],
    });
    expect([s.enemies('S2'), s.enemies('S6'), s.onBoard('walker')]).toEqual([2, 2, 4]);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
  ])('of %i over four directions becomes four groups of %i [C-ZMOVE-8]', (count, each) => {
    const s = zombiesTurn({
      board: SQUARE,
      heroes: { ned: { zone: 'S3' }, amy: { zone: 'S9' }, doug: { zone: 'S13' }, josh: { zone: 'S19' } },
      enemies: [{ type: 'walker', zone: 'S11', count }],
    });
    expect(['S7', 'S10', 'S12', 'S15'].map((z) => s.enemies(z))).toEqual([each, each, each, each]);
  });

  it('of 4 Walkers, 1 Fatty, 3 Runners goes two ways as 2+2, 1+1, 2+2 [X-7]', () => {
    const s = around({ walker: 4, fatty: 1, runner: 3 });
    expect(log(s, 'enemies-moved').slice(0, 6)).toEqual([
      '2 walker S1-S2',
      '2 walker S1-S4',
      '2 runner S1-S2',
      '2 runner S1-S4',
      '1 fatty S1-S2',
      '1 fatty S1-S4',
    ]);
    expect(['walker', 'fatty', 'runner'].map((t) => s.onBoard(t))).toEqual([4, 2, 4]);
    expect(s.happened('enemies-added')).toMatchObject([
      { enemy: 'runner', n: 1 },
      { enemy: 'fatty', n: 1 },
    ]);
  });
});

describe('a split short of figures', () => {
  it('gives every zombie of that type, and no other, an extra activation [C-ZMOVE-5]', () => {
    const s = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S8' } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'walker', zone: 'S7' },
        { type: 'fatty', zone: 'S5' },
      ],
      supply: { walker: 0 },
    }).play('to:S2=1');
    expect(log(s, 'activation', 'enemies-attack', 'enemies-moved').slice(1)).toEqual([
      '1 fatty S5-S8',
      '1 walker S7-S8',
      '1 walker S1-S2',
      'extra activation of walker',
      '1 attack in S8',
      '1 walker S2-S3',
    ]);
    expect(s.hero('ned').wounds).toBe(1);
  });

  it('places what is left; the players choose the smaller group [C-ZMOVE-11]', () => {
    const s = around({ walker: 4, fatty: 3 }, { fatty: 0 });
    expect(s.decision).toMatchObject({ prompt: 'split', total: 1, about: { enemy: 'fatty', n: 3, each: 1 } });
    s.play('to:S4=1');
    expect(log(s, 'enemies-moved').slice(0, 4)).toEqual([
      '2 walker S1-S2',
      '2 walker S1-S4',
      '1 fatty S1-S2',
      '2 fatty S1-S4',
    ]);

    const some = zombiesTurn({
      board: SQUARE,
      heroes: { ned: { zone: 'S3' }, amy: { zone: 'S9' }, doug: { zone: 'S13' }, josh: { zone: 'S19' } },
      enemies: [{ type: 'walker', zone: 'S11', count: 5 }],
      supply: { walker: 1 },
    }).play('to:S7=1 to:S15=1');
    expect(log(some, 'enemies-moved').slice(0, 4)).toEqual([
      '2 walker S11-S7',
      '1 walker S11-S10',
      '1 walker S11-S12',
      '2 walker S11-S15',
    ]);
  });

  it('activates the type once, after everybody has taken the step [C-ZMOVE-11]', () => {
    // Both lone Walkers have two ways to S7; the Fatty moves before the extra activation.
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S7' } },
      enemies: [
        { type: 'walker', zone: 'S6' },
        { type: 'walker', zone: 'S8' },
        { type: 'fatty', zone: 'S12' },
      ],
      supply: { walker: 0 },
    }).play('to:S1=1', 'to:S13=1');
    expect(log(s, 'activation', 'enemies-moved')).toEqual([
      'activation of walker runner fatty abomination',
      '1 fatty S12-S11',
      '1 walker S6-S1',
      '1 walker S8-S13',
      'extra activation of walker',
      '1 walker S1-S2',
      '1 walker S13-S12',
    ]);
  });

  it('within such an extra activation causes no further one [C-ZMOVE-11]', () => {
    // S3 splits now; the Walker from S7 reaches S11 and would have to split in the extra activation.
    const s = zombiesTurn({
      board: SQUARE,
      heroes: { ned: { zone: 'S21' } },
      enemies: [
        { type: 'walker', zone: 'S3' },
        { type: 'walker', zone: 'S7' },
      ],
      supply: { walker: 0 },
    }).play('to:S4=1', 'to:S12=1');
    expect(s.happened('figures-short')).toHaveLength(2);
    expect(log(s, 'activation').slice(1)).toEqual(['extra activation of walker']);
    expect([s.enemies('S5'), s.enemies('S12')]).toEqual([1, 1]);
  });
});
