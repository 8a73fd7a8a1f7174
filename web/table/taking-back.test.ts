import { isRefusal } from '@holdout/engine';
import { expect, it } from 'vitest';
import { advice, engine, findGame, type Position } from '../e2e/games.ts';
import { walksFrom } from '../hands/reach.ts';
import { begunBy } from '../hands/begun.ts';
import { openLocalTable } from '../play/local-table.ts';
import type { Table } from '../play/table.ts';
import type { GameStore } from '../store/games.ts';
import { giveAll } from './answering.ts';
import { giveAgain, takeBack, undoOf } from './taking-back.ts';

const STORE: Pick<GameStore, 'put'> = { put: () => Promise.resolve() };

function tableAt({ save }: Position): Table {
  const table = openLocalTable(engine, 'game', save, STORE as GameStore, () => []);
  if (isRefusal(table)) throw new Error(table.refused);
  return table;
}

/** A way of several answers, somewhere a search can follow it. */
function longWay(): { at: Position; way: readonly string[] } {
  let way: readonly string[] = [];
  const at = findGame('01', ({ state, context, decision }) => {
    const begun = decision?.prompt === 'turn' && begunBy(engine, state, decision, state.active);
    if (!begun) return false;
    const walks = [...walksFrom(engine, context, begun).values()];
    way = walks.find(({ reach }) => reach.answers.length > 1)?.reach.answers ?? [];
    return way.length > 1;
  });
  return { at, way };
}
const { at, way } = longWay();
const answersOf = (table: Table): number => table.view().state.seq;
const before = at.save.answers.length;

it('takes back a way of several answers at once, and gives it again', async () => {
  const table = tableAt(at);
  const { state } = table.view();
  expect(await giveAll(table, way)).toBeNull();
  expect(answersOf(table)).toBe(before + way.length);
  const { state: there } = table.view();
  expect(undoOf(table, table.view())).toBe('free');
  expect(await takeBack(table, false)).toBeNull();
  expect(table.view().state).toEqual(state);
  expect(await giveAgain(table)).toBeNull();
  expect(table.view().state).toEqual(there);
  expect(table.view().redo).toBe(false);
  // What was given again is still one press.
  await takeBack(table, false);
  expect(answersOf(table)).toBe(before);
});

it('leaves what other presses gave, and what nobody at this screen gave', async () => {
  const table = tableAt(at);
  for (const answer of way) await giveAll(table, [answer]);
  await takeBack(table, false);
  expect(answersOf(table)).toBe(before + way.length - 1);
  await giveAgain(table);
  expect(answersOf(table)).toBe(before + way.length);
  const reopened = tableAt({ ...at, save: { ...at.save, answers: [...at.save.answers, ...way] } });
  await takeBack(reopened, true);
  expect(answersOf(reopened)).toBe(before + way.length - 1);
});

/** Two answers of which the first shows dice or cards and the second does not. */
function shownFirst(): { at: Position; answers: readonly string[] } {
  let answers: readonly string[] = [];
  const found = findGame('01', (p) => {
    if (!p.decision) return false;
    const copy = engine.clone(p.state);
    const shown = [p.state.reveals];
    answers = [0, 1].map(() => {
      const answer = advice({ ...p, state: copy, decision: engine.decisionOf(copy) });
      engine.answer(copy, answer, false);
      shown.push(copy.reveals);
      return answer;
    });
    return shown[1] > shown[0] && shown[2] === shown[1];
  });
  return { at: found, answers };
}

it('asks before it takes back dice or cards anywhere in a press', async () => {
  const { at: start, answers } = shownFirst();
  const table = tableAt(start);
  await giveAll(table, answers);
  expect(answersOf(table)).toBe(start.save.answers.length + 2);
  expect(table.view().undo).toBe('free');
  expect(undoOf(table, table.view())).toBe('forced');
  await takeBack(table, true);
  expect(answersOf(table)).toBe(start.save.answers.length);
});
