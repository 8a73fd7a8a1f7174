/** How every mission is laid out, for four heroes and for five and six. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import {
  begin,
  colours,
  faceDown,
  inDeck,
  lies,
  nameOf,
  SEEDS,
  spawnPoints,
  type MissionLayout,
} from './mission-table.ts';
import { engine } from './table.ts';
import { itemAt } from '@holdout/engine';

interface Layout extends MissionLayout {
  sign: string;
}

const MISSIONS: Layout[] = [
  { id: 'MZ0', label: 'easy', minutes: 25, start: 'S1', spawns: ['S3'], more: [], objectives: 'blue 1', bystanders: 2, sign: '', exit: 'S5' },
  { id: 'MZ1', label: 'easy', minutes: 25, start: 'S13', spawns: ['S1', 'S2'], more: ['S9 green'], objectives: 'red 3', bystanders: 4, sign: '', exit: 'S5' },
  { id: 'MZ2', label: 'easy', minutes: 45, start: 'S14', spawns: ['S3', 'S6 green asleep', 'S4', 'S1 blue asleep', 'S2'], more: [], objectives: 'red 2', bystanders: 6, sign: 'S13', exit: 'R_5V_12_lobby' },
  { id: 'MZ3', label: 'medium', minutes: 45, start: 'S12', spawns: ['S1', 'S16'], more: ['S9 green'], objectives: '', bystanders: 6, sign: '', exit: 'R_7V_10_rotunda' },
  { id: 'MZ4', label: 'medium', minutes: 60, start: 'S23', spawns: ['S1', 'S12', 'S13'], more: ['S10 green'], objectives: 'red 6', bystanders: 9, sign: 'S3', exit: 'S20' },
  { id: 'MZ5', label: 'medium', minutes: 45, start: 'S14', spawns: ['S4', 'S18'], more: ['S1 green'], objectives: 'red 2, blue 1, green 1', bystanders: 6, sign: '', exit: 'R_5R_00_newsroom' },
  { id: 'MZ6', label: 'medium', minutes: 60, start: 'R_2R_01_concourse', spawns: ['S2', 'S15 blue asleep', 'S23 green asleep', 'S19'], more: ['S1'], objectives: 'red 3, blue 1, green 1', bystanders: 6, sign: '', exit: '' },
  { id: 'MZ7', label: 'hard', minutes: 120, start: 'S15', spawns: ['S5', 'S12', 'S21', 'S14'], more: ['S23 green asleep', 'S8 blue asleep'], objectives: 'red 6, blue 1, green 1', bystanders: 8, sign: 'S13', exit: '' },
  { id: 'MZ8', label: 'hard', minutes: 30, start: 'R_1V_00_theatre', spawns: ['S1', 'R_6V_10_hangar blue asleep', 'R_2V_01_reading green asleep'], more: ['S15'], objectives: 'red 3, blue 1', bystanders: 3, sign: '', exit: 'S3' },
  { id: 'MZ9', label: 'hard', minutes: 60, start: 'S3', spawns: ['S20', 'S10', 'S21'], more: ['S17 green', 'S6 blue'], objectives: 'red 5', bystanders: 6, sign: '', exit: '' },
  { id: 'MZ10', label: 'very-hard', minutes: 120, start: 'S22', spawns: ['S1', 'S4', 'S6', 'S28'], more: ['S13 blue', 'S14 green'], objectives: 'red 4, blue 1, green 1', bystanders: 9, sign: 'S15', exit: '' },
]; // prettier-ignore

describe.each(MISSIONS)('$id', (m) => {
  const s = begin(m.id, 4);
  const { mission, board } = s.game.context;

  it(`is ${m.label} and takes ${m.minutes} minutes [M-${m.id}]`, () => {
    expect([mission.difficulty, mission.minutes]).toEqual([m.label, m.minutes]);
  });

  it(`has its spawn points, and those of 5-6 heroes only then [M-${m.id}]`, () => {
    expect(spawnPoints(s)).toEqual(m.spawns);
    for (const heroes of [1, 2, 3]) expect(spawnPoints(begin(m.id, heroes))).toEqual(m.spawns);
    for (const heroes of [5, 6])
      expect(spawnPoints(begin(m.id, heroes)).sort()).toEqual([...m.spawns, ...m.more].sort());
  });

  it(`has its objectives, sign and exit [M-${m.id}]`, () => {
    const { sign, exit } = ownOf(s.game);
    expect(colours(s)).toBe(m.objectives);
    expect(sign ? nameOf(s, sign.zone) : '').toBe(m.sign);
    expect([(mission.exit?.zones ?? []).map((z) => itemAt(board.zones, z).id).join(), exit]).toEqual([
      m.exit,
      -1,
    ]);
  });

  it(`has a bystander card wherever the icon is, but where a rule forbids it [M-${m.id}]`, () => {
    const shown = s.events.filter((e) => e.type === 'bystander-revealed').length;
    expect(faceDown(s).length + shown).toBe(m.bystanders);
    expect(new Set(faceDown(s)).size).toBe(faceDown(s).length);
  });

  it(`begins at the start, at 0 experience and full health [M-${m.id}]`, () => {
    for (const h of s.state.heroes) expect([h.status, h.xp, h.wounds]).toEqual(['in', 0, 0]);
    expect(s.state.heroes.map((h) => nameOf(s, h.zone))).toContain(m.start);
  });
});

describe('hidden from the table', () => {
  it.each(['MZ6', 'MZ7', 'MZ8', 'MZ10'])(
    '%s: objectives face down among the reds look alike until taken or shown [M-ALL-7]',
    (id) => {
      const s = begin(id, 4);
      expect(s.state.objectives.every((o) => o.down)).toBe(true);
      expect(new Set(engine.mask(s.state).objectives.map((o) => o.colour))).toEqual(new Set(['hidden']));
      const places = SEEDS.map((seed) =>
        begin(id, 4, seed).state.objectives.findIndex((o) => o.colour === 'blue'),
      );
      expect(new Set(places).size).toBe(s.state.objectives.length);
    },
  );

  it('the table cannot tell a Secret Mission card from the other face-down cards [M-ALL-7]', () => {
    const s = begin('MZ2', 4);
    const cards = (engine.mask(s.state).own as unknown as { cards: { card: number }[] }).cards;
    expect(new Set(cards.map((c) => c.card)).size).toBe(1);
  });
});

describe('named cards', () => {
  const zonesOf = (id: string, card: string): string[] => [
    ...new Set(SEEDS.map((seed) => lies(begin(id, 4, seed), card))),
  ];

  it('MZ2: Secret Mission 1 is any of the four cards that are not on 5V and 6V [M-MZ2]', () => {
    const four = ['R_1R_11_pantry', 'R_2V_10_rare', 'R_4V_00_office', 'R_7R_01_auditorium'];
    expect(zonesOf('MZ2', 'secret-mission-1').sort()).toEqual(four);
    expect(lies(begin('MZ2', 4), 'secret-mission-2')).toBe('');
  });

  it('MZ3: Wong is any of the five cards that are not on 7V, and in no deck [M-MZ3]', () => {
    const five = ['R_1V_00_pharmacy', 'R_3R_01_flatA', 'R_5R_11_editor', 'R_6R_12_hall', 'R_8R_02_cold'];
    expect(zonesOf('MZ3', 'wong').sort()).toEqual(five);
    expect(inDeck(begin('MZ3', 4), 'bystanders')).not.toContain('wong');
  });

  it('MZ6: both Secret Mission cards are among the six, in different zones [M-MZ6]', () => {
    for (const seed of SEEDS) {
      const s = begin('MZ6', 4, seed);
      const seen = s.events.flatMap((e) => (e.type === 'bystander-revealed' ? [e.card] : []));
      const both = ['secret-mission-1', 'secret-mission-2'].map((card) => lies(s, card) || (seen.includes(card) && 'R_2R_01_platform'));
      expect(both.every(Boolean)).toBe(true);
      expect(new Set(both).size).toBe(2);
    } // prettier-ignore
  });
});
