/** The classic game where something ends: actions, turns, a die kept, a road that is none. */
import { describe, expect, it } from 'vitest';
import { itemAt, isRefusal, type Json } from '@holdout/engine';
import { met } from '../../testing/mission-scene.ts';
import { CARDS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { hasFinished } from '../round.ts';
import { STREET, street, zombies } from './combat-street.ts';
import { cardsOf, engine, play, TOWN } from './table.ts';

describe('cars', () => {
  const CARS = [
    { kind: 'police', zone: 'S2' },
    { kind: 'pimp', zone: 'S3' },
  ];
  const cars = (scenario: { [key: string]: Json }) =>
    street({ board: { ...STREET, own: { cars: CARS, drive: true } }, turn: 'ned', ...scenario });
  const atTheWheel = { own: { riders: { police: ['ned'] } } };

  it('go to no place that is none, and nowhere without a driver [C-CAR-2]', () => {
    const s = cars({ heroes: { ned: { zone: 'S2' } }, ...atTheWheel });
    expect([s.why('drive:S99'), s.why('drive:S3')]).toEqual(['intent.unknown', undefined]);
    const afoot = cars({ heroes: { ned: { zone: 'S2' } } });
    expect([afoot.why('drive:S99'), afoot.why('drive:S3')]).toEqual(['intent.unknown', 'car.not-driving']);
  });

  it('keep their dice if the driver likes them [C-CAR-8]', () => {
    const ned = { zone: 'S2', skills: ['lucky'] };
    const enemies = zombies('S2', { walker: 2 });
    const s = cars({ heroes: { ned }, enemies, dice: [4, 1], ...atTheWheel }).play('drive:S3', 'keep');
    expect([s.enemies('S2'), s.prompt]).toEqual([1, 'drive-on']);
  });

  it('take in nobody who has no action left [C-CAR-1]', () => {
    const s = cars({ heroes: { ned: { zone: 'S2', actions: 1 }, amy: { zone: 'S2' } } });
    expect(s.why('enter:police.driver')).toBeUndefined();
    const tired = cars({ heroes: { ned: { zone: 'S2', actions: 0, skills: ['free-move'] } } });
    expect(tired.why('enter:police.driver')).toBe('hero.too-few-actions');
  });
});

describe('the turn of a player', () => {
  it('is finished when it has been taken, not before, and all are between rounds [K-TURN-1]', () => {
    const s = play({
      mission: TOWN,
      seats: [['amy'], ['doug'], ['ned']],
      heroes: { amy: {}, doug: {}, ned: {} },
      turn: 'amy',
    });
    const finished = () => [0, 1, 2].map((seat) => hasFinished(s.game, seat));
    expect(finished()).toEqual([false, false, false]);
    s.play('end');
    expect(finished()).toEqual([true, false, false]);
    s.play('end');
    expect(finished()).toEqual([true, true, false]);
  });
});

describe('missions', () => {
  it('06 counts supplies in every car and those brought out [M-C06]', () => {
    const loaded = (suppliesOut: number): boolean => {
      const police = { zone: 'S2', supplies: ['water', 'canned-food'] };
      const pimp = { zone: 'S16', supplies: ['bag-of-rice'] };
      const own = { cars: { police, pimp }, suppliesOut };
      return met(play({ mission: '06', heroes: { amy: {} }, own, turn: 'amy' }), 'load-supplies');
    };
    expect([loaded(2), loaded(3)]).toEqual([false, true]);
  });

  it('name no zombie card twice [C-SPAWN-1]', () => {
    const withCards = (zombieCards: number[]): Json => ({ ...(TOWN as object), own: { zombieCards } });
    const begun = (zombieCards: number[]) =>
      engine.newGame(
        { edition: 'classic', mission: withCards(zombieCards), seats: [['amy', 'doug', 'ned', 'phil']] },
        'a',
      );
    expect(begun([1, 2, 2])).toMatchObject({ at: 'mission.card-twice own.zombieCards' });
    expect(isRefusal(begun([1, 2, 3]))).toBe(false);
  });
});

describe('a wound that is prevented', () => {
  it('is so by the mask, or by the skill with any other card [C-ZATT-4] [C-SK-21]', () => {
    const cause = (card: string, skills: string[]): string | undefined => {
      const amy = { zone: 'S2', reserve: [card], skills };
      const s = street({ heroes: { amy }, enemies: zombies('S2', { walker: 1 }), phase: 'enemies' });
      return s.play(`prevent:${card}`).happened('wound-prevented')[0]?.cause;
    };
    expect([cause('goalie-mask', []), cause('water', ['is-that-all'])]).toEqual(['C-ZATT-4', 'C-SK-21']);
  });
});

describe('the special weapon of a pimp mobile', () => {
  it('is no longer set aside once it is found [C-ACT-9]', () => {
    const s = play({ mission: '03', heroes: { amy: { zone: 'S6' } }, turn: 'amy' });
    const before = ownOf(s.game).aside.length;
    s.play('search:pimp');
    expect(ownOf(s.game).aside).toHaveLength(before - 1);
    expect(ownOf(s.game).aside.map((c) => itemAt(CARDS, c).id)).not.toContain(cardsOf(s, 'amy')[0]);
  });
});
