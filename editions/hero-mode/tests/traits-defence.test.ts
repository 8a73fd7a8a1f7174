/** Traits against wounds: Roll with the Blow, Not on My Watch, Close Ranks, In Harm's Way. */
import { describe, expect, it } from 'vitest';
import { COURT, Z } from './mansion.ts';
import { enemies, night, people } from './skills-street.ts';
import { health, peopleIn, play, power, traits } from './table.ts';

const nobody = { cards: [] };

describe('Roll with the Blow', () => {
  const USE = 'use:roll-with-the-blow@storm';

  it('prevents 2 of 3 wounds [S-WND-1]', () => {
    const s = night(
      { storm: { zone: 'S6', traits: ['roll-with-the-blow'] } },
      { enemies: enemies('S6', { walker: 3 }), own: nobody },
    );
    s.play(USE);
    expect([health(s, 'storm'), traits(s, 'storm')]).toEqual([2, []]);
  });

  it('two of them prevent 4, and what is prevented goes to nobody else [S-TRAIT-3]', () => {
    const s = night(
      {
        storm: { zone: 'S6', traits: ['roll-with-the-blow', 'roll-with-the-blow'] },
        rogue: { zone: 'S6' },
      },
      { enemies: enemies('S6', { walker: 3 }), own: nobody },
    );
    s.play('wound:storm=3', USE, USE);
    expect([health(s, 'storm'), health(s, 'rogue'), traits(s, 'storm')]).toEqual([3, 3, []]);
  });

  it('helps against wounds of any origin: Dark Phoenix in the End Phase', () => {
    const s = play({
      board: { tiles: [['5R@180', '4V@270']] },
      heroes: { storm: { zone: 'S1', traits: ['roll-with-the-blow'] } },
      enemies: enemies('S1', { 'dark-phoenix': 1 }),
      own: nobody,
      phase: 'end',
    });
    s.play(USE);
    expect(health(s, 'storm')).toBe(3);
  });
});

describe('Not on My Watch', () => {
  const USE = 'use:not-on-my-watch@storm';
  const storm = { zone: 'S11', track: 1, traits: ['not-on-my-watch'] };

  it('saves a bystander in sight from a wound and pushes it next door [H-BYS-2]', () => {
    const s = night(
      { storm },
      { enemies: enemies('S6', { walker: 1 }), own: people({ card: 'senator-kelly', zone: 'S6' }) },
    );
    expect(s.options).toEqual([USE, 'go-on']);
    s.play(USE, 'push:S2');
    expect([peopleIn(s, 'S2'), traits(s, 'storm')]).toEqual([['senator-kelly'], []]);
    expect(s.happened('bystander-safe')).toMatchObject([{ card: 'senator-kelly', with: 'not-on-my-watch' }]);
  });

  it('prevents one wound of several that fall on somebody alone [H-BYS-2, S-WND-3]', () => {
    const s = night(
      { storm },
      { enemies: enemies('S6', { walker: 2 }), own: people({ card: 'senator-kelly', zone: 'S6' }) },
    );
    s.play(USE, 'push:S2');
    expect([peopleIn(s, 'S2'), s.happened('bystander-lost')]).toMatchObject([
      [],
      [{ card: 'senator-kelly' }],
    ]);
  });

  it('may leave it where it is, and comes before a combat bystander rolls [H-BYS-3]', () => {
    const s = night(
      { storm },
      { enemies: enemies('S6', { walker: 1 }), own: people({ card: 'ka-zar', zone: 'S6' }), dice: [] },
    );
    s.play(USE, 'stop');
    expect(peopleIn(s, 'S6')).toEqual(['ka-zar']);
  });

  it('is not offered out of sight, nor for a card on a dashboard [H-RES-5]', () => {
    const far = night(
      { storm: { ...storm, zone: 'S9' } },
      { enemies: enemies('S6', { walker: 1 }), own: people({ card: 'senator-kelly', zone: 'S6' }) },
    );
    // Lost at once: she has no say in it, and loses the trait with it (H-DEV-1).
    expect(far.happened('card-used')).toEqual([]);
    expect([peopleIn(far, 'S6'), traits(far, 'storm')]).toEqual([[], []]);
    const card = night(
      { storm: { ...storm, bystander: 'senator-kelly' } },
      { enemies: enemies('S11', { walker: 1 }), own: nobody },
    );
    expect(card.options).toEqual(['use:sacrifice@storm', 'go-on']);
  });
});

describe('Close Ranks', () => {
  const USE = 'use:close-ranks@storm';
  const storm = { zone: 'S6', track: 3, traits: ['close-ranks'] };

  it('cancels as many wounds as power is spent, before they are shared [K-ENE-3]', () => {
    const s = night({ storm, rogue: { zone: 'S6' } }, { enemies: enemies('S6', { walker: 5 }), own: nobody });
    s.play(USE);
    expect(s.options).toEqual(['spend:1', 'spend:2', 'spend:3']);
    s.play('spend:3', 'wound:rogue=2');
    // The next round has begun: +1 power for everybody.
    expect([health(s, 'storm'), health(s, 'rogue'), power(s, 'storm')]).toEqual([3, 1, 1]);
  });

  it('does not touch the fixed wounds of Hulk', () => {
    const s = night({ storm }, { enemies: enemies('S6', { hulk: 1, walker: 1 }), own: nobody });
    // One wound is there to be cancelled, so the amount is no question; Hulk's two actions strike all the same.
    s.play(USE);
    expect([health(s, 'storm'), traits(s, 'storm')]).toEqual([1, []]);
    const alone = night({ storm }, { enemies: enemies('S6', { hulk: 1 }), own: nobody });
    expect(traits(alone, 'storm')).toEqual(['close-ranks']);
    expect(alone.prompt).toBe('turn');
  });

  it('is not offered without power, or for another zone [H-POW-4]', () => {
    const poor = night(
      { storm: { ...storm, track: 0 } },
      { enemies: enemies('S6', { walker: 1 }), own: nobody },
    );
    expect([poor.prompt, health(poor, 'storm')]).toEqual(['turn', 2]);
    const far = night(
      { storm, rogue: { zone: 'S10' } },
      { enemies: enemies('S10', { walker: 1 }), own: nobody },
    );
    expect([far.prompt, health(far, 'rogue')]).toEqual(['activate', 2]);
  });
});

describe('In Harm’s Way', () => {
  const USE = 'use:in-harms-way@storm';
  const rogue = { zone: 'S6', wounds: 2 };

  it('comes running over 2 zones and takes some of the wounds, or all [S-WND-3]', () => {
    const s = night(
      { storm: { zone: 'S11', traits: ['in-harms-way'] }, rogue: { ...rogue, wounds: 1 } },
      { enemies: enemies('S6', { walker: 2 }), own: nobody },
    );
    s.play(USE);
    expect(s.options).toEqual(['suffer:1', 'suffer:2']);
    s.play('suffer:1');
    expect([s.hero('storm').at, health(s, 'storm'), health(s, 'rogue')]).toEqual(['S6', 2, 1]);
    expect(traits(s, 'storm')).toEqual([]);
  });

  it('saves a hero at 1 health, and the own prevention helps [S-TRAIT-3]', () => {
    const s = night(
      { storm: { zone: 'S6', traits: ['in-harms-way', 'roll-with-the-blow'] }, rogue },
      { enemies: enemies('S6', { walker: 1 }), own: nobody },
    );
    s.play('wound:rogue=1', USE, 'use:roll-with-the-blow@storm');
    expect([health(s, 'storm'), health(s, 'rogue')]).toEqual([3, 1]);
  });

  it('takes over a wound of Hulk', () => {
    const s = night(
      { storm: { zone: 'S10', traits: ['in-harms-way'] }, rogue },
      { enemies: enemies('S6', { hulk: 1 }), own: nobody },
    );
    s.play(USE);
    // With the second action Hulk strikes both.
    expect([health(s, 'storm'), s.hero('rogue').status]).toEqual([1, 'dead']);
  });

  it('is not offered for the own wounds, at range 3, or with no open way', () => {
    const own = night(
      { storm: { zone: 'S6', traits: ['in-harms-way'] } },
      { enemies: enemies('S6', { walker: 1 }), own: nobody },
    );
    expect([own.prompt, health(own, 'storm')]).toEqual(['turn', 2]);
    const far = night(
      { storm: { zone: 'S12', traits: ['in-harms-way'] }, rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 1 }), own: nobody },
    );
    expect([far.prompt, health(far, 'rogue')]).toEqual(['activate', 2]);
    const walled = play({
      board: COURT,
      heroes: { storm: { zone: Z.study, traits: ['in-harms-way'] }, rogue: { zone: 'S1' } },
      enemies: enemies('S1', { walker: 1 }),
      own: nobody,
      phase: 'enemies',
    });
    expect([walled.prompt, health(walled, 'rogue')]).toEqual(['activate', 2]);
  });
});
