/** Traits as cards: gained, held, discarded after one use. */
import { describe, expect, it } from 'vitest';
import { discarded } from './streets.ts';
import { traits } from './table.ts';
import { deadpoolWith, diceRolled, foes, offers } from './traits-street.ts';

describe('a trait is gained', () => {
  it('as an action, the top card of the deck [S-TRAIT-1]', () => {
    const s = deadpoolWith([], {}, { draws: { traits: ['numb'] } }).play('gain-trait');
    expect(traits(s, 'deadpool')).toEqual(['numb']);
    expect(s.hero('deadpool').actions).toBe(2);
    expect(s.happened('card-gained')).toMatchObject([{ hero: 'deadpool', card: 'numb', cause: 'S-TRAIT-1' }]);
  });

  it('once per turn, and again in the next [S-TRAIT-1]', () => {
    const s = deadpoolWith([], {}, { draws: { traits: ['numb', 'play-dead'] } }).play('gain-trait');
    expect(s.why('gain-trait')).toBe('trait.once');
    s.play('end', 'gain-trait');
    expect(traits(s, 'deadpool')).toEqual(['numb', 'play-dead']);
  });
});

describe('two traits are held at most', () => {
  const third = () =>
    deadpoolWith(['numb', 'play-dead'], {}, { draws: { traits: ['iron-jaw'] } }).play('gain-trait');

  it('so that one of three is discarded at once [S-TRAIT-2]', () => {
    const s = third();
    expect(s.prompt).toBe('keep-card');
    expect(s.options).toEqual(['drop:iron-jaw', 'drop:numb', 'drop:play-dead']);
  });

  it.each([
    ['iron-jaw', ['numb', 'play-dead']],
    ['numb', ['play-dead', 'iron-jaw']],
    ['play-dead', ['numb', 'iron-jaw']],
  ])('the new one or an old one: %s goes [S-TRAIT-2]', (card, held) => {
    const s = third().play(`drop:${card}`);
    expect(traits(s, 'deadpool')).toEqual(held);
    expect(discarded(s, 'traits')).toEqual([card]);
    expect(s.prompt).toBe('turn');
  });
});

describe('a trait is used', () => {
  it('once, then it lies in the discard pile [S-TRAIT-3]', () => {
    const s = deadpoolWith(['bring-it-back-up', 'numb'], { track: 4 }).play('bring-it-back-up');
    expect(traits(s, 'deadpool')).toEqual(['numb']);
    expect(discarded(s, 'traits')).toEqual(['bring-it-back-up']);
    expect(offers(s, 'bring-it-back-up')).toBe(false);
    expect(s.happened('card-used')).toMatchObject([{ hero: 'deadpool', card: 'bring-it-back-up' }]);
  });

  it('together with another of the same name, each a card of its own [S-TRAIT-3]', () => {
    const dice = [2, 2, 2, 2, 2, 2, 2];
    const s = deadpoolWith(['iron-jaw', 'iron-jaw'], {}, { enemies: [foes('trooper')], dice });
    s.play('attack:devour@S6', 'use:iron-jaw@deadpool', 'use:iron-jaw@deadpool');
    expect(diceRolled(s)).toHaveLength(1 + 3 + 3);
    expect(traits(s, 'deadpool')).toEqual([]);
  });

  it('together with others whose conditions hold, in any order [S-TRAIT-3]', () => {
    const dice = [1, 1, 1, 1, 6, 2, 2, 2];
    const s = deadpoolWith(['dead-calm', 'iron-jaw'], {}, { enemies: [foes('trooper')], dice });
    s.play('attack:devour@S6');
    expect(s.options).toEqual(['use:iron-jaw@deadpool', 'go-on']);
    s.play('use:iron-jaw@deadpool', 'use:dead-calm@deadpool', 'reroll:misses');
    expect(s.enemies('S6')).toBe(0);
    expect(discarded(s, 'traits')).toEqual(['iron-jaw', 'dead-calm']);
  });

  it('without an action unless it says so [S-TRAIT-4]', () => {
    const free = deadpoolWith(['bring-it-back-up'], { track: 2 }).play('bring-it-back-up');
    expect(free.hero('deadpool').actions).toBe(3);
    const paid = deadpoolWith(['stitch-up'], { wounds: 1 }).play('stitch-up');
    expect(paid.hero('deadpool').actions).toBe(2);
    const spent = deadpoolWith(['stitch-up', 'bring-it-back-up'], { wounds: 1, track: 1, actions: 0 });
    expect(spent.options).toEqual(['bring-it-back-up', 'end']);
  });

  it('or not: going on keeps it [S-TRAIT-3]', () => {
    const s = deadpoolWith(['iron-jaw'], {}, { enemies: [foes('trooper')], dice: [2] });
    s.play('attack:devour@S6', 'go-on');
    expect(traits(s, 'deadpool')).toEqual(['iron-jaw']);
  });

  it('and kept by Wong it does not answer the same moment again [S-ACT-3]', () => {
    const s = deadpoolWith(
      ['iron-jaw'],
      { bystander: 'wong' },
      { enemies: [foes('trooper')], dice: [5, 2, 2, 2, 2] },
    );
    s.play('attack:devour@S6', 'use:iron-jaw@deadpool', 'use:wong@deadpool');
    expect(diceRolled(s)).toEqual([2, 2, 2, 2]);
    expect(traits(s, 'deadpool')).toEqual(['iron-jaw']);
  });

  it('and one kept leaves a second copy its use [S-ACT-3]', () => {
    const s = deadpoolWith(
      ['iron-jaw', 'iron-jaw'],
      { bystander: 'wong' },
      { enemies: [foes('trooper')], dice: [5, 2, 2, 2, 2, 2, 2, 2] },
    );
    s.play('attack:devour@S6', 'use:iron-jaw@deadpool', 'use:wong@deadpool', 'use:iron-jaw@deadpool');
    expect(diceRolled(s)).toHaveLength(7);
    expect(traits(s, 'deadpool')).toEqual(['iron-jaw']);
  });
});
