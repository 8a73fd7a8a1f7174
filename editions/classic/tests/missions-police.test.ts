/** Zombie police: coloured doors, a spawn zone that wakes up, and the bunker. */
import { SPAWN, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { play } from './table.ts';

const BLUE = 'open:R_2C_00_bedroom-S4';
const GREEN = 'open:R_7B_10_room-S5';
const AXE = { hands: ['fire-axe'] };

describe('coloured doors', () => {
  const at = (ned: string, amy: string, unlocked: string[] = []) =>
    play({
      mission: '08',
      heroes: { ned: { zone: ned }, amy: { zone: amy, ...AXE } },
      turn: 'ned',
      unlocked,
    });

  it('the blue one opens after the blue token, whoever took it, and the green one does not [M-C08]', () => {
    expect(at('S6', 'S4').play('end').why(BLUE)).toBe('open.locked');
    expect(at('R_2C_00_bathroom', 'S4').play('take:R_2C_00_bathroom', 'end').why(BLUE)).toBe('open.locked');
    expect(at('R_4B_20_meeting', 'S5').play('take:R_4B_20_meeting', 'end').why(GREEN)).toBe('open.locked');
    const s = at('R_4B_20_meeting', 'S4').play('take:R_4B_20_meeting', 'end');
    expect(s.why(BLUE)).toBeUndefined();
    expect(s.play(BLUE).happened('door-opened')).toHaveLength(1);
  });

  it('the green one opens after the green token [M-C08]', () => {
    expect(at('S6', 'S5').play('end').why(GREEN)).toBe('open.locked');
    const s = at('R_2C_00_bathroom', 'S5', ['blue']).play('take:R_2C_00_bathroom', 'end');
    expect(s.why(GREEN)).toBeUndefined();
  });

  it('the third token opens nothing and wakes nothing [M-C08]', () => {
    const s = at('R_5C_11_ruinB', 'S5').play('take:R_5C_11_ruinB');
    expect([s.state.unlocked, s.state.spawns[4]]).toEqual([[], SPAWN.inactive]);
    expect(s.result).toBeUndefined();
  });
});

describe('the blue spawn zone', () => {
  const zones = (cards: number[], ...answers: string[]) => {
    const heroes = { ned: { zone: 'R_4B_20_meeting' } };
    const s = play({ mission: '08', heroes, turn: 'ned', spawns: true, draws: { zombies: cards } }).play(
      ...answers,
    );
    return s.happened('spawn-card').map((e) => ('zone' in e ? e.zone : ''));
  };

  it('sleeps until the blue token is taken [M-C08]', () => {
    expect(zones([1, 5, 9, 13], 'end')).toEqual(['S1', 'S3', 'S14', 'S13']);
  });
  it('draws its card in the spawn phase of that very turn [M-C08, M-C08-1]', () => {
    expect(zones([1, 5, 9, 13, 17], 'take:R_4B_20_meeting', 'end')).toEqual(['S1', 'S3', 'S14', 'S13', 'S6']);
  });
});

describe('the bunker', () => {
  const bunker = (more: { [key: string]: Json } = {}) =>
    play({
      mission: '08',
      heroes: { ned: { zone: 'S5', ...AXE }, amy: { zone: 'S6' } },
      doors: { 'R_7B_10_room-S5': 'open' },
      turn: 'ned',
      ...more,
    });

  it('is won with one survivor inside and no zombie [M-C08]', () => {
    const s = bunker();
    expect(s.result).toBeUndefined();
    expect(s.play('move:R_7B_10_room').state.outcome).toEqual({ result: 'won', cause: 'M-C08' });
  });

  it('is won when the last zombie inside falls [M-C08, C-MIS-2]', () => {
    const s = bunker({ enemies: [{ type: 'walker', zone: 'R_7B_10_room' }], dice: [6] });
    expect(s.play('move:R_7B_10_room').result).toBeUndefined();
    expect(s.play('attack:fire-axe@R_7B_10_room').result).toBe('won');
  });

  it('is not won from outside, however empty [M-C08]', () => {
    expect(bunker().play('move:S3').result).toBeUndefined();
  });
});
