/** Cards for the own attack: Bolivar Trask, Wong, William Stryker, Thunderbolt Ross. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { power, traits } from './table.ts';

const HAND = { cards: [], hand: { zone: 'S6' } };

describe('Bolivar Trask', () => {
  const wolverine = { zone: 'S6', bystander: 'bolivar-trask' };

  it('adds 1 die against a zone with Zombie Heroes, however many [H-RES-6]', () => {
    const foes = enemies('S6', { cyclops: 1, iceman: 1, walker: 2 });
    const s = street({ wolverine }, { enemies: foes, dice: [1, 1, 1, 1] }).play('attack:adamantium-claws@S6');
    expect(rolls(s)).toEqual([4]);
  });

  it('adds none against Walkers, nor for the Sentinel Hand [H-HAND-1]', () => {
    const s = street({ wolverine }, { enemies: enemies('S6', { walker: 2 }), dice: [1, 1, 1] });
    expect(rolls(s.play('attack:adamantium-claws@S6'))).toEqual([3]);
    const hand = street(
      { wolverine },
      { enemies: enemies('S6', { cyclops: 1 }), own: HAND, dice: [1, 1, 1] },
    );
    expect(rolls(hand.play('hand:S6'))).toEqual([3]);
  });
});

describe('Wong', () => {
  const storm = { zone: 'S6', track: 2, bystander: 'wong' };
  const foes = enemies('S6', { walker: 9 });

  it('gives 1 power for each die that shows 1, 2 at most [H-POW-1]', () => {
    const s = street({ storm }, { enemies: foes, dice: [1, 1, 1, 5] });
    s.play('attack:lightning-bolt@S6', 'spend:2');
    expect(power(s, 'storm')).toBe(2);
  });

  it('says nothing where no die shows 1', () => {
    const s = street({ storm: { ...storm, track: 0 } }, { enemies: foes, dice: [4, 5] });
    expect(s.play('attack:lightning-bolt@S6').happened('card-used')).toEqual([]);
  });

  it('counts final results only', () => {
    const s = street(
      { storm: { ...storm, track: 0, traits: ['one-more-try'] } },
      { enemies: foes, dice: [1, 5, 4] },
    );
    s.play('attack:lightning-bolt@S6', 'use:one-more-try@storm', 'reroll:1', 'done');
    expect(power(s, 'storm')).toBe(0);
  });

  it('also after the Sentinel Hand', () => {
    const s = street({ storm: { ...storm, track: 0 } }, { enemies: foes, own: HAND, dice: [1, 4, 4] });
    expect(power(s.play('hand:S6'), 'storm')).toBe(1);
  });
});

describe('William Stryker', () => {
  const USE = 'use:william-stryker@wolverine';
  const wolverine = { zone: 'S6', bystander: 'william-stryker' };
  const foes = enemies('S6', { walker: 9 });

  it('turns a trait into 2 dice, without its effect', () => {
    const s = street(
      { wolverine: { ...wolverine, traits: ['all-out'] } },
      { enemies: foes, dice: [4, 4, 4, 4, 4] },
    );
    s.play('attack:adamantium-claws@S6', USE);
    expect([rolls(s), traits(s, 'wolverine'), s.happened('card-used').length]).toEqual([[5], [], 1]);
    expect(s.happened('card-discarded')).toMatchObject([{ card: 'all-out' }]);
  });

  it('once in an attack, the trait of the player’s choice', () => {
    const s = street(
      { wolverine: { ...wolverine, traits: ['rallying-cry', 'overexertion'] } },
      { enemies: foes, dice: [4, 4, 4, 4, 4] },
    );
    s.play('attack:adamantium-claws@S6', USE);
    expect(s.options).toEqual(['drop:rallying-cry', 'drop:overexertion']);
    s.play('drop:overexertion');
    expect([s.prompt, traits(s, 'wolverine')]).toEqual(['turn', ['rallying-cry']]);
  });

  it('also one that Psylocke keeps from being used', () => {
    const s = street(
      { wolverine: { ...wolverine, traits: ['all-out'] } },
      { enemies: enemies('S6', { psylocke: 1 }), dice: [1, 1, 1, 1, 1] },
    );
    s.play('attack:adamantium-claws@S6');
    expect(s.options).toEqual([USE, 'go-on']);
    expect(rolls(s.play(USE))).toEqual([5]);
  });

  it('is not offered without a trait, nor for the Sentinel Hand', () => {
    const s = street({ wolverine }, { enemies: foes, dice: [1, 1, 1] });
    expect(s.play('attack:adamantium-claws@S6').prompt).toBe('turn');
    const hand = street(
      { wolverine: { ...wolverine, traits: ['rallying-cry'] } },
      { enemies: foes, own: HAND, dice: [1, 1, 1] },
    );
    expect(hand.play('hand:S6').prompt).toBe('turn');
  });
});

describe('Thunderbolt Ross', () => {
  const card = { zone: 'S6', track: 1, bystander: 'thunderbolt-ross' };

  it('takes a Haymaker to range 1 for 1 power: a ranged attack then', () => {
    const s = street({ rogue: card }, { enemies: enemies('S10', { 'iron-man': 1 }), dice: [3, 3] });
    s.play('attack:haymaker@S10');
    expect([power(s, 'rogue'), s.hero('rogue').actions]).toEqual([0, 2]);
    expect(s.happened('power-spent')).toMatchObject([{ n: 1, for: 'thunderbolt-ross' }]);
    // Iron Man makes ranged attacks worse.
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, hits: 0 }]);
  });

  it('and Shrapnel to range 2, again as long as it is paid', () => {
    const s = street(
      { magneto: { ...card, track: 2 } },
      { enemies: enemies('S11', { walker: 6 }), dice: [4, 1, 1, 4, 1, 1] },
    );
    s.play('attack:shrapnel@S11', 'spend:0', 'attack:shrapnel@S11');
    expect([s.enemies('S11'), power(s, 'magneto')]).toEqual([4, 0]);
    expect(offered(s, 'attack')).toEqual([]);
  });

  it('costs nothing within range, and is not offered without power or out of sight [S-LOS-1]', () => {
    const near = street({ magneto: card }, { enemies: enemies('S10', { walker: 1 }), dice: [1, 1, 1] });
    expect(power(near.play('attack:shrapnel@S10', 'spend:0'), 'magneto')).toBe(1);
    const poor = street({ rogue: { ...card, track: 0 } }, { enemies: enemies('S10', { walker: 1 }) });
    expect(poor.why('attack:haymaker@S10')).toBe('attack.melee-reach');
    const hidden = street({ rogue: { ...card, zone: 'S9' } }, { enemies: enemies('S6', { walker: 1 }) });
    expect(hidden.why('attack:haymaker@S6')).toBe('attack.not-seen');
  });

  it('not with an attack whose range a skill has set', () => {
    const foes = [...enemies('S10', { walker: 2 }), ...enemies('S13', { walker: 1 })];
    const s = street(
      { storm: { ...card, zone: 'S10', skills: ['forked-lightning'] } },
      { enemies: foes, dice: [1, 1] },
    );
    // Range 0-2 never reaches S13, three zones away.
    expect(s.play('attack:lightning-bolt@S10', 'spend:0').prompt).toBe('turn');
  });

  it('a Follow Through that leaves no power for it is not offered', () => {
    const foes = [...enemies('S6', { walker: 1 }), ...enemies('S10', { walker: 1 })];
    const rogue = { ...card, traits: ['follow-through'] };
    const s = street({ rogue }, { enemies: foes, dice: [3, 1] });
    expect(s.play('attack:haymaker@S6', 'spend:0').prompt).toBe('turn');
    const rich = street({ rogue: { ...rogue, track: 2 } }, { enemies: foes, dice: [3, 1, 3, 1] });
    rich.play('attack:haymaker@S6', 'spend:0', 'use:follow-through@rogue');
    expect([rich.enemies('S10'), power(rich, 'rogue')]).toEqual([0, 0]);
  });
});
