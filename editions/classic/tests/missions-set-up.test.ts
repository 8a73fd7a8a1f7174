/** What lies on the table when a mission begins, as the mission pages and their maps say. */
import {
  deckOf,
  itemAt,
  createEngine,
  DOOR,
  isRefusal,
  SPAWN,
  type Setup,
  type Truth,
} from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, ZOMBIE_CARDS } from '../cards.ts';
import { classic } from '../index.ts';
import { EQUIPMENT, ZOMBIES } from '../types.ts';
import { ownOf } from '../own.ts';
import { cardsOf, engine, play } from './table.ts';

const FOUR = ['amy', 'doug', 'josh', 'ned'];

function begin(mission: string, seats: string[][] = [FOUR], seed = 'set-up'): Truth {
  const setup: Setup = { edition: 'classic', mission, seats };
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return state;
}

const refused = (mission: string, seats: string[][]): string | undefined => {
  const state = engine.newGame({ edition: 'classic', mission, seats }, 'set-up');
  return isRefusal(state) ? state.refused : undefined;
};

/** The table as a few words and numbers. */
function tableOf(state: Truth) {
  const g = engine.gameOf(state);
  const { board, mission } = g.context;
  const file = classic.missions[mission.id] as { tiles: string[][] };
  const id = (zone: number): string => itemAt(board.zones, zone).id;
  return {
    tiles: file.tiles.map((row) => row.join(' ')).join(' / '),
    streets: board.streets,
    rooms: board.zones.length - board.streets,
    buildings: board.buildings.length,
    doors: board.doors.length,
    start: [...new Set(state.heroes.map((h) => id(h.zone)))].join(' '),
    spawns: mission.spawns.map((s) => id(s.zone)).join(' '),
    objectives: state.objectives.map((o) => id(o.zone)).join(' '),
    cars: ownOf(g).cars.map((c) => `${c.kind} ${id(c.zone)}`).join(', '), // prettier-ignore
    closed: state.doors.filter((d) => d === DOOR.closed).length,
    enemies: state.enemies.reduce((a, b) => a + b, 0),
  };
}

const MAPS: [string, string, Partial<ReturnType<typeof tableOf>>][] = [
  ['Tutorial [M-C00]', '00', {
    tiles: '2B@90 / 1B@0', streets: 7, rooms: 7, buildings: 2, doors: 2, start: 'R_1B_01_kitchen', spawns: 'S1',
    objectives: 'R_2B_00_bathroom', cars: '', enemies: 2,
  }],
  ['City Blocks [M-C01]', '01', {
    tiles: '2C@90 1C@180 4B@90 / 5C@270 7B@0 5D@90 / 6B@90 5E@0 1B@270', streets: 24, rooms: 23, buildings: 7, doors: 10,
    start: 'R_7B_11_room', spawns: 'S1 S9 S24 S12', cars: '',
    objectives: 'R_2C_00_bathroom R_1C_10_bedroom R_4B_20_office R_5C_01_ruinB R_6B_02_diner R_1B_22_kitchen',
  }],
  ['Y-Zone [M-C02]', '02', {
    tiles: '4B@90 4E@90 1B@90 / 7B@0 5D@90 6B@270 / 3C@270 4C@90 2C@0', streets: 20, rooms: 27, buildings: 4, doors: 10,
    start: 'S1', spawns: 'S3 S9 S18 S12', objectives: 'R_7B_01_room', cars: '',
  }],
  ['The 24 hrs race [M-C03]', '03', {
    tiles: '2C@180 4D@90 4B@90 / 5C@90 6B@270 5F@90 / 1B@270 3C@270 4E@270', streets: 20, rooms: 28, buildings: 3, doors: 10,
    start: 'S10', spawns: 'S3 S9 S18 S12', cars: 'police S3, pimp S6, police S15',
    objectives: 'R_2C_00_bathroom R_4D_10_conference R_4B_20_lobby R_6B_11_diner R_1B_02_bedroom R_3C_12_toilets R_4E_22_conference',
  }],
  ['Drive-by shooting [M-C04]', '04', {
    tiles: '3C@90 4D@90 2C@90 5F@180 / 4E@270 4B@270 2B@270 5C@180', streets: 17, rooms: 27, buildings: 4, doors: 10,
    start: 'S5', spawns: 'S1 S13 S16 S5', cars: 'pimp S7, police S9, police S11',
    objectives: 'R_3C_00_toilets R_4D_10_conference R_2C_20_living R_5F_30_bluekitchen R_4E_01_office R_2B_21_woodroom R_5C_31_ruinA',
  }],
  ['Big W [M-C05]', '05', {
    tiles: '5D@0 2C@180 1C@90 / 7B@0 5C@90 6B@90 / 5E@270 1B@270 4B@270', streets: 26, rooms: 23, buildings: 6, doors: 11,
    start: 'S3', spawns: 'S2 S26 S16 S7', cars: '',
    objectives: 'R_5D_00_whiteroom R_2C_10_study R_6B_21_diner R_5E_02_storeroom R_4B_22_meeting',
  }],
  ['The escape, two doors smashed [M-C06]', '06', {
    tiles: '4C@90 2C@0 7B@0 / 3C@90 1B@90 5D@180', streets: 20, rooms: 17, buildings: 3, doors: 6, closed: 4,
    start: 'R_7B_20_room', spawns: 'S5 S12 R_5D_21_bathroom S19', objectives: '', cars: 'police S2, pimp S16',
  }],
  ['Grindhouse [M-C07]', '07', {
    tiles: '3C@90 2C@90 / 2B@180 4C@90', streets: 9, rooms: 15, buildings: 2, doors: 4, closed: 4,
    start: 'S5', spawns: 'R_3C_00_toilets R_4C_11_kitchen', objectives: 'R_3C_00_garage S1 R_4C_11_lobby', cars: '', enemies: 0,
  }],
  ['Zombie police [M-C08]', '08', {
    tiles: '2C@90 7B@0 4B@180 / 1B@0 5C@180 3C@180', streets: 14, rooms: 17, buildings: 5, doors: 6,
    start: 'S6', spawns: 'S1 S3 S14 S13 S6', cars: 'pimp S8, police S10',
    objectives: 'R_2C_00_bathroom R_4B_20_meeting R_5C_11_ruinB',
  }],
  ['Might makes right [M-C09]', '09', {
    tiles: '1B@90 2B@90 / 2C@0 7B@0', streets: 12, rooms: 12, buildings: 4, doors: 4, start: 'S10', spawns: 'S1 S7 S3',
    objectives: 'R_1B_00_kitchen R_2B_10_bathroom R_7B_11_room R_2C_01_bathroom', cars: 'police S5',
  }],
  ['Small town [M-C10]', '10', {
    tiles: '7B@270 2B@90 / 5B@0 5C@90', streets: 16, rooms: 9, buildings: 4, doors: 6, start: 'S16', spawns: 'S3 S10 S14 S6',
    objectives: 'R_7B_00_room R_2B_10_bathroom R_5B_01_shop R_5C_11_ruinB', cars: '',
  }],
]; // prettier-ignore

describe('maps', () => {
  it.each(MAPS)('%s', (_title, id, expected) => {
    const state = begin(id, id === '09' ? [['ned']] : [FOUR]);
    expect(tableOf(state)).toMatchObject({ enemies: 0, closed: expected.doors, ...expected });
  });
});

describe('Tutorial', () => {
  it('puts one Walker in each marked zone and plays with five zombie cards only [M-C00]', () => {
    const state = begin('00');
    const s = play({ mission: '00', heroes: { ned: {} }, turn: 'ned' });
    const at = (zone: string): number => itemAt(state.enemies, s.zone(zone));
    expect([at('S2'), at('S6'), state.supply[0]]).toEqual([1, 1, 38]);
    const deck = deckOf(state, ZOMBIES).draw.map((c) => Number(itemAt(ZOMBIE_CARDS, c).id));
    expect(deck.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 41]);
  });

  it('hides pistol, fire axe and crowbar on top of the deck, in any order; the fourth survivor gets a pan [M-C00, M-C00-1]', () => {
    const orders = new Set<string>();
    const panOwners = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const state = begin('00', [FOUR], `seed ${seed}`);
      const top = deckOf(state, EQUIPMENT)
        .draw.slice(-3)
        .map((c) => itemAt(CARDS, c).id);
      expect(top.toSorted()).toEqual(['crowbar', 'fire-axe', 'pistol']);
      const armed = state.heroes.filter((h) => h.slots.some((c) => c >= 0));
      expect(armed.map((h) => h.slots.filter((c) => c >= 0).map((c) => itemAt(CARDS, c).id))).toEqual([
        ['pan'],
      ]);
      orders.add(top.join());
      panOwners.add(itemAt(armed, 0).id);
    }
    expect(orders.size).toBe(6);
    expect([...panOwners].sort()).toEqual(FOUR);
  });

  it('gives every survivor beyond three a pan and the first searches the three cards [M-C00-1]', () => {
    const state = begin('00', [['amy'], ['doug'], ['josh'], ['ned'], ['phil'], ['wanda']]);
    const pans = state.heroes.filter((h) => h.slots.some((c) => c >= 0 && itemAt(CARDS, c).id === 'pan'));
    expect(pans).toHaveLength(3);
    const s = play({ mission: '00', heroes: { ned: { hands: [] } }, turn: 'ned' });
    expect(['crowbar', 'fire-axe', 'pistol']).toContain(cardsOf(s.play('search'), 'ned')[0]);
  });
});

describe('tokens with a mark', () => {
  it('Zombie police: the blue spawn zone waits; blue and green door and token; the third token is none [M-C08]', () => {
    const state = begin('08');
    const { mission, board } = engine.gameOf(state).context;
    expect(state.spawns).toEqual([SPAWN.active, SPAWN.active, SPAWN.active, SPAWN.active, SPAWN.inactive]);
    expect(state.objectives.map((o) => o.colour)).toEqual(['green', 'blue', 'red']);
    expect(mission.objectives.map((o) => o.counts)).toEqual([true, true, false]);
    const coloured = board.doors.flatMap((d, i) =>
      itemAt(mission.doors, i).colour ? [`${itemAt(mission.doors, i).colour} ${d.id}`] : [],
    );
    expect(coloured).toEqual(['blue R_2C_00_bedroom-S4', 'green R_7B_10_room-S5']);
  });

  it('Might makes right: four tokens face down, one marked, nobody knows where [M-C09]', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { objectives } = begin('09', [['ned']], `seed ${seed}`);
      expect(objectives.every((o) => o.down)).toBe(true);
      expect(objectives.map((o) => o.colour).sort()).toEqual(['marked', 'neutral', 'neutral', 'neutral']);
      places.add(objectives.findIndex((o) => o.colour === 'marked'));
    }
    expect(places.size).toBe(4);
  });

  it('Might makes right: one to three players with one survivor each [M-C09]', () => {
    expect(refused('09', [['ned']])).toBeUndefined();
    expect(refused('09', [['ned'], ['amy'], ['phil']])).toBeUndefined();
    expect(refused('09', [['ned'], ['amy'], ['phil'], ['doug']])).toBe('setup.players');
    expect(refused('09', [['ned', 'amy']])).toBe('setup.heroes-per-seat');
  });
});

it('begins every mission afresh, whatever was played before [C-MIS-4]', () => {
  const s = play({
    mission: '10',
    heroes: { ned: { zone: 'R_5B_01_shop', xp: 20, hands: ['katana'] } },
    turn: 'ned',
  });
  s.play('take:R_5B_01_shop', 'noise', 'end');
  const fresh = createEngine([classic]).newGame(
    { edition: 'classic', mission: '10', seats: [FOUR] },
    'again',
  );
  const after = begin('10', [FOUR], 'again');
  expect(after).toEqual(fresh);
  expect(after.heroes.map((h) => [h.xp, h.skills.length])).toEqual(FOUR.map(() => [0, 1]));
});
