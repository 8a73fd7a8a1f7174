/** What is in the box, and that nothing asks for more. */
import { describe, expect, it } from 'vitest';
import { BYSTANDERS, SHEETS, SPAWN_CARDS, TRAITS, TYPES } from '../cards.ts';
import { MISSIONS } from '../missions/index.ts';
import { enemiesTurn, withSpawns } from './streets.ts';
import { health } from './table.ts';

describe('figures', () => {
  it('are 35 Troopers, 14 Guards, 14 Specialists, 6 Super Heroes, 12 bystanders and 6 Zombie Heroes [Z-PCS-1]', () => {
    expect(TYPES.slice(0, 3).map((t) => [t.id, t.limit])).toEqual([
      ['trooper', 35],
      ['guard', 14],
      ['specialist', 14],
    ]);
    expect(TYPES.slice(3).map((t) => t.limit)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(BYSTANDERS.filter((b) => !b.special)).toHaveLength(12);
    expect(SHEETS).toHaveLength(6);
  });

  it.each([
    ['trooper', 34, '001'],
    ['guard', 13, '015'],
    ['specialist', 13, '020'],
  ])('of a %s type run out: all of it act [Z-PCS-1]', (type, count, card) => {
    const s = enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies: [{ type, zone: 'S14', count }],
      draws: { spawn: [card] },
    });
    expect(s.happened('figures-short')).toMatchObject([{ enemy: type, missing: 1, cause: 'K-SPAWN-4' }]);
    expect([s.onBoard(type), s.enemies('S18', type)]).toEqual([count + 1, 0]);
    s.done();
  });
});

describe('cards', () => {
  it('are 42 spawn, 6 Super Hero, 45 trait, 16 bystander and 6 identity cards [Z-PCS-2]', () => {
    expect([SPAWN_CARDS, TYPES.slice(3), TRAITS, BYSTANDERS, SHEETS].map((x) => x.length)).toEqual([
      42, 6, 45, 16, 6,
    ]);
    const special = BYSTANDERS.filter((b) => b.special).map((b) => b.id);
    expect(special).toEqual(['saved', 'saved', 'secret-mission-1', 'secret-mission-2']);
  });
});

describe('a Zombie Hero', () => {
  it('has 5 health: the fifth wound eliminates [Z-PCS-3]', () => {
    const wounded = (count: number) =>
      enemiesTurn({
        heroes: { hulk: { zone: 'S6' }, deadpool: { zone: 'S2' } },
        enemies: [{ type: 'trooper', zone: 'S6', count }],
      });
    expect([health(wounded(4), 'hulk'), wounded(4).hero('hulk').status]).toEqual([1, 'in']);
    expect(wounded(5).hero('hulk').status).toBe('dead');
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
  const files = Object.entries(MISSIONS) as unknown as [string, File][];
  /** Tokens in use: blue, green, all others. */
  const used = (list: readonly Coloured[] = []): number[] => {
    const of = (colour: string) => list.filter((x) => x.colour === colour).length;
    return [of('blue'), of('green'), list.length - of('blue') - of('green')];
  };
  const within = (box: number[]) => box.map((most) => expect.toSatisfy((n: number) => n <= most) as number);

  it.each(files)(
    'of the box are enough for mission %s [Z-PCS-4]',
    (_id, { doors, objectives, spawns, areas }) => {
      expect(used(doors)).toEqual(within([1, 1, 14]));
      expect(used(objectives)).toEqual(within([1, 1, 7]));
      // The first spawn point has a token of its own, beside five red ones.
      expect(used(spawns)).toEqual(within([1, 1, 6]));
      expect(areas?.exit?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );
});
