/** Hero mode on "How to play". */
import type { HowtoPlan } from '../../howto/plan.ts';

export const PLAN: HowtoPlan = {
  goal: {
    scenario: {
      mission: 'H1',
      heroes: { storm: { zone: 'R_1X_00_gallery', track: 2 }, wolverine: { zone: 'R_3X_10_kitchen' } },
      doors: { 'R_1X_00_entrance-S2': 'open' },
      turn: 'storm',
      own: { cards: [], bystanders: [{ card: 'moira-mactaggert', zone: 'R_1X_00_entrance' }] },
    },
    zones: ['R_1X_00_backhall', 'R_1X_00_gallery', 'R_1X_00_entrance'],
    goals: ['take-alarms', 'rescue-two'],
  },
  way: {
    scenario: {
      mission: 'H1',
      heroes: { wolverine: { zone: 'S2' } },
      enemies: [
        { type: 'walker', zone: 'S4', count: 3 },
        { type: 'runner', zone: 'S7' },
      ],
      turn: 'wolverine',
      own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: 'S3' }] },
    },
    zones: ['S2', 'S3', 'S4'],
    forecast: true,
  },
  actions: ['move', 'attack', 'rescue', 'door', 'take', 'power-up', 'gain-trait'],
  hero: 'storm',
  enemies: ['walker', 'brute', 'runner', 'juggernaut'],
  spawnDeck: 'spawn',
};
