/** MZ8, the S.H.I.E.L.D. trap: an ambush, a force field, points that wake with the doors. */
import { describe, expect, it } from 'vitest';
import { begin, faceDown, inDeck, isActive, nameOf } from './mission-table.ts';
import { QUIET } from './streets.ts';
import { play } from './table.ts';
import { itemAt, numberAt } from '@holdout/engine';

const [BOARD, RARE] = ['R_4V_11_board', 'R_2V_01_rare'];
const trap = (zone: string, more: { [key: string]: unknown } = {}) =>
  play({
    mission: 'MZ8',
    heroes: { hulk: { zone } },
    own: { cards: [] },
    turn: 'hulk',
    spawns: true,
    ...more,
  });
const opened = (zone: string, door: string, draws: number) => {
  const s = trap(zone, { draws: { spawn: QUIET.slice(0, draws) } }).play(`open:${door}`);
  while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
  return s;
};

describe('MZ8, the ambush', () => {
  const s = begin('MZ8', 4);

  it('has 1 Guard and 2 Troopers in each of the two marked zones beside the start [M-MZ8]', () => {
    for (const zone of ['R_1V_00_ward', 'R_1V_00_waiting'])
      expect([s.enemies(zone, 'guard'), s.enemies(zone, 'trooper'), s.enemies(zone)]).toEqual([1, 2, 3]);
    const { distance, zones } = s.game.view;
    const from = s.zone('R_1V_00_theatre');
    expect(['R_1V_00_ward', 'R_1V_00_waiting'].map((z) => distance[from * zones + s.zone(z)])).toEqual([
      1, 1,
    ]);
    expect([s.onBoard('guard'), s.onBoard('trooper')]).toEqual([2, 4]);
  });

  it('has no bystander card and no spawn on the tile of the start [M-MZ8]', () => {
    expect(faceDown(s)).toEqual(['R_2V_01_rare', 'R_4V_11_office', 'R_6V_10_workshop']);
    expect(s.happened('bystander-revealed')).toEqual([]);
    const building = numberAt(s.game.context.board.buildingOf, s.zone('R_1V_00_theatre'));
    expect(s.game.context.edition.policies.roomsToFill(s.game, building).map((z) => nameOf(s, z))).toEqual(
      [],
    );
    expect(inDeck(s, 'bystanders')).toHaveLength(11);
  });
});

describe('MZ8, the force field', () => {
  it('keeps heroes off the streets although the doors are open [M-MZ8]', () => {
    const doors = { 'R_1V_00_waiting-S1': 'open' };
    const s = trap('R_1V_00_waiting', { doors });
    expect(s.options).not.toContain('move:S1');
    expect(s.why('move:S1')).toBe('move.force-field');
  });

  it('is passed by the blue door [M-MZ8]', () => {
    const s = trap('R_4V_11_atrium', {
      doors: { 'R_4V_11_atrium-S9': 'open', 'R_4V_11_atrium-S13': 'open' },
    });
    expect([s.options.includes('move:S9'), s.options.includes('move:S13')]).toEqual([true, false]);
    expect(s.play('move:S9').options).toContain('move:S14');
  });

  it('lets a hero in the street come back by any door [M-MZ8]', () => {
    const s = trap('S13', { doors: { 'R_4V_11_atrium-S13': 'open' } });
    expect(s.options).toContain('move:R_4V_11_atrium');
  });

  it('stops free Moves and leaps as well [M-MZ8-1]', () => {
    const s = play({
      mission: 'MZ8',
      heroes: { wasp: { zone: 'R_1V_00_waiting', skills: ['sting-and-fly'], traits: ['rooftop-leap'] } },
      doors: { 'R_1V_00_waiting-S1': 'open' },
      enemies: [{ type: 'trooper', zone: 'R_1V_00_waiting' }],
      own: { cards: [] },
      dice: [6, 2],
      turn: 'wasp',
    });
    expect(s.options.filter((o) => o.startsWith('rooftop-leap:S'))).toEqual([]);
    s.play('attack:wasps-sting@R_1V_00_waiting', 'use:sting-and-fly@wasp');
    expect(s.options).toContain('move:R_1V_00_theatre');
    expect(s.options).not.toContain('move:S1');
  });

  it('lets doors to the street be opened, and sight, attacks and enemies through [M-MZ8-1]', () => {
    const s = play({
      mission: 'MZ8',
      heroes: { wasp: { zone: 'R_1V_00_waiting' } },
      enemies: [{ type: 'trooper', zone: 'S1', count: 2 }],
      own: { cards: [] },
      dice: [6, 2],
      turn: 'wasp',
    });
    s.play('open:R_1V_00_waiting-S1', 'attack:wasps-sting@S1');
    expect(s.enemies('S1')).toBe(1);
    s.play('end');
    expect(s.enemies('R_1V_00_waiting', 'trooper')).toBe(1);
  });
});

describe('MZ8, spawn points inside', () => {
  it('blue wakes when a door onto its tile is opened, green with a door onto the other [M-MZ8]', () => {
    const start = trap('R_1V_00_ward');
    expect([isActive(start, 'R_6V_10_hangar'), isActive(start, 'R_2V_01_reading')]).toEqual([false, false]);
    const blue = opened('R_1V_00_ward', 'R_1V_00_ward-R_6V_10_workshop', 2);
    expect([isActive(blue, 'R_6V_10_hangar'), isActive(blue, 'R_2V_01_reading')]).toEqual([true, false]);
    const green = opened('R_1V_00_ward', 'R_1V_00_ward-R_2V_01_stacks', 2);
    expect([isActive(green, 'R_6V_10_hangar'), isActive(green, 'R_2V_01_reading')]).toEqual([false, true]);
    const street = trap('R_1V_00_waiting').play('open:R_1V_00_waiting-S1');
    expect([isActive(street, 'R_6V_10_hangar'), isActive(street, 'R_2V_01_reading')]).toEqual([false, false]);
  });

  it('then draw like any other, in the room [M-MZ8]', () => {
    const s = trap('R_1V_00_ward', { draws: { spawn: ['007', '011', '013', '002'] } });
    s.play('open:R_1V_00_ward-R_6V_10_workshop');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    s.play('end');
    expect(
      s
        .happened('spawn-card')
        .slice(2)
        .map((e) => ('zone' in e ? e.zone : '')),
    ).toEqual(['S1', 'R_6V_10_hangar']);
    expect(s.enemies('R_6V_10_hangar', 'trooper')).toBe(1);
  });
});

describe('MZ8, the objectives', () => {
  const take = (zone: string) => {
    return play({
      mission: 'MZ8',
      heroes: { hulk: { zone }, wasp: { zone: 'R_4V_11_atrium' } },
      tokens: { [BOARD]: 'blue' },
      own: { cards: [] },
      turn: 'hulk',
    }).play(`take:${zone}`);
  };

  it('red gives 5 experience, blue 5 to all and unlocks the blue door [M-MZ8]', () => {
    const red = take(RARE);
    expect(red.state.heroes.map((h) => h.xp)).toEqual([5, 0]);
    expect(red.play('end').why('open:R_4V_11_atrium-S9')).toBe('open.locked');
    const blue = take(BOARD);
    expect(blue.state.heroes.map((h) => h.xp)).toEqual([5, 5]);
    expect(blue.play('end').options).toContain('open:R_4V_11_atrium-S9');
  });

  it('the exit opens with the blue one, wherever it lay [M-MZ8]', () => {
    const at = (taken: string[]) =>
      trap('S3', { taken, spawns: false, tokens: { [BOARD]: 'blue' } }).play('end');
    expect(at([RARE]).prompt).not.toBe('leave');
    expect(at([BOARD]).play('leave').result).toBe('won');
  });
});
