/** The frame of a game: players, game turn, winning and losing. */
import { describe, expect, it } from 'vitest';
import { itemAt, isRefusal } from '@holdout/engine';
import { classic } from '../index.ts';
import { ownOf } from '../own.ts';
import { HOUSE, log, PAIR, RING, withSpawns, zombiesTurn } from './kernel-boards.ts';
import { discards, engine, noiseIn, play } from './table.ts';

const newGame = (mission: string, seats: string[][]) =>
  engine.newGame({ edition: 'classic', mission, seats }, 'x');

describe('players', () => {
  const everybody = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('%i share the survivors, %i each [K-PLAY-1]', (players, each) => {
    const seats = Array.from({ length: players }, (_, i) => everybody.slice(i * each, (i + 1) * each));
    const state = newGame('05', seats);
    expect(isRefusal(state) ? state : state.heroes.map((h) => h.seat)).toEqual(
      seats.flatMap((heroes, seat) => heroes.map(() => seat)),
    );
  });

  it.each([
    ['none', []],
    ['seven', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id])],
  ])('%s cannot play [K-PLAY-1]', (_, seats) => {
    expect(newGame('05', seats)).toMatchObject({ refused: 'setup.seats' });
  });

  it('win together, one whose survivor is dead too [K-PLAY-1]', () => {
    const s = play({
      board: { ...RING, objectives: [{ zone: 'S1' }], win: { objectivesTaken: 'all' } },
      seats: [['ned'], ['amy']],
      heroes: { ned: { zone: 'S1' }, amy: { status: 'dead' } },
      turn: 'ned',
    }).play('take:S1');
    expect(s.state.outcome).toMatchObject({ result: 'won' });
  });

  it.each([
    ['01', 'R_7B_11_room'],
    ['05', 'S3'],
  ])('of mission %s begin with all survivors in %s [K-PLAY-2]', (mission, start) => {
    const state = newGame(mission, [['amy', 'doug', 'josh', 'ned']]);
    if (isRefusal(state)) throw new Error(state.refused);
    const { zones } = engine.gameOf(state).context.board;
    expect(state.heroes.map((h) => itemAt(zones, h.zone).id)).toEqual([start, start, start, start]);
  });
});

describe('the game turn', () => {
  it('is the players, the zombies (attack, move, spawn), the end [C-TURN-1]', () => {
    const s = zombiesTurn({
      board: withSpawns(PAIR, 'S9'),
      spawns: true,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'walker', zone: 'S3' },
      ],
      draws: { zombies: [2] },
    });
    expect(
      log(s, 'turn-ended', 'phase', 'enemies-attack', 'enemies-moved', 'enemies-placed', 'round-started'),
    ).toEqual([
      'turn-ended',
      'enemies',
      '1 attack in S1',
      '1 walker S3-S2',
      'spawn',
      '1 walker in S9',
      'end',
      'round-started',
      'players',
    ]);
  });

  it('lets an action be chosen several times [C-TURN-1]', () => {
    const s = play({ board: RING, heroes: { ned: { zone: 'S1', xp: 7 } }, turn: 'ned' });
    s.play('noise', 'noise', 'noise');
    expect(noiseIn(s, 'S1')).toBe(3);
  });

  it('ends for a survivor killed in it, but what was under way is completed [C-TURN-2]', () => {
    const s = play({
      mission: '08',
      heroes: { ned: { zone: 'S9', xp: 7, hands: ['crowbar'], wounds: 1 }, amy: { zone: 'S6' } },
      enemies: [{ type: 'walker', zone: 'S9' }],
      draws: { zombies: [37, 4] },
      turn: 'ned',
    }).play('open:R_5C_11_ruinB-S9', 'fill:R_5C_11_ruinB');
    expect(s.hero('ned')).toMatchObject({ status: 'dead', actions: 0 });
    expect(s.enemies('R_5C_11_ruinA', 'walker')).toBe(2);
    expect(s.decision).toMatchObject({ prompt: 'turn', hero: 'amy' });
  });

  it('ends with noise gone, weapons reloaded and the token passed [C-END-1]', () => {
    const s = play({
      board: RING,
      seats: [['ned'], ['amy']],
      heroes: {
        ned: { zone: 'S1', hands: ['sawed-off'], unloaded: true },
        amy: { zone: 'S1', reserve: ['sawed-off'], unloaded: true, done: true },
      },
      turn: 'ned',
    }).play('noise');
    expect([noiseIn(s, 'S1'), ownOf(s.game).unloaded.length, s.state.first]).toEqual([1, 2, 0]);
    s.play('end');
    expect([noiseIn(s, 'S1'), ownOf(s.game).unloaded.length, s.state.first]).toEqual([0, 0, 1]);
    expect(s.decision).toMatchObject({ prompt: 'turn', hero: 'amy', by: 1 });
  });
});

describe('winning and losing', () => {
  const token = { ...RING, objectives: [{ zone: 'S1' }], win: { objectivesTaken: 'all' } };

  it('the game is won the moment the objectives are met [K-PLAY-3]', () => {
    const s = play({ board: token, heroes: { ned: { zone: 'S1' } }, turn: 'ned' });
    expect(s.result).toBeUndefined();
    s.play('take:S1');
    expect([s.result, s.decision]).toEqual(['won', null]);
    expect(s.happened('turn-ended')).toEqual([]);
  });

  it('won and lost at the same moment is won [K-PLAY-4]', () => {
    const board = { ...token, lose: [{ id: 'designed', when: { objectivesTaken: 'all' } }] };
    const s = play({ board, heroes: { ned: { zone: 'S1' } }, turn: 'ned' }).play('take:S1');
    expect(s.result).toBe('won');
  });

  it.each([
    ['05', ['ned'], 'C-LOSE-1'],
    ['05', ['ned', 'amy'], undefined],
    ['09', ['ned', 'amy'], 'M-C09-2'],
  ])('mission %s with Ned dead of %j: %s [C-LOSE-1]', (mission, ids, cause) => {
    const heroes = Object.fromEntries(
      ids.map((id) => [id, { zone: id === 'ned' ? 'S1' : 'S6', reserve: ['crowbar'] }]),
    );
    const s = zombiesTurn({ mission, heroes, enemies: [{ type: 'walker', zone: 'S1', count: 2 }] });
    expect(s.hero('ned').status).toBe('dead');
    expect(s.state.outcome).toEqual(cause ? { result: 'lost', cause } : null);
  });

  it('is lost by the conditions of the mission alone, in the middle of a phase [C-LOSE-2]', () => {
    const heroes = { ned: { zone: 'S1' }, amy: { zone: 'S6' } };
    const enemies = [
      { type: 'walker', zone: 'S1', count: 2 },
      { type: 'walker', zone: 'S6', count: 1 },
    ];
    const lost = zombiesTurn({ mission: '09', heroes, enemies });
    expect(log(lost, 'enemies-attack', 'phase')).toEqual(['enemies', '2 attack in S1']);

    // Nobody can ever win this one, but nothing says that it is lost.
    const hopeless = zombiesTurn({ board: RING, heroes, enemies });
    expect([hopeless.hero('ned').status, hopeless.result]).toEqual(['dead', undefined]);
  });
});

describe('figures', () => {
  it('are 40 Walkers, 16 Runners, 8 Fatties, an Abomination and 6 survivors [C-PCS-1]', () => {
    const state = newGame('05', [['amy', 'doug', 'josh', 'ned']]);
    expect(isRefusal(state) ? state : state.supply).toEqual([40, 16, 8, 1]);
    expect(classic.sheets).toHaveLength(6);
  });

  it.each([
    ['walker', 40, 2],
    ['runner', 16, 31],
    ['fatty', 8, 12],
    ['abomination', 1, 36],
  ])('no %s beyond the %i there are [C-PCS-1]', (type, count, card) => {
    const s = play({
      board: withSpawns(RING, 'S1'),
      spawns: true,
      heroes: { ned: { zone: 'S8' } },
      enemies: [{ type, zone: HOUSE, count }],
      draws: { zombies: [card] },
      phase: 'spawn',
    });
    expect(s.onBoard(type)).toBe(count);
    expect(discards(s)).toHaveLength(1);
  });
});
