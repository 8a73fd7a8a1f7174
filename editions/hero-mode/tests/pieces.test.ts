/** What is in the box, and that the game keeps to it. */
import { isRefusal } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../missions/index.ts';
import { engine, health, play } from './table.ts';

const STREETS = {
  tiles: [
    ['5R@180', '4V@270'],
    ['9V@0', '3V@180'],
    ['2V@90', '8R@180'],
  ],
};

describe('figures', () => {
  it.each([
    ['walker', 34, '001'],
    ['brute', 13, '016'],
    ['runner', 13, '022'],
  ])('of a %s type run out: all of it act [H-PCS-1]', (type, count, card) => {
    const s = play({
      board: { ...STREETS, spawns: [{ zone: 'S18' }] },
      spawns: true,
      heroes: { storm: { zone: 'S2' } },
      enemies: [{ type, zone: 'S14', count }],
      draws: { spawn: [card] },
      turn: 'storm',
    });
    s.play('end');
    expect(s.happened('figures-short')).toMatchObject([{ enemy: type, missing: 1, cause: 'K-SPAWN-4' }]);
    expect([s.onBoard(type), s.enemies('S18', type)]).toEqual([count + 1, 0]);
  });
});

describe('a Super Hero', () => {
  it('has 3 health: the third wound eliminates [H-PCS-3]', () => {
    const wounded = (count: number) =>
      play({
        board: STREETS,
        heroes: { storm: { zone: 'S6' }, rogue: { zone: 'S2', done: true } },
        enemies: [{ type: 'walker', zone: 'S6', count }],
        turn: 'storm',
      }).play('end');
    expect([health(wounded(2), 'storm'), wounded(2).hero('storm').status]).toEqual([1, 'in']);
    expect(wounded(3).hero('storm').status).toBe('dead');
  });
});

describe('tokens', () => {
  interface Coloured {
    readonly colour?: string;
  }
  interface File {
    readonly doors?: readonly Coloured[];
    readonly objectives?: readonly Coloured[];
    readonly spawns?: readonly Coloured[];
    readonly areas?: { readonly exit?: readonly string[] };
  }
  const files = Object.entries(MISSIONS.files) as unknown as [string, File][];
  const of = (list: readonly Coloured[] = [], colour: string) =>
    list.filter((x) => x.colour === colour).length;
  /** Tokens in use: blue, green, all others. */
  const used = (list: readonly Coloured[] = [], all = list.length): number[] => {
    const [blue, green] = [of(list, 'blue'), of(list, 'green')];
    return [blue, green, all - blue - green];
  };
  const within = (box: number[]) => box.map((most) => expect.toSatisfy((n: number) => n <= most) as number);

  it('are counted for thirteen missions', () => expect(files).toHaveLength(13));

  it.each(files)(
    'of the box are enough for mission %s [H-PCS-4]',
    (id, { doors, objectives, spawns, areas }) => {
      const context = engine.contextOf({ edition: 'hero', mission: id, seats: [] });
      if (isRefusal(context)) throw new Error(context.refused);
      const kinds = context.board.doors.map((door) => door.kind);
      // Every door may be open one day, and every window.
      expect(used(doors, kinds.filter((kind) => kind === 'door').length)).toEqual(within([1, 1, 25]));
      expect(kinds.filter((kind) => kind === 'window').length).toBeLessThanOrEqual(9);
      expect(used(objectives)).toEqual(within([1, 1, 7]));
      // The first spawn point has a token of its own, beside five red ones.
      expect(used(spawns)).toEqual(within([1, 1, 6]));
      expect(areas?.exit?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});
