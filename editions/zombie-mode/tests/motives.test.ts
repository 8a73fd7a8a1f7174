/** Why enemies go where they go, as the forecast tells it. */
import { describe, expect, it } from 'vitest';
import { firstMotive } from '../../testing/motives.ts';
import { people, STREETS } from './streets.ts';
import { play } from './table.ts';

type Where = { [hero: string]: { [key: string]: string | number | string[] } };

describe('enemies of zombie mode', () => {
  const scene = (heroes: Where, zone: string, type = 'trooper', own: object = people()) =>
    play({ board: STREETS, heroes, turn: Object.keys(heroes)[0], enemies: [{ type, zone }], own });

  it('see the closest [S-EMOVE-1], else go the shortest way [S-EMOVE-2]', () => {
    expect(firstMotive(scene({ hulk: { zone: 'S2' } }, 'S12'))).toBe(
      'trooper S12 sees S2 hulk > S11 S-EMOVE-1',
    );
    expect(firstMotive(scene({ hulk: { zone: 'S2' } }, 'S8'))).toBe(
      'trooper S8 nears S2 hulk > S9 S-EMOVE-2',
    );
  });

  it('strike from afar by their own card', () => {
    expect(firstMotive(scene({ hulk: { zone: 'S6' } }, 'S10', 'ms-marvel'))).toBe(
      'ms-marvel S10 attacks S6 hulk > ms-marvel',
    );
  });
});
