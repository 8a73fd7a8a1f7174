/** Placing figures: what comes with what, running out, and cards that activate. */
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import { HOUSE, log, PAIR, withDoors, withSpawns, zombiesTurn } from './kernel-boards.ts';
import { play } from './table.ts';

/** Cards drawn for S1, then S5; no zombies' turn before. */
const spawn = (
  cards: number[],
  heroes: { [id: string]: { [key: string]: Json } },
  more: { [key: string]: Json } = {},
) => {
  const board = withSpawns(PAIR, ...['S1', 'S5'].slice(0, cards.length));
  const s = play({ board, spawns: true, heroes, draws: { zombies: cards }, phase: 'spawn', ...more });
  return s;
};
const counts = (s: ReturnType<typeof spawn>, zone: string) =>
  ['walker', 'runner', 'fatty', 'abomination'].map((type) => s.enemies(zone, type));

describe('a Fatty', () => {
  it('spawns with two Walkers [C-SPAWN-3]', () => {
    expect(counts(spawn([12], { ned: { zone: HOUSE } }), 'S1')).toEqual([2, 0, 1, 0]);
    expect(counts(spawn([5], { ned: { zone: HOUSE, xp: 19 } }), 'S1')).toEqual([4, 0, 2, 0]);
  });

  it('brings them out of a manhole and into a room too [C-SPAWN-3]', () => {
    expect(counts(spawn([41], { ned: { zone: HOUSE, xp: 19 } }), 'S7')).toEqual([2, 0, 1, 0]);
    const room = play({
      board: withDoors(PAIR, [HOUSE, 'S2']),
      heroes: { ned: { zone: 'S2', hands: ['crowbar'] } },
      draws: { zombies: [12] },
      turn: 'ned',
    }).play(`open:${HOUSE}-S2`);
    expect(counts(room, HOUSE)).toEqual([2, 0, 1, 0]);
  });

  it('spawning when Walkers have run out gives all Walkers an extra activation [C-SPAWN-7]', () => {
    const s = spawn(
      [12],
      { ned: { zone: 'S13' } },
      { enemies: [{ type: 'walker', zone: 'S13' }], supply: { walker: 0 } },
    );
    expect(counts(s, 'S1')).toEqual([0, 0, 1, 0]);
    expect(s.hero('ned').wounds).toBe(1);
  });
});

describe('the Abomination', () => {
  it('spawns alone; a second one becomes a Fatty with two Walkers [C-SPAWN-4]', () => {
    const s = spawn([36], { ned: { zone: HOUSE } });
    expect(counts(s, 'S1')).toEqual([0, 0, 0, 1]);
    const second = spawn([36], { ned: { zone: HOUSE } }, { enemies: [{ type: 'abomination', zone: 'S13' }] });
    expect(counts(second, 'S1')).toEqual([2, 0, 1, 0]);
    expect(second.onBoard('abomination')).toBe(1);
  });
});

describe('too few figures', () => {
  // A Walker and a Runner beside Ned: every extra activation of Walkers is one wound.
  const beside = [
    { type: 'walker', zone: 'S5' },
    { type: 'runner', zone: 'S5' },
  ];

  it('are placed as far as they go, then the type acts once more [K-SPAWN-4]', () => {
    const s = spawn([4], { ned: { zone: 'S5' } }, { enemies: beside, supply: { walker: 1 } });
    expect([s.onBoard('walker'), s.state.supply[0], s.hero('ned').wounds]).toEqual([2, 0, 1]);
    // The new one takes part: it has left the spawn zone.
    expect(s.enemies('S1')).toBe(0);
    const enough = spawn([4], { ned: { zone: 'S5' } }, { enemies: beside, supply: { walker: 2 } });
    expect([enough.enemies('S1'), enough.hero('ned').wounds]).toEqual([2, 0]);
  });

  it('may happen several times in a row [K-SPAWN-4]', () => {
    const s = spawn(
      [4, 2],
      { ned: { zone: 'S5' }, amy: { zone: HOUSE } },
      { enemies: beside, supply: { walker: 0 } },
    );
    expect(s.hero('ned')).toMatchObject({ status: 'dead', wounds: 2 });
  });

  it('give one extra activation for each card, however many are missing [K-SPAWN-8]', () => {
    const s = spawn([2], { ned: { zone: 'S5', xp: 44 } }, { enemies: beside, supply: { walker: 0 } });
    expect(s.hero('ned').wounds).toBe(1);
    // A manhole card asks in two zones, and is one card all the same.
    const holes = spawn(
      [41],
      { ned: { zone: 'S11' } },
      {
        enemies: [{ type: 'walker', zone: 'S11' }],
        supply: { walker: 0 },
      },
    );
    expect(holes.hero('ned').wounds).toBe(1);
  });

  const drawn = (card: number, zone: string, supply: { [type: string]: number }) => {
    const s = zombiesTurn({
      board: withSpawns(PAIR, 'S1'),
      spawns: true,
      heroes: { ned: { zone, xp: 19 } },
      draws: { zombies: [card] },
      supply,
    });
    return log(s, 'enemies-placed', 'activation').slice(1);
  };

  it('are placed first, then act: the type named first, then Walkers [C-SPAWN-10]', () => {
    expect(drawn(5, HOUSE, { fatty: 1, walker: 1 })).toEqual([
      '1 fatty in S1',
      '1 walker in S1',
      'extra activation of fatty',
      'extra activation of walker',
    ]);
    // Two manholes: Walkers run short at the first, Fatties only at the second.
    expect(drawn(41, 'S3', { fatty: 1, walker: 1 })).toEqual([
      '1 fatty in S7',
      '1 walker in S7',
      'extra activation of fatty',
      'extra activation of walker',
    ]);
  });

  it('a Fatty that could not be placed brings no Walkers [C-SPAWN-10]', () => {
    expect(drawn(5, HOUSE, { fatty: 1 })).toEqual([
      '1 fatty in S1',
      '2 walker in S1',
      'extra activation of fatty',
    ]);
    expect(drawn(5, HOUSE, { fatty: 0, walker: 0 })).toEqual(['extra activation of fatty']);
  });
});

describe('an extra-activation card', () => {
  // Ned in S13 is out of sight of S1 and in sight of S9.
  const along = (type: string) => ({ enemies: [{ type, zone: 'S9' }] });

  it.each([
    [37, 'walker', 'S10'],
    [38, 'walker', 'S10'],
    [39, 'fatty', 'S10'],
    [40, 'runner', 'S11'],
  ])('%i makes each %s act: from S9 to %s; nothing at Blue, nothing placed [C-SPAWN-5]', (card, type, to) => {
    const yellow = spawn([card], { ned: { zone: 'S13', xp: 7 } }, along(type));
    expect([yellow.enemies(to, type), yellow.onBoard(type)]).toEqual([1, 1]);
    const blue = spawn([card], { ned: { zone: 'S13' } }, along(type));
    expect([blue.enemies('S9', type), blue.onBoard(type)]).toEqual([1, 1]);
  });

  it('lets them attack, those just placed move, and other types be [C-SPAWN-5]', () => {
    const enemies = [
      { type: 'walker', zone: 'S4' },
      { type: 'fatty', zone: 'S4' },
      { type: 'runner', zone: 'S11' },
    ];
    const s = spawn([9, 37], { ned: { zone: 'S4', xp: 7 } }, { enemies });
    expect(s.hero('ned').wounds).toBe(1);
    expect([s.enemies('S1'), s.enemies('S2', 'walker'), s.enemies('S11')]).toEqual([0, 4, 1]);
  });

  it('for Fatties does not move the Abomination [C-SPAWN-5]', () => {
    const s = spawn([39], { ned: { zone: 'S13', xp: 7 } }, along('abomination'));
    expect(s.enemies('S9', 'abomination')).toBe(1);
  });

  it('for Runners: nothing at Blue, two actions each at Yellow [X-62]', () => {
    const enemies = [
      { type: 'runner', zone: 'S9' },
      { type: 'runner', zone: 'S8' },
    ];
    const blue = spawn([40], { ned: { zone: 'S13' } }, { enemies });
    expect([blue.enemies('S9'), blue.enemies('S8'), blue.hero('ned').wounds]).toEqual([1, 1, 0]);
    // One moves twice, the other moves and attacks.
    const yellow = spawn([40], { ned: { zone: 'S13', xp: 7 } }, { enemies });
    expect([yellow.enemies('S11'), yellow.enemies('S13'), yellow.hero('ned').wounds]).toEqual([1, 1, 1]);
  });
});
