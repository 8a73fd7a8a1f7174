/** Odds of equipment and objects: several rolls, dice that enemies have rolled again, dice that give power. */
import { lookUp, oddsOf, type Odds } from '@holdout/engine';
import { expect, it } from 'vitest';
import { enemies, people, street, type Entry } from './street.ts';
import { engine } from './table.ts';

const batman = (rest: Entry = {}): Entry => ({ zone: 'S3', ...rest });
const lying = (id: string): Entry => ({ ...people(), objects: [{ id, zone: 'S3' }] });

function odds(hero: Entry, foes: Entry[], own: Entry, option: string): Odds {
  const s = street({ batman: hero }, { own, enemies: foes });
  const found = oddsOf(engine, s.state, option);
  if (!found) throw new Error(`${option} has no odds; ${s.options.join(' ')}`);
  const all = found.outcomes.reduce((sum, o) => sum + o.chance, 0);
  expect(all).toBeCloseTo(1, 10);
  return found;
}

it('Swing: 4 dice, 4+', () => {
  const o = odds(batman(), enemies('S3', { walker: 9 }), lying('lamp-post'), 'lamp-post:swing');
  expect([o.dice, o.needs]).toEqual([4, 4]);
  expect([o.anyKill, o.meanKills]).toEqual([expect.closeTo(15 / 16, 10), expect.closeTo(2, 10)]);
});

it('Throw: a die for each Horde Zombie, a Brute falls to one success', () => {
  const foes = enemies('S7', { brute: 2, walker: 1, superman: 1 });
  const o = odds(batman(), foes, lying('phone-booth'), 'phone-booth:throw@S7');
  expect([o.dice, o.needs]).toEqual([3, 2]);
  expect(o.meanKills).toBeCloseTo(2.5, 10);
  expect(lookUp(o.targets, 'brute')[1]).toBeCloseTo((5 / 6) ** 2 * (1 + 2 / 6), 10);
});

it('Roll: each zone has a roll of its own', () => {
  const foes = [...enemies('S7', { walker: 1 }), ...enemies('S14', { walker: 2 })];
  const o = odds(batman(), foes, lying('daily-planet-globe'), 'daily-planet-globe:roll@S14');
  expect([o.dice, o.needs]).toEqual([6, 4]);
  // In S7 one falls unless all 3 dice miss; in S14 one for each of up to 2 hits.
  expect(o.meanKills).toBeCloseTo(7 / 8 + (3 * 1 + 4 * 2) / 8, 10);
  expect(o.anyKill).toBeCloseTo(1 - 1 / 64, 10);
});

it('no odds where nothing is rolled', () => {
  const s = street({ batman: batman() }, { own: lying('phone-booth') });
  expect(oddsOf(engine, s.state, 'phone-booth:quick-change')).toBeUndefined();
});

it('Shock Gauntlets: power for each 6, and for no 5', () => {
  const hero = batman({ equipment: ['lexcorp-shock-gauntlets'] });
  const o = odds(hero, enemies('S3', { walker: 9 }), people(), 'attack:lexcorp-shock-gauntlets@S3');
  expect(o.meanKills).toBeCloseTo(4 / 3, 10);
  expect(o.track[0]).toBeCloseTo((5 / 6) ** 4, 10);
  expect(o.track[1]).toBeCloseTo((4 / 6) * (5 / 6) ** 3, 10);
});

it('6s that Martian Manhunter has rolled again [D-ROLL-1]', () => {
  const hero = batman({ equipment: ['lexcorp-energy-blaster'] });
  const foes = enemies('S7', { walker: 9, 'martian-manhunter': 1 });
  const o = odds(hero, foes, people(), 'attack:lexcorp-energy-blaster@S7');
  expect([o.dice, o.needs]).toEqual([4, 4]);
  expect(o.meanKills).toBeCloseTo(4 * (2 / 6 + 1 / 12), 10);
});
