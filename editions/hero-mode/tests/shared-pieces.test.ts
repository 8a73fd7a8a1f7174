/** Pieces that all super-hero editions share, each at its boundary. */
import { deckOf, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import type { Attack } from '../../supers/attack/attack.ts';
import { pushWays, stun } from '../../supers/attack/effects.ts';
import { eliminate, toughness, weaken } from '../../supers/attack/hits.ts';
import { BASIC, FAST, HEAVY, BYSTANDER_DECK, TRAIT_DECK } from '../../supers/kit.ts';
import { canActFree } from '../../supers/moves/bonus-action.ts';
import { ownOf } from '../../supers/own.ts';
import { canDrawPerson, drawPerson, gainBystander, takeOff } from '../../supers/people/bystanders.ts';
import { gainTrait, canGainTrait } from '../../supers/cards/traits.ts';
import { zombieHero } from '../cards.ts';
import { hero as edition } from '../index.ts';
import { COURT, Z } from './mansion.ts';
import { play } from './table.ts';
import { enemy, people, turn } from './zombie-table.ts';

describe('a barricade', () => {
  const doors = { [`${Z.study}-S1`]: 'open', [`${Z.gallery}-S3`]: 'open' };
  const s = play({
    board: COURT,
    doors,
    heroes: { storm: { zone: 'S7' } },
    own: { cards: [] },
    turn: 'storm',
  });
  const study = s.zone(Z.study);
  const street = s.zone('S1');
  const shut = s.game.context.board.doors.findIndex((d) => d.id === `${Z.study}-S1`);

  it('keeps common enemies from being pushed through it, from either side, and only there', () => {
    expect(pushWays(s.game, study, BASIC)).toContain(street);
    ownOf(s.game).barricades.push(shut);
    expect(pushWays(s.game, study, BASIC)).not.toContain(street);
    expect(pushWays(s.game, street, HEAVY)).not.toContain(study);
    expect(pushWays(s.game, s.zone(Z.gallery), BASIC)).toContain(s.zone('S3'));
  });

  it('does not hinder heroes, people or Zombie Heroes', () => {
    expect(pushWays(s.game, study)).toContain(street);
    expect(pushWays(s.game, study, zombieHero('sabretooth'))).toContain(street);
  });
});

describe('Stunned enemies', () => {
  it('are eliminated last, where they stand and of their type', () => {
    const s = turn({ storm: { zone: 'S9' } }, [
      enemy('walker', 'S6', 3),
      enemy('brute', 'S6', 2),
      enemy('walker', 'S7', 2),
    ]);
    const g = s.game;
    const zone = s.zone('S6');
    stun(g, BASIC, zone, 2);
    stun(g, HEAVY, zone, 2);
    stun(g, BASIC, s.zone('S7'), 2);
    const left = () => ownOf(g).stunned.map((x) => x.n);
    eliminate(g, 0, BASIC, zone, 1);
    expect(left()).toEqual([2, 2, 2]);
    eliminate(g, 0, BASIC, zone, 1);
    expect(left()).toEqual([1, 2, 2]);
    eliminate(g, -1, HEAVY, zone, 1);
    expect(left()).toEqual([1, 1, 2]);
  });
});

describe('toughness taken off', () => {
  const s = turn({ storm: { zone: 'S9' } }, [enemy('brute', 'S6'), enemy('sabretooth', 'S7')]);
  const attack = (): Attack =>
    ({ hero: 0, unique: false, weaker: [], set: [], softer: 0, perHero: 1 }) as unknown as Attack;
  const SABRETOOTH = zombieHero('sabretooth');
  const [six, seven] = [s.zone('S6'), s.zone('S7')];

  it('counts for one figure, in its zone, never below 1 [S-FAQ-8]', () => {
    const f = attack();
    expect(toughness(s.game, f, HEAVY, six)).toBe(2);
    weaken(f, HEAVY, six, 1);
    expect([toughness(s.game, f, HEAVY, six), toughness(s.game, f, HEAVY, seven)]).toEqual([1, 2]);
    expect(toughness(s.game, f, FAST, six)).toBe(1);
    const far = attack();
    weaken(far, HEAVY, six, 9);
    expect(toughness(s.game, far, HEAVY, six)).toBe(1);
  });

  it('adds up for a Zombie Hero, not for others', () => {
    const f = attack();
    const whole = toughness(s.game, f, SABRETOOTH, seven);
    weaken(f, SABRETOOTH, seven, 1);
    weaken(f, SABRETOOTH, seven, 1);
    weaken(f, HEAVY, seven, 1);
    weaken(f, HEAVY, seven, 1);
    expect(whole - toughness(s.game, f, SABRETOOTH, seven)).toBe(2);
    expect(f.weaker.map((w) => w.by)).toEqual([2, 1, 1]);
  });

  it('is taken off each Zombie Hero of a zone apart', () => {
    const f = attack();
    weaken(f, SABRETOOTH, seven, 1);
    weaken(f, zombieHero('juggernaut'), seven, 2);
    expect(f.weaker).toEqual([
      { type: SABRETOOTH, zone: seven, by: 1 },
      { type: zombieHero('juggernaut'), zone: seven, by: 2 },
    ]);
  });
});

describe('people', () => {
  const three = (): Scene =>
    turn({ storm: { zone: 'S9' }, rogue: { status: 'dead' } }, [], {
      own: people(['ka-zar', 'S6'], ['senator-kelly', 'S7'], ['callisto', 'S11']),
    });

  it('who leave the board leave their place in the plans to the others', () => {
    const s = three();
    const own = ownOf(s.game);
    own.plans = [
      [0, 4],
      [1, 5],
      [2, 6],
    ];
    takeOff(s.game, 1);
    expect([own.plans, own.bystanders.length]).toEqual([
      [
        [0, 4],
        [1, 6],
      ],
      2,
    ]);
  });

  it('are drawn past special cards, which go back; nobody where nobody is left [M-ALL-11]', () => {
    const s = three();
    const deck = deckOf(s.state, BYSTANDER_DECK);
    const isSpecial = (c: number) => edition.cards[BYSTANDER_DECK]?.[c]?.startsWith('secret');
    const someone = deck.draw.filter((c) => !isSpecial(c)).slice(0, 1);
    const special = [...deck.draw, ...(ownOf(s.game).out[BYSTANDER_DECK] ?? [])]
      .filter(isSpecial)
      .slice(0, 1);
    deck.discard = [];
    deck.draw = [...someone, ...special];
    expect(canDrawPerson(s.game)).toBe(true);
    expect([drawPerson(s.game), deck.draw]).toEqual([someone[0], special]);
    expect([canDrawPerson(s.game), drawPerson(s.game), [...deck.draw, ...deck.discard]]).toEqual([
      false,
      -1,
      special,
    ]);
  });

  it('do not come to a hero who is out of the game', () => {
    const s = three();
    const card = itemAt(deckOf(s.state, BYSTANDER_DECK).draw.splice(-1), 0);
    expect(gainBystander(s.game, 1, card)).toBe(null);
    expect([ownOf(s.game).out[BYSTANDER_DECK]?.includes(card), itemAt(s.state.heroes, 1).slots[0]]).toEqual([
      true,
      -1,
    ]);
    const other = itemAt(deckOf(s.state, BYSTANDER_DECK).draw.splice(-1), 0);
    gainBystander(s.game, 0, other);
    expect(itemAt(s.state.heroes, 0).slots[0]).toBe(other);
  });
});

describe('traits', () => {
  it('are gained while there are cards to draw, from the discards too [S-TRAIT-1]', () => {
    const s = turn({ storm: { zone: 'S9' } }, []);
    const deck = deckOf(s.state, TRAIT_DECK);
    deck.discard = deck.draw.splice(0).slice(0, 1);
    expect(canGainTrait(s.game, 0)).toBe(true);
    gainTrait(s.game, 0);
    expect([canGainTrait(s.game, 0), gainTrait(s.game, 0)]).toEqual([false, null]);
    expect(itemAt(s.state.heroes, 0).slots.filter((c) => c >= 0)).toHaveLength(1);
  });
});

describe('every card is somewhere, once [S-SET-2]', () => {
  const whole = (s: Scene, deck: string) =>
    [...(edition.cardsLying(s.game)[deck] ?? [])].sort((a, b) => a - b);
  const all = (deck: string) => (edition.cards[deck] ?? []).map((_, c) => c);

  it('on the table, in hands, and while somebody chooses what to keep', () => {
    const traits = ['barricade', 'all-out'];
    const s = turn({ storm: { zone: 'S9', traits, bystander: 'mary-jane' } }, [enemy('sabretooth', 'S2')], {
      own: people(['ka-zar', 'S9'], ['callisto', 'S11', '039']),
    });
    const sound = () => {
      for (const deck of Object.keys(edition.cards))
        expect([deck, whole(s, deck)]).toEqual([deck, all(deck)]);
    };
    sound();
    s.play('gain-trait');
    sound();
    while (s.prompt !== 'turn') s.play(itemAt(s.options, 0));
    sound();
    s.play('rescue:ka-zar');
    expect(s.prompt).not.toBe('turn');
    sound();
  });

  it('of each slot is known which deck it holds', () => {
    expect([0, 1, 2, 3].map((slot) => edition.slotDeck(slot))).toEqual([
      BYSTANDER_DECK,
      TRAIT_DECK,
      TRAIT_DECK,
      TRAIT_DECK,
    ]);
  });
});

describe('a bonus action', () => {
  it('is for those who can do something with it, and costs them nothing they have', () => {
    const s = turn({ storm: { zone: 'S9' }, rogue: { zone: 'S6' } }, []);
    expect([canActFree(s.game, 1), s.hero('rogue').actions]).toEqual([true, 0]);
  });
});
