import { itemAt } from '@holdout/engine';
import { expect, it } from 'vitest';
import { contextOf } from './testing/boards.ts';
import { readingOrder, stepFrom, type Arrow } from './zone-steps.ts';

const context = contextOf('01');
const { board, mission } = context;
const shut = mission.doors.map((d) => d.state);
const open = shut.map(() => 1);
const walk = (from: string, arrow: Arrow, doors = shut): string =>
  itemAt(board.zones, stepFrom(context, doors, board.indexOf.get(from) ?? -1, arrow)).id;

it('reads all zones once, from the upper left to the lower right', () => {
  const order = readingOrder(context).map((z) => itemAt(board.zones, z).id);
  expect([...order].sort()).toEqual(board.zones.map((z) => z.id).sort());
  expect(order[0]).toBe('R_2C_00_bathroom');
  expect(order.indexOf('S5')).toBeLessThan(order.indexOf('S6'));
});

it('walks along the street', () => {
  expect(walk('S5', 'ArrowRight')).toBe('S6');
  expect(walk('S6', 'ArrowLeft')).toBe('S5');
  expect(walk('S5', 'ArrowUp')).toBe('S2');
});

it('takes the open door before anything else', () => {
  expect(walk('S6', 'ArrowDown', open)).toBe('R_7B_11_room');
  expect(walk('R_7B_11_room', 'ArrowUp', open)).toBe('S6');
});

it('goes through walls where nothing is open, so that no zone is out of reach', () => {
  expect(walk('S6', 'ArrowDown')).toBe('R_7B_11_room');
  const reached = new Set([0]);
  for (const zone of reached) {
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const)
      reached.add(stepFrom(context, shut, zone, arrow));
  }
  expect(reached.size).toBe(board.zones.length);
});

it('stays at the edge of the board', () => {
  expect(walk('S1', 'ArrowUp')).toBe('S1');
});
