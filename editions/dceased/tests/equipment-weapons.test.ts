/** Equipment with attacks, and what changes attacks (D-EQP-4). */
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street, type Entry } from './street.ts';
import { equipment, power, traits } from './table.ts';

const armed = (card: string, zone = 'S6', rest: Entry = {}): Entry => ({ zone, equipment: [card], ...rest });

describe('LexCorp Energy Blaster', () => {
  const batman = armed('lexcorp-energy-blaster');
  const at = (zone: string): string => `attack:lexcorp-energy-blaster@${zone}`;

  it('3 hits on a Zombie Hero and 3 Walkers: the Walkers fall, nobody shields them [D-EQP-4]', () => {
    const foes = enemies('S7', { superman: 1, walker: 3 });
    const s = street({ batman }, { own: people(), enemies: foes, dice: [4, 4, 4, 1] }).play(at('S7'));
    expect([s.enemies('S7', 'walker'), s.enemies('S7', 'superman'), s.hero('batman').xp]).toEqual([0, 1, 3]);
  });

  it('does not reach the own zone, nor a zone with Zombie Heroes only', () => {
    const foes = [...enemies('S6', { walker: 2 }), ...enemies('S7', { superman: 1 })];
    const s = street({ batman }, { own: people(), enemies: foes });
    expect([s.why(at('S6')), s.why(at('S7')), offered(s, 'attack').includes(at('S7'))]).toEqual([
      'attack.too-near',
      'attack.no-enemy',
      false,
    ]);
  });
});

describe('LexCorp Energy Blade', () => {
  const blade = 'attack:lexcorp-energy-blade@S6';
  const batman = armed('lexcorp-energy-blade', 'S6', { track: 4 });

  it('3 hits eliminate a Zombie Hero of toughness 6, who gives the printed experience [S-COM-9]', () => {
    const s = street({ batman }, { own: people(), enemies: enemies('S6', { superman: 1 }), dice: [3, 3, 3] });
    s.play(blade, 'spend:1');
    expect([s.enemies('S6'), s.hero('batman').xp]).toEqual([0, 6]);
  });

  it('2 hits are enough for toughness 3, and no hit more is taken: the next goes on by priority', () => {
    const foes = enemies('S6', { catwoman: 1, walker: 2 });
    const s = street({ batman }, { own: people(), enemies: foes, dice: [3, 3, 3] }).play(blade, 'spend:1');
    expect([s.enemies('S6', 'catwoman'), s.enemies('S6', 'walker')]).toEqual([0, 1]);
    const less = street(
      { batman: armed('lexcorp-energy-blade') },
      { own: people(), enemies: enemies('S6', { catwoman: 1 }), dice: [3, 1] },
    );
    expect(less.play(blade).enemies('S6')).toBe(1);
  });

  it('each hit on others is one hit', () => {
    const foes = enemies('S6', { walker: 3, brute: 1 });
    const s = street({ batman }, { own: people(), enemies: foes, dice: [3, 3, 3] }).play(blade, 'spend:1');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'walker')]).toEqual([0, 2]);
  });
});

describe('Nth Metal Axe', () => {
  const axe = 'attack:nth-metal-axe@S6';

  it('3 hits eliminate 3 Brutes; Walkers are as before [D-TGH-1]', () => {
    const batman = armed('nth-metal-axe');
    const s = street({ batman }, { own: people(), enemies: enemies('S6', { brute: 3 }), dice: [4, 4, 4] });
    expect([s.play(axe).enemies('S6'), s.hero('batman').xp]).toEqual([0, 3]);
    const walkers = street(
      { batman },
      { own: people(), enemies: enemies('S6', { walker: 4 }), dice: [4, 4, 1] },
    );
    expect(walkers.play(axe).enemies('S6')).toBe(2);
  });

  it('toughness 4 needs 3 hits, experience stays 4 [S-FAQ-6]', () => {
    const foes = enemies('S6', { hawkman: 1 });
    const s = street({ batman: armed('nth-metal-axe') }, { own: people(), enemies: foes, dice: [4, 4, 4] });
    expect([s.play(axe).enemies('S6'), s.hero('batman').xp]).toEqual([0, 4]);
  });
});

describe('Trident of Poseidon', () => {
  const WAVE = 'use:trident-of-poseidon@batman';
  const trident = (foes: Entry[], track: number, rest: Entry = {}) =>
    street(
      { batman: armed('trident-of-poseidon', 'S6', { track }), ...rest },
      { own: people(), enemies: foes, dice: [1, 1] },
    ).play('attack:trident-of-poseidon@S7');

  it('washes 4 survivors into one neighbouring zone for 1 power, Zombie Heroes too [D-PUSH-1]', () => {
    const s = trident(enemies('S7', { walker: 2, brute: 1, catwoman: 1 }), 1).play('spend:0');
    expect([s.prompt, s.options]).toEqual(['react', [WAVE, 'go-on']]);
    s.play(WAVE);
    expect(s.options).toEqual(['push:S3', 'push:S6', 'push:S11']);
    s.play('push:S3');
    expect([s.enemies('S3'), s.enemies('S7'), power(s, 'batman'), s.prompt]).toEqual([4, 0, 0, 'turn']);
  });

  it('costs power: without any, or with nobody left, nothing is asked', () => {
    expect(trident(enemies('S7', { walker: 2 }), 0).prompt).toBe('turn');
    const batman = armed('trident-of-poseidon', 'S6', { track: 1 });
    const all = street({ batman }, { own: people(), enemies: enemies('S7', { walker: 1 }), dice: [3, 3] });
    expect(all.play('attack:trident-of-poseidon@S7', 'spend:0').prompt).toBe('turn');
  });

  it('once per attack, and not after another attack of its hero', () => {
    const twice = trident(enemies('S7', { walker: 2 }), 2).play('spend:0', WAVE, 'push:S3');
    expect([twice.prompt, power(twice, 'batman')]).toEqual(['turn', 1]);
    const batman = armed('trident-of-poseidon', 'S6', { track: 1 });
    const own = street({ batman }, { own: people(), enemies: enemies('S7', { walker: 2 }), dice: [1, 1, 1] });
    expect(own.play('attack:winged-blades@S7', 'spend:0').prompt).toBe('turn');
  });

  it('into Wonder Woman’s zone: Battle-Ready may answer, once for all of them [D-ACT-4]', () => {
    const diana = { 'wonder-woman': { zone: 'S3', track: 2 } };
    const s = street(
      { batman: armed('trident-of-poseidon', 'S6', { track: 1 }), ...diana },
      { own: people(), enemies: enemies('S7', { walker: 2, runner: 1 }), dice: [1, 1, 3, 3] },
    );
    s.play('attack:trident-of-poseidon@S7', 'spend:0', WAVE, 'push:S3');
    expect(s.options).toEqual(['use:battle-ready@wonder-woman', 'go-on']);
    s.play('use:battle-ready@wonder-woman', 'spend:0');
    expect([s.enemies('S3'), s.prompt, rolls(s)]).toEqual([1, 'turn', [2, 2]]);
  });
});

describe('LexCorp Shock Gauntlets', () => {
  const strike = 'attack:lexcorp-shock-gauntlets@S6';
  const foes = { own: people(), enemies: enemies('S6', { walker: 9 }) };

  it('6, 6, 5, 2: 3 hits and 2 power', () => {
    const batman = armed('lexcorp-shock-gauntlets');
    const s = street({ batman }, { ...foes, dice: [6, 6, 5, 2] }).play(strike);
    expect([s.enemies('S6'), power(s, 'batman')]).toEqual([6, 2]);
  });

  it('power dice count, and 4 is the most; with 4 nothing is gained [H-POW-1]', () => {
    const batman = armed('lexcorp-shock-gauntlets', 'S6', { track: 4 });
    const more = street({ batman }, { ...foes, dice: [1, 1, 1, 1, 6] }).play(strike, 'spend:1');
    expect(power(more, 'batman')).toBe(4);
    const full = street({ batman }, { ...foes, dice: [6, 6, 6, 6] }).play(strike, 'spend:0');
    expect([power(full, 'batman'), full.happened('card-used')]).toEqual([4, []]);
  });

  it('sixes are counted after rerolls', () => {
    const batman = armed('lexcorp-shock-gauntlets', 'S6', { traits: ['run-the-numbers'] });
    const s = street({ batman }, { ...foes, dice: [6, 1, 1, 1, 6, 6, 1] });
    s.play(strike, 'use:run-the-numbers@batman', 'reroll:misses');
    expect([power(s, 'batman'), traits(s, 'batman')]).toEqual([3, []]);
  });

  it('not with the unique attack', () => {
    const batman = armed('lexcorp-shock-gauntlets');
    const s = street({ batman }, { ...foes, dice: [6, 6, 6] }).play('attack:winged-blades@S6');
    expect(power(s, 'batman')).toBe(0);
  });
});

describe('LexCorp Rail Rifle', () => {
  const RAIL = 'use:lexcorp-rail-rifle@batman';
  const shot = 'attack:lexcorp-rail-rifle@S7';
  const batman = armed('lexcorp-rail-rifle', 'S6', { track: 1 });

  it('1 power after the roll: a Runner standing with 3 Brutes is hit first [S-COM-2]', () => {
    const foes = enemies('S7', { brute: 3, runner: 1 });
    const s = street({ batman }, { own: people(), enemies: foes, dice: [3, 1] }).play(shot, 'spend:0', RAIL);
    expect([s.enemies('S7', 'runner'), s.enemies('S7', 'brute'), power(s, 'batman')]).toEqual([0, 3, 0]);
  });

  it('toughness must still be reached, enemy by enemy', () => {
    const foes = enemies('S7', { brute: 3, superman: 1 });
    const s = street({ batman }, { own: people(), enemies: foes, dice: [3, 3] }).play(shot, 'spend:0', RAIL);
    expect([s.enemies('S7', 'brute'), s.enemies('S7', 'superman')]).toEqual([2, 1]);
  });

  it('is not asked without power, without hits, or where nobody is shielded', () => {
    const brutes = enemies('S7', { brute: 3, runner: 1 });
    const after = (foes: Entry[], dice: number[], spend: string): string =>
      street(
        { batman },
        { own: people(), enemies: foes, dice: spend === 'spend:1' ? [...dice, 1] : dice },
      ).play(shot, spend).prompt;
    expect(after(brutes, [3, 1], 'spend:1')).toBe('turn');
    expect(after(brutes, [1, 1], 'spend:0')).toBe('turn');
    expect(after(enemies('S7', { walker: 4 }), [3, 3], 'spend:0')).toBe('turn');
    expect(after(enemies('S7', { runner: 1, superman: 1 }), [3, 1], 'spend:0')).toBe('react');
  });

  it('does not reach the own zone', () => {
    const s = street({ batman }, { own: people(), enemies: enemies('S6', { walker: 1 }) });
    expect(s.why('attack:lexcorp-rail-rifle@S6')).toBe('attack.too-near');
  });
});

describe('Targeting Visor', () => {
  const accuracies = (hero: string, foes: string, attack: string, is: Entry = {}) => {
    const s = street(
      { [hero]: armed('targeting-visor', 'S6', is) },
      {
        own: people(),
        enemies: enemies(foes, { walker: 9 }),
        dice: [1, 1, 1, 1].slice(0, hero === 'lex-luthor' ? 2 : 3),
      },
    );
    s.play(attack);
    return s.happened('attacked').map((e) => (e as { accuracy: number }).accuracy);
  };

  it('4+ becomes 3+ at range 1, 3+ becomes 2+', () => {
    expect(accuracies('batman', 'S7', 'attack:winged-blades@S7')).toEqual([3]);
    expect(accuracies('lex-luthor', 'S7', 'attack:battlesuit-beam@S7')).toEqual([2]);
  });

  it('the own zone and melee attacks are unchanged', () => {
    expect(accuracies('batman', 'S6', 'attack:winged-blades@S6')).toEqual([4]);
    expect(accuracies('the-flash', 'S6', 'attack:blur-of-fists@S6')).toEqual([4]);
  });

  it('Split Volley with one zone at range 0 gets nothing', () => {
    const foes = [...enemies('S6', { walker: 2 }), ...enemies('S7', { walker: 2 })];
    const arrow = armed('targeting-visor', 'S6', { track: 1, skills: ['split-volley'] });
    const s = street({ 'green-arrow': arrow }, { own: people(), enemies: foes, dice: [2, 2] });
    s.play('attack:recurve-bow@S7', 'use:split-volley@green-arrow', 'go-on');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 3, hits: 0 }]);
  });

  it('not for objects [D-OBJ-4]', () => {
    const own = { ...people(), objects: [{ id: 'daily-planet-globe', zone: 'S6' }] };
    const s = street(
      { batman: armed('targeting-visor') },
      { own, enemies: enemies('S7', { walker: 3 }), dice: [3, 3, 3] },
    );
    s.play('daily-planet-globe:roll@S7');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, hits: 0 }]);
  });
});

describe('two cards alike', () => {
  const BLADES = ['lexcorp-energy-blade', 'lexcorp-energy-blade'];
  const lex = { zone: 'S6', equipment: BLADES };

  it('are one attack, and can both be handed over [D-EQP-4] [D-TRD-1] (seed dceased gear 83)', () => {
    const s = street(
      { 'lex-luthor': lex, batman: { zone: 'S6' } },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(offered(s, 'attack').filter((o) => o.includes('blade'))).toEqual([
      'attack:lexcorp-energy-blade@S6',
    ]);
    s.play('trade:batman', 'give:lexcorp-energy-blade', 'give:lexcorp-energy-blade');
    expect([equipment(s, 'lex-luthor'), equipment(s, 'batman')]).toEqual([[], ['lexcorp-energy-blade']]);
    expect(s.prompt).toBe('turn');
  });

  it('are one choice when one of three has to go [D-EQP-3]', () => {
    const own = { ...people(), equipment: [{ card: 'riot-shield', zone: 'S6' }] };
    const s = street({ 'lex-luthor': lex }, { own }).play('collect');
    expect(s.options).toEqual(['drop:riot-shield', 'drop:lexcorp-energy-blade']);
  });
});
