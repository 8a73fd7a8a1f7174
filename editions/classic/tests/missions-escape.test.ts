/** The escape: load the cars, get in, drive out. */
import { itemAt, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { cardsOf, play } from './table.ts';

const SIX = ['water', 'water', 'canned-food', 'canned-food', 'bag-of-rice', 'bag-of-rice'];

/** The police car one zone before the exit, its riders, driver first; the first rider's turn. */
const atTheGate = (
  riders: string[],
  supplies: string[],
  heroes: { [id: string]: Json } = {},
  more: { [key: string]: Json } = {},
) =>
  play({
    mission: '06',
    heroes: { ...Object.fromEntries(riders.map((id) => [id, { zone: 'S11' }])), ...heroes },
    own: { cars: { police: { zone: 'S11', supplies } }, riders: { police: riders } },
    turn: riders[0],
    ...more,
  });

describe('supplies', () => {
  it('cannot be searched for in the start zone, but next door [M-C06]', () => {
    const at = (zone: string) => play({ mission: '06', heroes: { ned: { zone } }, turn: 'ned' });
    expect(at('R_7B_20_room').why('search')).toBe('search.forbidden');
    expect(at('R_5D_21_bathroom').options).toContain('search');
  });

  it('are loaded and unloaded for one action each, in the zone of the car [M-C06]', () => {
    const reserve = ['water', 'canned-food', 'bag-of-rice'];
    const s = play({
      mission: '06',
      heroes: { ned: { zone: 'S2', hands: ['pistol'], reserve } },
      turn: 'ned',
    });
    const cargo = s.options.filter((o) => /^(un)?load:/.test(o)).sort();
    expect(cargo).toEqual(['load:bag-of-rice@police', 'load:canned-food@police', 'load:water@police']);
    s.play('load:water@police');
    expect([cardsOf(s, 'ned').includes('water'), s.hero('ned').actions]).toEqual([false, 2]);
    expect(itemAt(ownOf(s.game).cars, 0).supplies).toHaveLength(1);
    s.play('unload:water@police');
    expect([cardsOf(s, 'ned').includes('water'), s.hero('ned').actions]).toEqual([true, 1]);
    expect(itemAt(ownOf(s.game).cars, 0).supplies).toHaveLength(0);
    s.play('move:S1');
    expect(s.why('load:water@police')).toBe('load.not-here');
  });

  it('are the three foods only [M-C06]', () => {
    const s = play({ mission: '06', heroes: { ned: { zone: 'S2', hands: ['pistol'] } }, turn: 'ned' });
    expect(s.why('load:pistol@police')).toBe('load.no-supply');
  });

  it("lie under the car, any number of them, in nobody's inventory [M-C06-3]", () => {
    const own = { cars: { police: { zone: 'S2', supplies: SIX } } };
    const s = play({ mission: '06', heroes: { ned: { zone: 'S2', reserve: ['water'] } }, own, turn: 'ned' });
    s.play('load:water@police');
    expect(itemAt(ownOf(s.game).cars, 0).supplies).toHaveLength(7);
    expect(cardsOf(s, 'ned')).toEqual([]);
  });

  it('are loaded and unloaded in the zone of the car, whoever sits in it [M-C06-1]', () => {
    const heroes = {
      ned: { zone: 'S2', reserve: ['water'] },
      amy: { zone: 'S2', reserve: ['canned-food'] },
      doug: { zone: 'S16', reserve: ['water'] },
    };
    const s = play({ mission: '06', heroes, own: { riders: { police: ['amy'] } }, turn: 'ned' });
    s.play('load:water@police', 'unload:water@police', 'load:water@police', 'end');
    s.play('activate:amy', 'load:canned-food@police', 'unload:water@police', 'end');
    expect(cardsOf(s, 'amy')).toEqual(['water']);
    s.play('load:water@pimp');
    expect(ownOf(s.game).cars.map((c) => c.supplies.length)).toEqual([1, 1]);
  });
});

describe('the way out', () => {
  it('a car leaves with riders and supplies as soon as it enters the marked zone [M-C06, M-C06-1]', () => {
    const s = atTheGate(['ned', 'amy'], SIX, { doug: { zone: 'S2' } }).play('drive:S12');
    expect(s.happened('car-escaped')).toMatchObject([{ car: 'police', supplies: 6 }]);
    expect([s.hero('ned').status, s.hero('amy').status, s.hero('doug').status]).toEqual([
      'left',
      'left',
      'in',
    ]);
    expect([itemAt(ownOf(s.game).cars, 0).zone, ownOf(s.game).suppliesOut]).toEqual([-1, 6]);
    expect(s.decision?.hero).toBe('doug');
  });

  it('also in the middle of a drive, after rolling for the zombies there [M-C06-1]', () => {
    const enemies = [{ type: 'walker', zone: 'S12', count: 2 }];
    const s = atTheGate(
      ['ned'],
      SIX,
      { ned: { zone: 'S10' } },
      {
        own: { cars: { police: { zone: 'S10', supplies: SIX } }, riders: { police: ['ned'] } },
        enemies,
        dice: [4, 3],
      },
    );
    s.play('drive:S11', 'drive:S12');
    expect(s.happened('run-over')).toMatchObject([{ zone: 'S12', dice: [4, 3], hits: 1 }]);
    expect([s.enemies('S12'), s.hero('ned').xp, s.hero('ned').status]).toEqual([1, 1, 'left']);
    expect(s.result).toBe('won');
  });

  it('nobody leaves on foot, and no car without a driver [M-C06, M-C06-3]', () => {
    const s = play({ mission: '06', heroes: { ned: { zone: 'S11' } }, turn: 'ned' }).play('move:S12');
    expect([s.hero('ned').at, s.why('leave')]).toEqual(['S12', 'leave.no-exit']);
    const own = { cars: { police: { zone: 'S11', supplies: SIX } }, riders: { police: [null, 'ned'] } };
    const passenger = play({ mission: '06', heroes: { ned: { zone: 'S11' } }, own, turn: 'ned' });
    expect(passenger.why('drive:S12')).toBe('car.not-driving');
    expect(passenger.play('seat:driver', 'drive:S12').result).toBe('won');
  });

  it('one car holds four; the fifth survivor needs another [M-C06-1]', () => {
    const four = ['ned', 'amy', 'doug', 'josh'];
    const heroes = Object.fromEntries([...four, 'phil'].map((id) => [id, { zone: 'S2' }]));
    const s = play({ mission: '06', heroes, own: { riders: { police: four } }, turn: 'phil' });
    expect(s.why('enter:police.passenger')).toBe('car.seat-taken');
  });
});

describe('the end', () => {
  it('is victory with six supplies out and nobody left behind [M-C06-2]', () => {
    expect(atTheGate(['ned', 'amy'], SIX).play('drive:S12').state.outcome).toEqual({
      result: 'won',
      cause: 'M-C06',
    });
  });

  it('adds up the supplies of several cars [M-C06-1, M-C06-2]', () => {
    const own = {
      suppliesOut: 4,
      cars: { police: { zone: 'S11', supplies: SIX.slice(0, 2) } },
      riders: { police: ['ned'] },
    };
    const s = play({
      mission: '06',
      heroes: { ned: { zone: 'S11' }, amy: { status: 'left' } },
      own,
      turn: 'ned',
    });
    expect(s.play('drive:S12').result).toBe('won');
  });

  it('counts no card in an inventory [M-C06-2]', () => {
    const s = atTheGate(['ned'], SIX.slice(1), { ned: { zone: 'S11', reserve: ['water'] } }).play(
      'drive:S12',
    );
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-C06-2' });
  });

  it('waits for survivors still on the board while there is a car for them [M-C06-2]', () => {
    const own = {
      cars: { police: { zone: 'S11', supplies: SIX }, pimp: { zone: 'S11' } },
      riders: { police: ['ned'], pimp: ['amy'] },
    };
    const s = play({
      mission: '06',
      heroes: { ned: { zone: 'S11' }, amy: { zone: 'S11' } },
      own,
      turn: 'ned',
      dice: [1],
    });
    expect(s.play('drive:S12').result).toBeUndefined();
    expect(s.play('drive:S12').result).toBe('won');
  });

  it('is defeat when the last car is gone and somebody stays behind [M-C06-2]', () => {
    const own = {
      cars: { police: { zone: 'S11', supplies: SIX }, pimp: { zone: 'S11' } },
      riders: { police: ['ned'], pimp: ['amy'] },
    };
    const heroes = { ned: { zone: 'S11' }, amy: { zone: 'S11' }, doug: { zone: 'S2' } };
    const s = play({ mission: '06', heroes, own, turn: 'ned', dice: [1] }).play('drive:S12');
    s.play('activate:amy', 'drive:S12');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-C06-2' });
  });
});
