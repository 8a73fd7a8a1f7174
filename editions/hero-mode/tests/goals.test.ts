/** Where what a mission asks for can be met, and how far it is, as the players see it (M-ALL). */
import { describe, expect, it } from 'vitest';
import { isWon, winAims, winProgress } from '../../testing/mission-scene.ts';
import { ownOf } from '../../supers/own.ts';
import { STREETS, turn, type Entry } from './zombie-table.ts';

const table = (win: Entry, own: Entry = {}, more: Entry = {}) =>
  turn({ storm: { zone: 'S9' }, rogue: { zone: 'S9' } }, [], {
    own: { cards: [], ...own },
    board: { ...STREETS, win, ...more },
  });
const at = (card: string, zone: string, more: Entry = {}): Entry => ({ card, zone, ...more });

describe('people to be rescued', () => {
  const win = { peopleRescued: 2 };
  const own = {
    bystanders: [at('ka-zar', 'S6'), at('senator-kelly', 'S7')],
    cards: [at('callisto', 'S4'), at('shanna', 'S3', { up: true })],
  };

  it('are those on the board and those face down', () => {
    expect(winAims(table(win, own))).toEqual(['thing:S6', 'thing:S7', 'thing:S4']);
  });

  it('count, and once rescued they are no aim any more', () => {
    const s = table(win, { ...own, rescued: ['ka-zar'] });
    expect([winAims(s), winProgress(s), isWon(s)]).toEqual([['thing:S7', 'thing:S4'], ['1 of 2'], false]);
    expect(isWon(table(win, { rescued: ['ka-zar', 'shanna'] }))).toBe(true);
  });
});

describe('targets to be rescued', () => {
  const win = { targetsRescued: 2 };

  it('are marked people and cards that will be, not others', () => {
    const s = table(win, {
      bystanders: [at('ka-zar', 'S6', { marked: true }), at('senator-kelly', 'S7')],
      cards: [
        at('callisto', 'S4', { target: true }),
        at('shanna', 'S3'),
        at('j-jonah-jameson', 'S2', { target: true, up: true }),
      ],
    });
    expect([winAims(s), winProgress(s), isWon(s)]).toEqual([['thing:S6', 'thing:S4'], ['0 of 2'], false]);
  });

  it('count when they are targets and rescued both', () => {
    const s = table({ targetsRescued: 1 }, { bystanders: [at('ka-zar', 'S6', { marked: true })] });
    expect([winProgress(s), isWon(s)]).toEqual([['0 of 1'], false]);
    ownOf(s.game).rescued.push(...ownOf(s.game).targets);
    expect([winProgress(s), isWon(s)]).toEqual([['1 of 1'], true]);
  });
});

describe('one person', () => {
  const win = { rescued: 'ka-zar' };

  it('is where somebody stands, is known to lie, or may lie', () => {
    expect(winAims(table(win, { bystanders: [at('ka-zar', 'S6'), at('shanna', 'S5')] }))).toEqual([
      'thing:S6',
    ]);
    const up = { cards: [at('ka-zar', 'S4', { up: true }), at('shanna', 'S3')] };
    expect(winAims(table(win, up))).toEqual(['thing:S4']);
    const down = table(win, { cards: [at('ka-zar', 'S4'), at('shanna', 'S3')] });
    expect(winAims(down)).toEqual(['thing:S4', 'thing:S3']);
    const card = ownOf(down.game).cards[0];
    if (card) card.seen = true;
    expect(winAims(down)).toEqual(['thing:S4']);
  });

  it('and nobody else counts', () => {
    expect([isWon(table(win, { rescued: ['shanna'] })), isWon(table(win, { rescued: ['ka-zar'] }))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the sign', () => {
  it('is where it lies and where it shall lie [M-MH3]', () => {
    const board = { areas: { square: ['S10', 'S11'] } };
    const win = { signIn: 'square' };
    const s = table(win, { sign: { zone: 'S6' } }, board);
    expect([winAims(s), isWon(s)]).toEqual([['thing:S6', 'place:S10', 'place:S11'], false]);
    expect(isWon(table(win, { sign: { zone: 'S11' } }, board))).toBe(true);
    expect(winAims(table(win, {}, board))).toEqual(['place:S10', 'place:S11']);
  });
});

describe('enemy heroes', () => {
  const standing = (win: Entry, done: string[]) =>
    turn(
      { storm: { zone: 'S9' } },
      [
        { type: 'sabretooth', zone: 'S2' },
        { type: 'deadpool', zone: 'S4' },
      ],
      { own: { cards: [], done }, board: { ...STREETS, win } },
    );

  it('are where they stand until they are gone', () => {
    const win = { enemyHeroesGone: { of: ['sabretooth', 'deadpool', 'juggernaut'], atLeast: 2 } };
    const s = standing(win, ['gone:juggernaut']);
    expect([winAims(s), winProgress(s), isWon(s)]).toEqual([['thing:S2', 'thing:S4'], ['1 of 2'], false]);
    const two = standing(win, ['gone:juggernaut', 'gone:deadpool']);
    expect(isWon(two)).toBe(true);
  });

  it('one of them', () => {
    expect(winAims(standing({ enemyHeroGone: 'deadpool' }, []))).toEqual(['thing:S4']);
    expect(isWon(standing({ enemyHeroGone: 'deadpool' }, ['gone:sabretooth']))).toBe(false);
    expect(isWon(standing({ enemyHeroGone: 'deadpool' }, ['gone:deadpool']))).toBe(true);
  });

  it('all of them', () => {
    const s = standing({ noEnemyHeroes: true }, []);
    expect([winAims(s), isWon(s)]).toEqual([['thing:S2', 'thing:S4'], false]);
    expect(isWon(table({ noEnemyHeroes: true }))).toBe(true);
  });
});

describe('objectives of several colours', () => {
  const board = {
    objectives: [
      { zone: 'S2', colour: 'red' },
      { zone: 'S4', colour: 'red' },
      { zone: 'S6', colour: 'blue' },
      { zone: 'S8', colour: 'blue' },
    ],
  };
  const wanted = (taken: string[]) =>
    turn({ storm: { zone: 'S9' } }, [], {
      own: { cards: [] },
      board: { ...STREETS, ...board, win: { objectives: { red: 2, blue: 1 } } },
      taken,
    });

  it('are those of a colour that still lacks some, and count up to what is asked', () => {
    expect([winAims(wanted([])), winProgress(wanted([]))]).toEqual([
      ['thing:S2', 'thing:S4', 'thing:S6', 'thing:S8'],
      ['0 of 3'],
    ]);
    const blue = wanted(['S6', 'S8']);
    expect([winAims(blue), winProgress(blue), isWon(blue)]).toEqual([
      ['thing:S2', 'thing:S4'],
      ['1 of 3'],
      false,
    ]);
    expect(isWon(wanted(['S2', 'S4', 'S6']))).toBe(true);
    expect(isWon(wanted(['S2', 'S6', 'S8']))).toBe(false);
  });
});

describe('the exit', () => {
  it('is a place of the mission, or the token put down in play', () => {
    expect(winAims(table({ allExit: true }, {}, { areas: { out: ['S16'] }, exit: { area: 'out' } }))).toEqual(
      ['place:S16'],
    );
    expect(winAims(table({ allExit: true }, { exit: 'S4' }))).toEqual(['place:S4']);
    expect(winAims(table({ allExit: true }))).toEqual([]);
  });
});
