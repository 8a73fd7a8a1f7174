/** Cards and skills where they end: nothing left to gain, used once, aimed at one of several. */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { tires } from '../abilities/bystanders/defence.ts';
import { zombieHero } from '../cards.ts';
import { COURT, Z } from './mansion.ts';
import { CITY, enemies, night, offered, people, street } from './skills-street.ts';
import { play, power } from './table.ts';

const used = (s: Scene, card: string): number =>
  s.events.filter((e) => e.type === 'card-used' && e.card === card).length;

describe('cards that give power', () => {
  it('Trish Tilby says nothing where everybody else is full [H-POW-1]', () => {
    const taken = (track: number): Scene => {
      const heroes = { rogue: { zone: 'S6', bystander: 'trish-tilby' }, storm: { zone: 'S9', track } };
      return play({ board: { ...CITY, objectives: [{ zone: 'S6' }] }, heroes, turn: 'rogue' }).play(
        'take:S6',
      );
    };
    expect([used(taken(3), 'trish-tilby'), used(taken(4), 'trish-tilby')]).toEqual([1, 0]);
  });

  it('Mary Jane says nothing to one who is full [H-POW-1]', () => {
    const cried = (track: number): Scene =>
      street({ rogue: { zone: 'S6', track, bystander: 'mary-jane', traits: ['overexertion'] } });
    const poor = cried(3).play('overexertion');
    expect([used(poor, 'mary-jane'), power(poor, 'rogue')]).toEqual([1, 1]);
    const fight = (track: number): Scene =>
      street(
        { rogue: { zone: 'S6', track, bystander: 'mary-jane', traits: ['all-out'] } },
        { enemies: enemies('S6', { walker: 9 }), dice: Array(5).fill(1) },
      ).play('attack:haymaker@S6', 'use:all-out@rogue', 'spend:0');
    expect([used(fight(3), 'mary-jane'), used(fight(4), 'mary-jane')]).toEqual([1, 0]);
  });
});

describe('Mary Jane, after a trait of the turn', () => {
  it('has nothing to give one who is full [H-POW-1]', () => {
    const barred = (track: number): Scene => {
      const rogue = { zone: Z.study, track, bystander: 'mary-jane', traits: ['barricade'] };
      const doors = { [`${Z.study}-S1`]: 'open' };
      const s = play({ board: COURT, doors, heroes: { rogue }, own: { cards: [] }, turn: 'rogue' });
      return s.play(`barricade:${Z.study}-S1`);
    };
    expect([used(barred(3), 'mary-jane'), used(barred(4), 'mary-jane')]).toEqual([1, 0]);
  });
});

describe('once a turn', () => {
  it('Valerie Cooper opens one door for free, not a second [S-OPEN-1]', () => {
    const heroes = { rogue: { zone: Z.study, bystander: 'valerie-cooper' } };
    // All buildings have been opened: nothing is filled.
    const doors = { [`${Z.study}-S1`]: 'open', [`${Z.gallery}-S3`]: 'open' };
    const s = play({ board: COURT, doors, heroes, turn: 'rogue', own: { cards: [] } });
    const shut = offered(s, 'valerie-cooper');
    expect(shut.length).toBeGreaterThan(1);
    s.play(itemAt(shut, 0));
    expect([s.prompt, s.options.some((o) => o.startsWith('open:')), offered(s, 'valerie-cooper')]).toEqual([
      'turn',
      true,
      [],
    ]);
  });
});

describe('one of several', () => {
  it('a calmed Zombie Hero tires for itself, another stays calmed [K-ENE-5]', () => {
    const s = night({ storm: { zone: 'S6' } }, { own: { cards: [] } });
    const [hulk, cyclops] = [zombieHero('hulk'), zombieHero('cyclops')];
    ownOf(s.game).slowed = [hulk, cyclops];
    expect([tires(s.game, hulk), tires(s.game, hulk), tires(s.game, cyclops)]).toEqual([true, false, true]);
  });

  it('Not on My Watch asks for sight of the one who is struck, not of everybody [H-BYS-2]', () => {
    const storm = { zone: 'S11', traits: ['not-on-my-watch'] };
    const own = people({ card: 'senator-kelly', zone: 'S6' }, { card: 'trish-tilby', zone: 'S9' });
    const s = night({ storm }, { enemies: enemies('S6', { walker: 1 }), own });
    expect(s.options).toEqual(['use:not-on-my-watch@storm', 'go-on']);
    s.play('go-on');
    const far = night({ storm }, { enemies: enemies('S9', { walker: 1 }), own });
    expect(offered(far, 'not-on-my-watch')).toEqual([]);
  });

  it('Gust moves nobody where nobody is sent [S-ACT-2]', () => {
    const s = street({ storm: { zone: 'S6', track: 1 } }, { enemies: enemies('S6', { walker: 2 }) });
    s.play('gust', 'push:S2=2');
    expect(s.happened('enemies-pushed')).toMatchObject([{ n: 2 }]);
  });
});
