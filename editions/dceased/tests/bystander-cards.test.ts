/** What people do for attacks and against enemies: Dan Turpin, Mercy Graves, Jimmy Olsen (D-ESC-2). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { beside } from './beside.ts';
import { enemies, night, offered, street, type Entry } from './street.ts';
import { escorted, health, power } from './table.ts';

describe('Dan Turpin', () => {
  const own = beside({ 'dan-turpin': 'batman' });
  const DAN = 'use:dan-turpin@batman';
  const attack = (batman: Entry, dice: number[], rest: Entry = {}): Scene =>
    street(
      { batman: { zone: 'S6', ...batman } },
      { own, enemies: enemies('S7', { walker: 9 }), dice, ...rest },
    ).play('attack:winged-blades@S7', 'spend:0');

  it('rolls two misses again for 1 power [D-ESC-2]', () => {
    const s = attack({ track: 2 }, [1, 2, 5, 4, 6]);
    expect(s.options).toEqual([DAN, 'go-on']);
    s.play(DAN, 'reroll:misses');
    expect([s.enemies('S7'), power(s, 'batman'), s.prompt]).toEqual([6, 1, 'turn']);
  });

  it('rolls no more than two, not one that a hero effect has rolled again, nor where all hit [D-ROLL-1]', () => {
    const s = attack({ track: 2 }, [1, 2, 3, 4, 4]);
    s.play(DAN);
    expect(s.options).not.toContain('reroll:misses');
    s.play('reroll:1', 'reroll:2');
    expect(s.enemies('S7')).toBe(7);
    const twice = attack({ track: 2, traits: ['run-the-numbers'] }, [1, 5, 5, 2]);
    twice.play('use:run-the-numbers@batman', 'reroll:1', 'done');
    expect([twice.prompt, twice.enemies('S7')]).toEqual(['turn', 7]);
    expect(attack({ track: 2 }, [4, 5, 6]).prompt).toBe('turn');
  });

  it('leaves the dice of objects alone [D-OBJ-4]', () => {
    const s = street(
      { batman: { zone: 'S6', track: 2 } },
      {
        own: { ...own, objects: [{ id: 'lamp-post', zone: 'S6', uses: 0 }] },
        enemies: enemies('S6', { walker: 1 }),
        dice: [1, 1, 1, 1],
      },
    ).play('lamp-post:swing');
    expect([s.prompt, s.enemies('S6')]).toEqual(['turn', 1]);
  });

  it('does so once per turn, and not without power [H-POW-4]', () => {
    const s = attack({ track: 2 }, [1, 5, 5, 5, 1, 5, 5]);
    s.play(DAN, 'reroll:1', 'done', 'attack:winged-blades@S7', 'spend:0');
    expect([s.prompt, power(s, 'batman')]).toEqual(['turn', 1]);
    const poor = street(
      { batman: { zone: 'S6' } },
      { own, enemies: enemies('S7', { walker: 9 }), dice: [1, 1, 1] },
    );
    expect(poor.play('attack:winged-blades@S7').prompt).toBe('turn');
  });

  it('counts for the card: after a Trade it waits for that hero’s own next turn', () => {
    const diana = { zone: 'S6', track: 4 };
    const scene = (used: boolean): Scene => {
      const s = street(
        { batman: { zone: 'S6', track: 2 }, 'wonder-woman': { ...diana, done: true } },
        {
          own,
          enemies: [...enemies('S7', { walker: 9 }), ...enemies('S5', { runner: 1 })],
          dice: [...(used ? [1, 5, 5, 5] : [4, 5, 5]), 1, 1],
        },
      ).play('attack:winged-blades@S7', 'spend:0');
      if (used) s.play(DAN, 'reroll:1', 'done');
      s.play('trade:wonder-woman', 'give:dan-turpin', 'end');
      return s.play('use:battle-ready@wonder-woman', 'spend:0');
    };
    // The Runner has come in; she has not begun a turn since he was last of use.
    expect(offered(scene(false), 'dan-turpin')).toEqual(['use:dan-turpin@wonder-woman']);
    expect(offered(scene(true), 'dan-turpin')).toEqual([]);
  });

  it('helps with a free attack in the enemy phase, for the turn last begun', () => {
    const s = night(
      { 'wonder-woman': { zone: 'S7', track: 3 } },
      {
        own: beside({ 'dan-turpin': 'wonder-woman' }),
        enemies: enemies('S3', { runner: 2 }),
        dice: [1, 1, 3, 3],
      },
    );
    s.play('use:battle-ready@wonder-woman', 'spend:0', 'use:dan-turpin@wonder-woman', 'reroll:misses');
    expect([s.enemies('S7'), power(s, 'wonder-woman')]).toEqual([0, 2]);
  });
});

describe('Mercy Graves', () => {
  const own = beside({ 'mercy-graves': 'batman' });
  const MERCY = 'use:mercy-graves@batman';
  const scene = (type: string, batman: Entry = {}, rest: Entry = {}): Scene =>
    night(
      { batman: { zone: 'S7', track: 1, ...batman } },
      { own, enemies: enemies('S3', { [type]: 1 }), ...rest },
    );

  it('eliminates a Runner that has come in before its second action [D-ACT-4] [S-FAQ-4]', () => {
    const s = scene('runner').play(MERCY);
    expect([s.enemies('S7'), health(s, 'batman'), s.hero('batman').xp, s.prompt]).toEqual([0, 3, 1, 'turn']);
  });

  it('is not offered for a Brute alone, for those who were here, nor without power', () => {
    const brute = scene('brute');
    const here = scene('walker', {}, { enemies: enemies('S7', { walker: 1 }) });
    const poor = scene('walker', { track: 0 });
    for (const s of [brute, here, poor]) expect(offered(s, 'mercy-graves')).toEqual([]);
  });

  it('lets the player choose among those that came in, Brutes and others left out', () => {
    const all = [...enemies('S3', { walker: 2, brute: 1, runner: 1 }), ...enemies('S7', { walker: 1 })];
    const s = scene('walker', {}, { enemies: all });
    // The Walker that was here attacks first.
    s.play('go-on', MERCY);
    expect(s.options).toEqual(['strike:walker@S7', 'strike:runner@S7']);
  });

  it('answers those pushed into the zone, once for each such step', () => {
    const s = street(
      { batman: { zone: 'S7', track: 2 }, cyborg: { zone: 'S6', traits: ['make-room'] } },
      { own, enemies: enemies('S6', { walker: 2 }) },
    );
    s.play('end', 'make-room', 'push:walker@S7', 'push:walker@S7', MERCY);
    expect([s.enemies('S7'), power(s, 'batman'), s.prompt]).toEqual([1, 1, 'turn']);
  });

  it('goes with Battle-Ready in either order, on those alone who came in', () => {
    const diana = { zone: 'S7', track: 3 };
    const both = (dice: number[]): Scene =>
      night(
        { 'wonder-woman': diana },
        {
          own: beside({ 'mercy-graves': 'wonder-woman' }),
          enemies: [...enemies('S3', { walker: 1, runner: 1 }), ...enemies('S7', { walker: 1 })],
          dice,
        },
      ).play('go-on');
    const READY = 'use:battle-ready@wonder-woman';
    const GRAVES = 'use:mercy-graves@wonder-woman';
    // The Walker that was here attacks and stays out of it.
    const first = both([3, 3]).play(GRAVES, 'strike:walker@S7', READY, 'spend:0');
    expect([first.enemies('S7', 'walker'), first.enemies('S7', 'runner')]).toEqual([1, 0]);
    const second = both([3, 1]).play(READY, 'spend:0');
    expect([second.enemies('S7', 'walker'), second.options]).toEqual([1, [GRAVES, 'go-on']]);
    expect(second.play(GRAVES).enemies('S7', 'runner')).toBe(0);
    const gone = both([3, 3]).play(READY, 'spend:0');
    expect([gone.enemies('S7', 'walker'), gone.enemies('S7', 'runner'), gone.prompt]).toEqual([1, 0, 'turn']);
  });
});

describe('Jimmy Olsen', () => {
  const own = beside({ 'jimmy-olsen': 'batman' });
  const JIMMY = 'use:jimmy-olsen@batman';
  const scene = (from: string, batman: Entry = {}, rest: Entry = {}): Scene =>
    night(
      { batman: { zone: 'S11', track: 1, ...batman } },
      { own, enemies: enemies(from, { runner: 1 }), ...rest },
    );

  it('lets the hero step away when Runners stop next door, before their second action [D-ACT-4]', () => {
    const s = scene('S3');
    expect(s.options).toEqual([JIMMY, 'go-on']);
    s.play(JIMMY, 'push:S14');
    expect([s.enemies('S11', 'runner'), health(s, 'batman'), power(s, 'batman')]).toEqual([1, 3, 1]);
    expect(escorted(s, 'batman')).toEqual(['jimmy-olsen']);
  });

  it('does not answer enemies that enter the own zone, a zone farther off or out of sight', () => {
    const into = scene('S7');
    const far = scene('S1', {}, { enemies: enemies('S1', { walker: 1 }) });
    const hidden = scene('S5', { zone: 'S11' }, { enemies: enemies('S5', { walker: 1 }) });
    for (const s of [into, far, hidden]) expect(offered(s, 'jimmy-olsen')).toEqual([]);
    expect(offered(scene('S3', { track: 0 }), 'jimmy-olsen')).toEqual([]);
  });

  it('answers several zones entered in one step once', () => {
    const around = [...enemies('S3', { walker: 1 }), ...enemies('S16', { walker: 1 })];
    const s = scene(
      'S3',
      { track: 2, zone: 'S11' },
      { enemies: [...around, ...enemies('S15', { walker: 1 })] },
    );
    s.play(JIMMY, 'push:S7');
    expect([power(s, 'batman'), s.prompt]).toEqual([2, 'turn']);
  });

  it('answers enemies pushed next door in the player phase', () => {
    const s = street(
      { cyborg: { zone: 'S7', traits: ['make-room'] }, batman: { zone: 'S11', track: 1 } },
      { own, enemies: enemies('S7', { walker: 1 }) },
    ).play('make-room', 'push:walker@S6');
    expect(offered(s, 'jimmy-olsen')).toEqual([]);
    const near = street(
      { cyborg: { zone: 'S3', traits: ['make-room'] }, batman: { zone: 'S11', track: 1 } },
      { own, enemies: enemies('S3', { walker: 1 }) },
    ).play('make-room', 'push:walker@S7');
    expect(near.options).toEqual([JIMMY, 'go-on']);
  });
});
