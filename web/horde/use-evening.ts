/**
 * An evening of the horde master: people play, what lies otherwise is told, then the enemies' turn is read out, one
 * instruction after the other, with a question wherever players choose. Everything it knows is in the log of the table.
 */
import {
  isCorrection,
  type Decision,
  type Forecast,
  type GameEvent,
  type Refusal,
  type State,
} from '@holdout/engine';
import { useMemo, useState } from 'react';
import type { LogEntry, Table, TableView } from '../play/table.ts';
import { listedAnswer } from '../table/orders.ts';
import { useView } from '../table/use-view.ts';
import { instructionsOf, type Instruction } from './instructions.ts';

/** What is being read out: everything since this answer. */
interface Batch {
  readonly after: number;
  readonly forecast?: Forecast;
}

export interface Evening {
  readonly view: TableView;
  /** Null while people play. */
  readonly telling: Telling | null;
  readonly refused: Refusal | null;
  /** Whatever was told last can be heard again. */
  readonly again: (() => void) | null;
  /** Gives these answers, as far as the game offers them; the rest waits until it does. */
  begin(answers: readonly string[]): void;
  /** Several: those that answer one question after the other. */
  answer(...texts: readonly string[]): void;
  undo(): void;
  forget(): void;
}

export interface Telling {
  /** The table before all of it. */
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly all: readonly Instruction[];
  /** Which one is on the paper; as many as there are when all have been read. */
  readonly at: number;
  /** Asked when all has been read. */
  readonly question: Decision | null;
  readonly forecast: Forecast | undefined;
  show(at: number): void;
  next(): void;
  back(): void;
}

/** Where people play, nothing is being told. */
const isAtPlay = (decision: Decision | null): boolean => decision?.prompt === 'hands';

export function useEvening(table: Table): Evening {
  const view = useView(table);
  const [batch, setBatch] = useState<Batch | null>(() => underWay(view));
  const [todo, setTodo] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const events = useMemo(
    () => (batch ? eventsSince(table, view.log, batch.after) : NONE),
    [table, view, batch],
  );
  const all = useMemo(() => instructionsOf(events), [events]);
  const before = useMemo(() => (batch ? stateOf(table, batch.after) : view.state), [table, view, batch]);
  const question = isAtPlay(view.decision) ? null : view.decision;

  /** As many as are on offer, and every order players have settled. */
  const give = async (answers: readonly string[]): Promise<readonly string[]> => {
    let left = answers;
    for (;;) {
      const { decision } = table.view();
      const listed = listedAnswer(table.id, decision);
      const text = listed ?? (isAtPlay(decision) ? left[0] : undefined);
      if (text === undefined) return left;
      if (listed === undefined) left = left.slice(1);
      // What a correction has made impossible is not done any more.
      const isOffered = decision?.options.some(({ id }) => id === text) ?? false;
      if (!isCorrection(text) && !isOffered) continue;
      const no = await table.answer(text);
      if (!no) continue;
      setRefused(no);
      return [];
    }
  };
  const answerAll = async (texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      const { decision } = table.view();
      if (decision?.kind === 'pick' && !decision.options.some(({ id }) => id === text)) break;
      const no = await table.answer(text);
      setRefused(no);
      if (no) return;
    }
    setTodo(await give(todo));
  };
  const over = at >= all.length && question === null && !view.state.outcome;
  return {
    view,
    refused,
    again: batch && over && all.length > 0 ? () => setAt(0) : null,
    telling:
      batch && !over
        ? {
            before,
            events,
            all,
            at: Math.min(at, all.length),
            question,
            forecast: batch.forecast,
            show: setAt,
            next: () => setAt(Math.min(at + 1, all.length)),
            back: () => setAt(Math.max(0, Math.min(at, all.length) - 1)),
          }
        : null,
    begin(answers) {
      setRefused(null);
      setAt(0);
      setBatch({ after: table.view().state.seq, forecast: table.forecast() });
      void give(answers).then(setTodo);
    },
    answer: (...texts) => void answerAll(texts),
    undo: () => void table.undo(true).then(setRefused),
    forget: () => setRefused(null),
  };
}

const NONE: readonly GameEvent[] = [];

/** A local table knows its past at once. */
function stateOf(table: Table, seq: number): State {
  const state = table.stateAt(Math.min(seq, table.view().state.seq));
  return state instanceof Promise ? table.view().state : state;
}

/** A page that comes back in the middle of the enemies' turn tells it from its beginning. */
function underWay({ decision, log, state }: TableView): Batch | null {
  if (state.outcome) return { after: state.seq };
  if (isAtPlay(decision)) return null;
  const begun = log.findLast(({ events }) => events.some((e) => e.type === 'phase' && e.phase === 'enemies'));
  return { after: (begun?.seq ?? 1) - 1 };
}

const eventsSince = (table: Table, log: readonly LogEntry[], after: number): readonly GameEvent[] =>
  log
    .filter(({ seq }) => seq > after)
    .flatMap(({ seq, events }) => (events.some((e) => e.change) ? events : table.eventsAt(seq)));
