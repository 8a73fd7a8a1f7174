/** A review of the game on the screen: read if it is kept, else made when somebody asks, and kept then. */
import type { Review } from '@holdout/bots/review';
import { isRefusal, parseSave } from '@holdout/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForReview } from '../mind/mind.ts';
import type { Table } from '../play/table.ts';
import { keepReview, keptReview } from '../store/reviews.ts';

interface CoachUi {
  readonly review: Review | null;
  /** From 0 to 1 while it is being made. */
  readonly done: number | null;
  readonly failed: boolean;
  begin(): void;
  stop(): void;
}

export function useCoach(table: Table): CoachUi {
  const [review, setReview] = useState<Review | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const end = useRef<() => void>(undefined);
  const { rules, seq } = table.view().state;
  useEffect(() => {
    let over = false;
    void keptReview({ id: table.id, rules, answers: seq }).then((kept) => {
      if (!over && kept) setReview(kept);
    });
    return () => {
      over = true;
      end.current?.();
    };
  }, [table, rules, seq]);

  const stop = useCallback(() => {
    end.current?.();
    setDone(null);
  }, []);
  const begin = useCallback(() => {
    const save = parseSave(table.exportFile());
    setFailed(isRefusal(save));
    if (isRefusal(save)) return;
    setDone(0);
    end.current = askForReview(save, {
      progress: setDone,
      on(made) {
        setReview(made);
        void keepReview(table.id, made);
      },
      done: () => setDone(null),
      failed() {
        setDone(null);
        setFailed(true);
      },
    });
  }, [table]);
  return { review, done, failed, begin, stop };
}
