/** Zombie mode on "How to play". */
import type { HowtoPlan } from '../../howto/plan.ts';

const DOORS = { 'R_8R_00_office-S4': 'open' };

export const PLAN: HowtoPlan = {
  goal: {
    scenario: {
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S4', track: 2 }, wasp: { zone: 'S5' } },
      doors: DOORS,
      turn: 'hulk',
      own: { cards: [], bystanders: [{ card: 'mary-jane', zone: 'R_8R_00_office' }] },
    },
    zones: ['S4', 'R_8R_00_office'],
    goals: ['devour-all', 'all-exit'],
  },
  way: {
    scenario: {
      mission: 'MZ0',
      heroes: { 'captain-america': { zone: 'S4' }, wasp: { zone: 'S4' } },
      enemies: [
        { type: 'trooper', zone: 'S5', count: 3 },
        { type: 'guard', zone: 'R_8R_00_dock' },
      ],
      doors: DOORS,
      turn: 'captain-america',
      spawns: true,
      own: { cards: [], bystanders: [{ card: 'aunt-may', zone: 'R_8R_00_office' }] },
    },
    zones: ['S4', 'S5', 'R_8R_00_office'],
    forecast: true,
  },
  actions: ['move', 'attack', 'devour', 'door', 'take', 'gain-trait'],
  hero: 'hulk',
  enemies: ['trooper', 'guard', 'specialist', 'thor'],
  spawnDeck: 'spawn',
};
