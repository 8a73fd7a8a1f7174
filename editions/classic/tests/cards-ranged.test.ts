// Every ranged weapon of the box: range, dice, accuracy, damage, dual use and reloading as its card says.
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { CARDS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { cardsOf, noiseIn, play, TOWN } from './table.ts';

interface Ranged {
  card: string;
  weapon?: string;
  range: [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  dual?: boolean;
  reload?: boolean;
  /** Copies in the box. */
  copies?: number;
}

const RANGED: Ranged[] = [
  { card: 'pistol', range: [0, 1], dice: 1, accuracy: 4, damage: 1, dual: true },
  { card: 'sawed-off', range: [0, 1], dice: 2, accuracy: 3, damage: 1, dual: true, reload: true },
  { card: 'sub-mg', range: [0, 1], dice: 3, accuracy: 5, damage: 1, dual: true },
  { card: 'shotgun', range: [0, 1], dice: 2, accuracy: 4, damage: 2 },
  { card: 'rifle', range: [1, 3], dice: 1, accuracy: 3, damage: 1 },
  { card: 'sniper-rifle', range: [1, 3], dice: 1, accuracy: 3, damage: 1 },
  { card: 'evil-twins', range: [0, 1], dice: 2, accuracy: 4, damage: 1, copies: 1 },
  {
    card: 'mas-shotgun',
    weapon: 'mas-shotgun.gun',
    range: [0, 1],
    dice: 2,
    accuracy: 3,
    damage: 2,
    reload: true,
    copies: 1,
  },
];
/** A straight street: the zone at distance 0, 1, 2 .. from Ned. */
const STREET = ['S6', 'S7', 'S8', 'S9', 'S10'];
const ROUND_THE_CORNER = 'S5';

function aim(hands: string[], type: string, count: number, dice: number[], zones = ['S7']): Scene {
  const enemies = zones.map((zone) => ({ type, zone, count }));
  return play({ mission: TOWN, heroes: { ned: { zone: 'S6', hands } }, enemies, turn: 'ned', dice });
}

describe.each(RANGED)(
  '$card',
  ({ card, weapon = card, range, dice, accuracy, damage, dual = false, reload = false, copies = 2 }) => {
    const all = (value: number, n = dice): number[] => Array<number>(n).fill(value);

    it(`reaches ${range[0]} to ${range[1]} zones in sight [K-ATT-3]`, () => {
      const s = aim([card], 'walker', 1, [], [...STREET, ROUND_THE_CORNER]);
      expect(s.why(`attack:${weapon}@${ROUND_THE_CORNER}`)).toBe('attack.not-seen');
      STREET.forEach((zone, distance) => {
        const refusal =
          distance < range[0] ? 'attack.too-near' : distance > range[1] ? 'attack.too-far' : undefined;
        expect(s.why(`attack:${weapon}@${zone}`)).toBe(refusal);
      });
    });

    it(`rolls ${dice}, hits on ${accuracy}+, with one noise token [K-ATT-1] [C-NOISE-2]`, () => {
      const hit = aim([card], 'walker', 8, all(accuracy)).play(`attack:${weapon}@S7`);
      expect(hit.enemies('S7')).toBe(8 - dice);
      expect([noiseIn(hit, 'S6'), noiseIn(hit, 'S7')]).toEqual([1, 0]);
      const miss = aim([card], 'walker', 8, all(accuracy - 1)).play(`attack:${weapon}@S7`);
      expect(miss.enemies('S7')).toBe(8);
      expect(noiseIn(miss, 'S6')).toBe(1);
    });

    it(`deals ${damage} damage a hit [C-COM-3]`, () => {
      const fatty = aim([card], 'fatty', 8, all(6)).play(`attack:${weapon}@S7`);
      expect(fatty.enemies('S7')).toBe(damage >= 2 ? 8 - dice : 8);
      const runner = aim([card], 'runner', 8, all(6)).play(`attack:${weapon}@S7`);
      expect(runner.enemies('S7')).toBe(8 - dice);
      const huge = aim([card], 'abomination', 1, all(6)).play(`attack:${weapon}@S7`);
      expect(huge.enemies('S7')).toBe(1);
    });

    it(`is ${dual ? '' : 'not '}used in pairs [C-COM-1]`, () => {
      const s = aim(Array<string>(copies).fill(card), 'walker', 8, dual ? all(accuracy, 2 * dice) : []);
      const pair = `attack:${weapon}+${weapon}@S7`;
      if (!dual) return expect(s.why(pair)).toBe('attack.not-dual');
      s.play(pair);
      expect(s.enemies('S7')).toBe(8 - 2 * dice);
    });

    it(`${reload ? 'must' : 'need not'} be reloaded after firing [C-INV-8]`, () => {
      const s = aim([card], 'walker', 8, all(1, 2 * dice)).play(`attack:${weapon}@S7`);
      expect(s.why(`attack:${weapon}@S7`)).toBe(reload ? 'attack.unloaded' : undefined);
      if (reload) s.play('reload');
      s.play(`attack:${weapon}@S7`);
    });

    it('opens no doors [C-OPEN-1]', () => {
      const s = play({ mission: TOWN, heroes: { ned: { zone: 'S7', hands: [card] } }, turn: 'ned' });
      expect(s.why('open:R_5B_01_shop-S7')).toBe('open.no-tool');
    });
  },
);

describe('molotov', () => {
  const enemies = ['walker', 'runner', 'fatty', 'abomination'].map((type) => ({
    type,
    zone: 'S7',
    count: 1,
  }));

  it('kills everything in a zone 0 or 1 away without a roll, noisily, and is gone [C-COM-9]', () => {
    const heroes = { ned: { zone: 'S6', hands: ['molotov'] }, amy: { zone: 'S7', hands: ['goalie-mask'] } };
    const s = play({ mission: TOWN, heroes, enemies, turn: 'ned' }).play('attack:molotov@S7');
    expect([s.enemies('S7'), s.hero('amy').status, s.hero('ned').xp]).toEqual([0, 'dead', 8]);
    expect(noiseIn(s, 'S6')).toBe(1);
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect(
      ownOf(s.game)
        .aside.map((c) => itemAt(CARDS, c).id)
        .filter((c) => c === 'molotov'),
    ).toHaveLength(2);
  });

  it('reaches 0 to 1 zones and is thrown one at a time [C-COM-9]', () => {
    const s = aim(['molotov', 'molotov'], 'walker', 1, [], STREET);
    expect(s.options.filter((o) => o.startsWith('attack'))).toEqual([
      'attack:molotov@S6',
      'attack:molotov@S7',
    ]);
    expect(s.why('attack:molotov@S8')).toBe('attack.too-far');
    s.play('attack:molotov@S7');
    expect(cardsOf(s, 'ned')).toEqual(['molotov']);
    const own = aim(['molotov'], 'walker', 1, [], ['S6']).play('attack:molotov@S6');
    expect([own.hero('ned').status, own.result]).toEqual(['dead', 'lost']);
  });
});
