/** D7: two sides, each with the other's key. */
import { describe, expect, it } from 'vitest';
import { begin, isActive, met } from './mission-table.ts';
import { play, power } from './table.ts';
import { itemAt } from '@holdout/engine';

type Entry = { [key: string]: unknown };
const WEST = 'R_6N_01_stage';
const EAST = 'R_5M_31_armoury';
const GOODS = ['R_2M_20_roof', 'R_3M_11_arsenal'];
const HEROES = ['cyborg', 'green-arrow', 'batman', 'wonder-woman', 'hawkgirl'];

const scene = (heroes: Entry, more: Entry = {}) =>
  play({ mission: 'D7', heroes, own: { cards: [] }, turn: Object.keys(heroes)[0], ...more });

describe('D7 Two Fronts', () => {
  it.each([
    [WEST, 'blue'],
    [EAST, 'green'],
  ])('the key in %s opens the %s doors [M-D7]', (zone, colour) => {
    const s = scene({ cyborg: { zone } }).play(`take:${zone}`);
    expect([s.state.unlocked, s.hero('cyborg').xp]).toEqual([[colour], 5]);
  });

  it('the red door never opens [M-D7]', () => {
    const s = scene({ cyborg: { zone: 'R_4M_21_coldstore' } }, { unlocked: ['blue', 'green'] });
    expect(s.why('open:R_3M_11_arsenal-R_4M_21_coldstore')).toBe('open.locked');
  });

  it('a key fills the power of those who began on the other side than its taker [M-D7]', () => {
    const heroes = {
      cyborg: { zone: WEST },
      'green-arrow': { zone: 'S22' },
      batman: { zone: WEST },
      'wonder-woman': { status: 'dead' },
    };
    const began = { cyborg: 'S22', 'green-arrow': 'S22', batman: 'S23', 'wonder-woman': 'S23' };
    const s = scene(heroes, { own: { cards: [], began } }).play(`take:${WEST}`);
    expect(HEROES.slice(0, 4).map((id) => power(s, id))).toEqual([0, 0, 4, 0]);
    const red = scene({ ...heroes, cyborg: { zone: GOODS[0] } }, { own: { cards: [], began } });
    expect(power(red.play(`take:${GOODS[0]}`), 'batman')).toBe(0);
  });

  it('who began where is what the players chose [M-D7]', () => {
    const s = begin('D7', 4);
    s.play('start:S22', 'start:S23', 'start:S22');
    const { began } = s.state.own as unknown as { began: number[] };
    expect(began.map((z) => itemAt(s.game.context.board.zones, z).id)).toEqual(['S22', 'S23', 'S22', 'S23']);
  });

  it('in large teams a key wakes the spawn point of its colour [M-D7]', () => {
    const take = (n: number, zone: string) => {
      const heroes = Object.fromEntries(HEROES.slice(0, n).map((id) => [id, { zone }]));
      return scene(heroes, { spawns: true }).play(`take:${zone}`);
    };
    expect([isActive(take(5, WEST), 'S3'), isActive(take(5, WEST), 'S19')]).toEqual([true, false]);
    expect([isActive(take(5, EAST), 'S3'), isActive(take(5, EAST), 'S19')]).toEqual([false, true]);
    expect(isActive(take(4, WEST), 'S3')).toBe(false);
  });

  it('the exit waits for all four, and is for the living [M-D7] [D-LOSE-1]', () => {
    const heroes = { cyborg: { zone: 'S15' }, 'green-arrow': { zone: 'S15' }, batman: { status: 'dead' } };
    const early = scene(heroes, { taken: [WEST, EAST, GOODS[0]] });
    expect([met(early, 'take-both-keys'), met(early, 'take-goods')]).toEqual([true, false]);
    expect(early.play('end').prompt).toBe('turn');
    const s = scene(heroes, { taken: [WEST, EAST, ...GOODS] }).play('end', 'leave');
    expect(s.result).toBeUndefined();
    s.play('end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D7']);
  });
});
