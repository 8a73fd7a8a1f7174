/** DCeased on "How to play". */
import type { HowtoPlan } from '../../howto/plan.ts';

const DOORS = { 'R_1M_00_lobby-S6': 'open' };

export const PLAN: HowtoPlan = {
  goal: {
    scenario: {
      mission: 'D0',
      heroes: { batman: { zone: 'R_1M_00_newsroom', track: 2 }, hawkgirl: { zone: 'R_2M_10_editor' } },
      doors: DOORS,
      turn: 'batman',
      own: { cards: [], bystanders: [{ card: 'lois-lane', zone: 'R_1M_00_lobby' }] },
    },
    zones: ['R_1M_00_archive', 'R_1M_00_newsroom', 'R_1M_00_lobby'],
    goals: ['rescue-reporters', 'take-film'],
  },
  way: {
    scenario: {
      mission: 'D0',
      heroes: { 'wonder-woman': { zone: 'R_1M_00_lobby' } },
      enemies: [
        { type: 'walker', zone: 'S6', count: 3 },
        { type: 'runner', zone: 'S8' },
      ],
      doors: DOORS,
      turn: 'wonder-woman',
      own: { cards: [], bystanders: [{ card: 'perry-white', zone: 'R_2M_10_press' }] },
    },
    zones: ['R_1M_00_lobby', 'S6', 'S7'],
    forecast: true,
  },
  actions: ['move', 'attack', 'rescue', 'collect', 'door', 'take', 'power-up', 'gain-trait'],
  hero: 'batman',
  enemies: ['walker', 'brute', 'runner', 'superman'],
  spawnDeck: 'spawn',
};
