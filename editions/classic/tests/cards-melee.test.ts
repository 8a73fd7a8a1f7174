// Every melee weapon of the box: dice, accuracy, damage, noise, dual use and doors as its card says.
import { describe, expect, it } from 'vitest';
import type { Scene } from '@holdout/engine/scenario';
import { noiseIn, play, TOWN } from './table.ts';

interface Melee {
  card: string;
  weapon?: string;
  dice: number;
  accuracy: number;
  damage: number;
  noise?: number;
  dual?: boolean;
  /** Noise of opening a door with it. */
  door?: number;
}

const MELEE: Melee[] = [
  { card: 'pan', dice: 1, accuracy: 6, damage: 1 },
  { card: 'crowbar', dice: 1, accuracy: 4, damage: 1, door: 0 },
  { card: 'fire-axe', dice: 1, accuracy: 4, damage: 2, door: 1 },
  { card: 'baseball-bat', dice: 1, accuracy: 3, damage: 1 },
  { card: 'machete', dice: 1, accuracy: 4, damage: 2, dual: true },
  { card: 'katana', dice: 2, accuracy: 4, damage: 1 },
  { card: 'chainsaw', dice: 5, accuracy: 5, damage: 2, noise: 1, door: 1 },
  { card: 'mas-shotgun', weapon: 'mas-shotgun.blade', dice: 1, accuracy: 3, damage: 2 },
];
const DOOR = 'R_7B_00_room-S4';

/** Ned stands at S4 with these enemies around him; Walkers wait next door at S6. */
function fight(
  hands: string[],
  enemies: { [type: string]: number },
  dice: number[],
  zombies: number[] = [],
): Scene {
  const here = Object.entries(enemies).map(([type, count]) => ({ type, zone: 'S4', count }));
  const next = { type: 'walker', zone: 'S6', count: 2 };
  return play({
    mission: TOWN,
    heroes: { ned: { zone: 'S4', hands } },
    enemies: [...here, next],
    turn: 'ned',
    dice,
    draws: { zombies },
  });
}

describe.each(MELEE)(
  '$card',
  ({ card, weapon = card, dice, accuracy, damage, noise = 0, dual = false, door }) => {
    const all = (value: number, n = dice): number[] => Array<number>(n).fill(value);

    it(`rolls ${dice}, hits on ${accuracy}+ [K-ATT-1]`, () => {
      const hit = fight([card], { walker: 8 }, all(accuracy)).play(`attack:${weapon}@S4`);
      expect(hit.enemies('S4')).toBe(8 - dice);
      expect(hit.hero('ned').xp).toBe(dice);
      const miss = fight([card], { walker: 8 }, all(accuracy - 1)).play(`attack:${weapon}@S4`);
      expect(miss.enemies('S4')).toBe(8);
    });

    it(`deals ${damage} damage a hit [C-COM-3]`, () => {
      const fatty = fight([card], { fatty: 8 }, all(6)).play(`attack:${weapon}@S4`);
      expect(fatty.enemies('S4')).toBe(damage >= 2 ? 8 - dice : 8);
      const runner = fight([card], { runner: 8 }, all(6)).play(`attack:${weapon}@S4`);
      expect(runner.enemies('S4')).toBe(8 - dice);
      const huge = fight([card], { abomination: 1 }, all(6)).play(`attack:${weapon}@S4`);
      expect(huge.enemies('S4')).toBe(1);
    });

    it(`reaches the own zone only and makes ${noise} noise [K-ATT-2] [C-NOISE-2]`, () => {
      const s = fight([card], { runner: 8 }, all(1));
      expect(s.why(`attack:${weapon}@S6`)).toBe('attack.melee-reach');
      s.play(`attack:${weapon}@S4`);
      expect(noiseIn(s, 'S4')).toBe(noise);
    });

    it(`is ${dual ? '' : 'not '}used in pairs [C-COM-1]`, () => {
      const copies = card === 'mas-shotgun' ? [card] : [card, card];
      const pair = `attack:${weapon}+${weapon}@S4`;
      const s = fight(copies, { walker: 8 }, dual ? all(accuracy, 2 * dice) : []);
      if (!dual) return expect(s.why(pair)).toBe('attack.not-dual');
      s.play(pair);
      expect(s.enemies('S4')).toBe(8 - 2 * dice);
    });

    it(`opens ${door === undefined ? 'no doors' : `doors with ${door} noise`} [C-OPEN-1] [C-OPEN-2]`, () => {
      const s = fight([card], {}, [], door === undefined ? [] : [1]);
      if (door === undefined) return expect(s.why(`open:${DOOR}`)).toBe('open.no-tool');
      s.play(`open:${DOOR}`);
      expect(noiseIn(s, 'S4')).toBe(door);
    });
  },
);
