/** Experience, danger levels and new skills. */
import { describe, expect, it } from 'vitest';
import { log, RING } from './kernel-boards.ts';
import { play } from './table.ts';
import { itemAt } from '@holdout/engine';

/** Ned with an axe beside a Walker that he kills. */
const killWith = (xp: number) => {
  const s = play({
    board: RING,
    heroes: { ned: { zone: 'S1', xp, hands: ['fire-axe'] }, amy: { zone: 'S1', done: true } },
    enemies: [{ type: 'walker', zone: 'S1' }],
    dice: [4],
    turn: 'ned',
  }).play('attack:fire-axe@S1');
  return s;
};

/** Ned throws a Molotov into the next zone. */
const burn = (xp: number, enemies: { [type: string]: number }) =>
  play({
    board: RING,
    heroes: { ned: { zone: 'S1', xp, hands: ['molotov', 'fire-axe'] } },
    enemies: Object.entries(enemies).map(([type, count]) => ({ type, count, zone: 'S2' })),
    turn: 'ned',
  }).play('attack:molotov@S2');

describe('experience', () => {
  it("is the eliminated enemy's, for the survivor who did it [K-XP-1]", () => {
    const s = killWith(0);
    expect([s.hero('ned').xp, s.hero('amy').xp]).toEqual([1, 0]);
    expect(burn(0, { walker: 1, fatty: 1, runner: 1, abomination: 1 }).hero('ned').xp).toBe(1 + 1 + 1 + 5);
  });

  it.each([
    [5, 0],
    [6, 1],
    [17, 1],
    [18, 2],
    [42, 2],
    [43, 3],
  ])('one more than %i is danger level %i [K-XP-2]', (xp, level) => {
    const s = killWith(xp);
    if (s.prompt === 'skill') s.play(itemAt(s.options, 0));
    expect(s.hero('ned')).toMatchObject({ xp: xp + 1, level });
  });

  it('brings a skill that works in the same turn [K-XP-3]', () => {
    const s = play({
      board: RING,
      heroes: { ned: { zone: 'S1', xp: 18, hands: ['fire-axe'], actions: 1 } },
      enemies: [{ type: 'walker', zone: 'S1', count: 2 }],
      dice: [4, 4],
      turn: 'ned',
    }).play('attack:fire-axe@S1', 'skill:free-combat');
    expect(s.hero('ned').actions).toBe(0);
    s.play('attack:fire-axe@S1');
    expect(s.hero('ned').xp).toBe(20);
  });

  it('may cross several levels at once, each applied in order [K-XP-4]', () => {
    const s = burn(6, { walker: 38 });
    expect(s.hero('ned')).toMatchObject({ xp: 44, skills: ['free-search', 'plus-action'] });
    expect([s.prompt, s.options]).toEqual(['skill', ['skill:die-ranged', 'skill:free-combat']]);
    s.play('skill:die-ranged');
    expect(s.options).toEqual(['skill:die-combat', 'skill:roll-combat', 'skill:tough']);
    s.play('skill:tough');
    expect(log(s, 'level-reached')).toEqual(['ned reaches yellow', 'ned reaches orange', 'ned reaches red']);
    expect(s.hero('ned').skills).toEqual(['free-search', 'plus-action', 'die-ranged', 'tough']);
  });

  it('at 6, 18 and 43 points a Walker brings Yellow, Orange and Red with what they offer [X-60]', () => {
    const yellow = killWith(6);
    expect(yellow.hero('ned')).toMatchObject({ level: 1, actions: 3 - 1 + 1 });
    expect(yellow.prompt).toBe('turn');

    const orange = killWith(18);
    expect([orange.prompt, orange.options]).toEqual(['skill', ['skill:die-ranged', 'skill:free-combat']]);
    expect(orange.hero('ned').level).toBe(2);

    const red = killWith(43);
    expect(red.options).toEqual(['skill:die-combat', 'skill:roll-combat', 'skill:tough']);
    expect(red.hero('ned').level).toBe(3);
  });
});
