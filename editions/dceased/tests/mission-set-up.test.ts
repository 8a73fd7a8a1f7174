/** How every mission is laid out, for four heroes and for five and six. */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT } from '../cards.ts';
import { dceased } from '../index.ts';
import { ownOf } from '../own.ts';
import {
  begin,
  colours,
  faceDown,
  inDeck,
  lies,
  nameOf,
  spawnPoints,
  type MissionLayout,
} from './mission-table.ts';
import { engine } from './table.ts';

interface Layout extends MissionLayout {
  /** Asleep with four heroes, awake with five and six. */
  woken?: string;
  /** Zones with an equipment card, by number. */
  equipment: number;
  objects: string[];
  /** Zombie Heroes on the board. */
  fallen: string[];
}

const MISSIONS: Layout[] = [
  { id: 'D0', label: 'easy', minutes: 25, start: 'S7', spawns: ['S1'], more: ['S9 green'], objectives: 'red 1, blue 1', bystanders: 2, equipment: 1, objects: ['lamp-post S5'], fallen: [], exit: 'S2' },
  { id: 'D1', label: 'easy', minutes: 30, start: 'S14', spawns: ['S1', 'S4 blue', 'S8 green'], more: ['S12'], objectives: 'red 2, blue 1, green 1', bystanders: 3, equipment: 4, objects: ['phone-booth S10'], fallen: [], exit: '' },
  { id: 'D2', label: 'easy', minutes: 45, start: 'S13', spawns: ['S2', 'S15', 'S5 blue asleep'], more: [], woken: 'S5 blue', objectives: 'red 1', bystanders: 5, equipment: 5, objects: ['daily-planet-globe S9', 'lamp-post S7'], fallen: [], exit: 'S16' },
  { id: 'D3', label: 'medium', minutes: 45, start: 'S18', spawns: ['S1', 'S5 blue', 'S16 green'], more: ['S10'], objectives: 'blue 1', bystanders: 5, equipment: 4, objects: ['daily-planet-globe R_6N_11_stage', 'lamp-post S7', 'phone-booth R_7M_10_station'], fallen: [], exit: '' },
  { id: 'D4', label: 'medium', minutes: 60, start: 'S17', spawns: ['S2', 'S14 blue asleep', 'S5', 'S1'], more: ['S10 green'], objectives: 'red 1, green 1', bystanders: 5, equipment: 7, objects: ['lamp-post S3', 'phone-booth S4'], fallen: [], exit: 'S15' },
  { id: 'D5', label: 'medium', minutes: 60, start: 'R_5M_10_desk', spawns: ['S3', 'S14', 'S6', 'S1 blue asleep'], more: ['S12 green'], objectives: 'red 3', bystanders: 5, equipment: 6, objects: ['lamp-post S8', 'phone-booth S10'], fallen: [], exit: '' },
  { id: 'D6', label: 'medium', minutes: 60, start: 'S15', spawns: ['S1', 'S7 green asleep', 'S11', 'S3 blue asleep'], more: [], objectives: 'red 1', bystanders: 5, equipment: 5, objects: ['lamp-post S9', 'phone-booth S13'], fallen: [], exit: 'S15' },
  { id: 'D7', label: 'hard', minutes: 90, start: 'S22 S23', spawns: ['S1', 'S6', 'S11', 'S7'], more: ['S3 blue asleep', 'S19 green asleep'], objectives: 'red 2, blue 1, green 1', bystanders: 8, equipment: 7, objects: ['daily-planet-globe S14', 'lamp-post S13', 'phone-booth S9'], fallen: ['green-lantern R_2M_20_press', 'hawkman R_3M_11_atrium'], exit: 'S15' },
  { id: 'D8', label: 'hard', minutes: 90, start: 'S17', spawns: ['S1', 'S3 blue asleep', 'S4', 'S15', 'S9'], more: [], objectives: 'red 1, blue 1, green 1', bystanders: 5, equipment: 6, objects: ['daily-planet-globe S11', 'phone-booth S12'], fallen: ['superman S6 lying'], exit: '' },
  { id: 'D9', label: 'hard', minutes: 90, start: 'S22', spawns: ['S8', 'S1', 'S5', 'S19 blue asleep', 'S23 green asleep'], more: ['S3'], objectives: 'red 3, blue 1', bystanders: 7, equipment: 9, objects: ['daily-planet-globe S7', 'lamp-post S17', 'phone-booth S15'], fallen: ['catwoman R_1M_20_newsroom'], exit: '' },
  { id: 'D10', label: 'very-hard', minutes: 120, start: 'S11', spawns: ['S1', 'S2', 'S9'], more: ['S14', 'S20 blue', 'S23 green'], objectives: '', bystanders: 7, equipment: 8, objects: ['daily-planet-globe S11', 'lamp-post S16', 'phone-booth S12'], fallen: ['green-lantern R_4M_00_workshop', 'hawkman R_2N_10_hall', 'catwoman R_5M_20_cells', 'superman R_3M_01_arsenal', 'martian-manhunter R_6M_22_ward', 'aquaman R_9M_12_office'], exit: 'S24' },
]; // prettier-ignore

it('the first eleven are all of our own', () => {
  expect(Object.keys(dceased.missions).slice(0, MISSIONS.length)).toEqual(MISSIONS.map((m) => m.id));
});

/** Zombie Heroes of the box and where they are. */
const fallenOn = (s: Scene): string[] => {
  const { zones, types, board } = s.game.context;
  const standing = types.flatMap(({ id }, t) =>
    board.zones
      .filter((_, z) => t > 2 && itemAt(s.state.enemies, t * zones + z) > 0)
      .map((z) => `${id} ${z.id}`),
  );
  const lying =
    ownOf(s.game).lying?.map((l) => `${itemAt(types, l.type).id} ${nameOf(s, l.zone)} lying`) ?? [];
  return [...standing, ...lying].sort();
};

/** Where the equipment card with this id lies face down, '' for nowhere. */
const equipmentAt = (s: Scene, card: string): string => {
  const found = ownOf(s.game).equipment.find((e) => itemAt(EQUIPMENT, e.card).id === card);
  return found ? nameOf(s, found.zone) : '';
};

describe.each(MISSIONS)('$id', (m) => {
  const s = begin(m.id, 4);
  const { mission } = s.game.context;

  it(`is ${m.label} and takes ${m.minutes} minutes [M-${m.id}]`, () => {
    expect([mission.difficulty, mission.minutes, mission.source]).toEqual([m.label, m.minutes, 'designed']);
  });

  it(`has its spawn points, and those of 5-6 heroes only then [M-${m.id}]`, () => {
    expect(spawnPoints(s)).toEqual(m.spawns);
    const large = [...m.spawns, ...m.more].map((p) => (p === `${m.woken} asleep` ? m.woken : p));
    for (const heroes of [5, 6]) expect(spawnPoints(begin(m.id, heroes)).sort()).toEqual(large.sort());
  });

  it(`has its objectives, objects, Zombie Heroes and exit [M-${m.id}]`, () => {
    expect(colours(s)).toBe(m.objectives);
    expect(ownOf(s.game).objects.map((o) => `${o.id} ${nameOf(s, o.zone)}`).sort()).toEqual(m.objects); // prettier-ignore
    expect(fallenOn(s)).toEqual([...m.fallen].sort());
    expect((mission.exit?.zones ?? []).map((z) => nameOf(s, z)).join()).toBe(m.exit);
    const inDeckNow = inDeck(s, 'super-heroes');
    expect(inDeckNow).toHaveLength(6 - m.fallen.length);
    for (const fallen of m.fallen) expect(inDeckNow).not.toContain(fallen.split(' ')[0]);
  });

  it(`has its bystander and equipment cards, one in a zone [M-${m.id}] [S-SET-4] [D-EQP-1]`, () => {
    const shown = s.events.filter((e) => e.type === 'bystander-revealed').length;
    expect(faceDown(s).length + shown).toBe(m.bystanders);
    expect(new Set(faceDown(s)).size).toBe(faceDown(s).length);
    const rooms = ownOf(s.game).equipment.map((e) => e.zone);
    expect([rooms.length, new Set(rooms).size]).toEqual([m.equipment, m.equipment]);
  });

  it(`begins at its start [M-${m.id}]`, () => {
    expect(mission.start.map((z) => nameOf(s, z)).join(' ')).toBe(m.start);
    for (const h of s.state.heroes) expect([h.status, h.xp, h.wounds]).toEqual(['in', 0, 0]);
  });
});

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

describe('cards hidden among others', () => {
  it('D6: Martha and both Secret Missions lie on any of the five icons, with two people at random [M-D6]', () => {
    const games = seeds.map((seed) => begin('D6', 4, seed));
    for (const card of ['martha-kent', 'secret-mission-1', 'secret-mission-2'])
      expect(new Set(games.map((s) => lies(s, card))).size).toBe(5);
    for (const s of games) {
      expect(inDeck(s, 'bystanders')).toHaveLength(5);
      expect(inDeck(s, 'bystanders')).not.toContain('martha-kent');
    }
  });

  it('D10: both Secret Missions of the people are among the seven cards [M-D10]', () => {
    const places = seeds.map((seed) => lies(begin('D10', 4, seed), 'secret-mission-1'));
    expect([new Set(places).size, places.includes('')]).toEqual([7, false]);
  });

  it('D4: the key cards are two of the five equipment cards outside the tower [M-D4]', () => {
    const games = seeds.map((seed) => begin('D4', 4, seed));
    for (const card of ['secret-mission-3', 'secret-mission-4']) {
      const places = new Set(games.map((s) => equipmentAt(s, card)));
      expect([...places].sort()).toEqual(['R_1N_20_cellar', 'R_2N_11_vault', 'R_5N_10_bay', 'R_5N_10_watchroom', 'R_6N_00_foyer']); // prettier-ignore
    }
  });

  it('D10: both Secret Missions of the equipment lie anywhere, axe and trident nowhere [M-D10]', () => {
    const games = seeds.map((seed) => begin('D10', 4, seed));
    expect(new Set(games.map((s) => equipmentAt(s, 'secret-mission-4'))).size).toBe(8);
    for (const s of games)
      for (const card of ['nth-metal-axe', 'trident-of-poseidon']) {
        expect(equipmentAt(s, card)).toBe('');
        expect(inDeck(s, 'equipment')).not.toContain(card);
      }
  });

  it('elsewhere no Secret Mission is in play [S-SET-3] [D-EQP-1]', () => {
    const s = begin('D7', 4);
    const all = [...inDeck(s, 'bystanders'), ...inDeck(s, 'equipment')];
    expect(all.filter((id) => id.startsWith('secret-mission'))).toEqual([]);
    expect([lies(s, 'secret-mission-1'), equipmentAt(s, 'secret-mission-3')]).toEqual(['', '']);
  });

  it('what lies face down looks alike [S-OPEN-8] [D-EQP-2]', () => {
    const own = engine.mask(begin('D6', 4).state).own as unknown as ReturnType<typeof ownOf>;
    expect(new Set(own.cards.map((c) => c.card)).size).toBe(1);
    const gear = engine.mask(begin('D4', 4).state).own as unknown as ReturnType<typeof ownOf>;
    expect(new Set(gear.equipment.map((e) => e.card)).size).toBe(1);
  });
});

describe('larger teams', () => {
  it('D6: one spawn at every active point after set-up [M-D6]', () => {
    const zones = (heroes: number): string[] =>
      begin('D6', heroes).events.flatMap((e) => (e.type === 'spawn-card' ? [e.zone] : []));
    expect(zones(4)).toEqual([]);
    expect(new Set(zones(5))).toEqual(new Set(['S1', 'S11']));
  });

  it('D7: the team is split evenly, with five heroes three and two [M-D7]', () => {
    const s = begin('D7', 5);
    expect(s.prompt).toBe('start-zone');
    s.play('start:S22', 'start:S22', 'start:S22');
    const zones = s.state.heroes.map((h) => nameOf(s, h.zone));
    expect(zones).toEqual(['S22', 'S22', 'S22', 'S23', 'S23']);
  });
});
