/** Grindhouse, Big W and Small town are lost when nobody can open a door any more. */
import { deckOf, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { engine, play } from './table.ts';

type Fields = { [key: string]: Json };

const LOST = { result: 'lost', cause: 'M-C07-3' };
const NOSE = 'hold-your-nose';
const SHEET = {
  id: 'zoe',
  skills: {
    blue: 'lucky',
    yellow: 'plus-action',
    orange: [NOSE, 'medic'],
    red: ['loud', 'tough', 'hoard'],
  },
};

/** Cards dealt at the set-up and put down for the scene leave the game with the rest of the deck. */
const withoutDiscards = (s: Scene): Scene => {
  ownOf(s.game).out.push(...deckOf(s.state, 'equipment').discard.splice(0));
  return s;
};

/** Mission 07, all doors shut, everybody in the street. */
const inStreet = (ned: Fields, more: Fields = {}): Scene => {
  const { heroes, ...rest } = more as { heroes?: Fields };
  const scene = { mission: '07', heroes: { ned: { zone: 'S5', ...ned }, ...heroes }, turn: 'ned', ...rest };
  return play(scene);
};
/** There, Ned takes a step. */
const outside = (ned: Fields, more: Fields = {}): Scene => inStreet(ned, more).play('move:S4');

describe('locked out', () => {
  it.each([
    ['07', 'S5', 'S4', 'R_3C_00_garage-S4'],
    ['05', 'S3', 'S6', 'R_7B_01_room-S17'],
    ['10', 'S7', 'S8', 'R_5B_01_shop-S7'],
  ])('mission %s is lost in the street without a tool, for a reason of its own [M-C07-3]', (...about) => {
    const [mission, zone, to, door] = about;
    const at = (reserve: string[], doors: Fields = {}) =>
      play({ mission, heroes: { ned: { zone, reserve } }, doors, turn: 'ned' }).play(`move:${to}`);
    const lost = at(['water']);
    expect(lost.state.outcome).toEqual(LOST);
    expect(lost.happened('lost')).toMatchObject([{ cause: 'M-C07-3' }]);
    expect(at(['fire-axe']).result).toBeUndefined();
    // In a room they could search for one.
    expect(at(['water'], { [door]: 'open' }).result).toBeUndefined();
  });

  it('is no matter while somebody is in a building or carries a tool [M-C07-3]', () => {
    expect(outside({}, { heroes: { amy: { zone: 'R_2C_10_study' } } }).result).toBeUndefined();
    expect(outside({}, { heroes: { amy: { zone: 'S1', reserve: ['chainsaw'] } } }).result).toBeUndefined();
    const dead = { amy: { status: 'dead' }, doug: { zone: 'S1' } };
    expect(outside({}, { heroes: dead }).state.outcome).toEqual(LOST);
  });

  it('is noticed when the last tool goes, in the middle of the attack [M-C07-3] [C-LOSE-2]', () => {
    const heroes = { ned: { zone: 'S5', hands: ['crowbar'] }, amy: { zone: 'S1' } };
    const enemies = [
      { type: 'walker', zone: 'S5' },
      { type: 'walker', zone: 'S2' },
    ];
    const s = play({ mission: '07', heroes, enemies, phase: 'enemies' });
    expect([s.state.outcome, s.hero('ned').wounds, s.enemies('S2')]).toEqual([LOST, 1, 1]);
  });

  it('does not count doors nobody needs any more [M-C07-3]', () => {
    const own = { deck: ['water'] };
    const heroes = { ned: { zone: 'S8' } };
    const tokens = ['R_7B_00_room', 'R_2B_10_bathroom', 'R_5B_01_shop', 'R_5C_11_ruinB'];
    const doors = { 'R_5B_01_shop-S7': 'open', 'R_5B_01_storeroom-S14': 'open' };
    const at = (taken: string[]) =>
      withoutDiscards(play({ mission: '10', heroes, taken, doors, own, turn: 'ned' })).play('move:S7');
    // No card of the deck is a tool: what lies open can be had, nothing else.
    expect(at(tokens.filter((t) => t !== 'R_5B_01_shop')).result).toBeUndefined();
    expect(at(tokens.filter((t) => t !== 'R_5C_11_ruinB')).state.outcome).toEqual(LOST);
  });
});

describe('a skill that can still find a tool', () => {
  const armed = { hands: ['pistol'] };

  it('is Hold Your Nose, with something to kill with [M-C07-3] [C-SK-20]', () => {
    expect(outside({ ...armed, skills: [NOSE] }).result).toBeUndefined();
    expect(outside({ reserve: ['glass-bottles', 'gasoline'], skills: [NOSE] }).result).toBeUndefined();
    expect(outside({ reserve: ['water'], skills: [NOSE] }).state.outcome).toEqual(LOST);
    const friend = { amy: { zone: 'S1', ...armed } };
    expect(outside({ skills: [NOSE] }, { heroes: friend }).result).toBeUndefined();
  });

  it('may still be used after the last weapon, a Molotov, has killed [M-C07-3] [C-SK-20]', () => {
    const scene = {
      enemies: [{ type: 'walker', zone: 'S4' }],
      draws: { equipment: ['crowbar'] },
    };
    const s = inStreet({ hands: ['molotov'], skills: [NOSE] }, scene).play('attack:molotov@S4');
    expect(s.result).toBeUndefined();
    s.play('move:S4', 'hold-your-nose');
    expect(s.result).toBeUndefined();
    const unused = inStreet({ hands: ['molotov'], skills: [NOSE] }, { ...scene, draws: { equipment: [] } });
    unused.play('attack:molotov@S4', 'end');
    expect(unused.state.outcome).toEqual(LOST);
  });

  it('needs a tool in the deck or among the discards [M-C07-3]', () => {
    const ned = { ...armed, skills: [NOSE] };
    const withDeck = (deck: string[]) => withoutDiscards(inStreet(ned, { own: { deck } })).play('move:S4');
    expect(withDeck(['water']).state.outcome).toEqual(LOST);
    expect(withDeck(['water', 'crowbar']).result).toBeUndefined();
    expect(outside(ned, { own: { discard: true } }).result).toBeUndefined();
  });

  it('is not ruled out by those who do not see the deck [M-C07-3]', () => {
    const s = inStreet({ ...armed, skills: [NOSE] });
    const after = engine.foretell(engine.mask(s.state), ['move:S4']);
    expect(after).toMatchObject({ isSure: true, state: { outcome: null } });
  });

  it.each(['free-search', 'destiny', 'matching-set', 'starts-with:crowbar'])(
    'is not %s, which does nothing without a search [M-C07-3]',
    (skill) => {
      expect(outside({ ...armed, skills: [skill] }).state.outcome).toEqual(LOST);
    },
  );

  it('may be one still to be won, until another is chosen [M-C07-3] [C-SKILL-2]', () => {
    const zoe = (xp: number, more: Fields = {}) => ({
      sheets: [SHEET],
      heroes: { zoe: { zone: 'S5', xp, ...armed, ...more } },
    });
    expect(outside({}, zoe(0)).result).toBeUndefined();
    expect(outside({}, zoe(19)).state.outcome).toEqual(LOST);
    const killing = { ...zoe(18), enemies: [{ type: 'walker', zone: 'S5' }], dice: [6] };
    const choosing = () => play({ mission: '07', turn: 'zoe', ...killing }).play('attack:pistol@S5');
    expect(choosing().prompt).toBe('skill');
    expect(choosing().play(`skill:${NOSE}`).result).toBeUndefined();
    expect(choosing().play('skill:medic').state.outcome).toEqual(LOST);
  });
});

it('a police car can be searched in the street: nobody is locked out beside one [M-C07-3] [C-ACT-4]', () => {
  const board = {
    tiles: [['7B@0']],
    doors: [{ between: ['R_7B_00_room', 'S2'] }],
    objectives: [{ zone: 'R_7B_00_room' }],
    lose: [{ id: 'M-C07-3', when: { lockedOut: 'objectives' } }],
  };
  const at = (kind: string) =>
    play({
      board: { ...board, own: { cars: [{ kind, zone: 'S1' }] } },
      heroes: { ned: { zone: 'S1' } },
      turn: 'ned',
    });
  expect(at('police').play('move:S2').result).toBeUndefined();
  expect(at('pimp').play('move:S2').state.outcome).toEqual(LOST);
});
