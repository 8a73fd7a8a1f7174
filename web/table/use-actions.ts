/** Answers, undo and redo, one at a time, with everything that can go wrong told instead of thrown. */
import type { Refusal } from '@holdout/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Followed } from '../hands/follow.ts';
import { useRest } from '../hands/rest.ts';
import { RefusedByTable, type Table } from '../play/table.ts';
import { TwoTabsError } from '../store/games.ts';
import { giveAll, giveLike } from './answering.ts';
import { giveAgain, takeBack } from './taking-back.ts';

export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** An online table's own reasons. */
  | { readonly kind: 'table'; readonly code: string }
  | { readonly kind: 'two-tabs' }
  | { readonly kind: 'storage'; readonly detail: string };

export interface TableActions {
  readonly saving: boolean;
  readonly trouble: Trouble | null;
  dismiss(): void;
  answer(text: string): void;
  /** One after the other; stops at the first that cannot be given. */
  answerAll(texts: readonly string[]): void;
  /** A turn like another's. */
  follow(turn: Followed): void;
  /** All that the last press gave. */
  undo(force: boolean): void;
  redo(): void;
}

/** Milliseconds after which storing is worth a word: most answers are stored and shown before that, in one drawing. */
const SLOW = 150;

export function useActions(table: Table): TableActions {
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const busy = useRef(false);

  const run = useCallback(async (act: () => Promise<Refusal | null>) => {
    // A second answer before the first is stored would answer a question nobody has seen.
    if (busy.current) return;
    busy.current = true;
    const slow = setTimeout(() => setSaving(true), SLOW);
    try {
      const refusal = await act();
      setTrouble(refusal ? { kind: 'refused', refusal } : null);
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      busy.current = false;
      clearTimeout(slow);
      setSaving(false);
    }
  }, []);

  return useMemo(
    () => ({
      saving,
      trouble,
      dismiss: () => setTrouble(null),
      answer: (text) => void run(() => giveAll(table, [text])),
      answerAll: (texts) => void run(() => giveAll(table, texts)),
      follow: (turn) => void run(() => giveLike(table, turn)),
      undo(force) {
        useRest.getState().keep(null);
        void run(() => takeBack(table, force, (goOn) => void run(goOn)));
      },
      redo: () => void run(() => giveAgain(table)),
    }),
    [table, run, saving, trouble],
  );
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof RefusedByTable) return { kind: 'table', code: error.code };
  if (error instanceof TwoTabsError) return { kind: 'two-tabs' };
  return {
    kind: 'storage',
    detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}
