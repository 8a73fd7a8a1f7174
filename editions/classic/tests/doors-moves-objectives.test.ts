// The other actions: moves of several zones, objectives, cars, doing nothing (C-ACT-1, 5, 6, 7, X-4).
import { describe, expect, it } from 'vitest';
import type { EventType } from '@holdout/engine';
import { play, TOWN } from './table.ts';

const walker = (zone: string, count = 1) => ({ type: 'walker', zone, count });

describe('moving', () => {
  it('goes on to a second zone for the same action with a skill for it [C-ACT-1]', () => {
    const s = play({ mission: TOWN, heroes: { wanda: { zone: 'S8' } }, turn: 'wanda' }).play('move:S7');
    expect([s.prompt, s.options.sort()]).toEqual(['move-on', ['move:S6', 'move:S8', 'stop']]);
    s.play('move:S6');
    expect([s.prompt, s.hero('wanda').at, s.hero('wanda').actions]).toEqual(['turn', 'S6', 2]);
    const one = play({ mission: TOWN, heroes: { ned: { zone: 'S8' } }, turn: 'ned' }).play('move:S7');
    expect([one.prompt, one.hero('ned').at]).toEqual(['turn', 'S7']);
  });

  it('ends where zombies are [C-ACT-1]', () => {
    const s = play({
      mission: TOWN,
      heroes: { wanda: { zone: 'S8' } },
      enemies: [walker('S7')],
      turn: 'wanda',
    });
    s.play('move:S7');
    expect([s.prompt, s.hero('wanda').at, s.hero('wanda').actions]).toEqual(['turn', 'S7', 2]);
  });

  it('pays for the zombies of the zone it starts from, and only for those [C-ACT-1]', () => {
    const enemies = [walker('S8'), walker('S6', 2)];
    const s = play({ mission: TOWN, heroes: { wanda: { zone: 'S8' } }, enemies, turn: 'wanda' }).play(
      'move:S7',
      'move:S6',
    );
    expect([s.hero('wanda').at, s.hero('wanda').actions]).toEqual(['S6', 1]);
    expect(s.why('move:S7')).toBe('move.too-few-actions');
  });

  it('Amy’s free move does not count against her actions [X-4]', () => {
    const s = play({ mission: TOWN, heroes: { amy: { zone: 'S8' } }, turn: 'amy' }).play('move:S7');
    expect([s.hero('amy').at, s.hero('amy').actions]).toEqual(['S7', 3]);
    s.play('move:S6');
    expect(s.hero('amy').actions).toBe(2);
    s.play('noise', 'noise');
    expect(s.happened('noise')).toHaveLength(2);
  });
});

describe('an objective', () => {
  it('in the zone is taken for one action, among zombies too [C-ACT-5]', () => {
    const room = 'R_7B_00_room';
    const s = play({
      mission: TOWN,
      heroes: { ned: { zone: room } },
      enemies: [walker(room, 2)],
      turn: 'ned',
    });
    s.play(`take:${room}`);
    expect(s.hero('ned').actions).toBe(2);
    expect(s.happened('objective-taken')).toHaveLength(1);
    expect(s.why(`take:${room}`)).toBe('take.nothing-here');
    const next = play({
      mission: TOWN,
      heroes: { ned: { zone: 'S4' } },
      doors: { 'R_7B_00_room-S4': 'open' },
      turn: 'ned',
    });
    expect(next.why(`take:${room}`)).toBe('take.nothing-here');
  });
});

describe('a car', () => {
  it('takes one action to get in, to change seat and to get out [C-ACT-6]', () => {
    const s = play({ mission: '03', heroes: { ned: { zone: 'S3' } }, turn: 'ned' });
    const left = ['enter:police-1.driver', 'seat:passenger', 'getout'].map(
      (act) => s.play(act).hero('ned').actions,
    );
    expect(left).toEqual([2, 1, 0]);
    expect(['car-entered', 'seat-changed', 'car-left'].map((e) => s.happened(e as EventType).length)).toEqual(
      [1, 1, 1],
    );
  });
});

describe('doing nothing', () => {
  it('ends the turn; the actions left are lost [C-ACT-7]', () => {
    const heroes = { ned: { zone: 'S8' }, amy: { zone: 'S8' } };
    const s = play({ mission: TOWN, heroes, turn: 'ned' }).play('noise', 'end');
    expect(s.happened('turn-ended')).toMatchObject([{ hero: 'ned', unspent: 2 }]);
    expect([s.decision?.hero, s.hero('ned').actions, s.hero('ned').done]).toEqual(['amy', 0, true]);
    s.play('end', 'activate:ned');
    expect(s.hero('ned').actions).toBe(3);
  });
});
