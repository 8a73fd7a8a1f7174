/** Wonder Woman: Battle-Ready, Golden Snare, Bracers Up. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, night, offered, rolls, street, type Entry } from './street.ts';
import { health, peopleIn, play, power } from './table.ts';

const diana = (rest: Entry = {}): Entry => ({ zone: 'S7', track: 1, ...rest });
const READY = 'use:battle-ready@wonder-woman';
const SWORD = 'attack:sword-of-athena@S7';

describe('Battle-Ready', () => {
  it('2 Runners enter with their first action: she attacks them before their second [D-ACT-4]', () => {
    const s = night({ 'wonder-woman': diana() }, { enemies: enemies('S3', { runner: 2 }), dice: [3, 3] });
    expect(s.options).toEqual([READY, 'go-on']);
    s.play(READY);
    expect([s.enemies('S7'), health(s, 'wonder-woman'), rolls(s)]).toEqual([0, 3, [2]]);
    expect(s.hero('wonder-woman').xp).toBe(2);
  });

  it('passed up, their second action is an attack', () => {
    const s = night({ 'wonder-woman': diana() }, { enemies: enemies('S3', { runner: 2 }) });
    s.play('go-on');
    expect(health(s, 'wonder-woman')).toBe(1);
  });

  it('a Brute already in the zone takes no hit, and shields nobody [D-ACT-4]', () => {
    const foes = [...enemies('S7', { brute: 1, walker: 1 }), ...enemies('S3', { walker: 1 })];
    const s = night({ 'wonder-woman': diana() }, { enemies: foes, dice: [3, 3] });
    s.play(READY);
    // Of 2 hits one Walker took one: the Walker that was there before cannot be hit.
    expect([s.enemies('S7', 'brute'), s.enemies('S7', 'walker')]).toEqual([1, 1]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
  });

  it('3 Walkers from two sides in one step trigger it once [D-ACT-4]', () => {
    const foes = [...enemies('S3', { walker: 2 }), ...enemies('S11', { walker: 1 })];
    const s = night({ 'wonder-woman': diana({ track: 3 }) }, { enemies: foes, dice: [3, 1] });
    s.play(READY, 'spend:0');
    expect([s.prompt, rolls(s), s.enemies('S7')]).toEqual(['turn', [2], 2]);
  });

  it('each step of the same enemy phase is a trigger of its own, paid again [D-ACT-4, S-FAQ-2]', () => {
    // The Runner at S3 enters with its first action, the one at S1 with its second.
    const foes = [...enemies('S3', { runner: 1 }), ...enemies('S1', { runner: 1 })];
    const s = night({ 'wonder-woman': diana({ track: 2 }) }, { enemies: foes, dice: [3, 1, 3, 1] });
    s.play(READY, 'spend:0', READY);
    expect([s.enemies('S7'), rolls(s), health(s, 'wonder-woman')]).toEqual([0, [2, 2], 3]);
  });

  it('power dice as usual, and target priority among those that entered [H-POW-3, S-COM-2]', () => {
    const foes = enemies('S3', { brute: 1, walker: 2 });
    const s = night({ 'wonder-woman': diana({ track: 2 }) }, { enemies: foes, dice: [3, 3, 3] });
    s.play(READY, 'spend:1');
    expect([s.enemies('S7', 'brute'), s.enemies('S7', 'walker')]).toEqual([0, 1]);
  });

  it('hits those of one type who come in from several sides, but nobody who was here', () => {
    const foes = [
      ...enemies('S3', { walker: 1 }),
      ...enemies('S6', { walker: 1 }),
      ...enemies('S7', { walker: 1 }),
    ];
    const s = night({ 'wonder-woman': diana({ track: 2 }) }, { enemies: foes, dice: [3, 3, 3] });
    s.play(READY, 'spend:1');
    expect([s.enemies('S7'), s.hero('wonder-woman').xp]).toEqual([1, 2]);
  });

  it('her equipment may be used instead [D-EQP-4]', () => {
    const s = night(
      { 'wonder-woman': diana({ equipment: ['nth-metal-axe'] }) },
      { enemies: enemies('S3', { brute: 1 }), dice: [6, 6, 6] },
    );
    s.play(READY);
    expect(s.options).toEqual([SWORD, 'attack:nth-metal-axe@S7']);
    s.play('attack:nth-metal-axe@S7');
    expect(s.enemies('S7')).toBe(0);
  });

  it('is not offered without power, for those who enter elsewhere, or for figures just placed [H-POW-4]', () => {
    const poor = night({ 'wonder-woman': diana({ track: 0 }) }, { enemies: enemies('S3', { walker: 1 }) });
    expect(poor.prompt).toBe('turn');
    const aside = night(
      { 'wonder-woman': diana(), batman: { zone: 'S16' } },
      { enemies: enemies('S12', { walker: 1 }) },
    );
    expect([aside.enemies('S16'), aside.prompt]).toEqual([1, 'activate']);
    const placed = play({
      board: { ...CITY, spawns: [{ zone: 'S7' }] },
      spawns: true,
      phase: 'spawn',
      heroes: { 'wonder-woman': diana() },
      draws: { spawn: ['001'] },
    });
    expect([placed.enemies('S7'), placed.prompt]).toEqual([2, 'turn']);
  });
});

describe('Golden Snare', () => {
  const snare = (rest: Entry = {}): Entry => diana({ skills: ['golden-snare'], track: 2, ...rest });
  const SNARE = 'golden-snare';

  it('a Zombie Hero at range 2 ends in her zone; Battle-Ready then hits it alone [D-PUSH-2, D-ACT-4]', () => {
    const foes = [...enemies('S1', { catwoman: 1 }), ...enemies('S7', { brute: 1 })];
    const s = street({ 'wonder-woman': snare({ track: 3 }) }, { enemies: foes, dice: [3, 3, 3] });
    s.play(`${SNARE}:catwoman@S1`);
    expect(s.options).toEqual(['push:S7', 'stop']);
    s.play('push:S7', READY, 'spend:1');
    expect([s.enemies('S7', 'catwoman'), s.enemies('S7', 'brute')]).toEqual([0, 1]);
    expect([power(s, 'wonder-woman'), s.hero('wonder-woman').xp]).toEqual([0, 3]);
    expect(s.hero('wonder-woman').actions).toBe(3);
  });

  it('may stop after 1 zone, out of her zone, where nothing is triggered', () => {
    const s = street({ 'wonder-woman': snare() }, { enemies: enemies('S1', { walker: 2 }) });
    s.play(`${SNARE}:walker@S1`, 'stop');
    expect([s.enemies('S1'), s.enemies('S3'), s.prompt]).toEqual([1, 1, 'turn']);
  });

  it('is refused without line of sight, at range 3, for an enemy of her own zone, and a second time [S-LOS-1]', () => {
    const foes = [
      ...enemies('S7', { walker: 1 }),
      ...enemies('S15', { walker: 1 }),
      ...enemies('S3', { runner: 2 }),
    ];
    const s = street({ 'wonder-woman': snare() }, { enemies: foes });
    expect(offered(s, SNARE)).toEqual([`${SNARE}:runner@S3`]);
    s.play(`${SNARE}:runner@S3`, 'go-on');
    expect(s.why(`${SNARE}:runner@S3`)).toBe('skill.used');
    const far = street({ 'wonder-woman': snare({ zone: 'S14' }) }, { enemies: enemies('S3', { walker: 1 }) });
    expect(offered(far, SNARE)).toEqual([]);
    const poor = street({ 'wonder-woman': snare({ track: 0 }) }, { enemies: enemies('S3', { walker: 1 }) });
    expect(offered(poor, SNARE)).toEqual([]);
  });
});

describe('Bracers Up', () => {
  const bracers = (rest: Entry = {}): Entry => diana({ skills: ['bracers-up'], ...rest });
  const UP = 'use:bracers-up@wonder-woman';

  it('5 Walkers attack: 3 wounds are left to share [S-WND-3]', () => {
    const s = night(
      { 'wonder-woman': bracers(), cyborg: { zone: 'S7' } },
      { enemies: enemies('S7', { walker: 5 }) },
    );
    s.play(UP, 'wound:wonder-woman=1 wound:cyborg=2');
    expect([health(s, 'wonder-woman'), health(s, 'cyborg')]).toEqual([2, 1]);
  });

  it('2 Runners attack twice: it may be paid twice [S-FAQ-2]', () => {
    const s = night({ 'wonder-woman': bracers({ track: 2 }) }, { enemies: enemies('S7', { runner: 2 }) });
    s.play(UP, UP);
    expect([health(s, 'wonder-woman'), s.happened('power-spent').length]).toEqual([3, 2]);
  });

  it('shelters bystanders of her zone too, herself hurt or not [D-BYS-3]', () => {
    const own = { cards: [], bystanders: [{ card: 'lois-lane', zone: 'S7' }] };
    const s = night({ 'wonder-woman': bracers() }, { own, enemies: enemies('S7', { walker: 2 }) });
    s.play(UP);
    expect([peopleIn(s, 'S7'), health(s, 'wonder-woman')]).toEqual([['lois-lane'], 3]);
  });

  it('is not offered for another zone, nor without power [H-POW-4]', () => {
    const aside = night(
      { 'wonder-woman': bracers(), cyborg: { zone: 'S16' } },
      { enemies: enemies('S16', { walker: 1 }) },
    );
    expect([aside.prompt === 'react', health(aside, 'cyborg')]).toEqual([false, 2]);
    const poor = night({ 'wonder-woman': bracers({ track: 0 }) }, { enemies: enemies('S7', { walker: 1 }) });
    expect([poor.prompt, health(poor, 'wonder-woman')]).toEqual(['turn', 2]);
  });
});
