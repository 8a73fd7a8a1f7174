/** Where what a mission asks for can be met, and how far it is, as the players see it (M-ALL). */
import { describe, expect, it } from 'vitest';
import { isWon, winAims, winProgress } from '../../testing/mission-scene.ts';
import { ownOf } from '../../supers/own.ts';
import { person, STREETS } from './streets.ts';
import { play } from './table.ts';

type Entry = { [key: string]: unknown };
const TOKENS = [
  { zone: 'S2', colour: 'red' },
  { zone: 'S4', colour: 'red' },
];
const table = (win: Entry, own: Entry = {}, more: Entry = {}) =>
  play({
    board: { ...STREETS, objectives: TOKENS, win },
    heroes: { hulk: { zone: 'S9' }, wasp: { zone: 'S9' } },
    own: { cards: [], ...own },
    turn: 'hulk',
    ...more,
  });
const PEOPLE = {
  bystanders: [person('shanna', 'S6'), person('ka-zar', 'S7')],
  cards: [
    { card: 'betty-ross', zone: 'S4' },
    { card: 'wong', zone: 'S3', up: true },
  ],
};

describe('everybody to be devoured', () => {
  it('is whoever is on the board and whoever lies face down [M-ALL-5]', () => {
    const s = table({ allBystandersDevoured: true }, PEOPLE);
    expect([winAims(s), isWon(s)]).toEqual([['thing:S6', 'thing:S7', 'thing:S4'], false]);
    expect(isWon(table({ allBystandersDevoured: true }, { cards: [PEOPLE.cards[1]] }))).toBe(true);
    expect(isWon(table({ allBystandersDevoured: true }, { cards: [PEOPLE.cards[0]] }))).toBe(false);
  });
});

describe('each hero', () => {
  it('devours so many, wherever they are [M-ALL-4]', () => {
    const s = table({ eachHeroDevours: 1 }, { ...PEOPLE, devoured: { hulk: 1 } });
    expect([winAims(s), isWon(s)]).toEqual([['thing:S6', 'thing:S7', 'thing:S4'], false]);
    expect(isWon(table({ eachHeroDevours: 1 }, { devoured: { hulk: 1, wasp: 1 } }))).toBe(true);
  });

  it('takes so many objectives, of those that are left [M-ALL-4]', () => {
    const s = table({ eachHeroTakes: 1 });
    expect(winAims(s)).toEqual(['thing:S2', 'thing:S4']);
    const [first, second] = s.state.objectives;
    if (first) first.taken = 0;
    expect([winAims(s), isWon(s)]).toEqual([['thing:S4'], false]);
    if (second) second.taken = 1;
    expect(isWon(s)).toBe(true);
  });

  it('that is every hero who began: none may have fallen [M-ALL-4]', () => {
    const heroes = { hulk: { zone: 'S9' }, wasp: { status: 'dead' } };
    expect(isWon(table({ eachHeroDevours: 1 }, { devoured: { hulk: 1, wasp: 1 } }, { heroes }))).toBe(false);
  });

  it('reaches a level [M-ALL-4]', () => {
    const at = (hulk: number, wasp: number) =>
      isWon(
        table(
          { eachHeroReached: 'yellow' },
          {},
          { heroes: { hulk: { zone: 'S9', xp: hulk }, wasp: { zone: 'S9', xp: wasp } } },
        ),
      );
    expect([at(7, 7), at(7, 6), at(43, 7)]).toEqual([true, false, true]);
  });
});

describe('a card', () => {
  it('to be devoured or taken is where it is known to be, else wherever cards lie', () => {
    for (const word of ['devoured', 'cardTaken']) {
      expect(winAims(table({ [word]: 'shanna' }, PEOPLE))).toEqual(['thing:S6']);
      expect(winAims(table({ [word]: 'wong' }, PEOPLE))).toEqual(['thing:S3']);
      expect(winAims(table({ [word]: 'betty-ross' }, PEOPLE))).toEqual(['thing:S4']);
    }
  });

  it('to be revealed lies face down', () => {
    expect(winAims(table({ revealed: 'shanna' }, PEOPLE))).toEqual(['thing:S4']);
  });

  it.each([
    ['devoured', 'devoured:shanna'],
    ['cardTaken', 'took:shanna'],
    ['revealed', 'revealed:shanna'],
  ])('%s: when it has happened, and to it', (word, happened) => {
    expect(isWon(table({ [word]: 'shanna' }, { done: [happened] }))).toBe(true);
    expect(isWon(table({ [word]: 'shanna' }, { done: [`${happened}-too`] }))).toBe(false);
  });
});

describe('marked people', () => {
  const own = {
    ...PEOPLE,
    bystanders: [{ ...person('shanna', 'S6'), marked: true }, person('ka-zar', 'S7')],
  };

  it('to be devoured are those on the board and under objectives [M-MZ9]', () => {
    const s = table({ targetsDevoured: 2 }, { ...own, targets: 1 });
    expect([winAims(s), winProgress(s), isWon(s)]).toEqual([['thing:S6'], ['1 of 2'], false]);
    const [card] = ownOf(s.game).cards;
    if (card) card.under = 0;
    expect(winAims(s)).toEqual(['thing:S6', 'thing:S4']);
    expect(isWon(table({ targetsDevoured: 2 }, { ...own, targets: 2 }))).toBe(true);
  });

  it('can be too few [M-ALL-9]', () => {
    const at = (n: number, targets: number) => isWon(table({ tooFewTargets: n }, { ...own, targets }));
    expect([at(2, 0), at(2, 1), at(1, 0)]).toEqual([true, false, false]);
  });
});

describe('losing', () => {
  it('somebody has escaped, a marked one [M-MZ1]', () => {
    const s = table({ any: [{ bystanderEscaped: true }, { targetEscaped: true }] });
    expect(isWon(s)).toBe(false);
    ownOf(s.game).escaped = 1;
    expect(isWon(s)).toBe(true);
    const marked = table({ targetEscaped: true });
    ownOf(marked.game).escaped = 1;
    expect(isWon(marked)).toBe(false);
    ownOf(marked.game).markedEscaped = 1;
    expect(isWon(marked)).toBe(true);
  });

  it('too few objectives are left for everybody [M-ALL-9]', () => {
    const s = table({ tooFewObjectives: 1 });
    expect([isWon(s), isWon(table({ tooFewObjectives: 2 }))]).toEqual([false, true]);
    const [first] = s.state.objectives;
    if (first) first.taken = 0;
    expect(isWon(s)).toBe(false);
    for (const o of s.state.objectives) o.taken = 0;
    expect(isWon(s)).toBe(true);
  });
});
