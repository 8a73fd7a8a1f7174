/** What people do in the own turn: Lois Lane, Perry White, Lana Lang, Bibbo Bibbowski, Martha Kent (D-ESC-2). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { beside } from './beside.ts';
import { CITY, enemies, offered, street, type Entry } from './street.ts';
import { escorted, health, play, power, traits } from './table.ts';

describe('Lois Lane', () => {
  const own = beside({ 'lois-lane': 'batman' });
  const DOOR = 'R_3M_01_atrium-S6';
  const scene = (zone: string, batman: Entry = {}, rest: Entry = {}): Scene =>
    play({
      board: { ...CITY, objectives: [{ zone, colour: 'red' }] },
      heroes: { batman: { zone: 'S6', track: 1, ...batman } },
      turn: 'batman',
      own,
      ...rest,
    });

  it('takes an objective next door behind an open door for 1 action and 1 power [S-OBJ-1]', () => {
    const s = scene('R_3M_01_atrium', {}, { doors: { [DOOR]: 'open' } });
    expect(offered(s, 'lois-lane')).toEqual(['lois-lane:R_3M_01_atrium']);
    s.play('lois-lane:R_3M_01_atrium');
    expect([s.hero('batman').actions, power(s, 'batman'), s.hero('batman').zone]).toEqual([
      2,
      0,
      s.zone('S6'),
    ]);
    expect(s.happened('objective-taken')).toMatchObject([{ hero: 'batman', zone: 'R_3M_01_atrium' }]);
  });

  it('is refused behind a closed door, at range 2, without power or action', () => {
    const shut = scene('R_3M_01_atrium');
    expect([offered(shut, 'lois-lane'), shut.why('lois-lane:R_3M_01_atrium')]).toEqual([
      [],
      'skill.no-target',
    ]);
    expect(offered(scene('S3'), 'lois-lane')).toEqual([]);
    const poor = scene('S7', { track: 0 });
    expect([offered(poor, 'lois-lane'), poor.why('lois-lane:S7')]).toEqual([[], 'power.too-little']);
    const tired = scene('S7', { actions: 0 });
    expect([offered(tired, 'lois-lane'), tired.why('lois-lane:S7')]).toEqual([[], 'hero.too-few-actions']);
    expect(scene('S3').why('lois-lane:S7')).toBe('take.nothing-here');
  });

  it('leaves the hero’s own zone to the ordinary action, and works again and again [D-ESC-2]', () => {
    expect(offered(scene('S6'), 'lois-lane')).toEqual([]);
    const two = { ...CITY, objectives: [{ zone: 'S5' }, { zone: 'S7' }] };
    const s = scene('S7', { track: 2 }, { board: two });
    s.play('lois-lane:S5', 'lois-lane:S7');
    expect([s.happened('objective-taken').length, s.hero('batman').actions]).toEqual([2, 1]);
  });
});

describe('Perry White', () => {
  const own = beside({ 'perry-white': 'batman' });
  const scene = (other: string, zone: string, rest: Entry = {}): Scene =>
    street({ batman: { zone: 'S7', track: 2 }, [other]: { zone, track: 1 } }, { own, ...rest });

  it('gives another hero within range 2 a free Move, once per turn for 1 power [S-MOVE-5]', () => {
    const s = scene('cyborg', 'S14');
    expect(offered(s, 'perry-white')).toEqual(['perry-white:cyborg']);
    s.play('perry-white:cyborg', 'move:S15');
    expect([s.hero('cyborg').zone, power(s, 'batman')]).toEqual([s.zone('S15'), 1]);
    expect([s.hero('batman').actions, offered(s, 'perry-white')]).toEqual([3, []]);
    expect(s.why('perry-white:cyborg')).toBe('skill.used');
  });

  it('is not offered for a hero with a Walker in the zone, farther off, out of sight, or without power', () => {
    expect(
      offered(scene('cyborg', 'S14', { enemies: enemies('S14', { walker: 1 }) }), 'perry-white'),
    ).toEqual([]);
    expect(offered(scene('cyborg', 'S16'), 'perry-white')).toEqual([]);
    expect(offered(scene('cyborg', 'R_3M_01_atrium'), 'perry-white')).toEqual([]);
    const poor = street({ batman: { zone: 'S7' }, cyborg: { zone: 'S14' } }, { own });
    expect([offered(poor, 'perry-white'), poor.why('perry-white:cyborg')]).toEqual([[], 'power.too-little']);
  });

  it('takes The Flash up to 2 zones, past enemies for his own power', () => {
    const s = scene('the-flash', 'S14').play('perry-white:the-flash', 'move:S15', 'move:S16');
    expect([s.hero('the-flash').zone, s.prompt]).toEqual([s.zone('S16'), 'turn']);
    const held = scene('the-flash', 'S14', { enemies: enemies('S14', { walker: 1 }) });
    held.play('perry-white:the-flash', 'double-stride:S15');
    expect(power(held, 'the-flash')).toBe(0);
  });
});

describe('Lana Lang', () => {
  const own = beside({ 'lana-lang': 'batman' });

  it('has a trait discarded, two drawn and one of them kept, for 1 power once per turn [S-TRAIT-2]', () => {
    const s = street(
      { batman: { zone: 'S7', track: 2, traits: ['overclock', 'make-room'] } },
      { own, draws: { traits: ['fail-safe', 'tripwire'] } },
    );
    expect(offered(s, 'lana-lang')).toEqual(['lana-lang:overclock', 'lana-lang:make-room']);
    s.play('lana-lang:overclock');
    expect([s.prompt, s.options]).toEqual(['keep-card', ['keep:fail-safe', 'keep:tripwire']]);
    s.play('keep:tripwire');
    expect([traits(s, 'batman'), power(s, 'batman')]).toEqual([['make-room', 'tripwire'], 1]);
    expect([offered(s, 'lana-lang'), s.why('lana-lang:make-room')]).toEqual([[], 'skill.used']);
    // Neither used nor a Gain Trait action.
    expect([s.happened('card-used').length, offered(s, 'gain-trait')]).toEqual([1, ['gain-trait']]);
  });

  it('is not offered without a trait or without power', () => {
    expect(offered(street({ batman: { zone: 'S7', track: 2 } }, { own }), 'lana-lang')).toEqual([]);
    const poor = street({ batman: { zone: 'S7', traits: ['overclock'] } }, { own });
    expect([offered(poor, 'lana-lang'), poor.why('lana-lang:overclock')]).toEqual([[], 'power.too-little']);
  });
});

describe('Bibbo Bibbowski', () => {
  const own = beside({ 'bibbo-bibbowski': 'batman' });

  it('gives a neighbour 1 power with each Power-Up, whom the player chooses [H-POW-2]', () => {
    const s = street({ batman: { zone: 'S7' }, cyborg: { zone: 'S11' } }, { own }).play('power-up');
    expect([power(s, 'batman'), power(s, 'cyborg'), s.prompt]).toEqual([2, 1, 'turn']);
    const two = street(
      {
        batman: { zone: 'S7' },
        cyborg: { zone: 'S11' },
        hawkgirl: { zone: 'S7' },
        'lex-luthor': { zone: 'S6', track: 4 },
      },
      { own },
    ).play('power-up');
    expect(two.options).toEqual(['bibbo-bibbowski:cyborg', 'bibbo-bibbowski:hawkgirl']);
    two.play('bibbo-bibbowski:hawkgirl');
    expect([power(two, 'cyborg'), power(two, 'hawkgirl')]).toEqual([0, 1]);
  });

  it('does nothing alone, at range 2, or for heroes at 4', () => {
    for (const other of [
      { zone: 'S14', track: 0 },
      { zone: 'S11', track: 4 },
    ]) {
      const s = street({ batman: { zone: 'S7' }, cyborg: other }, { own }).play('power-up');
      expect([power(s, 'batman'), s.prompt, s.happened('card-used').length]).toEqual([2, 'turn', 0]);
    }
  });

  it('makes a Power-Up worth taking at 4, and goes with other effects of it', () => {
    const s = street({ batman: { zone: 'S7', track: 4 }, cyborg: { zone: 'S7' } }, { own });
    expect(power(s.play('power-up'), 'cyborg')).toBe(1);
    const alone = street({ batman: { zone: 'S7', track: 4 } }, { own });
    expect(offered(alone, 'power-up')).toEqual([]);
    const canary = street(
      { 'green-canary': { zone: 'S7', skills: ['green-lanterns-might'] }, cyborg: { zone: 'S7' } },
      { own: beside({ 'bibbo-bibbowski': 'green-canary' }), draws: { traits: ['tripwire'] } },
    ).play('power-up', 'use:green-lanterns-might@green-canary');
    expect([power(canary, 'cyborg'), traits(canary, 'green-canary')]).toEqual([1, ['tripwire']]);
  });
});

describe('Martha Kent', () => {
  const own = beside({ 'martha-kent': 'batman' });
  const MARTHA = 'martha-kent';

  it('restores 1 health to a hero of the zone for 3 power', () => {
    const s = street(
      {
        batman: { zone: 'S7', track: 4, wounds: 1 },
        cyborg: { zone: 'S7', wounds: 2 },
        hawkgirl: { zone: 'S6', wounds: 1 },
      },
      { own },
    );
    expect(offered(s, MARTHA)).toEqual(['martha-kent:batman', 'martha-kent:cyborg']);
    s.play('martha-kent:batman');
    expect([health(s, 'batman'), power(s, 'batman'), s.hero('batman').actions]).toEqual([3, 1, 3]);
  });

  it('is refused with a Walker in the zone, without 3 power, and for whoever is whole', () => {
    const hurt = { zone: 'S7', track: 4, wounds: 1 };
    const held = street({ batman: hurt }, { own, enemies: enemies('S7', { walker: 1 }) });
    expect([offered(held, MARTHA), held.why('martha-kent:batman')]).toEqual([[], 'skill.no-target']);
    const poor = street({ batman: { ...hurt, track: 2 } }, { own });
    expect([offered(poor, MARTHA), poor.why('martha-kent:batman')]).toEqual([[], 'power.too-little']);
    expect(offered(street({ batman: { ...hurt, wounds: 0 } }, { own }), MARTHA)).toEqual([]);
  });

  it('is refused again in the same round, whoever escorts her after a Trade [D-TRD-1]', () => {
    const hurt = { zone: 'S7', track: 4, wounds: 2 };
    const s = street({ batman: hurt, cyborg: hurt }, { own });
    s.play('martha-kent:batman', 'trade:cyborg', 'give:martha-kent', 'end');
    expect([escorted(s, 'cyborg'), power(s, 'cyborg')]).toEqual([['martha-kent'], 4]);
    expect([offered(s, MARTHA), s.why('martha-kent:cyborg')]).toEqual([[], 'skill.used']);
    s.play('end', 'activate:cyborg');
    expect(offered(s, MARTHA)).toEqual(['martha-kent:batman', 'martha-kent:cyborg']);
  });
});
