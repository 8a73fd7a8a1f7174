/** Hunger: how it rises, what it rolls, what sates it. */
import { describe, expect, it } from 'vitest';
import { enemiesTurn, people, person, STREETS } from './streets.ts';
import { hunger, play } from './table.ts';

const near = (type: string, count: number) => ({ type, zone: 'S6', count });

/** A hero in S6 among enemies, with this much hunger. */
const among = (hero: string, track: number, enemies: object[], dice: number[], more: object = {}) =>
  play({ board: STREETS, heroes: { [hero]: { zone: 'S6', track, ...more } }, enemies, turn: hero, dice });

describe('hunger', () => {
  it('rises by 1 for every hero at the start of each player phase [Z-HUN-1]', () => {
    const s = enemiesTurn({ heroes: { hulk: { zone: 'S6' }, deadpool: { zone: 'S6', track: 2 } } });
    expect([hunger(s, 'hulk'), hunger(s, 'deadpool')]).toEqual([1, 3]);
    expect(s.happened('track-changed')).toMatchObject([
      { hero: 'hulk', track: 'hunger', from: 0, to: 1, cause: 'Z-HUN-1' },
      { hero: 'deadpool', track: 'hunger', from: 2, to: 3, cause: 'Z-HUN-1' },
    ]);
    s.play('activate:hulk', 'end', 'end');
    expect([hunger(s, 'hulk'), hunger(s, 'deadpool')]).toEqual([2, 4]);
  });

  it.each([
    ['deadpool', 'attack:dual-katanas@S6', 3],
    ['wasp', 'attack:wasps-sting@S6', 2],
    ['deadpool', 'attack:devour@S6', 1],
  ])('of %s adds its dice to %s [Z-HUN-2]', (hero, attack, base) => {
    for (const track of [0, 1, 3]) {
      const dice = new Array<number>(base + track).fill(2);
      const s = among(hero, track, [near('guard', 1)], dice).play(attack);
      expect(s.happened('attacked')).toMatchObject([{ dice }]);
    }
  });

  it('rises by 1 for each 1 of an attack, once its experience is gained [Z-HUN-3]', () => {
    const s = among('deadpool', 0, [near('trooper', 2)], [1, 5, 1]).play('attack:dual-katanas@S6');
    expect(hunger(s, 'deadpool')).toBe(2);
    const order = s.events.map((e) => e.type).filter((t) => t !== 'answered');
    expect(order).toEqual(['attacked', 'enemies-killed', 'experience', 'track-changed']);
  });

  it('counts the faces left after re-rolls [Z-HUN-3]', () => {
    const dice = [1, 1, 2, 3, 1, 5];
    const s = among('deadpool', 0, [near('guard', 1)], dice, { traits: ['dead-calm'] });
    s.play('attack:dual-katanas@S6', 'use:dead-calm@deadpool', 'reroll:misses');
    expect(hunger(s, 'deadpool')).toBe(1);
  });

  it('falls to 0 when a Devour eliminates; the 1s of that roll are ignored [Z-HUN-4]', () => {
    const s = among('deadpool', 3, [near('trooper', 1)], [1, 1, 5, 1]).play('attack:devour@S6');
    expect([s.enemies('S6'), hunger(s, 'deadpool')]).toEqual([0, 0]);
    expect(s.happened('track-changed')).toMatchObject([{ from: 3, to: 0, cause: 'Z-HUN-4' }]);
  });

  it('falls to 0 for a bystander devoured too [Z-HUN-4]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S6', track: 2 } },
      own: people(person('aunt-may', 'S6')),
      dice: [1, 4, 1],
      turn: 'hulk',
    });
    expect(hunger(s.play('attack:devour@S6'), 'hulk')).toBe(0);
  });

  it('does not fall when a unique attack eliminates [Z-HUN-4]', () => {
    const s = among('deadpool', 1, [near('trooper', 2)], [6, 2, 2, 1]).play('attack:dual-katanas@S6');
    expect([s.enemies('S6'), hunger(s, 'deadpool')]).toEqual([1, 2]);
  });

  it('stops at 4, where the hero is Ravenous [Z-HUN-5]', () => {
    const s = among('deadpool', 3, [near('guard', 1)], [1, 1, 1, 2, 2, 2]).play('attack:dual-katanas@S6');
    expect(hunger(s, 'deadpool')).toBe(4);
    expect(s.happened('ravenous')).toMatchObject([{ hero: 'deadpool', on: true, cause: 'Z-HUN-5' }]);
  });

  it('of a Ravenous hero rises neither with the round nor with 1s [Z-HUN-6]', () => {
    const missed = among('hulk', 4, [near('guard', 1)], [1, 1, 2, 2, 2]).play('attack:devour@S6');
    expect(hunger(missed, 'hulk')).toBe(4);
    expect(missed.happened('track-changed')).toEqual([]);
    const round = enemiesTurn({ heroes: { hulk: { zone: 'S6', track: 4 } } });
    expect(hunger(round, 'hulk')).toBe(4);
    expect(round.happened('track-changed')).toEqual([]);
  });

  it('pays for nothing while the hero is Ravenous [Z-HUN-6]', () => {
    const attacked = (track: number) =>
      enemiesTurn({
        heroes: {
          'captain-marvel': { zone: 'S6', skills: ['energy-absorption'], done: true, track },
        },
        enemies: [near('trooper', 2)],
      });
    const s = attacked(3);
    expect(s.options).toEqual(['use:energy-absorption@captain-marvel', 'go-on']);
    s.play('use:energy-absorption@captain-marvel');
    expect([s.prompt, hunger(s, 'captain-marvel'), s.hero('captain-marvel').wounds]).toEqual(['turn', 4, 1]);
    const ravenous = attacked(4);
    expect(ravenous.events.map((e) => e.type)).not.toContain('wounds-cancelled');
    expect(ravenous.happened('wounded')).toMatchObject([{ wounds: 1 }, { wounds: 3 }]);
  });

  it('is increased by 1 where a card says no more [Z-HUN-7]', () => {
    const s = among('hulk', 0, [near('guard', 1)], [2, 2, 2, 2, 2, 2], { skills: ['rising-rage'] });
    s.play('attack:smash@S6', 'use:rising-rage@hulk');
    expect(s.happened('track-changed')).toMatchObject([{ from: 0, to: 1 }]);
  });

  it('rolls as it stands when the dice are rolled, what was paid for the attack included [Z-FAQ-3]', () => {
    const paid = among('hulk', 1, [near('guard', 1)], [2, 2, 2, 2, 2, 2, 2], { skills: ['rising-rage'] });
    paid.play('attack:smash@S6', 'use:rising-rage@hulk');
    expect(paid.happened('attacked')).toMatchObject([{ dice: [2, 2, 2, 2, 2, 2, 2] }]);
    const spared = among('hulk', 1, [near('guard', 1)], [2, 2, 2, 2], { skills: ['rising-rage'] });
    spared.play('attack:smash@S6', 'go-on');
  });

  it('paid for an action that makes the hero Ravenous does not stop it [Z-FAQ-1]', () => {
    const dice = [5, 5, 2, 2, 2, 2, 2, 2, 2];
    const s = among('hulk', 3, [near('trooper', 2)], dice, { skills: ['rising-rage'] });
    s.play('attack:smash@S6', 'use:rising-rage@hulk');
    expect([hunger(s, 'hulk'), s.enemies('S6'), s.hero('hulk').actions]).toEqual([4, 0, 2]);
    expect(s.why('gain-trait')).toBe('hero.ravenous');
  });
});
