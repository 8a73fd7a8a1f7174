/** Green Canary, the hero the document shows: Construct Creation, Canary Cry, Green Lantern's Might. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street, type Entry } from './street.ts';
import { escorted, peopleIn, power, traits } from './table.ts';

const canary = (rest: Entry = {}): Entry => ({ zone: 'S7', ...rest });
const SWORD = 'attack:power-sword';

describe('Construct Creation: range', () => {
  it('1 power: Power Sword reaches a zone at range 1 in sight, with 3 dice at 4+ [S-FAQ-2]', () => {
    const s = street(
      { 'green-canary': canary({ track: 1 }) },
      { enemies: enemies('S6', { walker: 3 }), dice: [4, 3, 6] },
    );
    s.play(`${SWORD}@S6`);
    expect([s.enemies('S6'), power(s, 'green-canary'), s.hero('green-canary').actions]).toEqual([1, 0, 2]);
    expect(s.happened('power-spent')).toMatchObject([{ n: 1, for: 'construct-creation' }]);
  });

  it('costs nothing against her own zone, and is paid anew for each attack', () => {
    const foes = [...enemies('S7', { walker: 1 }), ...enemies('S6', { walker: 3 })];
    const s = street(
      { 'green-canary': canary({ track: 2, xp: 7 }) },
      { enemies: foes, dice: [4, 1, 1, 4, 1, 1, 4, 1, 1] },
    );
    s.play(`${SWORD}@S7`, 'spend:0');
    expect(power(s, 'green-canary')).toBe(2);
    s.play(`${SWORD}@S6`, 'spend:0', `${SWORD}@S6`);
    expect([s.enemies('S6'), power(s, 'green-canary')]).toEqual([1, 0]);
  });

  it('is refused without power, at range 2, and round a corner [H-POW-4, S-LOS-1]', () => {
    const foes = [
      ...enemies('S6', { walker: 1 }),
      ...enemies('S5', { walker: 1 }),
      ...enemies('S15', { walker: 1 }),
    ];
    const poor = street({ 'green-canary': canary() }, { enemies: foes });
    expect(poor.why(`${SWORD}@S6`)).toBe('attack.melee-reach');
    const rich = street({ 'green-canary': canary({ track: 4 }) }, { enemies: foes });
    expect(rich.why(`${SWORD}@S5`)).toBe('attack.melee-reach');
    expect(rich.why(`${SWORD}@S15`)).toBe('attack.not-seen');
  });

  it('stays a melee attack: a Targeting Visor does not help it', () => {
    const s = street(
      { 'green-canary': canary({ track: 1, equipment: ['targeting-visor'] }) },
      { enemies: enemies('S6', { walker: 3 }), dice: [3, 3, 3] },
    );
    s.play(`${SWORD}@S6`);
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, hits: 0 }]);
  });
});

describe('Construct Creation: push', () => {
  const PUSH = 'construct-creation';

  it('1 power, no action: another hero within range 1 is pushed 1 zone, among enemies or not [D-PUSH-1, D-PUSH-2]', () => {
    const s = street(
      { 'green-canary': canary({ track: 2 }), cyborg: { zone: 'S6' }, batman: { zone: 'S5' } },
      { enemies: enemies('S6', { walker: 4 }) },
    );
    expect(offered(s, PUSH)).toEqual([`${PUSH}:cyborg`]);
    s.play(`${PUSH}:cyborg`, 'push:S7');
    expect([s.hero('cyborg').at, s.prompt]).toEqual(['S7', 'turn']);
    expect([s.hero('green-canary').actions, power(s, 'green-canary')]).toEqual([3, 1]);
  });

  it('once a turn: refused a second time', () => {
    const s = street({ 'green-canary': canary({ track: 2 }), cyborg: { zone: 'S7' } });
    s.play(`${PUSH}:cyborg`, 'push:S3');
    expect(s.why(`${PUSH}:cyborg`)).toBe('skill.used');
  });

  it('leaves the range apart: both can be paid in one turn', () => {
    const s = street(
      { 'green-canary': canary({ track: 2 }), cyborg: { zone: 'S7' } },
      { enemies: enemies('S6', { walker: 1 }), dice: [4, 1, 1] },
    );
    s.play(`${PUSH}:cyborg`, 'push:S3', `${SWORD}@S6`);
    expect([s.enemies('S6'), power(s, 'green-canary')]).toEqual([0, 0]);
  });

  it('takes a bystander, never an escorted one; a pushed hero brings theirs along [D-ESC-4, D-PUSH-3]', () => {
    const own: Entry = {
      cards: [],
      bystanders: [
        { card: 'lois-lane', zone: 'S7' },
        { card: 'dan-turpin', zone: 'S6', hero: 'cyborg' },
      ],
    };
    const s = street({ 'green-canary': canary({ track: 1 }), cyborg: { zone: 'S6' } }, { own });
    expect(offered(s, PUSH)).toEqual([`${PUSH}:cyborg`, `${PUSH}:lois-lane`]);
    s.play(`${PUSH}:cyborg`, 'push:S5');
    expect([peopleIn(s, 'S5'), escorted(s, 'cyborg')]).toEqual([['dan-turpin'], ['dan-turpin']]);
  });

  it('is not offered without power, nor for herself alone', () => {
    expect(offered(street({ 'green-canary': canary(), cyborg: { zone: 'S7' } }), PUSH)).toEqual([]);
    expect(offered(street({ 'green-canary': canary({ track: 2 }) }), PUSH)).toEqual([]);
  });
});

describe('Canary Cry', () => {
  const cry = (track: number): Entry => canary({ track, skills: ['canary-cry'] });
  const USE = 'use:canary-cry@green-canary';

  it('5 Walkers and a Zombie Hero: 5 base dice, the Zombie Hero takes nothing and shields nobody [S-COM-2]', () => {
    const s = street(
      { 'green-canary': cry(1) },
      { enemies: enemies('S7', { walker: 5, hawkman: 1 }), dice: [4, 4, 4, 4, 1] },
    );
    s.play(`${SWORD}@S7`, USE);
    expect([rolls(s), power(s, 'green-canary')]).toEqual([[5], 0]);
    expect([s.enemies('S7', 'walker'), s.enemies('S7', 'hawkman')]).toEqual([1, 1]);
  });

  it('power dice come on top, and priority holds among the others [H-POW-3, S-COM-3]', () => {
    const s = street(
      { 'green-canary': cry(3) },
      { enemies: enemies('S7', { walker: 1, brute: 1 }), dice: [4, 1, 1, 1] },
    );
    s.play(`${SWORD}@S7`, USE, 'spend:2');
    expect(rolls(s)).toEqual([4]);
    expect([s.enemies('S7', 'walker'), s.enemies('S7', 'brute')]).toEqual([1, 1]);
  });

  it('goes with +1 range, 2 power in all', () => {
    const s = street(
      { 'green-canary': cry(2) },
      { enemies: enemies('S6', { runner: 2, catwoman: 1 }), dice: [4, 4] },
    );
    s.play(`${SWORD}@S6`, USE);
    expect([s.enemies('S6', 'runner'), s.enemies('S6', 'catwoman'), power(s, 'green-canary')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('is not offered against Zombie Heroes only, without power, or with another attack [S-COM-10, H-POW-4]', () => {
    const alone = street({ 'green-canary': cry(1) }, { enemies: enemies('S7', { hawkman: 1 }) });
    expect(alone.play(`${SWORD}@S7`).prompt).toBe('spend-power');
    const poor = street(
      { 'green-canary': cry(0) },
      { enemies: enemies('S7', { walker: 5 }), dice: [1, 1, 1] },
    );
    expect(poor.play(`${SWORD}@S7`).prompt).toBe('turn');
    const axe = street(
      { 'green-canary': { ...cry(1), equipment: ['nth-metal-axe'] } },
      { enemies: enemies('S7', { walker: 5 }) },
    );
    expect(axe.play('attack:nth-metal-axe@S7').prompt).toBe('spend-power');
  });
});

describe("Green Lantern's Might", () => {
  const might = (rest: Entry = {}): Entry => canary({ skills: ['green-lanterns-might'], ...rest });
  const USE = 'use:green-lanterns-might@green-canary';

  it('each Power-Up offers a free trait, and Gain Trait is still allowed [S-TRAIT-1, S-TRAIT-2]', () => {
    const s = street(
      { 'green-canary': might() },
      { draws: { traits: ['fail-safe', 'overclock', 'cold-case'] } },
    );
    s.play('power-up', USE, 'power-up', USE);
    expect([traits(s, 'green-canary'), power(s, 'green-canary')]).toEqual([['fail-safe', 'overclock'], 4]);
    s.play('gain-trait');
    expect(s.options).toEqual(['drop:cold-case', 'drop:fail-safe', 'drop:overclock']);
    s.play('drop:fail-safe');
    expect([traits(s, 'green-canary'), s.hero('green-canary').actions]).toEqual([
      ['overclock', 'cold-case'],
      0,
    ]);
  });

  it('may be passed up', () => {
    const s = street({ 'green-canary': might() });
    s.play('power-up', 'go-on');
    expect([traits(s, 'green-canary'), s.prompt]).toEqual([[], 'turn']);
  });

  it('lets her Power-Up with 4 power, which others cannot [H-POW-1]', () => {
    const s = street({ 'green-canary': might({ track: 4 }) }, { draws: { traits: ['fail-safe'] } });
    s.play('power-up', USE);
    expect([traits(s, 'green-canary'), power(s, 'green-canary')]).toEqual([['fail-safe'], 4]);
    expect(street({ 'green-canary': canary({ track: 4 }) }).why('power-up')).toBe('power.full');
  });
});
