/** Traits for the own attack: All Out, True Aim, Find the Weak Spot, One More Try, Follow Through, Coordinated Assault. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { power, traits } from './table.ts';

const HAND = { cards: [], hand: { zone: 'S6' } };

describe('All Out', () => {
  it('adds 3 dice and is discarded [S-TRAIT-3]', () => {
    const s = street(
      { rogue: { zone: 'S6', traits: ['all-out'] } },
      { enemies: enemies('S6', { walker: 6 }), dice: [3, 3, 3, 3, 1] },
    );
    s.play('attack:haymaker@S6', 'use:all-out@rogue');
    expect([rolls(s), s.enemies('S6'), traits(s, 'rogue')]).toEqual([[5], 2, []]);
  });

  it('twice adds 6 [S-TRAIT-3]', () => {
    const s = street(
      { rogue: { zone: 'S6', traits: ['all-out', 'all-out'] } },
      { enemies: enemies('S6', { walker: 9 }), dice: [3, 3, 3, 3, 3, 3, 3, 3] },
    );
    s.play('attack:haymaker@S6', 'use:all-out@rogue', 'use:all-out@rogue');
    expect([rolls(s), s.enemies('S6')]).toEqual([[8], 1]);
  });

  it('is not offered with the Sentinel Hand [H-HAND-1]', () => {
    const s = street(
      { rogue: { zone: 'S6', traits: ['all-out'] } },
      { enemies: enemies('S6', { walker: 2 }), own: HAND, dice: [1, 1, 1] },
    );
    s.play('hand:S6');
    expect([s.prompt, rolls(s), traits(s, 'rogue')]).toEqual(['turn', [3], ['all-out']]);
  });
});

describe('True Aim', () => {
  const magneto = { zone: 'S6', track: 1, traits: ['true-aim'] };

  it('makes it 2+ for 1 power, which is no die [H-POW-4]', () => {
    const s = street({ magneto }, { enemies: enemies('S10', { walker: 3 }), dice: [2, 3, 1] });
    s.play('attack:shrapnel@S10', 'use:true-aim@magneto');
    expect([rolls(s), s.enemies('S10'), power(s, 'magneto')]).toEqual([[3], 1, 0]);
  });

  it('comes before what makes it worse: 3+ in Iron Man’s zone', () => {
    const foes = enemies('S10', { 'iron-man': 1, walker: 1 });
    const s = street({ magneto }, { enemies: foes, dice: [2, 3, 2] });
    s.play('attack:shrapnel@S10', 'use:true-aim@magneto');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 3, hits: 1 }]);
  });

  it('helps the Sentinel Hand, and is not offered without power [H-POW-4]', () => {
    const rest = { enemies: enemies('S6', { walker: 3 }), own: HAND };
    const s = street({ magneto }, { ...rest, dice: [2, 1, 1] });
    s.play('hand:S6', 'use:true-aim@magneto');
    expect([s.enemies('S6'), power(s, 'magneto')]).toEqual([2, 0]);
    const poor = street({ magneto: { ...magneto, track: 0 } }, { ...rest, dice: [1, 1, 1] }).play('hand:S6');
    expect([poor.prompt, traits(poor, 'magneto')]).toEqual(['turn', ['true-aim']]);
  });
});

describe('Find the Weak Spot', () => {
  const wolverine = { zone: 'S6', track: 1, traits: ['find-the-weak-spot'] };

  it('takes 1 toughness off everybody: 3 hits for 3 Brutes [S-FAQ-8]', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { brute: 3 }), dice: [4, 4, 4] });
    s.play('attack:adamantium-claws@S6', 'use:find-the-weak-spot@wolverine');
    expect([s.enemies('S6'), s.hero('wolverine').xp, power(s, 'wolverine')]).toEqual([0, 3, 0]);
  });

  it('leaves experience as printed: a Zombie Hero of toughness 4 falls to 3 hits [S-FAQ-6]', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { 'dark-phoenix': 1 }), dice: [4, 4, 4] });
    s.play('attack:adamantium-claws@S6', 'use:find-the-weak-spot@wolverine');
    expect([s.enemies('S6'), s.hero('wolverine').xp]).toEqual([0, 4]);
  });

  it('adds to Draining Touch, and to a second copy', () => {
    const rogue = { zone: 'S6', track: 2, traits: ['find-the-weak-spot', 'find-the-weak-spot'] };
    const s = street({ rogue }, { enemies: enemies('S6', { juggernaut: 1 }), dice: [3, 3] });
    s.play('attack:haymaker@S6', 'use:find-the-weak-spot@rogue', 'use:find-the-weak-spot@rogue');
    expect([s.enemies('S6'), s.hero('rogue').xp]).toEqual([0, 5]);
  });

  it('is not offered where nobody has toughness to lose', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { walker: 2 }) });
    expect(s.play('attack:adamantium-claws@S6').prompt).toBe('spend-power');
  });
});

describe('One More Try', () => {
  it('rolls misses again and keeps hits [D-ROLL-1]', () => {
    const wolverine = { zone: 'S6', track: 2, traits: ['one-more-try'] };
    const s = street(
      { wolverine },
      { enemies: enemies('S6', { walker: 6 }), dice: [4, 1, 1, 2, 3, 5, 5, 1, 6] },
    );
    s.play('attack:adamantium-claws@S6', 'spend:2', 'use:one-more-try@wolverine', 'reroll:misses');
    expect([s.enemies('S6'), traits(s, 'wolverine')]).toEqual([2, []]);
  });

  it('leaves dice alone that Bend the Odds has rolled again', () => {
    const s = street(
      {
        wolverine: { zone: 'S6', traits: ['one-more-try'] },
        'scarlet-witch': { zone: 'S6', track: 1 },
      },
      { enemies: enemies('S6', { walker: 6 }), dice: [4, 4, 1, 1] },
    );
    s.play('attack:adamantium-claws@S6');
    expect(s.options).toEqual(['use:one-more-try@wolverine', 'use:bend-the-odds@scarlet-witch', 'go-on']);
    s.play('use:bend-the-odds@scarlet-witch', 'reroll:1', 'done');
    expect([s.prompt, traits(s, 'wolverine')]).toEqual(['turn', ['one-more-try']]);
  });
});

describe('Follow Through', () => {
  const storm = { zone: 'S6', track: 2, traits: ['follow-through'] };
  const foes = [...enemies('S6', { walker: 1 }), ...enemies('S10', { walker: 2 })];

  it('makes a free unique attack on any zone in reach, with power if wanted [H-POW-3]', () => {
    const s = street({ storm }, { enemies: foes, dice: [3, 1, 3, 3, 1] });
    s.play('attack:lightning-bolt@S6', 'spend:0', 'use:follow-through@storm', 'spend:1');
    expect([s.enemies('S6'), s.enemies('S10'), power(s, 'storm')]).toEqual([0, 0, 0]);
    expect([s.hero('storm').actions, rolls(s), traits(s, 'storm')]).toEqual([2, [2, 3], []]);
  });

  it('is not offered when nobody was eliminated, nobody is in reach, or without power', () => {
    const missed = street({ storm }, { enemies: foes, dice: [1, 1] });
    expect(missed.play('attack:lightning-bolt@S6', 'spend:0').prompt).toBe('turn');
    const last = street({ storm }, { enemies: enemies('S6', { walker: 1 }), dice: [3, 1] });
    expect(last.play('attack:lightning-bolt@S6', 'spend:0').prompt).toBe('turn');
    const poor = street({ storm: { ...storm, track: 1 } }, { enemies: foes, dice: [3, 1, 1] });
    expect(poor.play('attack:lightning-bolt@S6', 'spend:1').prompt).toBe('turn');
  });
});

describe('Coordinated Assault', () => {
  const wolverine = { zone: 'S6', traits: ['coordinated-assault'] };

  it('adds a die for each other hero who sees the target, also from within [S-LOS-1]', () => {
    const s = street(
      { wolverine, storm: { zone: 'S11' }, rogue: { zone: 'S6' }, magneto: { zone: 'S9' } },
      { enemies: enemies('S6', { walker: 9 }), dice: [4, 4, 4, 4, 4] },
    );
    s.play('attack:adamantium-claws@S6', 'use:coordinated-assault@wolverine');
    expect([rolls(s), s.enemies('S6'), traits(s, 'wolverine')]).toEqual([[5], 4, []]);
  });

  it('adds 2 against a Zombie Hero, whoever else sees it', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { cyclops: 1 }), dice: [1, 1, 1, 1, 1] });
    s.play('attack:adamantium-claws@S6', 'use:coordinated-assault@wolverine');
    expect(rolls(s)).toEqual([5]);
  });

  it('is not offered alone against common enemies, nor with the Sentinel Hand', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { walker: 1 }), dice: [1, 1, 1] });
    expect(s.play('attack:adamantium-claws@S6').prompt).toBe('turn');
    const hand = street(
      { wolverine, rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 1 }), own: HAND, dice: [1, 1, 1] },
    );
    expect(offered(hand.play('hand:S6'), 'coordinated-assault')).toEqual([]);
    expect(hand.prompt).toBe('turn');
  });
});
