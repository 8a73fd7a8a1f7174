import { itemAt, isRefusal } from '@holdout/engine';
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
/** Alone at a table nobody is asked. */
const NEVER = (): never => {
  throw new Error('nobody is asked');
};
const answersOf = (table: Table): number => table.view().state.seq;
const before = at.save.answers.length;

it('takes back a way of several answers at once, and gives it again', async () => {
  const table = tableAt(at);
  const { state } = table.view();
  expect(await giveAll(table, way)).toBeNull();
  expect(answersOf(table)).toBe(before + way.length);
  const { state: there } = table.view();
  expect(undoOf(table, table.view())).toBe('free');
  expect(await takeBack(table, false, NEVER)).toBeNull();
  expect(table.view().state).toEqual(state);
  expect(await giveAgain(table)).toBeNull();
  expect(table.view().state).toEqual(there);
  expect(table.view().redo).toBe(false);
  // What was given again is still one press.
  await takeBack(table, false, NEVER);
  expect(answersOf(table)).toBe(before);
});

it('leaves what other presses gave, and what nobody at this screen gave', async () => {
  const table = tableAt(at);
  for (const answer of way) await giveAll(table, [answer]);
  await takeBack(table, false, NEVER);
  expect(answersOf(table)).toBe(before + way.length - 1);
  await giveAgain(table);
  expect(answersOf(table)).toBe(before + way.length);
  const reopened = tableAt({ ...at, save: { ...at.save, answers: [...at.save.answers, ...way] } });
  await takeBack(reopened, true, NEVER);
  expect(answersOf(reopened)).toBe(before + way.length - 1);
});

/** Two answers of which only one shows dice or cards. */
function shownAt(which: 0 | 1): { at: Position; answers: readonly string[] } {
  let answers: readonly string[] = [];
  const found = findGame('01', (p) => {
    if (!p.decision) return false;
    const copy = engine.clone(p.state);
    const shown = [p.state.reveals];
    answers = [0, 1].map(() => {
      const decision = engine.decisionOf(copy);
      const answer = decision ? advice({ ...p, state: copy, decision }) : '';
      engine.answer(copy, answer, false);
      shown.push(copy.reveals);
      return answer;
    });
    return (
      itemAt(shown, 1) > itemAt(shown, 0) === (which === 0) &&
      itemAt(shown, 2) > itemAt(shown, 1) === (which === 1)
    );
  });
  return { at: found, answers };
}
const shownFirst = (): ReturnType<typeof shownAt> => shownAt(0);
const shownLast = (): ReturnType<typeof shownAt> => shownAt(1);

it('asks before it takes back dice or cards anywhere in a press', async () => {
  const { at: start, answers } = shownFirst();
  const table = tableAt(start);
  await giveAll(table, answers);
  expect(answersOf(table)).toBe(start.save.answers.length + 2);
  expect(table.view().undo).toBe('free');
  expect(undoOf(table, table.view())).toBe('forced');
  await takeBack(table, true, NEVER);
  expect(answersOf(table)).toBe(start.save.answers.length);
});

/** The same with others at it: dice and cards are taken back when they have agreed. */
function tableOfMany(at: Position): { table: Table; vote(yes: boolean): Promise<void> } {
  const own = tableAt(at);
  const heard = new Set<() => void>();
  let asking = false;
  const tell = (now: boolean): void => {
    asking = now;
    for (const listener of heard) listener();
  };
  const table: Table = {
    ...own,
    context: own.context,
    view: () => ({ ...own.view(), asking }),
    subscribe(listener) {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    answer: (text) => own.answer(text),
    undo(force) {
      if (!force) return own.undo(false);
      tell(true);
      return Promise.resolve(null);
    },
    redo: () => own.redo(),
  };
  return {
    table,
    async vote(yes) {
      if (yes) await own.undo(true);
      tell(false);
    },
  };
}

it('takes back the rest of a press when the others have agreed, and nothing when they have not', async () => {
  const { at: start, answers } = shownFirst();
  const before = start.save.answers.length;
  const { table, vote } = tableOfMany(start);
  const left: (() => Promise<unknown>)[] = [];
  const later = (goOn: () => Promise<unknown>): void => void left.push(goOn);
  const goOn = async (): Promise<void> => {
    for (const rest of left.splice(0)) await rest();
  };
  await giveAll(table, answers);
  await takeBack(table, true, later);
  // What showed nothing went at once.
  expect([answersOf(table), table.view().asking]).toEqual([before + 1, true]);
  await vote(false);
  await goOn();
  expect(answersOf(table)).toBe(before + 1);

  await table.redo();
  await takeBack(table, true, later);
  await vote(true);
  await goOn();
  expect(answersOf(table)).toBe(before);
});

it('goes on by itself behind what was shown last', async () => {
  const { at: start, answers } = shownLast();
  const before = start.save.answers.length;
  const { table, vote } = tableOfMany(start);
  const left: (() => Promise<unknown>)[] = [];
  await giveAll(table, answers);
  await takeBack(table, true, (goOn) => left.push(goOn));
  expect(answersOf(table)).toBe(before + 2);
  await vote(true);
  expect(answersOf(table)).toBe(before + 1);
  for (const rest of left.splice(0)) await rest();
  expect(answersOf(table)).toBe(before);
});
