/** D9: three End Phases on the roof, with two witnesses. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { isActive, met } from './mission-table.ts';
import { play } from './table.ts';

type Entry = { [key: string]: unknown };
const ROOF = 'R_2M_21_roof';
const KEYS = 'R_3M_01_server';
const RELAYS = ['R_7N_10_relay', 'R_6N_00_auditorium', 'R_4M_02_workshop', KEYS];
const witnesses = (n: number, hero?: string) =>
  ['lois-lane', 'jimmy-olsen', 'perry-white']
    .slice(0, n)
    .map((card) => ({ card, zone: ROOF, ...(hero ? { hero } : {}) }));

const onAir = (more: Entry = {}) =>
  play({
    mission: 'D9',
    heroes: { cyborg: { zone: ROOF } },
    taken: RELAYS,
    own: { cards: [], bystanders: witnesses(2, 'cyborg') },
    turn: 'cyborg',
    ...more,
  });
const signal = (s: Scene): number => s.state.counters['signal'] ?? 0;

describe('D9 Live from the Roof', () => {
  it('the keys unlock the roof [M-D9]', () => {
    const s = onAir({ taken: [], heroes: { cyborg: { zone: KEYS } } }).play(`take:${KEYS}`);
    expect([s.state.unlocked, s.hero('cyborg').xp]).toEqual([['blue'], 5]);
  });

  it('the signal rises in an End Phase with a hero and two escorted people up there [M-D9]', () => {
    const s = onAir().play('end');
    expect(signal(s)).toBe(1);
    expect(s.happened('counted')).toMatchObject([{ counter: 'signal', value: 1, cause: 'M-D9' }]);
  });

  it.each([
    ['a relay is missing', { taken: RELAYS.slice(1) }],
    ['nobody is there', { heroes: { cyborg: { zone: 'S19' } } }],
    [
      'one of them is not escorted',
      { own: { cards: [], bystanders: [...witnesses(1, 'cyborg'), { card: 'jimmy-olsen', zone: ROOF }] } },
    ],
    [
      'an enemy stands there',
      {
        enemies: [{ type: 'walker', zone: ROOF }],
        own: { cards: [], bystanders: witnesses(2, 'cyborg'), stunned: [{ type: 'walker', zone: ROOF }] },
      },
    ],
  ])('but not while %s [M-D9]', (_why, more) => expect(signal(onAir(more).play('end'))).toBe(0));

  it('at 1 the blue spawn point wakes, at 2 the green one, at 3 the mission is won [M-D9]', () => {
    const draws = { spawn: ['014', '016', '018'] };
    const s = onAir({ draws }).play('end');
    expect([isActive(s, 'S19'), isActive(s, 'S23')]).toEqual([true, false]);
    s.play('end');
    expect([isActive(s, 'S19'), isActive(s, 'S23'), s.result]).toEqual([true, true, undefined]);
    s.play('end');
    expect([signal(s), s.result, s.state.outcome?.cause]).toEqual([3, 'won', 'M-D9']);
  });

  it('the fallen are not needed [M-D9] [D-LOSE-1]', () => {
    const s = onAir({ heroes: { cyborg: { zone: ROOF }, 'green-arrow': { status: 'dead' } } });
    s.state.counters['signal'] = 2;
    expect(s.play('end').result).toBe('won');
    expect(met(s, 'on-air')).toBe(true);
  });

  it('is lost at once with fewer than two people left, face-down ones counted [M-D9]', () => {
    const give = (cards: Entry[]) =>
      onAir({
        enemies: [{ type: 'walker', zone: ROOF }],
        own: { cards, bystanders: witnesses(2, 'cyborg') },
        turn: undefined,
        phase: 'enemies',
      }).play('use:sacrifice@cyborg', 'give-up:lois-lane');
    const s = give([]);
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-D9']);
    expect(give([{ card: 'dan-turpin', zone: 'R_8N_11_cold' }]).result).toBeUndefined();
  });
});
