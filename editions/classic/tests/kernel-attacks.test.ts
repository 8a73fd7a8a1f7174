/** What every attack has in common: type, range, dice and accuracy. */
import { describe, expect, it } from 'vitest';
import { SQUARE } from './kernel-boards.ts';
import { play } from './table.ts';

const walkers = (...zones: string[]) => zones.map((zone) => ({ type: 'walker', zone, count: 3 }));

describe('an attack', () => {
  it.each([
    ['pistol', [3], 0],
    ['pistol', [4], 1],
    ['pistol', [6], 1],
    ['baseball-bat', [3], 1],
    ['katana', [3, 4], 1],
    ['sub-mg', [4, 5, 6], 2],
  ])('%s rolling %j hits %i times [K-ATT-1]', (weapon, dice, hits) => {
    const s = play({
      board: SQUARE,
      heroes: { ned: { zone: 'S1', hands: [weapon] } },
      enemies: walkers('S1'),
      dice,
      turn: 'ned',
    }).play(`attack:${weapon}@S1`);
    expect(s.happened('attacked')).toMatchObject([{ dice, hits }]);
    expect(s.enemies('S1')).toBe(3 - hits);
  });

  it('in melee reaches only the own zone [K-ATT-2]', () => {
    const heroes = { ned: { zone: 'S1', hands: ['fire-axe'] } };
    const s = play({ board: SQUARE, heroes, enemies: walkers('S1', 'S2'), turn: 'ned' });
    expect(s.options).toContain('attack:fire-axe@S1');
    expect(s.why('attack:fire-axe@S2')).toBe('attack.melee-reach');
  });

  // A rifle has range 1 to 3, a pistol 0 to 1; S8 lies round the corner, S5 four zones away.
  it.each([
    ['rifle', 'S1', 'attack.too-near'],
    ['rifle', 'S2', undefined],
    ['rifle', 'S4', undefined],
    ['rifle', 'S5', 'attack.too-far'],
    ['rifle', 'S7', 'attack.not-seen'],
    ['pistol', 'S1', undefined],
    ['pistol', 'S2', undefined],
    ['pistol', 'S3', 'attack.too-far'],
  ])('with a %s from S1 at %s: %s [K-ATT-3]', (weapon, zone, refusal) => {
    const heroes = { ned: { zone: 'S1', hands: [weapon] } };
    const s = play({ board: SQUARE, heroes, enemies: walkers(zone), turn: 'ned' });
    expect(s.why(`attack:${weapon}@${zone}`)).toBe(refusal);
    expect(s.options.includes(`attack:${weapon}@${zone}`)).toBe(refusal === undefined);
  });

  it('passes figures on the way and leaves those in the own zone alone [K-ATT-4]', () => {
    const s = play({
      board: SQUARE,
      heroes: { ned: { zone: 'S1', hands: ['rifle'] }, amy: { zone: 'S2', done: true } },
      enemies: walkers('S1', 'S2', 'S3', 'S4'),
      dice: [3],
      turn: 'ned',
    }).play('attack:rifle@S4');
    expect(['S1', 'S2', 'S3', 'S4'].map((z) => s.enemies(z))).toEqual([3, 3, 3, 2]);
    expect(s.hero('amy').wounds).toBe(0);
  });

  it('counts its distance along the line of sight, out of a door too [K-ATT-5] [C-LOS-2]', () => {
    const line = ['S10', 'S9', 'S8', 'S7'];
    const s = play({
      mission: '08',
      variants: { printing: 'later' },
      heroes: { ned: { zone: 'R_4B_20_lobby', hands: ['rifle', 'pistol'] } },
      doors: { 'R_4B_20_lobby-S10': 'open' },
      enemies: walkers(...line),
      turn: 'ned',
    });
    const reached = (weapon: string) => line.filter((z) => s.options.includes(`attack:${weapon}@${z}`));
    expect(reached('rifle')).toEqual(['S10', 'S9', 'S8']);
    expect(reached('pistol')).toEqual(['S10']);
    expect(s.why('attack:rifle@S7')).toBe('attack.too-far');
  });
});
