/** Green Arrow: Trick Quiver, Split Volley, One True Shot. */
import { describe, expect, it } from 'vitest';
import { enemies, rolls, street, type Entry } from './street.ts';
import { power } from './table.ts';

const arrow = (rest: Entry = {}): Entry => ({ zone: 'S7', ...rest });
const BOW = 'attack:recurve-bow';
const QUIVER = 'use:trick-quiver@green-arrow';
const VOLLEY = 'use:split-volley@green-arrow';
const SHOT = 'use:one-true-shot@green-arrow';

describe('Trick Quiver', () => {
  it('ignoring priority, 1 hit eliminates a Runner next to a Brute [S-COM-2]', () => {
    const s = street(
      { 'green-arrow': arrow() },
      { enemies: enemies('S6', { runner: 1, brute: 1 }), dice: [3, 1] },
    );
    s.play(`${BOW}@S6`, QUIVER);
    expect(s.options).toEqual(['any-target', 'knock-back']);
    s.play('any-target');
    expect([s.enemies('S6', 'runner'), s.enemies('S6', 'brute')]).toEqual([0, 1]);
  });

  it('unused, the same hit is lost on the Brute', () => {
    const s = street(
      { 'green-arrow': arrow() },
      { enemies: enemies('S6', { runner: 1, brute: 1 }), dice: [3, 1] },
    );
    s.play(`${BOW}@S6`, 'go-on');
    expect([s.enemies('S6', 'runner'), s.enemies('S6', 'brute')]).toEqual([1, 1]);
  });

  it('a surviving Brute is moved 2 zones after the attack [D-PUSH-1]', () => {
    const s = street({ 'green-arrow': arrow() }, { enemies: enemies('S11', { brute: 1 }), dice: [3, 1] });
    s.play(`${BOW}@S11`, QUIVER);
    expect(s.options).toEqual(['push:brute@S11', 'stop']);
    s.play('push:brute@S11', 'push:S14', 'push:S15');
    expect([s.enemies('S15', 'brute'), s.prompt]).toEqual([1, 'turn']);
  });

  it('the push may take a Zombie Hero, stop after 1 zone, or be let be', () => {
    const foes = { enemies: enemies('S11', { hawkman: 1, walker: 1 }), dice: [1, 1] };
    const one = street({ 'green-arrow': arrow() }, foes);
    one.play(`${BOW}@S11`, QUIVER, 'knock-back', 'push:hawkman@S11', 'push:S14', 'stop');
    expect([one.enemies('S14', 'hawkman'), one.enemies('S11')]).toEqual([1, 1]);
    const none = street({ 'green-arrow': arrow() }, foes);
    none.play(`${BOW}@S11`, QUIVER, 'knock-back', 'stop');
    expect([none.enemies('S11'), none.prompt]).toEqual([2, 'turn']);
  });

  it('nobody survives: nobody is pushed', () => {
    const s = street({ 'green-arrow': arrow() }, { enemies: enemies('S11', { walker: 1 }), dice: [3, 1] });
    s.play(`${BOW}@S11`, QUIVER);
    expect([s.enemies('S11'), s.prompt]).toEqual([0, 'turn']);
  });

  it('+1 range reaches range 2 in sight, and takes the choice of the turn with it [S-LOS-1]', () => {
    const foes = [...enemies('S14', { runner: 1, brute: 1 }), ...enemies('S15', { walker: 1 })];
    const s = street({ 'green-arrow': arrow() }, { enemies: foes, dice: [3, 3] });
    expect(s.why(`${BOW}@S15`)).toBe('attack.not-seen');
    s.play(`${BOW}@S14`);
    expect([s.enemies('S14', 'brute'), s.enemies('S14', 'runner')]).toEqual([0, 1]);
    expect(s.happened('skill-used')).toMatchObject([{ skill: 'trick-quiver' }]);
    expect(s.why(`${BOW}@S14`)).toBe('attack.too-far');
  });

  it('a second attack of the turn offers no choice; one of the next turn does', () => {
    const s = street(
      { 'green-arrow': arrow() },
      { enemies: enemies('S6', { walker: 1, brute: 1 }), dice: [1, 1, 1, 1] },
    );
    s.play(`${BOW}@S6`, QUIVER, 'any-target', `${BOW}@S6`);
    expect([s.prompt, rolls(s)]).toEqual(['turn', [2, 2]]);
    s.play('end', `${BOW}@S7`);
    expect(s.options).toEqual([QUIVER, 'go-on']);
  });

  it('is not offered for another attack, nor in a closed room with one kind of enemy', () => {
    const axe = street(
      { 'green-arrow': arrow({ equipment: ['nth-metal-axe'] }) },
      { enemies: enemies('S7', { runner: 1, brute: 1 }), dice: [1, 1, 1] },
    );
    expect(axe.play('attack:nth-metal-axe@S7').prompt).toBe('turn');
    const room = street(
      { 'green-arrow': arrow({ zone: 'R_7M_21_station' }) },
      { enemies: enemies('R_7M_21_station', { walker: 3 }), dice: [1, 1] },
    );
    expect(room.play(`${BOW}@R_7M_21_station`).prompt).toBe('turn');
  });
});

describe('Split Volley', () => {
  const volley = (rest: Entry = {}): Entry => arrow({ skills: ['split-volley'], track: 3, ...rest });
  const two = [...enemies('S6', { brute: 1 }), ...enemies('S11', { walker: 3 })];

  it('4 hits: 2 on a Brute in one zone, 2 on Walkers in the other, of one roll [S-COM-1]', () => {
    const s = street({ 'green-arrow': volley() }, { enemies: two, dice: [3, 3, 3, 3] });
    s.play(`${BOW}@S6`, VOLLEY, 'go-on', 'spend:2', 'hit:S6=2 hit:S11=2');
    expect([s.enemies('S6'), s.enemies('S11'), rolls(s)]).toEqual([0, 1, [4]]);
    expect([power(s, 'green-arrow'), s.hero('green-arrow').actions]).toEqual([0, 2]);
  });

  it('the second zone is chosen among those in range with an enemy', () => {
    const foes = [...two, ...enemies('S3', { walker: 1 }), ...enemies('S16', { walker: 1 })];
    const s = street({ 'green-arrow': volley() }, { enemies: foes });
    s.play(`${BOW}@S6`, VOLLEY);
    expect(s.options).toEqual(['at:S3', 'at:S11']);
  });

  it('is not offered with enemies in one zone only, nor without power [H-POW-4]', () => {
    const alone = street({ 'green-arrow': volley() }, { enemies: enemies('S6', { walker: 3 }) });
    alone.play(`${BOW}@S6`);
    expect(alone.options).not.toContain(VOLLEY);
    const poor = street({ 'green-arrow': volley({ track: 0 }) }, { enemies: two });
    poor.play(`${BOW}@S6`);
    expect(poor.options).not.toContain(VOLLEY);
  });

  it("Trick Quiver's arrow holds for both zones: whom he likes", () => {
    const foes = [...enemies('S6', { brute: 1, runner: 1 }), ...enemies('S11', { brute: 1, runner: 1 })];
    const s = street({ 'green-arrow': volley({ track: 1 }) }, { enemies: foes, dice: [3, 3] });
    s.play(`${BOW}@S6`, QUIVER, 'any-target', VOLLEY, 'hit:S6=1 hit:S11=1');
    expect([s.enemies('S6', 'runner'), s.enemies('S11', 'runner')]).toEqual([0, 0]);
  });

  it("Trick Quiver's range holds for both zones, whichever of them needs it", () => {
    const foes = [
      ...enemies('S14', { walker: 1 }),
      ...enemies('S5', { walker: 1 }),
      ...enemies('S6', { walker: 1 }),
    ];
    const far = street({ 'green-arrow': volley({ track: 1 }) }, { enemies: foes, dice: [3, 3] });
    far.play(`${BOW}@S14`, VOLLEY);
    expect(far.options).toEqual(['at:S5', 'at:S6']);
    far.play('at:S5', 'hit:S14=1 hit:S5=1');
    expect([far.enemies('S14'), far.enemies('S5')]).toEqual([0, 0]);
    const near = street({ 'green-arrow': volley({ track: 1 }) }, { enemies: foes, dice: [3, 3] });
    near.play(`${BOW}@S6`, VOLLEY, 'at:S14');
    // The arrow of the turn is gone: no other trick is offered.
    expect([near.prompt, near.happened('skill-used').length]).toEqual(['assign-hits', 2]);
  });

  it('without the arrow of the turn the second zone is at range 1 at most', () => {
    const foes = [...enemies('S14', { walker: 1 }), ...enemies('S6', { brute: 1, runner: 1 })];
    const s = street({ 'green-arrow': volley() }, { enemies: foes });
    s.play(`${BOW}@S6`, QUIVER, 'any-target');
    expect(s.options).not.toContain(VOLLEY);
  });

  it("the quiver's push takes 1 enemy in all", () => {
    const s = street({ 'green-arrow': volley({ track: 1 }) }, { enemies: two, dice: [1, 1] });
    s.play(`${BOW}@S6`, VOLLEY, QUIVER);
    expect(s.options).toEqual(['push:brute@S6', 'push:walker@S11', 'stop']);
    s.play('push:walker@S11', 'push:S14', 'stop');
    expect([s.enemies('S14'), s.prompt]).toEqual([1, 'turn']);
  });
});

describe('One True Shot', () => {
  const shot = (rest: Entry = {}): Entry => arrow({ skills: ['one-true-shot'], ...rest });

  it('2 hits eliminate a Zombie Hero of toughness 4; experience is the printed one [S-COM-5, S-FAQ-6]', () => {
    const s = street({ 'green-arrow': shot() }, { enemies: enemies('S6', { hawkman: 1 }), dice: [3, 3] });
    s.play(`${BOW}@S6`, 'go-on', SHOT);
    expect([s.enemies('S6'), s.hero('green-arrow').xp]).toEqual([0, 4]);
  });

  it('on a Brute the third hit is lost: it takes 1 of the 2', () => {
    const s = street({ 'green-arrow': shot() }, { enemies: enemies('S6', { brute: 2 }), dice: [3, 3] });
    s.play(`${BOW}@S6`, 'go-on', SHOT);
    expect([s.enemies('S6'), s.happened('hits-lost')]).toMatchObject([1, [{ hits: 1 }]]);
  });

  it('is chosen after seeing the roll; target priority holds [S-COM-2]', () => {
    const foes = { enemies: enemies('S6', { hawkman: 1, brute: 1 }) };
    // 1 hit is never enough for the Zombie Hero in front: nothing would change.
    const one = street({ 'green-arrow': shot() }, { ...foes, dice: [3, 1] });
    expect(one.play(`${BOW}@S6`, 'go-on').prompt).toBe('turn');
    const two = street({ 'green-arrow': shot() }, { ...foes, dice: [3, 3] });
    two.play(`${BOW}@S6`, 'go-on', SHOT);
    expect([two.enemies('S6', 'hawkman'), two.enemies('S6', 'brute')]).toEqual([0, 1]);
  });

  it('may be kept for whoever stands behind: 4 hits on Hawkman, the true one on the Brute', () => {
    const s = street(
      { 'green-arrow': shot({ track: 3 }) },
      { enemies: enemies('S6', { hawkman: 1, brute: 1 }), dice: [3, 3, 3, 3, 3] },
    );
    s.play(`${BOW}@S6`, 'go-on', 'spend:3', SHOT);
    expect(s.options).toEqual(['one-true-shot:hawkman@S6', 'one-true-shot:brute@S6']);
    s.play('one-true-shot:brute@S6');
    expect(s.enemies('S6')).toBe(0);
  });

  it("with Trick Quiver's arrow it may pass the Zombie Hero by", () => {
    const s = street(
      { 'green-arrow': shot() },
      { enemies: enemies('S6', { hawkman: 1, brute: 1 }), dice: [3, 1] },
    );
    s.play(`${BOW}@S6`, QUIVER, 'any-target', SHOT);
    expect([s.enemies('S6', 'hawkman'), s.enemies('S6', 'brute')]).toEqual([1, 0]);
  });

  it('is not offered without a hit, for targets of toughness 1, where the hits do anyway, or twice a turn', () => {
    const answer = (type: string, dice: number[]) =>
      street({ 'green-arrow': shot() }, { enemies: enemies('S6', { [type]: 1 }), dice }).play(
        `${BOW}@S6`,
        'go-on',
      );
    expect(answer('brute', [1, 1]).prompt).toBe('turn');
    expect(answer('walker', [3, 1]).prompt).toBe('turn');
    expect(answer('brute', [3, 3]).prompt).toBe('turn');
    const s = street({ 'green-arrow': shot() }, { enemies: enemies('S6', { brute: 3 }), dice: [3, 1, 3, 1] });
    s.play(`${BOW}@S6`, 'go-on', SHOT, `${BOW}@S6`, 'go-on');
    expect([s.prompt, s.enemies('S6')]).toEqual(['turn', 2]);
  });
});
