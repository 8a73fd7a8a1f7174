// Hulk: Bone Breaker, Rising Rage, Shockwave.
import { describe, expect, it } from 'vitest';
import { enemies, rolls, street } from './skills-street.ts';
import { hunger } from './table.ts';

const SMASH = 'attack:smash@S6';

describe('Bone Breaker', () => {
  it('Bone Breaker: 2 hits eliminate 2 Guards; experience is as printed [S-FAQ-6]', () => {
    const s = street({ hulk: { zone: 'S6' } }, { enemies: enemies('S6', { guard: 2 }), dice: [4, 5, 2] });
    s.play(SMASH);
    expect([s.enemies('S6'), s.hero('hulk').xp]).toEqual([0, 2]);
  });

  it('Bone Breaker: Thor falls to 3 hits and gives 4 experience [S-FAQ-6]', () => {
    const s = street({ hulk: { zone: 'S6' } }, { enemies: enemies('S6', { thor: 1 }), dice: [4, 5, 6] });
    s.play(SMASH);
    expect([s.enemies('S6'), s.hero('hulk').xp]).toEqual([0, 4]);
  });

  it('Bone Breaker: toughness 1 stays 1 [S-FAQ-8]', () => {
    const s = street({ hulk: { zone: 'S6' } }, { enemies: enemies('S6', { trooper: 3 }), dice: [4, 5, 2] });
    s.play(SMASH);
    expect(s.enemies('S6')).toBe(1);
  });

  it('Bone Breaker: Devour on a Guard still needs 2 hits', () => {
    const s = street(
      { hulk: { zone: 'S6', track: 1 } },
      { enemies: enemies('S6', { guard: 1 }), dice: [4, 2] },
    );
    s.play('attack:devour@S6');
    expect(s.enemies('S6')).toBe(1);
  });
});

describe('Rising Rage', () => {
  const USE = 'use:rising-rage@hulk';
  const nine = enemies('S6', { trooper: 9 });

  it('Rising Rage: 1 hunger for 2 dice and the die of the new hunger, once per attack [Z-FAQ-3] [S-FAQ-2]', () => {
    const dice = new Array<number>(7).fill(2);
    const s = street({ hulk: { zone: 'S6', track: 1, skills: ['rising-rage'] } }, { enemies: nine, dice });
    s.play(SMASH, USE);
    expect([rolls(s), hunger(s, 'hulk'), s.prompt]).toEqual([[7], 2, 'turn']);
  });

  it('Rising Rage: the attack happens although it makes him Ravenous; afterwards he may not SMASH! [Z-FAQ-1]', () => {
    const dice = new Array<number>(9).fill(2);
    const s = street({ hulk: { zone: 'S6', track: 3, skills: ['rising-rage'] } }, { enemies: nine, dice });
    s.play(SMASH, USE);
    expect([rolls(s), hunger(s, 'hulk'), s.why(SMASH)]).toEqual([[9], 4, 'hero.ravenous']);
  });

  it('Rising Rage: is for SMASH! only, and each attack asks again', () => {
    const dice = [2, 2, ...new Array<number>(6).fill(2), ...new Array<number>(4).fill(2)];
    const s = street(
      { hulk: { zone: 'S6', skills: ['rising-rage'] } },
      { enemies: nine, dice: dice.slice(1) },
    );
    s.play('attack:devour@S6', SMASH, USE, SMASH, 'go-on');
    expect(rolls(s)).toEqual([1, 6, 4]);
  });
});

describe('Shockwave', () => {
  const ready = { zone: 'S6', track: 3, skills: ['shockwave'] };
  const USE = 'use:shockwave@hulk';

  it('Shockwave: hits left by a SMASH! that emptied his zone go on to a zone at range 1 in the same attack', () => {
    const s = street(
      { hulk: ready },
      {
        enemies: [
          ...enemies('S6', { trooper: 2 }),
          ...enemies('S7', { guard: 3 }),
          ...enemies('S5', { trooper: 1 }),
        ],
        dice: [4, 4, 4, 4, 4, 4],
      },
    );
    s.play(SMASH, USE);
    expect(s.options).toEqual(['at:S5', 'at:S7']);
    s.play('at:S7');
    expect([s.enemies('S6'), s.enemies('S7'), s.enemies('S5')]).toEqual([0, 0, 1]);
    expect(s.happened('experience')).toMatchObject([{ gained: 5 }]);
    expect(s.happened('hits-lost')).toMatchObject([{ zone: 'S7', hits: 1 }]);
    expect(s.happened('attacked')).toHaveLength(1);
  });

  it('Shockwave: nothing carries over while an enemy is left in his zone', () => {
    const s = street(
      { hulk: ready },
      {
        enemies: [...enemies('S6', { thor: 1 }), ...enemies('S7', { trooper: 3 })],
        dice: [4, 4, 2, 2, 2, 2],
      },
    );
    s.play(SMASH);
    expect([s.enemies('S7'), s.prompt]).toEqual([3, 'turn']);
  });

  it('Shockwave: target priority holds in the second zone, and hits that eliminate nobody are not offered it [S-COM-3]', () => {
    const enemy = [...enemies('S6', { trooper: 2 }), ...enemies('S7', { thor: 1, trooper: 3 })];
    const s = street({ hulk: ready }, { enemies: enemy, dice: [4, 4, 4, 4, 2, 2] });
    s.play(SMASH);
    expect([s.enemies('S7'), s.prompt]).toEqual([4, 'turn']);
  });

  it('Shockwave: needs sight, an enemy there, and hits to spare; it may be passed up', () => {
    const far = [
      ...enemies('S6', { trooper: 1 }),
      ...enemies('S8', { trooper: 1 }),
      ...enemies('R_9V_01_lobby', { trooper: 1 }),
    ];
    const s = street({ hulk: { ...ready, track: 0 } }, { enemies: far, dice: [4, 4, 2] });
    expect(s.play(SMASH).prompt).toBe('turn');
    const near = [...enemies('S6', { trooper: 1 }), ...enemies('S7', { trooper: 1 })];
    const none = street({ hulk: { ...ready, track: 0 } }, { enemies: near, dice: [4, 2, 2] });
    expect(none.play(SMASH).prompt).toBe('turn');
    const passed = street({ hulk: { ...ready, track: 0 } }, { enemies: near, dice: [4, 4, 2] });
    passed.play(SMASH, 'go-on');
    expect(passed.enemies('S7')).toBe(1);
  });
});
