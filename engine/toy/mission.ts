/** The toy's only mission: one of two face-down tokens holds the key of the cellar, where the third lies. */
import type { Json } from '../index.ts';

export const CELLAR: Json = {
  id: 'cellar',
  edition: 'toy',
  clause: 'T-CELLAR',
  difficulty: 'tutorial',
  minutes: 5,
  tiles: [['1A@0']],
  start: ['S1'],
  doors: [
    { between: ['R_1A_00_hall', 'S1'] },
    { between: ['R_1A_00_cellar', 'R_1A_00_hall'], colour: 'blue' },
  ],
  spawns: [{ zone: 'S3' }, { zone: 'S2', colour: 'blue', active: false }],
  objectives: [
    { zone: 'S3', colour: 'blue', down: true },
    { zone: 'R_1A_00_hall', colour: 'red', down: true },
    { zone: 'R_1A_00_cellar', colour: 'green' },
  ],
  enemies: [{ type: 'rat', zone: 'S3' }],
  goals: [{ id: 'find-the-key', met: { taken: 'blue' } }],
  win: { objectivesTaken: 'all' },
  rules: [
    { on: 'objective-taken', do: [{ experience: 2 }] },
    { on: 'objective-taken', colour: 'blue', do: [{ unlockDoors: 'blue' }, { activateSpawns: 'blue' }] },
  ],
};
