/** How every mission is laid out, for four heroes and for five and six. */
import { cardId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { MISSIONS as LIST } from '../missions/index.ts';
import {
  begin,
  colours,
  faceDown,
  inDeck,
  nameOf,
  spawnPoints,
  type MissionLayout,
} from './mission-table.ts';
import { engine } from './table.ts';
import { itemAt } from '@holdout/engine';

interface Layout extends MissionLayout {
  sign?: string;
  hand?: string;
  elevator?: string;
}

const MISSIONS: Layout[] = [
  { id: 'MH1', label: 'medium', minutes: 45, start: 'S7 S10', spawns: ['S1', 'S2 green asleep', 'S4 blue asleep', 'S5', 'S13'], more: [], objectives: 'red 2, blue 1, green 1', bystanders: 6, exit: 'R_7V_00_relics' },
  { id: 'MH2', label: 'easy', minutes: 25, start: 'S1', spawns: ['S9', 'S7 blue asleep', 'S5'], more: ['S8 green'], objectives: '', bystanders: 4, exit: 'R_2R_11_tunnel' },
  { id: 'MH3', label: 'easy', minutes: 45, start: 'S11', spawns: ['S2', 'S21', 'S20 blue', 'S1 green'], more: [], objectives: 'red 2, blue 1, green 1', bystanders: 6, sign: 'S18', exit: 'R_5V_10_lobby' },
  { id: 'MH4', label: 'easy', minutes: 25, start: 'S13', spawns: ['S18', 'S9'], more: ['S5 green'], objectives: 'red 2, blue 1, green 1', bystanders: 6, exit: 'R_9R_21_garage' },
  { id: 'MH5', label: 'hard', minutes: 90, start: 'S3', spawns: ['S16', 'S14', 'S7'], more: ['S11 blue', 'S1 green'], objectives: 'red 4, blue 1, green 1', bystanders: 6, exit: 'S2' },
  { id: 'H1', label: 'easy', minutes: 25, start: 'S10', spawns: ['S5', 'S1'], more: ['S12 green'], objectives: 'red 2', bystanders: 3, hand: 'S2', exit: 'S13' },
  { id: 'H2', label: 'easy', minutes: 30, start: 'S7', spawns: ['S3', 'S1', 'R_5Y_20_corridorE', 'R_2Y_00_d11 blue asleep'], more: ['S5 green'], objectives: 'blue 1', bystanders: 6, exit: 'S7' },
  { id: 'H3', label: 'medium', minutes: 45, start: 'S4', spawns: ['S14', 'S6 blue asleep', 'S18'], more: ['S8 green'], objectives: 'red 3', bystanders: 5, hand: 'S12', exit: '' },
  { id: 'H4', label: 'medium', minutes: 75, start: 'S4 S10', spawns: ['S2', 'S3 green asleep', 'S7', 'S1 blue asleep', 'R_7Y_00_console'], more: ['R_7Y_00_server'], objectives: 'red 2, blue 1, green 1', bystanders: 7, hand: 'R_1X_11_gallery', elevator: 'R_2X_10_shaft', exit: 'R_4Y_20_h23' },
  { id: 'H5', label: 'hard', minutes: 60, start: 'S4', spawns: ['S1', 'S6', 'R_1Y_01_surgery', 'R_9Y_00_hallN blue asleep'], more: ['R_1Y_01_wardW green'], objectives: 'red 2, blue 1, green 1', bystanders: 6, hand: 'R_4Y_11_h22', elevator: 'R_9Y_00_shaft', exit: 'S3' },
  { id: 'H6', label: 'hard', minutes: 75, start: 'S4', spawns: ['S2', 'S7', 'R_3Y_10_l22 blue asleep', 'R_8Y_00_landingE', 'R_9Y_10_hallS', 'R_6Y_00_z22 green asleep'], more: [], objectives: 'red 2, blue 1, green 1', bystanders: 7, hand: 'R_4X_11_b21', elevator: 'R_8Y_00_shaft', exit: 'S8' },
  { id: 'H7', label: 'hard', minutes: 90, start: 'R_1X_01_entrance', spawns: ['S2', 'S9', 'R_5Y_10_corridorE', 'R_5Y_10_corridorW blue asleep', 'R_9Y_00_hallS', 'R_9Y_00_hallN green asleep'], more: ['S11'], objectives: 'red 2', bystanders: 7, hand: 'S5', elevator: 'R_2X_00_shaft', exit: 'R_4Y_10_h13' },
  { id: 'H8', label: 'very-hard', minutes: 120, start: 'S2', spawns: ['S8', 'S10', 'R_3Y_10_l22 blue asleep', 'R_5Y_01_corridorE', 'R_9Y_10_hallS', 'R_7Y_00_console green asleep'], more: ['S7'], objectives: 'red 5, blue 1, green 1', bystanders: 9, hand: 'R_1X_01_backhall', elevator: 'R_9Y_10_shaft', exit: 'R_4Y_20_h23' },
]; // prettier-ignore

it('the first are five missions of the documents and eight of our own', () => {
  expect(Object.keys(LIST.files).slice(0, MISSIONS.length)).toEqual(MISSIONS.map((m) => m.id));
});

describe.each(MISSIONS)('$id', (m) => {
  const s = begin(m.id, 4);
  const { mission, board } = s.game.context;
  const zoneOf = (piece: { zone: number } | null): string => (piece ? nameOf(s, piece.zone) : '');

  it(`is ${m.label} and takes ${m.minutes} minutes [M-${m.id}]`, () => {
    expect([mission.difficulty, mission.minutes]).toEqual([m.label, m.minutes]);
  });

  it(`has its spawn points, and those of 5-6 heroes only then [M-${m.id}]`, () => {
    expect(spawnPoints(s)).toEqual(m.spawns);
    for (const heroes of [5, 6])
      expect(spawnPoints(begin(m.id, heroes)).sort()).toEqual([...m.spawns, ...m.more].sort());
  });

  it(`has its objectives, objects and exit [M-${m.id}]`, () => {
    const { sign, hand, elevator } = ownOf(s.game);
    expect(colours(s)).toBe(m.objectives);
    expect([zoneOf(sign), zoneOf(hand)]).toEqual([m.sign ?? '', m.hand ?? '']);
    expect(elevator < 0 ? '' : nameOf(s, elevator)).toBe(m.elevator ?? '');
    expect((mission.exit?.zones ?? []).map((z) => itemAt(board.zones, z).id).join()).toBe(m.exit);
  });

  it(`has its bystander cards, one in a zone [M-${m.id}]`, () => {
    const shown = s.events.filter((e) => e.type === 'bystander-revealed').length;
    expect(faceDown(s).length + shown).toBe(m.bystanders);
    expect(new Set(faceDown(s)).size).toBe(faceDown(s).length);
  });

  it(`begins at its start [M-${m.id}]`, () => {
    expect(mission.start.map((z) => nameOf(s, z)).join(' ')).toBe(m.start);
    for (const h of s.state.heroes) expect([h.status, h.xp, h.wounds]).toEqual(['in', 0, 0]);
  });
});

describe('tile grids', () => {
  const grid = (id: string): unknown =>
    (LIST.files[id] as { tiles: string[][] }).tiles.map((row) => row.map((face) => face.split('@')[0]));
  it.each([
    ['MH1', [['7V', '2R', '5V'], ['1V', '4R', '3V']]],
    ['MH2', [['7V', '8R'], ['3V', '2R']]],
    ['MH3', [['2V', '5V'], ['6R', '7R'], ['9V', '4V']]],
    ['MH4', [['8R', '6R', '7R'], ['3V', '1R', '9R']]],
    ['MH5', [['3V', '6V'], ['4V', '9V'], ['2V', '8V']]],
  ])('%s lies as printed [M-MH1] [M-MH2] [M-MH3] [M-MH4] [M-MH5]', (id, tiles) => {
    expect(grid(id)).toEqual(tiles);
  }); // prettier-ignore

  it('our own use one face of each mansion tile at most', () => {
    for (const id of MISSIONS.map((m) => m.id).filter((x) => x.startsWith('H'))) {
      const tiles = [...JSON.stringify(LIST.files[id]).matchAll(/"(\d)[XY]@\d+"/g)].map((t) => t[1]);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });
});

describe('hidden from the table', () => {
  it.each(['MH1', 'H8'])('%s: objectives face down look alike until taken [M-ALL-7]', (id) => {
    const s = begin(id, 4);
    expect(s.state.objectives.every((o) => o.down)).toBe(true);
    expect(new Set(engine.mask(s.state).objectives.map((o) => o.colour))).toEqual(new Set(['hidden']));
    const places = Array.from({ length: 40 }, (_, i) =>
      begin(id, 4, `seed ${i}`).state.objectives.findIndex((o) => o.colour === 'blue'),
    );
    expect(new Set(places).size).toBe(s.state.objectives.length);
  });
});

describe('cards out of the game', () => {
  it.each(['MH4', 'H1', 'H2', 'H7'])('%s is played without the Too Late! cards [M-MH4]', (id) => {
    expect(inDeck(begin(id, 4), 'bystanders')).not.toContain('too-late');
    for (let i = 0; i < 20; i++) {
      const s = begin(id, 4, `seed ${i}`);
      const laid = ownOf(s.game).cards.map((c) => cardId(s.game.context.edition, 'bystanders', c.card));
      expect(laid).not.toContain('too-late');
    }
    expect(inDeck(begin('MH1', 4), 'bystanders')).toContain('too-late');
  });
});

describe('one spawn at every active point after set-up [M-ALL-6]', () => {
  const drawn = (id: string, heroes: number): number => {
    const s = begin(id, heroes);
    const random = createRandom('set-up');
    while (s.decision && s.prompt !== 'activate') s.play(randomAnswer(s.decision, random));
    const cards = s.events.filter((e) => e.type === 'spawn-card' && s.state.round <= 1);
    return new Set(cards.map((e) => (e.type === 'spawn-card' ? e.zone : ''))).size;
  };
  it.each([
    ['MH1', 4, 0],
    ['MH1', 5, 3],
    ['MH3', 4, 0],
    ['MH3', 6, 4],
    ['MH5', 4, 3],
    ['MH5', 5, 5],
    ['H6', 4, 0],
    ['H6', 5, 2],
    ['H8', 5, 3],
    ['H1', 6, 0],
  ])('%s with %i heroes: %i points [M-MH1] [M-MH3] [M-MH5]', (id, heroes, points) => {
    expect(drawn(id, heroes)).toBe(points);
  });
});
