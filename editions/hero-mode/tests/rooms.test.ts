/** Large rooms and the fountain in play (H-ROOM, H-FNT). */
import { describe, expect, it } from 'vitest';
import { COURT, Z } from './mansion.ts';
import { play } from './table.ts';
import { itemAt } from '@holdout/engine';

/** Common room c11 c12 / c21 c22, beside it music and trophy room; windows c21-S1 and c22-S2. */
const COMMON = { levels: [{ id: 'ground', tiles: [['5X@0']] }], start: 'S3', spawns: [{ zone: 'S1' }] };
const room = (name: string) => `R_5X_00_${name}`;
const one = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('a large room', () => {
  it('lets heroes go from zone to zone and shoot along it, not across [H-ROOM-1, H-ROOM-2]', () => {
    const s = play({
      board: COMMON,
      heroes: { storm: { zone: room('c11') } },
      enemies: [one('walker', room('c12')), one('walker', room('c22'))],
      turn: 'storm',
    });
    expect(s.options.filter((o) => o.startsWith('move:'))).toEqual([
      `move:${room('c12')}`,
      `move:${room('c21')}`,
    ]);
    expect(s.options).toContain(`attack:lightning-bolt@${room('c12')}`);
    expect(s.why(`attack:lightning-bolt@${room('c22')}`)).toBe('attack.not-seen');
  });

  it('is not seen through: enemies behind its first zone do not see into the next room [H-ROOM-3]', () => {
    const s = play({
      board: COMMON,
      heroes: { storm: { zone: room('music') } },
      enemies: [one('walker', room('c12'))],
      turn: 'storm',
    });
    const sees = (from: string, to: string) =>
      itemAt(s.game.view.seen, s.zone(room(from))).includes(s.zone(room(to)));
    expect([sees('c12', 'music'), sees('c11', 'music')]).toEqual([true, false]);
    expect(s.options).toContain(`attack:lightning-bolt@${room('c12')}`);
  });

  it('spawns as one building with what is open to it [H-ROOM-4, H-ROOM-5]', () => {
    const s = play({
      board: COMMON,
      heroes: { storm: { zone: 'S1' } },
      turn: 'storm',
      draws: { spawn: ['012', '002'] },
    });
    s.play(`open:${room('c21')}-S1`);
    expect(s.options).toEqual([`fill:${room('c11')}`, `fill:${room('trophy')}`]);
    s.play(`fill:${room('trophy')}`);
    expect([s.enemies(room('trophy'), 'brute'), s.enemies(room('c11'), 'walker')]).toEqual([1, 1]);
  });

  it('is seen from the street in its zone at the window only [H-ROOM-6]', () => {
    const s = play({
      board: COMMON,
      heroes: { storm: { zone: 'S1' } },
      doors: { [`${room('c21')}-S1`]: 'open' },
      enemies: [one('walker', room('c21')), one('walker', room('c11'))],
      turn: 'storm',
    });
    expect(s.options.filter((o) => o.startsWith('attack:'))).toEqual([
      `attack:lightning-bolt@${room('c21')}`,
    ]);
  });
});

describe('the fountain', () => {
  it('is never entered, and does not stop enemies from seeing who stands behind it [H-FNT-1]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: 'S7' }, wolverine: { zone: Z.study, done: true } },
      doors: { [`${Z.study}-S1`]: 'open' },
      enemies: [one('walker', 'S2')],
      turn: 'storm',
    });
    expect(s.why('move:FOUNTAIN')).toBe('move.not-adjacent');
    s.play('end');
    expect(s.prompt).toBe('split');
    expect(s.options).toEqual(['to:S1', 'to:S3']);
  });
});
