/** Traits that answer enemies and change the field: Get Back!, Wrong-Footed, This Way!, Barricade, Read the Field. */
import { describe, expect, it } from 'vitest';
import { SPAWN_DECK } from '../../supers/kit.ts';
import { spawnFace } from '../../supers/enemies/spawn-cards.ts';
import { COURT, Z } from './mansion.ts';
import { CITY, enemies, night, offered, people, street } from './skills-street.ts';
import { bystanderOf, health, peopleIn, play, power, traits } from './table.ts';
import { deckOf } from '@holdout/engine';

const nobody = { cards: [] };

describe('Get Back!', () => {
  const USE = 'use:get-back@storm';
  const storm = { zone: 'S6', traits: ['get-back'] };

  it('pushes 4 of 5 back to where they came from [K-ENE-6]', () => {
    const s = night({ storm }, { enemies: enemies('S10', { walker: 5 }), own: nobody });
    s.play(USE);
    expect(s.options).toEqual(['push:walker@S10', 'stay']);
    s.play('push:walker@S10=4');
    expect([s.enemies('S6'), s.enemies('S10'), traits(s, 'storm')]).toEqual([1, 4, []]);
  });

  it('sends each group where it came from, and fewer if wanted', () => {
    const foes = [...enemies('S10', { walker: 2, brute: 1 }), ...enemies('S2', { walker: 1 })];
    const s = night({ storm }, { enemies: foes, own: nobody });
    s.play(USE, 'push:walker@S2=1 push:brute@S10=1 stay=2');
    expect([s.enemies('S2'), s.enemies('S10', 'brute'), s.enemies('S6', 'walker')]).toEqual([1, 1, 2]);
  });

  it('Runners enter again with their second action, and do not attack [K-ENE-5]', () => {
    const s = night({ storm }, { enemies: enemies('S10', { runner: 2 }), own: nobody });
    s.play(USE, 'push:runner@S10=2');
    expect([s.enemies('S6', 'runner'), health(s, 'storm')]).toEqual([2, 3]);
  });

  it('so do Runners of a rush [S-CARD-2]', () => {
    const s = play({
      board: { ...CITY, spawns: [{ zone: 'S10' }] },
      heroes: { storm: { zone: 'S6', traits: ['get-back'] } },
      own: nobody,
      spawns: true,
      phase: 'spawn',
      draws: { spawn: ['027'] },
    });
    s.play(USE);
    expect(s.happened('enemies-moved')).toHaveLength(1);
    expect([s.enemies('S6', 'runner'), health(s, 'storm')]).toEqual([1, 3]);
  });

  it('is of no use against Juggernaut, nor against those who spawn here', () => {
    const big = night({ storm }, { enemies: enemies('S10', { juggernaut: 1 }), own: nobody });
    expect(traits(big, 'storm')).toEqual(['get-back']);
    const s = play({
      board: { tiles: [['5R@180', '4V@270']], spawns: [{ zone: 'S1' }] },
      heroes: { storm: { zone: 'S1', traits: ['get-back'] } },
      own: nobody,
      spawns: true,
      phase: 'spawn',
      draws: { spawn: ['002'] },
    });
    expect([s.enemies('S1'), s.prompt, traits(s, 'storm')]).toEqual([1, 'turn', ['get-back']]);
  });
});

describe('Wrong-Footed', () => {
  const USE = 'use:wrong-footed@storm';
  /** A card drawn at S1, three zones from her. */
  const drawn = (card: string, rest = {}) =>
    play({
      board: { tiles: [['5R@180', '4V@270']], spawns: [{ zone: 'S1' }] },
      heroes: { storm: { zone: 'S4', traits: ['wrong-footed'] } },
      own: nobody,
      spawns: true,
      phase: 'spawn',
      draws: { spawn: [card] },
      ...rest,
    });

  it('a rush places its figures, who stay [S-CARD-2]', () => {
    const s = drawn('024').play(USE);
    expect([s.enemies('S1', 'walker'), traits(s, 'storm')]).toEqual([2, []]);
    expect(s.happened('enemies-moved')).toEqual([]);
    expect(drawn('024').play('go-on').enemies('S1')).toBe(0);
  });

  it('an extra activation does nothing [S-CARD-3]', () => {
    const s = drawn('032', { enemies: enemies('S1', { runner: 2 }) }).play(USE);
    expect(s.enemies('S1', 'runner')).toBe(2);
    expect(s.happened('activation')).toEqual([]);
  });

  it('does not stop the activation that a shortage brings about [K-SPAWN-4]', () => {
    const s = drawn('024', { enemies: enemies('S2', { walker: 1 }), supply: { walker: 1 } }).play(USE);
    expect(s.happened('activation')).toHaveLength(1);
    expect([s.enemies('S2'), s.enemies('S3')]).toEqual([0, 1]);
  });

  it('is not offered for other cards, nor when nobody would activate', () => {
    expect(traits(drawn('002'), 'storm')).toEqual(['wrong-footed']);
    expect(drawn('032').prompt).toBe('turn');
  });
});

describe('This Way!', () => {
  const storm = { zone: 'S6', track: 0, traits: ['this-way'] };

  it('brings a bystander 3 zones down the street, who is rescued for free [H-RES-1]', () => {
    const s = street({ storm }, { own: people({ card: 'ka-zar', zone: 'S12' }) });
    s.play('this-way:ka-zar', 'push:S10', 'push:S6', 'rescue:ka-zar');
    expect([bystanderOf(s, 'storm'), power(s, 'storm'), s.hero('storm').actions]).toEqual(['ka-zar', 4, 3]);
    expect(traits(s, 'storm')).toEqual([]);
  });

  it('goes towards you only, and may stop on the way [D-PUSH-2]', () => {
    const s = street({ storm }, { own: people({ card: 'ka-zar', zone: 'S13' }) });
    s.play('this-way:ka-zar');
    expect(peopleIn(s, 'S12')).toEqual(['ka-zar']);
    expect(s.options).toEqual(['push:S11', 'stop']);
    s.play('stop');
    expect([s.prompt, peopleIn(s, 'S12')]).toEqual(['turn', ['ka-zar']]);
  });

  it('with a Walker here it arrives and is not rescued', () => {
    const s = street(
      { storm },
      { enemies: enemies('S6', { walker: 1 }), own: people({ card: 'ka-zar', zone: 'S10' }) },
    );
    s.play('this-way:ka-zar');
    expect([s.prompt, peopleIn(s, 'S6'), bystanderOf(s, 'storm')]).toEqual(['turn', ['ka-zar'], '']);
  });

  it('takes somebody already here, if a rescue is possible; no face-down card, nobody out of sight', () => {
    const own = {
      cards: [{ card: 'callisto', zone: 'S6' }],
      bystanders: [
        { card: 'ka-zar', zone: 'S6' },
        { card: 'shanna', zone: 'S9' },
      ],
    };
    const s = street({ storm }, { own });
    expect(offered(s, 'this-way')).toEqual(['this-way:ka-zar']);
    s.play('this-way:ka-zar', 'rescue:ka-zar');
    expect(bystanderOf(s, 'storm')).toBe('ka-zar');
    const busy = street({ storm }, { own, enemies: enemies('S6', { walker: 1 }) });
    expect(offered(busy, 'this-way')).toEqual([]);
  });
});

describe('Barricade', () => {
  const WINDOW = `${Z.study}-S1`;
  const room = (rest: object) =>
    play({
      board: COURT,
      doors: { [WINDOW]: 'open' },
      heroes: { storm: { zone: Z.study, traits: ['barricade'] } },
      own: nobody,
      turn: 'storm',
      ...rest,
    });

  it('keeps 6 Walkers out of the only way in, until the End Phase [H-WIN-6]', () => {
    const s = room({ enemies: enemies('S1', { walker: 6 }) });
    expect(offered(s, 'barricade')).toEqual([`barricade:${WINDOW}`]);
    s.play(`barricade:${WINDOW}`);
    expect(offered(s, 'barricade')).toEqual([]);
    s.play('end');
    expect([s.enemies('S1'), traits(s, 'storm')]).toEqual([6, []]);
    s.play('end');
    expect(s.enemies(Z.study)).toBe(6);
  });

  it('does not stop Zombie Heroes, nor heroes and their sight', () => {
    const s = room({ enemies: enemies('S1', { juggernaut: 1, walker: 1 }), dice: [3, 1] });
    s.play(`barricade:${WINDOW}`, 'attack:lightning-bolt@S1');
    expect(s.options).toContain('move:S1');
    s.play('end');
    expect([s.enemies(Z.study, 'juggernaut'), s.enemies('S1', 'walker')]).toEqual([1, 1]);
  });

  it('those who see nobody count no barricaded window as open [H-WIN-2]', () => {
    const foes = { enemies: enemies('S7', { walker: 1 }) };
    const s = room(foes).play(`barricade:${WINDOW}`, 'end');
    expect(s.enemies('S7')).toBe(1);
    expect(room(foes).play('end').enemies('S7')).toBe(0);
  });

  it('nobody is pushed past it either, Zombie Heroes excepted [D-PUSH-2]', () => {
    const foes = { enemies: enemies(Z.study, { walker: 2, cyclops: 1 }) };
    const heroes = { storm: { zone: Z.study, track: 1, traits: ['barricade'] } };
    const s = room({ ...foes, heroes }).play(`barricade:${WINDOW}`, 'gust');
    expect([s.enemies('S1', 'cyclops'), s.enemies(Z.study, 'walker'), s.enemies('S1', 'walker')]).toEqual([
      1, 2, 0,
    ]);
    const magneto = { zone: Z.study, track: 1, skills: ['polarity'], traits: ['barricade'] };
    const pull = room({ ...foes, heroes: { magneto }, turn: 'magneto' }).play(`barricade:${WINDOW}`);
    pull.play(`polarity:${Z.study}`);
    expect([pull.enemies('S1', 'cyclops'), pull.enemies(Z.study, 'walker')]).toEqual([1, 2]);
  });

  it('needs something open', () => {
    expect(offered(room({ doors: {} }), 'barricade')).toEqual([]);
  });
});

describe('Read the Field', () => {
  const storm = { zone: 'S6', traits: ['read-the-field'] };
  const top = (s: ReturnType<typeof street>): string[] =>
    deckOf(s.state, SPAWN_DECK)
      .draw.map((c) => spawnFace(s.game, c))
      .reverse();

  it('puts one of three under the deck and the others back in the order chosen [K-SPAWN-2]', () => {
    const s = street({ storm });
    const [a, b, c, d] = top(s);
    s.play('read-the-field');
    expect(s.options).toEqual([a, b, c].map((id) => `bury:${id}`));
    s.play(`bury:${b}`);
    expect(s.options).toEqual([`next:${a}`, `next:${c}`]);
    s.play(`next:${c}`);
    expect([top(s).slice(0, 3), top(s).at(-1), traits(s, 'storm')]).toEqual([[c, a, d], b, []]);
    expect(s.hero('storm').actions).toBe(3);
    expect(s.happened('top-card-seen').map((e) => e.type === 'top-card-seen' && e.moved)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('the order chosen is the order drawn [K-SPAWN-1]', () => {
    const s = play({
      board: { tiles: [['5R@180', '4V@270']], spawns: [{ zone: 'S1' }, { zone: 'S3' }] },
      heroes: { storm: { zone: 'S4', traits: ['read-the-field'] } },
      own: nobody,
      spawns: true,
      turn: 'storm',
      draws: { spawn: ['033', '002', '012'] },
    });
    s.play('read-the-field', 'bury:hero', 'next:normal.brute.1-1-1-2', 'end');
    expect(s.happened('spawn-card')).toMatchObject([
      { card: '012', zone: 'S1' },
      { card: '002', zone: 'S3' },
    ]);
  });

  it('with fewer than 3 the discards are shuffled below the rest first [K-SPAWN-3]', () => {
    const s = street({ storm });
    const deck = deckOf(s.state, SPAWN_DECK);
    const [first] = top(s);
    deck.discard = deck.draw.splice(0, deck.draw.length - 1);
    s.play('read-the-field');
    expect(s.options).toHaveLength(3);
    expect([s.options[0], deck.discard]).toEqual([`bury:${first}`, []]);
    expect(s.happened('deck-shuffled')).toHaveLength(1);
  });
});
