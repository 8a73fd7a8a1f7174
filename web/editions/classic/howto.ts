/** The classic game on "How to play". */
import type { HowtoPlan } from '../../howto/plan.ts';

const OTHER_HOUSE = { 'R_2B_00_bedroom-S4': 'open' };
const OWN_HOUSE = { 'R_1B_01_bedroom-S7': 'open' };

export const PLAN: HowtoPlan = {
  goal: {
    scenario: {
      mission: '00',
      heroes: {
        amy: { zone: 'R_2B_00_woodroom', hands: ['shotgun'] },
        wanda: { zone: 'R_2B_00_bedroom', hands: ['pan'] },
      },
      doors: OTHER_HOUSE,
      turn: 'amy',
    },
    zones: ['R_2B_00_woodroom', 'R_2B_00_bathroom'],
    goals: ['take-all'],
  },
  way: {
    scenario: {
      mission: '00',
      heroes: {
        phil: { zone: 'R_1B_01_bedroom', hands: ['pistol'] },
        josh: { zone: 'R_1B_01_bedroom', hands: ['crowbar'] },
      },
      enemies: [
        { type: 'walker', zone: 'S7', count: 3 },
        { type: 'walker', zone: 'R_1B_01_kitchen' },
      ],
      doors: OWN_HOUSE,
      turn: 'phil',
      own: { noise: { R_1B_01_bedroom: 2 } },
    },
    zones: ['R_1B_01_kitchen', 'R_1B_01_bedroom', 'S7'],
    forecast: true,
  },
  actions: ['move', 'search', 'door', 'shoot', 'melee', 'trade', 'noise', 'take'],
  hero: 'amy',
  enemies: ['walker', 'runner', 'fatty', 'abomination'],
  spawnDeck: 'zombies',
};
