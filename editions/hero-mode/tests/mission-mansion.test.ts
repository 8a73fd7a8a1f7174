/** Our own missions H1 to H4: alarms and people, the attic, the gate, two keys. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, isActive, met } from './mission-table.ts';
import { play } from './table.ts';
import { itemAt } from '@holdout/engine';

type Json = { [key: string]: unknown };
const rescued = (n: number) =>
  ['shanna', 'trish-tilby', 'senator-kelly', 'moira-mactaggert', 'callisto'].slice(0, n);

describe('H1 First Bell', () => {
  const ALARMS = ['R_1X_00_backhall', 'R_3X_10_conservatory'];
  const scene = (more: Json = {}) =>
    play({ mission: 'H1', heroes: { storm: { zone: 'S13' } }, own: { cards: [] }, turn: 'storm', ...more });

  it('an alarm and a rescue are worth 5 experience each, to whoever does it [M-H1]', () => {
    const s = scene({
      heroes: { storm: { zone: ALARMS[0] }, rogue: { zone: 'S13' } },
      own: { cards: [], bystanders: [{ card: 'shanna', zone: ALARMS[0] }] },
    });
    s.play(`take:${ALARMS[0]}`);
    expect(s.hero('storm').xp).toBe(5);
    s.play('rescue:shanna');
    expect([s.hero('storm').xp, s.hero('rogue').xp]).toEqual([10, 0]);
  });

  it.each([
    [ALARMS, 2, 'leave'],
    [ALARMS, 1, 'turn'],
    [ALARMS.slice(1), 2, 'turn'],
  ])('the exit waits for both alarms and two people: %j, %i [M-H1] [M-ALL-3]', (taken, n, prompt) => {
    expect(scene({ taken, own: { cards: [], rescued: rescued(n) } }).play('end').prompt).toBe(prompt);
  });

  it('is won by answers from the first alarm to the way out [M-H1]', () => {
    const s = scene({
      heroes: { storm: { zone: 'S12' }, rogue: { zone: 'S13', done: true } },
      taken: ALARMS,
      doors: { 'R_8X_11_greenhouse-S12': 'open' },
      own: {
        cards: [],
        rescued: ['shanna'],
        bystanders: [{ card: 'trish-tilby', zone: 'R_8X_11_greenhouse' }],
      },
    });
    s.play('move:R_8X_11_greenhouse', 'rescue:trish-tilby', 'move:S12');
    expect(met(s, 'rescue-two')).toBe(true);
    s.play('activate:rogue', 'end', 'leave', 'move:S13', 'end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-H1']);
  });
});

describe('H2 Lights Out', () => {
  const DOOR = 'open:R_2Y_00_guest-R_8Y_10_landingW';
  const scene = (zone: string, more: Json = {}) =>
    play({ mission: 'H2', heroes: { storm: { zone } }, own: { cards: [] }, turn: 'storm', ...more });

  it('the key opens the blue door, and opening that wakes the blue spawn point [M-H2]', () => {
    expect(scene('R_8Y_10_landingW').why(DOOR)).toBe('open.locked');
    const s = scene('R_5Y_20_bedB').play('take:R_5Y_20_bedB');
    expect([s.state.unlocked, s.hero('storm').xp, isActive(s, 'R_2Y_00_d11')]).toEqual([['blue'], 5, false]);
    const open = scene('R_8Y_10_landingW', { unlocked: ['blue'] }).play(DOOR);
    expect(isActive(open, 'R_2Y_00_d11')).toBe(true);
  });

  it('the red door never opens [M-H2]', () => {
    const s = scene('R_8Y_10_study', { taken: ['R_5Y_20_bedB'], unlocked: ['blue'] });
    expect(s.why('open:R_2Y_00_d12-R_8Y_10_study')).toBe('open.locked');
  });

  it.each([
    [4, 'leave'],
    [3, 'turn'],
  ])('with the key, %i people rescued: %s [M-H2]', (n, prompt) => {
    const own = { cards: [], rescued: rescued(n) };
    expect(scene('S7', { taken: ['R_5Y_20_bedB'], own }).play('end').prompt).toBe(prompt);
  });
});

describe('H3 Hold the Gate', () => {
  const PYLONS = ['R_5X_00_c11', 'R_8X_01_greenhouse', 'R_7X_12_guardroom'];
  const GATE = 'R_7X_12_gateway';
  const hold = (more: Json = {}) =>
    play({
      mission: 'H3',
      taken: PYLONS,
      heroes: { storm: { zone: GATE } },
      own: { cards: [] },
      turn: 'storm',
      ...more,
    });
  const shield = (s: ReturnType<typeof play>) => s.state.counters['shield'] ?? 0;

  it('the shield rises in each End Phase with a hero and no enemy in the gateway [M-H3]', () => {
    const s = hold().play('end');
    expect(shield(s)).toBe(1);
    expect(s.happened('counted')).toMatchObject([{ counter: 'shield', value: 1, cause: 'M-H3' }]);
  });

  it.each([
    ['a pylon does not run', { taken: PYLONS.slice(1) }],
    ['nobody holds it', { heroes: { storm: { zone: 'S4' } } }],
    ['an enemy stands there', { enemies: [{ type: 'walker', zone: GATE }] }],
  ])('but not while %s [M-H3]', (_why, more) => expect(shield(hold(more).play('end'))).toBe(0));

  // Cards without effect while no enemy is on the board.
  const QUIET = { draws: { spawn: ['029', '030', '031', '032'] } };

  it('at 4 the mission is won [M-H3]', () => {
    const s = hold(QUIET).play('end', 'end', 'end');
    expect([shield(s), s.result]).toEqual([3, undefined]);
    s.play('end');
    expect([shield(s), s.result, s.state.outcome?.cause]).toEqual([4, 'won', 'M-H3']);
  });

  it('quiet End Phases need not come in a row [M-H3]', () => {
    const s = hold(QUIET).play('end', 'move:S12', 'end', 'end');
    expect(shield(s)).toBe(1);
    s.play('move:R_7X_12_gateway', 'end');
    expect(shield(s)).toBe(2);
  });

  it('the second pylon wakes the blue spawn point [M-H3]', () => {
    const take = (taken: string[]) =>
      hold({ taken, heroes: { storm: { zone: PYLONS[2] } } }).play(`take:${PYLONS[2]}`);
    expect([isActive(take([]), 'S6'), isActive(take([itemAt(PYLONS, 0)]), 'S6')]).toEqual([false, true]);
  });
});

describe('H4 Two Wings', () => {
  const BLUE = 'R_5X_01_c12';
  const GREEN = 'R_3X_21_kitchen';
  const scene = (zone: string, more: Json = {}) =>
    play({ mission: 'H4', heroes: { storm: { zone } }, own: { cards: [] }, turn: 'storm', ...more });

  it('the team is split evenly over the two start zones, five as three and two [M-H4]', () => {
    const s = begin('H4', 5).play('start:S4', 'start:S4', 'start:S4');
    const [west, east] = [s.zone('S4'), s.zone('S10')];
    expect(s.state.heroes.map((h) => h.zone)).toEqual([west, west, west, east, east]);
  });

  it('the elevator stands still until both keys are turned [M-H4]', () => {
    const inside = (taken: string[]) => scene('R_2X_10_shaft', { taken });
    for (const taken of [[], [BLUE], [GREEN]])
      expect(inside(taken).why('ride:underground')).toBe('elevator.locked');
    expect(inside([BLUE, GREEN]).options).toContain('ride:underground');
  });

  it('an End Phase with only one key turned costs a card at the first spawn point [M-H4]', () => {
    const after = (taken: string[], spawn: string[]) => {
      const s = scene('R_5X_01_c11', { taken, spawns: true, draws: { spawn } }).play('end');
      return s.happened('spawn-card').flatMap((e) => (e.type === 'spawn-card' ? [e.zone] : []));
    };
    expect(after([], ['001', '002'])).toEqual(['S2', 'S7']);
    expect(after([BLUE], ['001', '002', '003'])).toEqual(['S2', 'S7', 'S2']);
    expect(after([GREEN], ['001', '002', '003'])).toEqual(['S2', 'S7', 'S2']);
    expect(after([BLUE, GREEN], ['001', '002'])).toEqual(['S2', 'S7']);
  });

  it.each([
    [BLUE, 'S1'],
    [GREEN, 'S3'],
  ])('the key in %s wakes the spawn point at %s [M-H4]', (zone, spawn) => {
    const s = scene(zone).play(`take:${zone}`);
    expect(['S1', 'S3'].filter((z) => isActive(s, z))).toEqual([spawn]);
  });

  it('all leave through the hangar once everything is taken [M-H4]', () => {
    const all = [BLUE, GREEN, 'R_7Y_00_core', 'R_4Y_20_h13'];
    expect(scene('R_4Y_20_h23', { taken: all.slice(1) }).play('end').prompt).toBe('turn');
    expect(scene('R_4Y_20_h23', { taken: all }).play('end', 'leave').result).toBe('won');
    expect(ownOf(begin('H4', 4).game).elevator).toBe(begin('H4', 4).zone('R_2X_10_shaft'));
  });
});
