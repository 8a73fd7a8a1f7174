/** Cards of the own turn: Callisto, Amanda Sefton, Moira MacTaggert, Ka-Zar, Valerie Cooper, Aunt May, Agent Coulson, Pepper Potts. */
import { deckOf, cardId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { TRAIT_DECK } from '../../supers/kit.ts';
import { COURT, Z } from './mansion.ts';
import { enemies, night, offered, street } from './skills-street.ts';
import { bystanderOf, health, play, power, traits } from './table.ts';
import { costOf } from './zombie-table.ts';

describe('Callisto', () => {
  const rogue = { zone: 'S6', bystander: 'callisto' };

  it('lets 5 Walkers cost 1 action more, Iceman included [S-MOVE-2]', () => {
    const s = street({ rogue }, { enemies: enemies('S6', { walker: 5 }) });
    expect(costOf(s, 'move:S10')).toBe(2);
    const ice = street({ rogue }, { enemies: enemies('S6', { walker: 2, iceman: 1 }) });
    expect(costOf(ice, 'move:S10')).toBe(2);
    expect(costOf(street({ rogue }), 'move:S10')).toBe(1);
  });
});

describe('Amanda Sefton', () => {
  const rogue = { zone: 'S6', track: 2, bystander: 'amanda-sefton' };

  it('exchanges zones with a hero three zones down the street, once a turn [S-LOS-1]', () => {
    const s = street(
      { rogue, storm: { zone: 'S12' }, magneto: { zone: 'S6' }, colossus: { zone: 'S9' } },
      { enemies: enemies('S6', { walker: 3 }) },
    );
    expect(offered(s, 'amanda-sefton')).toEqual(['amanda-sefton:storm']);
    s.play('amanda-sefton:storm');
    expect([s.hero('rogue').at, s.hero('storm').at]).toEqual(['S12', 'S6']);
    expect([power(s, 'rogue'), s.hero('rogue').actions, offered(s, 'amanda-sefton')]).toEqual([1, 3, []]);
    expect(s.happened('moved')).toEqual([]);
  });

  it('is not offered without power', () => {
    const s = street({ rogue: { ...rogue, track: 0 }, storm: { zone: 'S12' } });
    expect(offered(s, 'amanda-sefton')).toEqual([]);
  });
});

describe('Moira MacTaggert', () => {
  const rogue = { zone: 'S6', track: 4, wounds: 2, bystander: 'moira-mactaggert' };

  it('gives health for 1 action and 2 power, again and again, beside enemies too', () => {
    const s = street({ rogue, storm: { zone: 'S6', wounds: 1 } }, { enemies: enemies('S6', { walker: 1 }) });
    expect(offered(s, 'moira-mactaggert')).toEqual(['moira-mactaggert:rogue', 'moira-mactaggert:storm']);
    s.play('moira-mactaggert:rogue');
    expect([health(s, 'rogue'), power(s, 'rogue'), s.hero('rogue').actions]).toEqual([2, 2, 2]);
    s.play('moira-mactaggert:storm');
    expect([health(s, 'storm'), power(s, 'rogue'), s.hero('rogue').actions]).toEqual([3, 0, 1]);
  });

  it('is not offered when all are well, with 1 power, or for another zone', () => {
    expect(offered(street({ rogue: { ...rogue, wounds: 0 } }), 'moira-mactaggert')).toEqual([]);
    expect(offered(street({ rogue: { ...rogue, track: 1 } }), 'moira-mactaggert')).toEqual([]);
    const far = street({ rogue: { ...rogue, wounds: 0 }, storm: { zone: 'S10', wounds: 1 } });
    expect(offered(far, 'moira-mactaggert')).toEqual([]);
  });
});

describe('Ka-Zar', () => {
  const rogue = { zone: 'S6', track: 2, bystander: 'ka-zar' };

  it('eliminates a Runner beside Brutes, once a turn, without an attack [S-FAQ-4]', () => {
    const s = street({ rogue }, { enemies: enemies('S6', { runner: 1, brute: 2, walker: 1 }) });
    expect(offered(s, 'ka-zar')).toEqual(['ka-zar:walker@S6', 'ka-zar:runner@S6']);
    s.play('ka-zar:runner@S6');
    expect([s.enemies('S6', 'runner'), s.enemies('S6', 'brute'), s.hero('rogue').xp]).toEqual([0, 2, 1]);
    expect([power(s, 'rogue'), s.hero('rogue').actions, offered(s, 'ka-zar')]).toEqual([1, 3, []]);
    expect(s.happened('attacked')).toEqual([]);
  });

  it('is not offered without a Walker or Runner, or without power', () => {
    const brutes = street({ rogue }, { enemies: enemies('S6', { brute: 2 }) });
    expect(offered(brutes, 'ka-zar')).toEqual([]);
    const poor = street({ rogue: { ...rogue, track: 0 } }, { enemies: enemies('S6', { walker: 1 }) });
    expect(offered(poor, 'ka-zar')).toEqual([]);
  });
});

describe('Valerie Cooper', () => {
  const DOOR = 'R_3V_11_server-S10';
  const rogue = { zone: 'S10', bystander: 'valerie-cooper' };

  it('opens one door for free, the second costs an action [S-OPEN-1]', () => {
    const board = {
      board: COURT,
      heroes: { rogue: { ...rogue, zone: 'S1' } },
      turn: 'rogue',
      own: { cards: [] },
    };
    const s = play(board).play(`valerie-cooper:${Z.study}-S1`);
    expect([s.hero('rogue').actions, offered(s, 'valerie-cooper')]).toEqual([3, []]);
    s.play(`move:${Z.study}`);
    expect(s.hero('rogue').at).toBe(Z.study);
    const city = street({ rogue });
    expect(offered(city, 'valerie-cooper')).toContain(`valerie-cooper:${DOOR}`);
    expect(costOf(city, `open:${DOOR}`)).toBe(1);
  });

  it('keeps the condition of a coloured door [K-DOOR-2]', () => {
    const s = play({
      board: { ...COURT, doors: [{ between: [Z.study, 'S1'], colour: 'blue' }] },
      heroes: { rogue: { ...rogue, zone: 'S1' } },
      turn: 'rogue',
    });
    expect(offered(s, 'valerie-cooper')).toEqual([]);
  });
});

describe('Aunt May', () => {
  const rogue = { zone: 'S6', track: 1, bystander: 'aunt-may' };

  it('gives 1 power at the start of a turn in a zone without enemies [H-POW-1]', () => {
    expect(power(street({ rogue }), 'rogue')).toBe(2);
    expect(power(street({ rogue: { ...rogue, track: 4 } }), 'rogue')).toBe(4);
  });

  it('gives none beside a Walker', () => {
    expect(power(street({ rogue }, { enemies: enemies('S6', { walker: 1 }) }), 'rogue')).toBe(1);
  });
});

describe('Agent Coulson', () => {
  const rogue = { zone: 'S6', bystander: 'agent-coulson' };

  it('draws two traits with the action and keeps one [S-TRAIT-1]', () => {
    const s = street({ rogue }, { draws: { traits: ['all-out', 'barricade'] } }).play('gain-trait');
    expect(s.options).toEqual(['keep:all-out', 'keep:barricade']);
    s.play('keep:barricade');
    expect([traits(s, 'rogue'), s.hero('rogue').actions, s.why('gain-trait')]).toEqual([
      ['barricade'],
      2,
      'trait.once',
    ]);
    const { discard } = deckOf(s.state, TRAIT_DECK);
    expect(discard.map((c) => cardId(s.game.context.edition, TRAIT_DECK, c))).toEqual(['all-out']);
  });

  it('with two held already, one of the three goes [S-TRAIT-2]', () => {
    const full = { ...rogue, traits: ['true-aim', 'get-back'] };
    const s = street({ rogue: full }, { draws: { traits: ['all-out', 'barricade'] } });
    s.play('gain-trait', 'keep:all-out');
    expect(s.options).toEqual(['drop:all-out', 'drop:true-aim', 'drop:get-back']);
    expect(traits(s.play('drop:get-back'), 'rogue')).toEqual(['true-aim', 'all-out']);
  });

  it('takes the last card there is', () => {
    const s = street({ rogue });
    const deck = deckOf(s.state, TRAIT_DECK);
    deck.draw = deck.draw.slice(0, 1);
    s.play('gain-trait');
    expect([s.prompt, traits(s, 'rogue').length]).toEqual(['turn', 1]);
  });
});

describe('Pepper Potts', () => {
  const rogue = {
    zone: 'S6',
    bystander: 'pepper-potts',
    traits: ['true-aim', 'rallying-cry', 'overexertion'],
  };

  it('holds a third trait [S-TRAIT-2]', () => {
    const s = street(
      { rogue: { ...rogue, traits: rogue.traits.slice(1) } },
      { draws: { traits: ['all-out'] } },
    );
    s.play('gain-trait');
    expect([s.prompt, traits(s, 'rogue').length]).toEqual(['turn', 3]);
  });

  it('given up, one trait goes for the person lost and two remain [H-DEV-1, H-RES-5]', () => {
    const s = night({ rogue }, { enemies: enemies('S6', { walker: 1 }), own: { cards: [] } });
    s.play('use:sacrifice@rogue', 'drop:true-aim');
    expect([traits(s, 'rogue'), health(s, 'rogue')]).toEqual([['rallying-cry', 'overexertion'], 3]);
  });

  it('exchanged for another card, the third trait goes when that is done', () => {
    const s = street({ rogue }, { own: { cards: [], bystanders: [{ card: 'ka-zar', zone: 'S6' }] } });
    s.play('rescue:ka-zar', 'keep:ka-zar', 'drop:overexertion');
    expect([bystanderOf(s, 'rogue'), traits(s, 'rogue')]).toEqual(['ka-zar', ['true-aim', 'rallying-cry']]);
  });
});
