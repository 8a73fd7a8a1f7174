/** The worked examples of the documents. */
import { describe, expect, it } from 'vitest';
import { enemiesTurn, people, person, STREETS, withSpawns } from './streets.ts';
import { health, hunger, peopleIn, play } from './table.ts';

const at = (zone: string, type: string, count: number) => ({ type, zone, count });

describe('the examples', () => {
  it('Captain America leaves two Troopers for three actions, three enemies for four [X-17]', () => {
    const beside = (count: number, xp = 0) =>
      play({
        board: STREETS,
        heroes: { 'captain-america': { zone: 'S10', xp } },
        enemies: [at('S10', 'trooper', count)],
        turn: 'captain-america',
      });
    expect(beside(2).play('move:S11').happened('moved')).toMatchObject([{ to: 'S11', cost: 3 }]);
    expect(beside(3).why('move:S11')).toBe('move.too-few-actions');
    expect(beside(3, 7).play('move:S11').happened('moved')).toMatchObject([{ to: 'S11', cost: 4 }]);
  });

  const attacked = (count: number) =>
    enemiesTurn({
      heroes: { hulk: { zone: 'S10' }, deadpool: { zone: 'S10' } },
      enemies: [at('S10', 'trooper', count)],
    });

  it('one Trooper, two heroes: the players choose who is wounded [X-18]', () => {
    const s = attacked(1);
    expect([s.prompt, s.decision?.by, ...s.options]).toEqual([
      'share-wounds',
      'team',
      'wound:hulk',
      'wound:deadpool',
    ]);
    s.play('wound:deadpool=1');
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([5, 4]);
  });

  it('eight Troopers, two heroes with five health: four each, and nobody dies [X-19]', () => {
    const s = attacked(8).play('wound:hulk=4 wound:deadpool=4');
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([1, 1]);
    expect(s.happened('hero-died')).toEqual([]);
  });

  it('four Troopers, three Guards and a Super Hero between two occupied zones split as evenly as they can [X-20]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' }, deadpool: { zone: 'S11' } },
      enemies: [at('S10', 'trooper', 4), at('S10', 'guard', 3), at('S10', 'thor', 1)],
    });
    expect(s.decision).toMatchObject({ prompt: 'split', total: 1, about: { enemy: 'guard', n: 3, each: 1 } });
    s.play('to:S11=1');
    expect(s.decision).toMatchObject({ prompt: 'split', total: 1, about: { enemy: 'thor' } });
    s.play('to:S6=1');
    const there = (zone: string) => ['trooper', 'guard', 'thor'].map((t) => s.enemies(zone, t));
    expect([there('S6'), there('S11')]).toEqual([
      [2, 1, 1],
      [2, 2, 0],
    ]);
    expect(['trooper', 'guard', 'thor'].map((t) => s.onBoard(t))).toEqual([4, 3, 1]);
  });

  it('Wasp with 5 points, Hulk with 12: the yellow line is read [X-21]', () => {
    const s = enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { wasp: { zone: 'S2', xp: 5 }, hulk: { zone: 'S2', xp: 12 } },
      draws: { spawn: ['001'] },
    });
    expect(s.happened('spawn-card')).toMatchObject([{ level: 'yellow' }]);
    expect(s.enemies('S18', 'trooper')).toBe(3);
  });

  it('Deadpool with 3, 2 and 2 hits: a Guard, a Guard, the Specialist; the bystander is unharmed [X-22]', () => {
    const s = play({
      board: STREETS,
      heroes: { deadpool: { zone: 'S10' } },
      enemies: [at('S10', 'guard', 2), at('S10', 'specialist', 1)],
      own: people(person('aunt-may', 'S10')),
      dice: [4, 5, 6, 4, 4, 3, 5, 2, 5],
      turn: 'deadpool',
    });
    const after = () => {
      s.play('attack:dual-katanas@S10');
      return [s.enemies('S10', 'guard'), s.enemies('S10', 'specialist'), peopleIn(s, 'S10').length];
    };
    expect([after(), after(), after()]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }, { hits: 1 }]);
  });

  it('Wasp with hunger 2 begins a round and stings with one hunger face: five dice, Ravenous [X-23]', () => {
    const s = play({
      board: STREETS,
      heroes: { wasp: { zone: 'S10', track: 2 } },
      enemies: [at('S11', 'guard', 1)],
      phase: 'end',
      dice: [1, 2, 2, 2, 2],
    });
    expect([s.prompt, hunger(s, 'wasp')]).toEqual(['turn', 3]);
    s.play('attack:wasps-sting@S11');
    expect([hunger(s, 'wasp'), s.why('gain-trait')]).toEqual([4, 'hero.ravenous']);
  });

  it('a building opened at yellow: zone by zone in the order chosen, then the bystanders [X-24]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S4', xp: 7 } },
      own: { cards: [{ card: 'mary-jane', zone: 'R_8R_00_cold' }] },
      draws: { spawn: ['011', '001'] },
      turn: 'hulk',
    });
    s.play('open:R_8R_00_office-S4');
    expect(s.options).toEqual(['fill:R_8R_00_storage', 'fill:R_8R_00_dock']);
    s.play('fill:R_8R_00_storage');
    const course = s.events.flatMap((e) =>
      e.type === 'enemies-placed'
        ? [`${e.n} ${e.enemy} in ${e.zone}`]
        : e.type === 'bystander-placed'
          ? [`${e.card} in ${e.zone}`]
          : [],
    );
    expect(course).toEqual([
      '1 guard in R_8R_00_storage',
      '3 trooper in R_8R_00_dock',
      'mary-jane in R_8R_00_cold',
    ]);
  });
});
