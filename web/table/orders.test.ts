import { afterEach, expect, it } from 'vitest';
import '../editions/testing.ts';
import { findGame } from '../e2e/games.ts';
import { isOrder, listedAnswer, readOrders, useOrders } from './orders.ts';

const rooms = findGame('01', ({ decision }) => decision?.prompt === 'fill-room').decision;
const turn = findGame('01', ({ decision }) => decision?.prompt === 'turn').decision;

afterEach(() => useOrders.setState({ kept: [] }));

it('knows questions of mere order', () => {
  expect(rooms && isOrder(rooms)).toBe(true);
  expect(turn && isOrder(turn)).toBe(false);
});

it('answers one as listed, in that game, from when it is told until it is asked to ask again', () => {
  expect(listedAnswer('night', rooms)).toBeUndefined();
  useOrders.getState().keep('night', 'fill-room');
  expect(listedAnswer('night', rooms)).toBe(rooms?.options[0]?.id);
  expect(listedAnswer('day', rooms)).toBeUndefined();
  expect(listedAnswer('night', turn)).toBeUndefined();
  useOrders.getState().ask('night', 'fill-room');
  expect(listedAnswer('night', rooms)).toBeUndefined();
});

it('reads what is sound of what was kept', () => {
  expect(readOrders('[["a","fill-room"],["b","turn"],3,["c"]]')).toEqual([['a', 'fill-room']]);
  for (const text of [null, '', '{}', 'x']) expect(readOrders(text)).toEqual([]);
});
