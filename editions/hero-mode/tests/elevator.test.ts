/** The elevator between back hallway and lower hallway (H-ELE). */
import { describe, expect, it } from 'vitest';
import { doorState, isOpened, SHAFTS, Z } from './mansion.ts';
import { peopleIn, play } from './table.ts';
import { itemAt } from '@holdout/engine';

const DOORS = {
  ground: [`${Z.ground}-${Z.hallwayW}`, `${Z.ground}-${Z.hallwayE}`],
  below: [`${Z.below}-${Z.hallN}`, `${Z.below}-${Z.hallS}`],
};
const BELOW = { ...SHAFTS, elevator: { start: 'underground' } };
const one = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('calling the elevator', () => {
  it('is free for a hero beside a shaft, in their turn [H-ELE-1]', () => {
    const s = play({ board: BELOW, heroes: { storm: { zone: Z.hallwayE } }, turn: 'storm' });
    s.play('call-elevator');
    expect(s.hero('storm').actions).toBe(3);
    expect(s.happened('elevator-moved')).toMatchObject([
      { hero: 'storm', from: Z.below, to: Z.ground, cause: 'H-ELE-1' },
    ]);
    expect(s.why('call-elevator')).toBe('elevator.here');
    s.play(`move:${Z.ground}`);
    expect(s.hero('storm').at).toBe(Z.ground);
  });

  it('cannot be done from elsewhere, nor where there is no elevator [H-ELE-1]', () => {
    const away = play({ board: BELOW, heroes: { storm: { zone: Z.classroom } }, turn: 'storm' });
    expect(away.why('call-elevator')).toBe('elevator.not-beside');
    expect(away.options).not.toContain('call-elevator');
    const { levels, start, spawns } = SHAFTS;
    const none = play({
      board: { levels, start, spawns },
      heroes: { storm: { zone: Z.hallwayE } },
      turn: 'storm',
    });
    expect(none.why('call-elevator')).toBe('elevator.not-beside');
  });

  it('brings everybody inside along; enemies inside never drive it [H-ELE-4]', () => {
    const s = play({
      board: BELOW,
      heroes: { storm: { zone: Z.hallwayE }, wolverine: { zone: Z.below, done: true } },
      enemies: [one('walker', Z.below, 2)],
      turn: 'storm',
    });
    s.play('call-elevator');
    expect(s.hero('wolverine').at).toBe(Z.ground);
    expect([s.enemies(Z.ground), s.enemies(Z.below)]).toEqual([2, 0]);
  });

  it('must wait where the mission says so [H-ELE-2]', () => {
    const board = {
      ...BELOW,
      elevator: { start: 'underground', when: { objectivesTaken: 'all' } },
      objectives: [{ zone: Z.hallwayW }],
    };
    const s = play({ board, heroes: { storm: { zone: Z.hallwayW } }, turn: 'storm' });
    expect(s.why('call-elevator')).toBe('elevator.locked');
    s.play(`take:${Z.hallwayW}`, 'call-elevator');
    expect(s.happened('elevator-moved')).toHaveLength(1);
  });
});

describe('the doors of the shafts', () => {
  it('are open where it stands and closed elsewhere; an empty shaft is no zone [H-ELE-2]', () => {
    const s = play({ board: BELOW, heroes: { storm: { zone: Z.hallwayE } }, turn: 'storm' });
    const states = () => [...DOORS.ground, ...DOORS.below].map((id) => doorState(s, id));
    expect(states()).toEqual([0, 0, 1, 1]);
    expect(s.why(`move:${Z.ground}`)).toBe('move.door-closed');
    s.play('call-elevator');
    expect(states()).toEqual([1, 1, 0, 0]);
  });

  it('open in no other way [H-ELE-2]', () => {
    const s = play({ board: BELOW, heroes: { storm: { zone: Z.hallwayE } }, turn: 'storm' });
    expect(s.why(`open:${DOORS.ground[1]}`)).toBe('open.no-door');
    expect(s.options.filter((o) => o.includes('shaft'))).toEqual([]);
  });
});

describe('riding the elevator', () => {
  it('takes one action and everybody inside: the example of Rogue and Colossus [H-ELE-3, X-28]', () => {
    const s = play({
      board: BELOW,
      heroes: { rogue: { zone: Z.hallwayW }, colossus: { zone: Z.hallwayE } },
      doors: { [itemAt(DOORS.below, 0)]: 'open' },
      turn: 'rogue',
    });
    s.play('call-elevator', `move:${Z.ground}`, 'end');
    s.play(`move:${Z.ground}`);
    expect(s.hero('colossus').actions).toBe(2);
    s.play('ride:underground');
    expect(s.hero('colossus').actions).toBe(1);
    expect([s.hero('rogue').at, s.hero('colossus').at]).toEqual([Z.below, Z.below]);
  });

  it('takes people and enemies along, who cost nothing extra [H-ELE-3, H-ELE-5]', () => {
    const s = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.ground } },
      doors: { [itemAt(DOORS.below, 0)]: 'open' },
      enemies: [one('walker', Z.ground), one('brute', Z.ground, 2)],
      own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: Z.ground }] },
      turn: 'storm',
    });
    s.play('ride:underground');
    expect(s.hero('storm').actions).toBe(2);
    expect([s.enemies(Z.below, 'walker'), s.enemies(Z.below, 'brute')]).toEqual([1, 2]);
    expect(peopleIn(s, Z.below)).toEqual(['senator-kelly']);
  });

  it('is for those inside, to another level [H-ELE-3]', () => {
    const s = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.ground }, wolverine: { zone: Z.hallwayW, done: true } },
      turn: 'storm',
    });
    expect(s.options.filter((o) => o.startsWith('ride'))).toEqual(['ride:underground']);
    expect(s.why('ride:ground')).toBe('elevator.here');
    expect(s.why('ride:attic')).toBe('intent.unknown');
    s.play(`move:${Z.hallwayW}`);
    expect(s.why('ride:underground')).toBe('elevator.not-inside');
  });

  it('opens the building its doors give onto: cards first, then the people there [H-ELE-6, H-LVL-4, S-OPEN-4]', () => {
    const s = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.ground } },
      own: { cards: [{ card: 'senator-kelly', zone: Z.coolant }] },
      turn: 'storm',
      draws: { spawn: ['012'] },
    });
    expect(isOpened(s, Z.hallN)).toBe(false);
    s.play('ride:underground');
    expect(isOpened(s, Z.coolant)).toBe(true);
    expect(s.enemies(Z.hallS, 'brute')).toBe(1);
    expect(peopleIn(s, Z.coolant)).toEqual(['senator-kelly']);
    const order = s.events.map((e) => e.type);
    expect(order.indexOf('spawn-card')).toBeLessThan(order.indexOf('bystander-placed'));
  });
});

describe('the elevator as a room', () => {
  it('is walked into and out of by enemies [H-ELE-4]', () => {
    const s = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.hallwayW } },
      enemies: [one('walker', Z.ground)],
      phase: 'enemies',
    });
    expect(s.enemies(Z.hallwayW)).toBe(1);
    const inside = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.ground } },
      enemies: [one('walker', Z.hallwayE)],
      phase: 'enemies',
    });
    expect(inside.enemies(Z.ground)).toBe(1);
  });

  it('is seen from the hallway while it stands there, and not when it is gone [H-ELE-5]', () => {
    const s = play({
      board: SHAFTS,
      heroes: { storm: { zone: Z.hallwayW }, wolverine: { zone: Z.hallN } },
      enemies: [one('walker', Z.ground)],
      turn: 'wolverine',
    });
    const { sight, zones } = s.game.view;
    expect(sight[s.zone(Z.hallwayW) * zones + s.zone(Z.ground)]).toBe(1);
    s.play('call-elevator');
    expect(s.game.view.sight[s.zone(Z.hallwayW) * zones + s.zone(Z.ground)]).toBe(255);
    expect(s.enemies(Z.below)).toBe(1);
  });
});
