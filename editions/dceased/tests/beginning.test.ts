/** Before the first turn nothing has happened yet: all that is kept of a game is empty (S-SET). */
import { expect, it } from 'vitest';
import { EQUIPMENT_DECK } from '../cards.ts';
import { ownOf } from '../own.ts';
import { play } from './table.ts';
import { deckOf } from '@holdout/engine';

/** What the set-up lays out. */
const LAID = ['cards', 'bystanders', 'equipment', 'objects', 'began', 'unused', 'devoured'];

it('a game begins with nothing carried, sent, hushed, weakened or discarded [S-SET-2]', () => {
  const s = play({ mission: 'D1', heroes: { cyborg: {}, batman: {} } });
  const own = Object.entries(ownOf(s.game)).filter(([name]) => !LAID.includes(name));
  const lists = own.flatMap(([name, value]): [string, readonly unknown[]][] =>
    Array.isArray(value) ? [[name, value]] : [],
  );
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter(([, list]) => list.length > 0)).toEqual([]);
  expect(ownOf(s.game).devoured).toEqual([0, 0]);
  expect(deckOf(s.state, EQUIPMENT_DECK).discard).toEqual([]);
});
