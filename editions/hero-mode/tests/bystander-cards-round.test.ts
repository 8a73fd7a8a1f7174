/** Cards of the rest of the round: Abigail Brand, Shanna, J. Jonah Jameson, Blind Al, Bob, Okoye, Betty Ross. */
import { describe, expect, it } from 'vitest';
import { SPAWN_DECK } from '../../supers/kit.ts';
import { COURT, HOUSE, Z } from './mansion.ts';
import { CITY, enemies, night, people, street } from './skills-street.ts';
import { bystanderOf, health, peopleIn, play, power, traits } from './table.ts';
import { enemiesTurn, enemy, whereIs } from './zombie-table.ts';
import { deckOf } from '@holdout/engine';

const nobody = { cards: [] };

describe('Abigail Brand', () => {
  const USE = 'use:abigail-brand@storm';
  const brand = (track: number, spawn = ['033', '002']) =>
    play({
      board: { ...CITY, spawns: [{ zone: 'S16' }] },
      heroes: { storm: { zone: 'S6', track, bystander: 'abigail-brand' }, rogue: { zone: 'S2' } },
      own: nobody,
      spawns: true,
      turn: 'storm',
      draws: { spawn },
    });

  it('looks at the top spawn card for 1 power and puts it under the deck: the next one comes first', () => {
    const s = brand(1).play('end', USE);
    expect([s.options, s.decision?.about]).toMatchObject([['under', 'on-top'], { face: 'hero' }]);
    s.play('under');
    expect(power(s, 'storm')).toBe(0);
    s.play('end');
    expect(s.happened('spawn-card')).toMatchObject([{ card: '002' }]);
  });

  it('may leave it', () => {
    const s = brand(1, ['033']).play('end', USE, 'on-top', 'end');
    expect(s.happened('spawn-card')).toMatchObject([{ card: '033' }]);
  });

  it('rebuilds an empty deck first, and is not offered without power [K-SPAWN-3]', () => {
    const s = street({ storm: { zone: 'S6', track: 1, bystander: 'abigail-brand' }, rogue: { zone: 'S2' } });
    const deck = deckOf(s.state, SPAWN_DECK);
    deck.discard = deck.draw.splice(0);
    s.play('end', USE);
    expect([s.prompt, s.happened('deck-shuffled').length]).toEqual(['choose', 1]);
    expect(brand(0, []).play('end').decision?.hero).toBe('rogue');
  });
});

describe('Shanna', () => {
  const USE = 'use:shanna@storm';
  const storm = { zone: 'S6', track: 1, bystander: 'shanna' };

  it('eliminates a Runner that entered before it attacks [K-ENE-5]', () => {
    const s = night({ storm }, { enemies: enemies('S10', { runner: 1 }), own: nobody }).play(USE);
    expect([s.enemies('S6'), health(s, 'storm'), s.hero('storm').xp]).toEqual([0, 3, 1]);
    expect(s.happened('power-spent')).toMatchObject([{ n: 1, for: 'shanna' }]);
  });

  it('chooses among those who entered, once a round', () => {
    const foes = enemies('S10', { runner: 1, walker: 2, brute: 1 });
    const s = night({ storm: { ...storm, track: 2 } }, { enemies: foes, own: nobody }).play(USE);
    expect(s.options).toEqual(['strike:walker@S6', 'strike:runner@S6']);
    s.play('strike:walker@S6', 'go-on');
    // The Runner's second action is an attack, no entry.
    expect([s.enemies('S6', 'walker'), s.enemies('S6', 'runner'), health(s, 'storm')]).toEqual([1, 1, 2]);
  });

  it('is not offered for those who spawn here, nor for Brutes, nor without power', () => {
    const s = play({
      board: { ...CITY, spawns: [{ zone: 'S6' }] },
      heroes: { storm },
      own: nobody,
      spawns: true,
      phase: 'spawn',
      draws: { spawn: ['018'] },
    });
    expect([s.prompt, s.enemies('S6', 'runner')]).toEqual(['turn', 1]);
    const brute = night({ storm }, { enemies: enemies('S10', { brute: 1 }), own: nobody });
    expect(brute.prompt).toBe('turn');
    const poor = night(
      { storm: { ...storm, track: 0 } },
      { enemies: enemies('S10', { walker: 1 }), own: nobody },
    );
    expect([poor.prompt, poor.enemies('S6')]).toEqual(['turn', 1]);
  });
});

describe('J. Jonah Jameson', () => {
  const USE = 'use:j-jonah-jameson@storm';
  const storm = { zone: 'S7', bystander: 'j-jonah-jameson' };

  it('draws those who see nobody, past a nearer hero [S-EMOVE-7]', () => {
    const heroes = { storm: { ...storm, zone: 'S13' }, rogue: { zone: 'S2' } };
    const foes = [enemy('walker', 'S9')];
    const s = enemiesTurn(heroes, foes, { own: nobody });
    expect(s.options).toEqual([USE, 'go-on']);
    s.play(USE);
    expect(s.enemies('S10')).toBe(1);
  });

  it('not those who see somebody', () => {
    const s = enemiesTurn({ storm: { ...storm, zone: 'S9' }, rogue: { zone: 'S2' } }, [
      enemy('walker', 'S6'),
    ]);
    s.play(USE);
    expect(s.enemies('S2')).toBe(1);
  });

  it('breaks windows on the way to the hero, and is over in the End Phase [H-WIN-2]', () => {
    const house = (shout: string) =>
      play({
        board: HOUSE,
        heroes: {
          storm: { zone: Z.study, bystander: 'j-jonah-jameson' },
          rogue: { zone: Z.gallery, done: true },
        },
        enemies: [enemy('walker', 'S2')],
        own: nobody,
        turn: 'storm',
      }).play('end', shout);
    expect(house(USE).enemies('S1')).toBe(1);
    // Both windows are equally near without the shout.
    expect(house('go-on').prompt).toBe('split');
    expect((house(USE).state.own as { shouts?: unknown }).shouts).toEqual([]);
  });

  it('is heard on the hero’s own level only [H-LVL-1]', () => {
    const s = play({
      board: HOUSE,
      doors: { 'R_5Y_10_bedC-R_5Y_10_corridorE': 'open' },
      heroes: {
        storm: { zone: Z.entrance, bystander: 'j-jonah-jameson' },
        rogue: { zone: 'R_5Y_10_bedB', done: true },
      },
      enemies: [enemy('walker', Z.corridorE)],
      own: nobody,
      turn: 'storm',
    });
    s.play('end', USE);
    expect(s.enemies('R_5Y_10_bedC')).toBe(1);
  });

  it('leaves Sabretooth to his own card', () => {
    const heroes = { storm: { ...storm, zone: 'S13' }, rogue: { zone: 'S2', wounds: 1 } };
    const s = enemiesTurn(heroes, [enemy('sabretooth', 'S9')], { own: nobody }).play(USE);
    expect(['S6', 'S2']).toContain(whereIs(s, 'sabretooth'));
  });
});

describe('Blind Al', () => {
  const USE = 'use:blind-al@storm';
  const storm = { zone: 'S3', bystander: 'blind-al' };
  const WINDOW = `${Z.gallery}-S3`;
  const open = (draws: string[], rest = {}) =>
    play({ board: COURT, heroes: { storm }, own: nobody, turn: 'storm', draws: { spawn: draws }, ...rest });

  it('leaves one of two spawn zones of a building without a card [S-OPEN-3]', () => {
    const s = open(['012']).play(`open:${WINDOW}`, USE);
    expect(s.options).toEqual([`blind-al:${Z.backhall}`, `blind-al:${Z.gallery}`].sort());
    s.play(`blind-al:${Z.gallery}`);
    expect([s.enemies(Z.backhall, 'brute'), s.enemies(Z.gallery)]).toEqual([1, 0]);
    expect(s.prompt).toBe('turn');
  });

  it('is not forced, and not asked for a building with one', () => {
    const s = open(['012', '002']).play(`open:${WINDOW}`, 'go-on', `fill:${Z.backhall}`);
    expect([s.enemies(Z.backhall), s.enemies(Z.gallery)]).toEqual([1, 1]);
    const up = play({
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { storm: { ...storm, zone: Z.entrance } },
      own: nobody,
      turn: 'storm',
      draws: { spawn: ['002'] },
    });
    up.play(`move:${Z.landingW}`);
    expect([up.prompt, up.enemies(Z.corridorE)]).toEqual(['turn', 1]);
  });

  it('not for a building that enemies or another hero open [H-WIN-4]', () => {
    const s = open(['012', '002'], {
      heroes: { rogue: { zone: 'S3' }, storm: { ...storm, zone: 'S7' } },
      turn: 'rogue',
    });
    expect(s.play(`open:${WINDOW}`).prompt).toBe('fill-room');
    s.play(`fill:${Z.backhall}`);
  });
});

describe('Bob', () => {
  it('given up, he takes all wounds of one hero, and everybody pays [H-RES-5, H-DEV-1]', () => {
    const s = night(
      {
        storm: { zone: 'S6', track: 2, wounds: 0, bystander: 'bob', traits: ['rallying-cry'] },
        rogue: { zone: 'S6', track: 2, traits: ['rallying-cry'] },
      },
      { enemies: enemies('S6', { walker: 4 }), own: nobody },
    );
    s.play('wound:storm=3 wound:rogue=1', 'use:sacrifice@storm');
    expect([health(s, 'storm'), health(s, 'rogue'), bystanderOf(s, 'storm')]).toEqual([3, 2, '']);
    // 1 power lost, 1 gained with the new round.
    expect([power(s, 'storm'), traits(s, 'storm'), traits(s, 'rogue')]).toEqual([2, [], []]);
  });
});

describe('Okoye', () => {
  const USE = 'use:okoye@storm';
  const storm = { zone: 'S6', track: 2, bystander: 'okoye' };

  it('saves a bystander of her zone, before it could roll [H-BYS-3]', () => {
    const s = night(
      { storm },
      { enemies: enemies('S6', { walker: 1 }), own: people({ card: 'ka-zar', zone: 'S6' }), dice: [] },
    );
    s.play('wound:ka-zar=1', USE);
    expect([peopleIn(s, 'S6'), power(s, 'storm')]).toEqual([['ka-zar'], 2]);
  });

  it('prevents 1 wound of another hero here, once a round', () => {
    const s = night({ storm, rogue: { zone: 'S6' } }, { enemies: enemies('S6', { runner: 2 }), own: nobody });
    s.play('wound:rogue=2', USE);
    expect(health(s, 'rogue')).toBe(2);
    s.play('wound:rogue=1 wound:storm=1');
    // Her own wound is none of her business but for the card itself.
    expect(s.options).toEqual(['use:sacrifice@storm', 'go-on']);
  });

  it('not the own wounds, nor those of another zone', () => {
    const own = night({ storm }, { enemies: enemies('S6', { walker: 1 }), own: nobody });
    expect(own.options).not.toContain(USE);
    const far = night(
      { storm, rogue: { zone: 'S10' } },
      { enemies: enemies('S10', { walker: 1 }), own: nobody },
    );
    expect([far.prompt, health(far, 'rogue')]).toEqual(['activate', 2]);
  });
});

describe('Betty Ross', () => {
  const USE = 'use:betty-ross@storm';
  const storm = { zone: 'S6', track: 2, bystander: 'betty-ross' };

  it('a Zombie Hero within range 2 takes its first action only [K-ENE-5]', () => {
    const s = street(
      { storm, rogue: { zone: 'S2', done: true } },
      { enemies: enemies('S11', { hulk: 1 }), own: nobody },
    );
    s.play('end', USE);
    expect([whereIs(s, 'hulk'), health(s, 'storm')]).toEqual(['S10', 3]);
    expect(s.happened('power-spent')).toMatchObject([{ n: 2, for: 'betty-ross' }]);
    const quick = street({ storm }, { enemies: enemies('S11', { hulk: 1 }), own: nobody }).play(
      'end',
      'go-on',
    );
    expect(whereIs(quick, 'hulk')).toBe('S6');
  });

  it('others act as ever, and it does itself in the next round', () => {
    const foes = enemies('S11', { hulk: 1, cyclops: 1, runner: 1 });
    const s = street({ storm: { ...storm, zone: 'S9' } }, { enemies: foes, own: nobody });
    expect(s.play('end').happened('card-used')).toEqual([]);
    const here = street(
      { storm: { ...storm, track: 4 } },
      { enemies: enemies('S12', { hulk: 1 }), own: nobody },
    );
    // Three zones away: not offered.
    expect(here.play('end').happened('card-used')).toEqual([]);
    const two = street(
      { storm: { ...storm, wounds: 0 } },
      { enemies: enemies('S11', { hulk: 1, iceman: 1 }), own: nobody },
    ).play('end', USE);
    expect(two.options).toEqual(['betty-ross:iceman@S11', 'betty-ross:hulk@S11']);
    two.play('betty-ross:hulk@S11');
    expect([whereIs(two, 'hulk'), whereIs(two, 'iceman')]).toEqual(['S10', 'S6']);
  });

  it('a single action of Captain Marvel does not use it up', () => {
    const s = street(
      { storm, rogue: { zone: 'S10', track: 1 } },
      { enemies: enemies('S10', { 'captain-marvel': 1 }), own: nobody, dice: [1, 1, 1] },
    );
    s.play('end', USE, 'attack:haymaker@S10', 'spend:1');
    expect(health(s, 'rogue')).toBe(2);
    s.play('end');
    // One attack in the enemy phase instead of two.
    expect(health(s, 'rogue')).toBe(1);
  });
});
