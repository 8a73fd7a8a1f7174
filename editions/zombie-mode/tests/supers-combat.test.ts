/** Attacks of heroes (S-COM-1 to S-COM-12). Deadpool rolls 3 dice at 4+, Wasp 2 at 3+ up to one zone away. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { CARDS } from '../cards.ts';
import { BLOCKS, enemiesAct, missionOn, order, standing } from './supers-blocks.ts';
import { bystanderOf, health, peopleIn, play } from './table.ts';

type Group = { type: string; zone: string; count?: number };
const group = (type: string, count = 1, zone = 'S7'): Group => ({ type, zone, count });

/** Deadpool in S7 among these, hunger giving dice. */
const among = (enemies: Group[], dice: number[], more: { [key: string]: unknown } = {}, track = 0): Scene =>
  play({
    board: BLOCKS,
    heroes: { deadpool: { zone: 'S7', track } },
    enemies,
    turn: 'deadpool',
    dice,
    ...more,
  });

const killed = (s: Scene): string[] =>
  s.happened('enemies-killed').map((e) => (e.type === 'enemies-killed' ? e.enemy : ''));

const SLASH = 'attack:dual-katanas@S7';

describe('an attack', () => {
  it('chooses a zone in range and sight, then rolls, then assigns hits [S-COM-1]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { wasp: { zone: 'S7' } },
      enemies: [
        group('guard', 1),
        group('trooper', 1, 'S8'),
        group('trooper', 1, 'S9'),
        group('trooper', 1, 'R_9V_01_lobby'),
      ],
      turn: 'wasp',
      dice: [3, 2],
    });
    expect(s.options.filter((o) => o.startsWith('attack:wasps-sting'))).toEqual([
      'attack:wasps-sting@S7',
      'attack:wasps-sting@S8',
    ]);
    expect(s.why('attack:wasps-sting@S9')).toBe('attack.too-far');
    expect(s.why('attack:wasps-sting@R_9V_01_lobby')).toBe('attack.not-seen');
    s.play('attack:wasps-sting@S8');
    expect(order(s, 'attacked', 'enemies-killed')).toEqual(['attacked', 'enemies-killed']);
    expect(s.happened('attacked')).toMatchObject([{ dice: [3, 2], hits: 1, accuracy: 3 }]);
  });

  it('hits enemy heroes, then Guards, Troopers, Specialists [S-COM-2]', () => {
    const enemies = [group('specialist'), group('trooper'), group('guard'), group('scarlet-witch')];
    const s = among(enemies, new Array<number>(12).fill(4), {}, 3).play(SLASH, SLASH);
    expect(killed(s)).toEqual(['scarlet-witch', 'guard', 'trooper', 'specialist']);
  });

  it('touches bystanders last, and with Devour only [S-COM-2]', () => {
    const own = { cards: [], bystanders: [{ card: 'betty-ross', zone: 'S7' }] };
    const s = among([group('specialist')], [4, 4, 4, 6], { own });
    s.play(SLASH);
    expect([killed(s), peopleIn(s, 'S7')]).toEqual([['specialist'], ['betty-ross']]);
    expect(s.options).not.toContain(SLASH);
    s.play('attack:devour@S7');
    expect([peopleIn(s, 'S7'), bystanderOf(s, 'deadpool')]).toEqual([[], 'betty-ross']);
    const guarded = among([group('specialist')], [6], { own }).play('attack:devour@S7');
    expect([killed(guarded), peopleIn(guarded, 'S7')]).toEqual([['specialist'], ['betty-ross']]);
  });

  it('loses hits that cannot eliminate the next target of a level [S-COM-3]', () => {
    const s = among([group('guard', 2), group('trooper', 2)], [4, 5, 6]).play(SLASH);
    expect(killed(s)).toEqual(['guard']);
    expect(s.enemies('S7', 'trooper')).toBe(2);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
  });

  it('goes on to the next level with hits left when one is exhausted [S-COM-3]', () => {
    const s = among([group('guard'), group('trooper', 2)], [4, 5, 6]).play(SLASH);
    expect(killed(s)).toEqual(['guard', 'trooper']);
  });

  it('lets the players choose among targets of the same level [S-COM-4]', () => {
    const s = among([group('scarlet-witch'), group('ms-marvel')], [4, 4, 4, 4, 1, 1], {}, 3).play(SLASH);
    expect(s.prompt).toBe('hit-target');
    expect(s.options).toEqual(['hit:ms-marvel', 'hit:scarlet-witch']);
    s.play('hit:scarlet-witch');
    expect([s.onBoard('scarlet-witch'), s.onBoard('ms-marvel')]).toEqual([0, 1]);
  });

  it('of Devour lets the players choose among the bystanders [S-COM-4]', () => {
    const own = {
      cards: [],
      bystanders: [
        { card: 'betty-ross', zone: 'S7' },
        { card: 'wong', zone: 'S7' },
      ],
    };
    const s = among([], [4], { own }).play('attack:devour@S7');
    expect(s.options).toEqual(['hit:betty-ross', 'hit:wong']);
    s.play('hit:wong');
    expect(peopleIn(s, 'S7')).toEqual(['betty-ross']);
  });

  it('eliminates by the hits of one attack: none carry over [S-COM-5]', () => {
    const s = among([group('guard')], [4, 1, 2, 5, 2, 2, 2]);
    s.play(SLASH, SLASH);
    expect(s.enemies('S7', 'guard')).toBe(1);
    expect(s.hero('deadpool').xp).toBe(0);
  });

  it.each([
    ['wasp', 'attack:wasps-sting@S8', [3, 3]],
    ['iron-man', 'attack:missile-wave@S8', [4, 4, 1]],
  ])('at a distance by %s follows the priority too [S-COM-6]', (hero, answer, dice) => {
    const s = play({
      board: BLOCKS,
      heroes: { [hero]: { zone: 'S7' } },
      enemies: [group('specialist', 1, 'S8'), group('trooper', 1, 'S8'), group('guard', 1, 'S8')],
      turn: hero,
      dice,
    }).play(answer);
    expect(killed(s)).toEqual(['guard']);
  });

  it('never hits other heroes in the zone [S-COM-7]', () => {
    const heroes = { deadpool: { zone: 'S7', track: 3 }, hulk: { zone: 'S7' }, wasp: { zone: 'S7' } };
    const s = among([group('trooper')], [1, 4, 4, 4, 4, 4], { heroes }).play(SLASH);
    expect([health(s, 'hulk'), health(s, 'wasp'), health(s, 'deadpool')]).toEqual([5, 5, 5]);
    expect(s.happened('friendly-fire')).toEqual([]);
  });

  it('needs a figure it can hit in the zone: an enemy, for Devour also a bystander [S-COM-10]', () => {
    const own = { cards: [], bystanders: [{ card: 'betty-ross', zone: 'S7' }] };
    const s = among([], [], { own });
    expect(s.options.filter((o) => o.startsWith('attack'))).toEqual(['attack:devour@S7']);
    expect(s.why(SLASH)).toBe('attack.no-enemy');
    const alone = among([], []);
    expect(alone.options.filter((o) => o.startsWith('attack'))).toEqual([]);
    expect(alone.why('attack:devour@S7')).toBe('devour.no-target');
  });
});

describe('enemies', () => {
  it('have toughness 2, 1, 1 and as on the card; experience 1 each, heroes their toughness [S-COM-8]', () => {
    const values = (id: string) => CARDS.types.filter((t) => t.id === id).map((t) => [t.toughness, t.xp]);
    expect(['guard', 'trooper', 'specialist', 'thor', 'spider-man'].flatMap(values)).toEqual([
      [2, 1],
      [1, 1],
      [1, 1],
      [4, 4],
      [3, 3],
    ]);
    const s = among([group('thor'), group('guard')], [4, 4, 4, 4, 4, 4], {}, 3).play(SLASH);
    expect(killed(s)).toEqual(['thor', 'guard']);
    expect(s.hero('deadpool').xp).toBe(5);
    expect(
      among([group('thor')], [4, 4, 4])
        .play(SLASH)
        .onBoard('thor'),
    ).toBe(1);
  });

  it('have 1 action as Guards and Troopers, 2 as Specialists and enemy heroes [S-COM-9]', () => {
    const s = enemiesAct({
      heroes: { deadpool: { zone: 'S5' } },
      enemies: [
        group('guard', 1, 'S9'),
        group('trooper', 1, 'S9'),
        group('specialist', 1, 'S9'),
        group('thor', 1, 'S9'),
      ],
    });
    expect(['guard', 'trooper', 'specialist', 'thor'].map((t) => standing(s, t))).toEqual([
      { S8: 1 },
      { S8: 1 },
      { S7: 1 },
      { S7: 1 },
    ]);
  });
});

describe('experience', () => {
  it('is gained when all hits are assigned, in one sum [S-COM-11]', () => {
    const s = among([group('guard'), group('trooper')], [4, 4, 4]).play(SLASH);
    expect(order(s, 'enemies-killed', 'experience')).toEqual([
      'enemies-killed',
      'enemies-killed',
      'experience',
    ]);
    expect(s.happened('experience')).toMatchObject([{ gained: 2, total: 2 }]);
  });

  it('and the skill it brings change nothing in that attack [S-COM-11]', () => {
    const at = (xp: number, skills: string[]) =>
      among([group('guard', 3)], [4, 4, 1], { heroes: { deadpool: { zone: 'S7', xp, skills } } }).play(SLASH);
    // Slice and Bite comes with Orange: held before, it follows the attack; won by it, it does not.
    const held = at(19, ['slice-and-bite']);
    expect(held.options).toContain('use:slice-and-bite@deadpool');
    const won = at(18, []);
    expect(won.hero('deadpool').skills).toContain('slice-and-bite');
    expect(won.prompt).toBe('turn');
  });

  it('counts after the elimination where a level matters [S-COM-12]', () => {
    const mission = missionOn(BLOCKS, {
      own: { enemyHeroes: [{ type: 'scarlet-witch', zone: 'S2' }] },
      rules: [{ on: 'enemy-hero-gone', of: 'scarlet-witch', do: [{ returns: 'orange' }] }],
    });
    const waiting = (xp: number) => {
      const s = play({
        mission,
        heroes: { deadpool: { zone: 'S7', track: 3, xp } },
        enemies: [group('scarlet-witch')],
        turn: 'deadpool',
        dice: [4, 4, 4, 4, 3, 3],
      }).play(SLASH);
      return { level: s.hero('deadpool').level, returns: ownOf(s.game).atEnd.length };
    };
    expect(waiting(18)).toEqual({ level: 2, returns: 1 });
    expect(waiting(19)).toEqual({ level: 2, returns: 0 });
  });
});
