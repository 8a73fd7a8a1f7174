/** What is not there is told at once, by what was looked for. */
import { describe, expect, it } from 'vitest';
import { addTo, deckOf, EngineFault, heroAt, itemAt, leading, lookUp, numberAt, typeAt } from './lookup.ts';
import { hasHero, heroesIn, kindOf } from './index.ts';
import { engine, newGame } from './toy/table.ts';

const g = engine.gameOf(newGame('lookup'));

describe('looking up', () => {
  it('gives what is there', () => {
    const list = [5, 0];
    addTo(list, 0, 2);
    expect([list, itemAt(list, 1), itemAt([null], 0), numberAt(new Uint8Array([0]), 0)]).toEqual([
      [7, 0],
      0,
      null,
      0,
    ]);
    expect([leading(['a'], 1), leading(['a', 'b', 'c'], 2), lookUp({ a: '' }, 'a')]).toEqual([
      ['a'],
      ['a', 'b', 'c'],
      '',
    ]);
    expect([heroAt(g.state, 1).id, typeAt(g.context, 0).id]).toEqual(['bob', 'rat']);
    expect(deckOf(g.state, 'rats')).toBe(g.state.decks['rats']);
  });

  const MISSING: [string, () => unknown][] = [
    ['item 2', () => itemAt([1, 2], 2)],
    ['item -1', () => itemAt([1, 2], -1)],
    ['number 1', () => numberAt(new Uint8Array([0]), 1)],
    ['item 1', () => leading(['a'], 2)],
    ['item 0', () => leading([], 1)],
    ['item 3', () => addTo([1], 3, 1)],
    ['entry b', () => lookUp({ a: 1 }, 'b')],
    ['hero 2', () => heroAt(g.state, 2)],
    ['deck tarot', () => deckOf(g.state, 'tarot')],
    ['type of enemy 1', () => typeAt(g.context, 1)],
  ];
  it.each(MISSING)('there is no %s', (what, look) => {
    expect(look).toThrow(new EngineFault(`there is no ${what}`));
  });
});

it('heroes are found where they stand', () => {
  expect([heroesIn(g, 0), heroesIn(g, 1), hasHero(g, 0), hasHero(g, 1)]).toEqual([[0, 1], [], true, false]);
});

it('a field is of a kind, whether there are several or perhaps none', () => {
  expect([kindOf('zone'), kindOf('zone[]'), kindOf('dice?'), kindOf(['so', 'thus'])]).toEqual([
    'zone',
    'zone',
    'dice',
    'text',
  ]);
});
