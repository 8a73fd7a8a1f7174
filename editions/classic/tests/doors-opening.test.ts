// Opening doors, and the zombies behind them (C-OPEN-1 to C-OPEN-9).
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { noiseIn, play } from './table.ts';

const SHOP = 'R_5B_01_shop';
const STORE = 'R_5B_01_storeroom';
const SHOP_DOOR = 'R_5B_01_shop-S7';
const STORE_DOOR = 'R_5B_01_storeroom-S14';
const ROOM_DOOR = 'R_7B_00_room-S4';

/** Ned with a crowbar and these zombie cards to come; any card more would break the script. */
const ned = (
  zone: string,
  zombies: number[],
  more: { [key: string]: Json } = {},
  hero: { [key: string]: Json } = {},
): Scene =>
  play({
    mission: '10',
    heroes: { ned: { zone, hands: ['crowbar'], ...hero } },
    turn: 'ned',
    draws: { zombies },
    ...more,
  });

const spawnZones = (s: Scene): string[] =>
  s.happened('spawn-card').flatMap((e) => (e.type === 'spawn-card' ? [e.zone] : []));

/** The streets and two buildings of mission 10, with doors and spawn zones of our own. */
const town = (doors: Json, spawns: Json = [{ zone: 'S1' }]): Json => ({
  tiles: [
    ['7B@270', '2B@90'],
    ['5B@0', '5C@90'],
  ],
  doors,
  spawns,
  start: 'S16',
});

describe('opening a door', () => {
  it.each(['crowbar', 'fire-axe', 'chainsaw'])(
    'needs a melee weapon with the door symbol in hand, like the %s [C-OPEN-1]',
    (card) => {
      const s = ned('S4', [1], {}, { hands: [card] }).play(`open:${ROOM_DOOR}`);
      expect(s.options).toContain('move:R_7B_00_room');
      expect(ned('S4', [], {}, { hands: ['pan'], reserve: [card] }).why(`open:${ROOM_DOOR}`)).toBe(
        'open.no-tool',
      );
    },
  );

  it.each(['baseball-bat', 'machete', 'katana', 'pan', 'pistol', 'shotgun', 'mas-shotgun'])(
    'cannot be done with a %s [C-OPEN-1]',
    (card) => {
      expect(ned('S4', [], {}, { hands: [card] }).why(`open:${ROOM_DOOR}`)).toBe('open.no-tool');
    },
  );

  it('is done from a zone on either side of it, nowhere else [C-OPEN-1]', () => {
    const inside = ned('R_7B_00_room', [1]).play(`open:${ROOM_DOOR}`);
    expect(inside.options).toContain('move:S4');
    expect(ned('S1', []).why(`open:${ROOM_DOOR}`)).toBe('open.no-door');
    expect(ned('S6', []).why(`open:${ROOM_DOOR}`)).toBe('open.no-door');
  });

  it.each([
    ['crowbar', 0],
    ['fire-axe', 1],
    ['chainsaw', 1],
  ])('with a %s makes %i noise where the survivor stands [C-OPEN-2]', (card, n) => {
    const s = ned('S4', [1], {}, { hands: [card] }).play(`open:${ROOM_DOOR}`);
    expect(noiseIn(s, 'S4')).toBe(n);
    expect(noiseIn(s, 'R_7B_00_room')).toBe(0);
  });

  it('may use the louder of two tools [C-OPEN-2]', () => {
    const s = ned('S4', [1], {}, { hands: ['fire-axe', 'crowbar'] });
    expect(s.options).toEqual(expect.arrayContaining([`open:${ROOM_DOOR}`, `open:${ROOM_DOOR}@fire-axe`]));
    s.play(`open:${ROOM_DOOR}@fire-axe`);
    expect(noiseIn(s, 'S4')).toBe(1);
  });

  it('costs one action and no roll, among zombies too [C-OPEN-3]', () => {
    const s = ned('S4', [1], { enemies: [{ type: 'fatty', zone: 'S4', count: 2 }] }).play(
      `open:${ROOM_DOOR}`,
    );
    expect(s.hero('ned').actions).toBe(2);
    expect(s.happened('door-opened')).toHaveLength(1);
  });
});

describe('the first door of a building', () => {
  it('draws one card for every zone, one after the other, in an order the players choose [C-OPEN-4]', () => {
    const s = ned('S7', [2, 4]).play(`open:${SHOP_DOOR}`);
    expect([s.prompt, s.decision?.by]).toEqual(['fill-room', 'team']);
    expect(s.options.sort()).toEqual([`fill:${SHOP}`, `fill:${STORE}`]);
    s.play(`fill:${STORE}`);
    expect([s.enemies(STORE, 'walker'), s.enemies(SHOP, 'walker')]).toEqual([1, 2]);
    expect(spawnZones(s)).toEqual([STORE, SHOP]);
    const other = ned('S7', [2, 4]).play(`open:${SHOP_DOOR}`, `fill:${SHOP}`);
    expect([other.enemies(STORE, 'walker'), other.enemies(SHOP, 'walker')]).toEqual([2, 1]);
  });

  it('is the only one that draws [C-OPEN-4]', () => {
    const s = ned('S14', [], { doors: { [SHOP_DOOR]: 'open' } }).play(`open:${STORE_DOOR}`);
    expect(spawnZones(s)).toEqual([]);
    expect(s.onBoard('walker')).toBe(0);
    const live = ned('S7', [1, 5]).play(
      `open:${SHOP_DOOR}`,
      `fill:${SHOP}`,
      `move:${SHOP}`,
      `move:${STORE}`,
      'end',
    );
    live.play(`open:${STORE_DOOR}`);
    expect(spawnZones(live)).toEqual([SHOP, STORE]);
  });

  it('draws nothing in the building that holds the starting area [C-OPEN-5]', () => {
    const tutorial = (zone: string, zombies: number[]): Scene =>
      play({ mission: '00', heroes: { ned: { zone, hands: ['crowbar'] } }, turn: 'ned', draws: { zombies } });
    const own = tutorial('S7', []).play('open:R_1B_01_bedroom-S7');
    expect([own.happened('building-opened').length, spawnZones(own)]).toEqual([0, []]);
    const other = tutorial('S4', []);
    expect(() => other.play('open:R_2B_00_bedroom-S4', 'fill:R_2B_00_living')).toThrow('no zombies card');
  });
});

describe('special cards drawn for a room', () => {
  it('activate their zombies at once, in the players’ turn; the room stays empty [C-OPEN-6]', () => {
    const enemies = [
      { type: 'walker', zone: 'S10' },
      { type: 'runner', zone: 'S10' },
    ];
    const s = ned('S7', [37, 13], { enemies }, { xp: 7 }).play(`open:${SHOP_DOOR}`, `fill:${STORE}`);
    expect([s.enemies('S9', 'walker'), s.enemies('S10', 'runner')]).toEqual([1, 1]);
    expect([s.enemies(STORE), s.enemies(SHOP, 'runner')]).toEqual([0, 2]);
    expect([s.prompt, s.hero('ned').actions]).toEqual(['turn', 3]);
  });

  it('put zombies at the manholes near survivors; the room stays empty [C-OPEN-6]', () => {
    const s = ned('S4', [41]).play(`open:${ROOM_DOOR}`);
    expect([s.enemies('S2', 'walker'), s.enemies('R_7B_00_room'), s.onBoard('walker')]).toEqual([1, 0, 1]);
    expect(s.prompt).toBe('turn');
  });
});

describe('a building once opened', () => {
  it('draws no more when its door was shut with Lock It Down [C-OPEN-7]', () => {
    const s = ned('S4', [2], {}, { skills: ['lock-it-down'] });
    s.play(`open:${ROOM_DOOR}`, `lock-it-down:${ROOM_DOOR}`);
    expect(s.why('move:R_7B_00_room')).toBe('move.door-closed');
    s.play(`open:${ROOM_DOOR}`);
    expect(s.happened('door-opened')).toHaveLength(2);
    expect([spawnZones(s), s.onBoard('walker')]).toEqual([['R_7B_00_room'], 1]);
  });

  it('may be so from the start, by a smashed door: it never draws [C-OPEN-8]', () => {
    const doors = (state: string): Json => [{ between: [SHOP, 'S7'], state }, { between: [STORE, 'S14'] }];
    const open = (state: string): Scene =>
      play({
        board: town(doors(state)),
        heroes: { ned: { zone: 'S14', hands: ['crowbar'] } },
        turn: 'ned',
        draws: { zombies: [] },
      }).play(`open:${STORE_DOOR}`);
    expect(open('smashed').prompt).toBe('turn');
    expect(open('closed').prompt).toBe('fill-room');
  });

  it('or not, a spawn zone inside gets its card every turn, and the room another when opened [C-OPEN-9]', () => {
    const board = town([{ between: [STORE, 'S14'] }], [{ zone: SHOP }]);
    const heroes = { ned: { zone: 'S14', hands: ['crowbar'] } };
    const s = play({ board, heroes, spawns: true, turn: 'ned', draws: { zombies: [2, 6, 4, 7] } });
    s.play('end');
    expect(s.enemies(SHOP)).toBe(1);
    s.play('end');
    expect(spawnZones(s)).toEqual([SHOP, SHOP]);
    const inside = s.enemies(SHOP) + s.enemies(STORE);
    expect(inside).toBe(2);
    const before = s.enemies(SHOP);
    s.play(`open:${STORE_DOOR}`, `fill:${SHOP}`);
    expect(spawnZones(s)).toEqual([SHOP, SHOP, SHOP, STORE]);
    expect(s.enemies(SHOP)).toBe(before + 2);
  });
});
