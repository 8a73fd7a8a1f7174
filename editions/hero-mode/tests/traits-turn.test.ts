/** Traits of the own turn: Deep Reserves, Rallying Cry, Overexertion, Field Dressing, Your Turn!, Burst of Speed. */
import { describe, expect, it } from 'vitest';
import { HOUSE, isOpened, Z } from './mansion.ts';
import { enemies, offered, street } from './skills-street.ts';
import { health, play, power, traits } from './table.ts';

describe('Deep Reserves', () => {
  const rogue = { zone: 'S6', track: 1, traits: ['deep-reserves'] };

  it('fills the own power without an action [H-POW-1]', () => {
    const s = street({ rogue }).play('deep-reserves:rogue');
    expect([power(s, 'rogue'), s.hero('rogue').actions, traits(s, 'rogue')]).toEqual([4, 3, []]);
  });

  it('or that of somebody in sight, whose power is not full [S-LOS-1]', () => {
    const s = street({
      rogue,
      storm: { zone: 'S11' },
      magneto: { zone: 'S6', track: 4 },
      wolverine: { zone: 'S9' },
    });
    expect(offered(s, 'deep-reserves')).toEqual(['deep-reserves:rogue', 'deep-reserves:storm']);
    s.play('deep-reserves:storm');
    expect([power(s, 'storm'), power(s, 'rogue')]).toEqual([4, 1]);
  });
});

describe('Rallying Cry', () => {
  it('gives 1 power to everybody in sight and 2 at health 1, 4 at most [H-POW-1]', () => {
    const s = street({
      rogue: { zone: 'S6', traits: ['rallying-cry'] },
      storm: { zone: 'S11' },
      magneto: { zone: 'S10', wounds: 2 },
      colossus: { zone: 'S6', track: 4 },
      wolverine: { zone: 'S9' },
    }).play('rallying-cry');
    const heroes = ['rogue', 'storm', 'magneto', 'colossus', 'wolverine'];
    expect(heroes.map((h) => power(s, h))).toEqual([1, 1, 2, 4, 0]);
    expect([s.hero('rogue').actions, traits(s, 'rogue')]).toEqual([3, []]);
  });

  it('alone gives you 1, and nothing is offered when all is full', () => {
    const s = street({ rogue: { zone: 'S6', track: 3, traits: ['rallying-cry'] } });
    expect(power(s.play('rallying-cry'), 'rogue')).toBe(4);
    const full = street({ rogue: { zone: 'S6', track: 4, traits: ['rallying-cry'] } });
    expect(offered(full, 'rallying-cry')).toEqual([]);
  });
});

describe('Overexertion', () => {
  it('turns all power into 2 actions, when the others are spent too [K-ACT-1]', () => {
    const s = street({ rogue: { zone: 'S6', track: 3, actions: 0, traits: ['overexertion'] } });
    s.play('overexertion');
    expect([power(s, 'rogue'), s.hero('rogue').actions, traits(s, 'rogue')]).toEqual([0, 2, []]);
    expect(s.play('move:S10').hero('rogue').actions).toBe(1);
  });

  it('leaves Gain Trait at once per turn [S-TRAIT-1]', () => {
    const s = street({ rogue: { zone: 'S6', track: 1, traits: ['overexertion'] } });
    s.play('gain-trait', 'overexertion');
    expect([s.hero('rogue').actions, s.why('gain-trait')]).toEqual([4, 'trait.once']);
  });

  it('needs at least 1 power', () => {
    expect(offered(street({ rogue: { zone: 'S6', traits: ['overexertion'] } }), 'overexertion')).toEqual([]);
  });
});

describe('Field Dressing', () => {
  const rogue = { zone: 'S6', wounds: 1, traits: ['field-dressing'] };

  it('gives 1 health back to one of the heroes here', () => {
    const s = street({
      rogue,
      storm: { zone: 'S6', wounds: 2 },
      magneto: { zone: 'S6' },
      colossus: { zone: 'S10', wounds: 1 },
    });
    expect(offered(s, 'field-dressing')).toEqual(['field-dressing:rogue', 'field-dressing:storm']);
    s.play('field-dressing:storm');
    expect([health(s, 'storm'), health(s, 'rogue'), s.hero('rogue').actions]).toEqual([2, 2, 3]);
    expect(traits(s, 'rogue')).toEqual([]);
  });

  it('heals the hero: 2 becomes 3', () => {
    expect(health(street({ rogue }).play('field-dressing:rogue'), 'rogue')).toBe(3);
  });

  it('is not offered beside a Walker, nor when nobody is wounded', () => {
    const near = street({ rogue }, { enemies: enemies('S6', { walker: 1 }) });
    expect(offered(near, 'field-dressing')).toEqual([]);
    expect(offered(street({ rogue: { ...rogue, wounds: 0 } }), 'field-dressing')).toEqual([]);
  });
});

describe('Your Turn!', () => {
  const storm = { zone: 'S10', track: 1, traits: ['your-turn'] };

  it('lets another hero in sight attack in the middle of the turn, which goes on [S-RND-3]', () => {
    const s = street(
      { storm, rogue: { zone: 'S6', done: true } },
      { enemies: enemies('S6', { walker: 1 }), dice: [3, 1] },
    );
    s.play('your-turn:rogue');
    expect(s.options.filter((o) => o.startsWith('move:'))).toEqual([]);
    s.play('attack:haymaker@S6');
    expect([s.enemies('S6'), s.hero('rogue').xp, power(s, 'storm'), s.hero('storm').actions]).toEqual([
      0, 1, 0, 3,
    ]);
    expect([s.prompt, s.decision?.hero, traits(s, 'storm')]).toEqual(['turn', 'storm', []]);
  });

  it('a trait gained so is the other’s one of this turn, not of their own [S-TRAIT-1]', () => {
    const s = street({
      storm: { ...storm, track: 2, traits: ['your-turn', 'your-turn'] },
      rogue: { zone: 'S6' },
    });
    s.play('your-turn:rogue', 'gain-trait', 'your-turn:rogue');
    expect([s.prompt, s.options.includes('gain-trait')]).toEqual(['choose', false]);
    s.play('power-up', 'end');
    expect(s.decision?.hero).toBe('rogue');
    s.play('gain-trait');
    expect([traits(s, 'rogue').length, s.why('gain-trait')]).toEqual([2, 'trait.once']);
  });

  it('is not offered without power, nor to a hero out of sight', () => {
    const poor = street({ storm: { ...storm, track: 0 }, rogue: { zone: 'S6' } });
    expect(offered(poor, 'your-turn')).toEqual([]);
    const hidden = street({ storm: { ...storm, zone: 'S9' }, rogue: { zone: 'S6' } });
    expect(offered(hidden, 'your-turn')).toEqual([]);
  });
});

describe('Burst of Speed', () => {
  const rogue = { zone: 'S6', actions: 1, traits: ['burst-of-speed'] };

  it('leaves 5 Walkers behind and runs through others, without an action [K-MOVE-4]', () => {
    const foes = [...enemies('S6', { walker: 5 }), ...enemies('S10', { walker: 1 })];
    const s = street({ rogue }, { enemies: foes });
    s.play('burst-of-speed', 'push:S10', 'push:S11');
    expect([s.hero('rogue').at, s.hero('rogue').actions, traits(s, 'rogue')]).toEqual(['S11', 1, []]);
    expect(s.prompt).toBe('turn');
  });

  it('may stop after 1 zone, and takes stairs for 1 [H-STA-3, H-LVL-4]', () => {
    const s = play({
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { rogue: { ...rogue, zone: Z.entrance } },
      turn: 'rogue',
      draws: { spawn: ['002'] },
    });
    s.play('burst-of-speed', `push:${Z.landingW}`, 'stop');
    expect([s.hero('rogue').at, isOpened(s, Z.landingW)]).toEqual([Z.landingW, true]);
  });

  it('ends at a closed door [K-MOVE-2]', () => {
    const s = play({ board: HOUSE, heroes: { rogue: { ...rogue, zone: Z.study } }, turn: 'rogue' });
    expect(offered(s, 'burst-of-speed')).toEqual([]);
    const out = street({ rogue: { ...rogue, zone: 'S8' } }).play('burst-of-speed', 'push:S9');
    expect(out.options.filter((o) => o.includes('R_'))).toEqual([]);
  });
});
