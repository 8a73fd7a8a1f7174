/** What is in the box, and that nothing asks for more. */
import { deckOf, itemAt, cardId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import {
  BYSTANDERS,
  CARDS,
  HERO_BOXES,
  SHEETS,
  SPAWN_CARDS,
  SUPER_HEROES,
  TRAITS,
  superHero,
} from '../cards.ts';
import { zombie } from '../index.ts';
import { MISSIONS } from '../missions/index.ts';
import { enemiesTurn, withSpawns } from './streets.ts';
import { engine, health } from './table.ts';

const ofBox = <T extends { readonly box: string }>(list: readonly T[], box: string): T[] =>
  list.filter((one) => one.box === box);
const own = <T extends { readonly box: string }>(list: readonly T[]): T[] => ofBox(list, 'core');
const ownHeroes = SHEETS.filter((_, i) => HERO_BOXES[i] === 'core');

describe('figures', () => {
  it('are 35 Troopers, 14 Guards, 14 Specialists, 6 Super Heroes, 12 bystanders and 6 Zombie Heroes [Z-PCS-1]', () => {
    expect(CARDS.types.slice(0, 3).map((t) => [t.id, t.limit])).toEqual([
      ['trooper', 35],
      ['guard', 14],
      ['specialist', 14],
    ]);
    expect(own(SUPER_HEROES).map((h) => itemAt(CARDS.types, superHero(h.id)).limit)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(own(BYSTANDERS).filter((b) => !b.special)).toHaveLength(12);
    expect(ownHeroes).toHaveLength(6);
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
  });
});

describe('cards', () => {
  it('are 42 spawn, 6 Super Hero, 45 trait, 16 bystander and 6 identity cards [Z-PCS-2]', () => {
    expect([SPAWN_CARDS, own(SUPER_HEROES), TRAITS, own(BYSTANDERS), ownHeroes].map((x) => x.length)).toEqual(
      [42, 6, 45, 16, 6],
    );
    const special = BYSTANDERS.filter((b) => b.special).map((b) => b.id);
    expect(special).toEqual(['saved', 'saved', 'secret-mission-1', 'secret-mission-2']);
  });
});

describe('the other box', () => {
  it('brings 6 Super Heroes and 12 people, after those of the own one [H-BOTH-1]', () => {
    expect(ofBox(SUPER_HEROES, 'xmen')).toEqual(SUPER_HEROES.slice(6));
    expect(ofBox(BYSTANDERS, 'xmen')).toEqual(BYSTANDERS.slice(16));
    expect([SUPER_HEROES.length, BYSTANDERS.length]).toEqual([12, 28]);
  });

  it('brings 6 Zombie Heroes, who may always be chosen, after those of the own one [H-BOTH-1]', () => {
    expect(HERO_BOXES.slice(6)).toEqual(new Array(6).fill('xmen'));
    const six = SHEETS.slice(6).map((h) => h.id);
    expect(six).toEqual(['cyclops', 'psylocke', 'sabretooth', 'juggernaut', 'dark-phoenix', 'iceman']);
    const state = engine.newGame({ edition: 'zombie', mission: 'MZ1', seats: [six] }, 'heroes');
    expect('heroes' in state && state.heroes.map((h) => h.id)).toEqual(six);
    expect(six.map((id) => zombie.kit.weaponOf(id).id)).toEqual([
      ...['ruby-beam', 'mind-blade', 'savage-claws', 'wrecking-fist', 'cosmic-flames', 'frozen-shards'],
    ]);
  });

  const newGame = (boxes?: { [kind: string]: string[] }) =>
    engine.newGame(
      {
        edition: 'zombie',
        mission: 'MZ1',
        seats: [['hulk', 'wasp', 'deadpool', 'iron-man']],
        ...(boxes ? { boxes } : {}),
      },
      'boxes',
    );
  const deck = (id: string, boxes?: { [kind: string]: string[] }): string[] => {
    const state = newGame(boxes);
    if ('refused' in state) throw new Error(state.refused);
    return deckOf(state, id).draw.map((card) => cardId(zombie, id, card));
  };

  it('is mixed in as the players choose; else the own box is played [H-BOTH-2]', () => {
    const ids = (box: string) => ofBox(SUPER_HEROES, box).map((h) => h.id);
    const heroes = (boxes?: { [kind: string]: string[] }) => deck('super-heroes', boxes).sort();
    expect(heroes()).toEqual(ids('core').sort());
    expect(heroes({ enemyHeroes: ['core', 'xmen'] })).toEqual([...ids('core'), ...ids('xmen')].sort());
    expect(heroes({ enemyHeroes: ['xmen'] })).toEqual(ids('xmen').sort());
    const people = (boxes?: { [kind: string]: string[] }) => deck('bystanders', boxes);
    expect(people({ bystanders: ['core', 'xmen'] }).length - people().length).toBe(12);
    expect(people({ bystanders: ['xmen'] })).not.toContain('bob');
    expect(people({ bystanders: ['xmen'] })).toContain('saved');
  });

  it('is refused by another name, twice, or if none is left [H-BOTH-2]', () => {
    for (const enemyHeroes of [['moon'], [], ['core', 'core']])
      expect(newGame({ enemyHeroes })).toMatchObject({ refused: 'setup.boxes' });
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
