/** The order of an activation: attacks, moves, second actions. */
import { describe, expect, it } from 'vitest';
import { HOUSE, log, PAIR, RING, SQUARE, withDoors, withSpawns, zombiesTurn } from './kernel-boards.ts';

const attacksAndMoves = ['enemies-attack', 'enemies-moved', 'activation'] as const;

describe('zombies', () => {
  it('attack with a survivor in their zone, else move one zone [K-ENE-1]', () => {
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'fatty', zone: 'S5' },
      ],
    });
    expect(log(s, ...attacksAndMoves).slice(1)).toEqual(['1 attack in S1', '1 fatty S5-S4']);
  });

  it('always hit, without dice, for one wound each [K-ENE-2]', () => {
    const s = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S8' } },
      enemies: [
        { type: 'fatty', zone: 'S1' },
        { type: 'abomination', zone: 'S8' },
      ],
      dice: [],
    });
    expect([s.hero('ned').wounds, s.hero('amy').wounds]).toEqual([1, 1]);
  });

  it('all join the attack, however many wounds are wasted [K-ENE-3]', () => {
    const s = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S8' } },
      enemies: [
        { type: 'walker', zone: 'S1', count: 5 },
        { type: 'fatty', zone: 'S1' },
        { type: 'abomination', zone: 'S1' },
      ],
    });
    expect(log(s, 'enemies-attack', 'enemies-moved', 'attacks-wasted')).toEqual([
      '7 attack in S1',
      '5 wasted in S1',
    ]);
  });

  it.each([
    ['wound:ned=1 wound:amy=1', [1, 1]],
    ['wound:ned=2', [2, 0]],
    ['wound:amy=2', [0, 2]],
  ])('wound as the players share it out: %s [K-ENE-4]', (answer, wounds) => {
    const s = zombiesTurn({
      board: RING,
      seats: [['ned'], ['amy']],
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S1' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 2 }],
    });
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', by: 'team', total: 2 });
    s.play(answer);
    expect([s.hero('ned').wounds, s.hero('amy').wounds]).toEqual(wounds);
  });

  it('with two actions act once with all the others, then again [K-ENE-5] [C-ZRUN-1]', () => {
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'runner', zone: 'S3' },
        { type: 'walker', zone: 'S4' },
        { type: 'runner', zone: 'S2' },
      ],
    });
    expect(log(s, ...attacksAndMoves).slice(1)).toEqual([
      '1 runner S2-S1',
      '1 runner S3-S2',
      '1 walker S4-S3',
      '1 attack in S1',
      '1 runner S2-S1',
    ]);
  });

  it('go the shortest way, and no further than an open way leads [K-ENE-6]', () => {
    const free = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S7' } },
      enemies: [{ type: 'walker', zone: 'S4' }],
    });
    expect(log(free, 'enemies-moved')).toEqual(['1 walker S4-S6']);

    const barred = zombiesTurn({
      board: withDoors(RING, [HOUSE, 'S2']),
      heroes: { ned: { zone: HOUSE } },
      enemies: [{ type: 'walker', zone: 'S2' }],
    });
    expect(log(barred, 'enemies-moved')).toEqual([]);
  });

  it('never open doors [K-ENE-7]', () => {
    const s = zombiesTurn({
      board: withDoors(RING, [HOUSE, 'S2']),
      heroes: { ned: { zone: HOUSE } },
      enemies: ['walker', 'runner', 'fatty', 'abomination'].map((type) => ({ type, zone: 'S2' })),
    });
    s.play('end', 'end');
    expect(s.state.doors).toEqual([0]);
    expect([s.enemies('S2'), s.enemies(HOUSE), s.hero('ned').wounds]).toEqual([4, 0, 0]);
  });

  it('move together, from where they stood at the start of the step [K-ENE-8]', () => {
    // S11 has two equally short ways to S21; the Walker arriving from S7 does not take part in that split.
    const s = zombiesTurn({
      board: SQUARE,
      heroes: { ned: { zone: 'S21' } },
      enemies: [
        { type: 'walker', zone: 'S7' },
        { type: 'walker', zone: 'S11', count: 2 },
      ],
    });
    expect(['S7', 'S11', 'S12', 'S15'].map((z) => s.enemies(z))).toEqual([0, 1, 1, 1]);
  });

  it('attack everywhere, then move, then take second actions in the same order [K-ENE-9]', () => {
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S13' } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'runner', zone: 'S3' },
        { type: 'walker', zone: 'S4' },
        { type: 'runner', zone: 'S12' },
        { type: 'fatty', zone: 'S13' },
      ],
    });
    expect(log(s, ...attacksAndMoves)).toEqual([
      'activation of walker runner fatty abomination',
      '1 attack in S1',
      '1 attack in S13',
      '1 runner S3-S2',
      '1 walker S4-S3',
      '1 runner S12-S13',
      '1 attack in S13',
      '1 runner S2-S1',
    ]);
  });

  it('keep that order in an extra activation [K-ENE-9]', () => {
    const s = zombiesTurn({
      board: withSpawns(PAIR, 'S6'),
      spawns: true,
      heroes: { ned: { zone: 'S1', xp: 7, reserve: ['goalie-mask'] } },
      enemies: [
        { type: 'runner', zone: 'S3' },
        { type: 'runner', zone: 'S5' },
      ],
      draws: { zombies: [40] },
    }).play('prevent:goalie-mask');
    const all = log(s, ...attacksAndMoves);
    expect(all.slice(all.indexOf('extra activation of runner'))).toEqual([
      'extra activation of runner',
      '1 attack in S1',
      '1 runner S3-S2',
      '1 attack in S1',
      '1 runner S2-S1',
    ]);
  });

  it('aim their moves at the targets still there after the attacks [K-ENE-9]', () => {
    // S1 is the loudest zone in sight until Amy is dead.
    const s = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S3' }, amy: { zone: 'S1', wounds: 1 } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'walker', zone: 'S2' },
      ],
      own: { noise: { S1: 4 } },
    });
    expect(log(s, 'enemies-moved')).toEqual(['1 walker S2-S3']);
  });
});

describe('three Runners', () => {
  it('one zone from a survivor move, then attack: three wounds [X-8] [C-ZRUN-1]', () => {
    const s = zombiesTurn({
      board: RING,
      heroes: { ned: { zone: 'S1', reserve: ['goalie-mask'] } },
      enemies: [{ type: 'runner', zone: 'S2', count: 3 }],
    });
    expect(log(s, 'enemies-moved', 'enemies-attack')).toEqual(['3 runner S2-S1', '3 attack in S1']);
    // The mask would stop the first, the second wounds, the third kills: nothing is left to ask.
    expect(s.hero('ned').status).toBe('dead');
    expect(s.happened('attacks-wasted')).toEqual([]);
  });

  it('beside a lone survivor attack, kill, then move toward the noisiest zone [X-9] [C-ZRUN-1]', () => {
    const s = zombiesTurn({
      board: PAIR,
      heroes: { ned: { zone: 'S6' }, amy: { zone: 'S4' } },
      enemies: [{ type: 'runner', zone: 'S6', count: 3 }],
      own: { noise: { S12: 2 } },
    });
    expect(s.hero('ned').status).toBe('dead');
    expect(log(s, 'enemies-attack', 'enemies-moved')).toEqual(['3 attack in S6', '3 runner S6-S9']);
  });
});
