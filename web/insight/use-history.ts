/** Going through the game as it was: which answer is looked at, and the position after it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { go } from '../app/route.ts';
import type { LogEntry, Table, TableView } from '../play/table.ts';
import { usePast } from '../play/use-past.ts';
import { revealsIn, roundsOf, roundStep, type RoundSpan } from './history-rounds.ts';
import type { Scene } from './run.ts';
import type { Show } from './use-theatre.ts';

export interface HistoryUi {
  readonly on: boolean;
  /** What the theatre shall show; null when we are in the present. */
  readonly scene: Scene | null;
  readonly seq: number;
  readonly last: number;
  readonly rounds: readonly RoundSpan[];
  readonly reveals: readonly number[];
  /** The log as far as it went then. */
  readonly entries: readonly LogEntry[];
  readonly running: boolean;
  /** A leap, without playing. */
  goTo(seq: number): void;
  /** One answer on (played) or back. */
  step(by: 1 | -1): void;
  stepRound(by: 1 | -1): void;
  /** Play or pause; from the end it starts again. */
  toggle(): void;
  /** A game of its own from here; goes there. */
  branch(): Promise<void>;
}

interface Place {
  readonly seq: number;
  /** Reached by the answer before: worth playing. */
  readonly played: boolean;
}

export function useHistory(table: Table, view: TableView, on: boolean): HistoryUi {
  const { log } = view;
  const last = log.length - 1;
  const [place, setPlace] = useState<Place | null>(null);
  const [running, setRunning] = useState(false);
  if (!on && (place || running)) {
    setPlace(null);
    setRunning(false);
  }
  const seq = Math.min(place?.seq ?? last, last);
  const played = place?.played ?? false;
  const past = usePast(table, on ? seq : null, log);
  const scene = useMemo(
    () => (past ? { state: past, fresh: played ? table.eventsAt(seq) : [] } : null),
    [table, past, seq, played],
  );
  const rounds = useMemo(() => roundsOf(log), [log]);
  const reveals = useMemo(() => revealsIn(log), [log]);
  const entries = useMemo(() => log.slice(0, seq + 1), [log, seq]);

  const goTo = useCallback(
    (to: number) => {
      setRunning(false);
      setPlace({ seq: Math.max(0, Math.min(last, to)), played: false });
    },
    [last],
  );
  const step = useCallback(
    (by: 1 | -1) => setPlace({ seq: Math.max(0, Math.min(last, seq + by)), played: by > 0 && seq < last }),
    [last, seq],
  );
  return {
    on,
    scene,
    seq,
    last,
    rounds,
    reveals,
    entries,
    running: running && on,
    goTo,
    step,
    stepRound: (by) => goTo(roundStep(rounds, seq, by)),
    toggle: () => {
      if (!running && seq >= last) setPlace({ seq: 0, played: false });
      setRunning(!running);
    },
    branch: async () => go({ screen: 'table', game: await table.branch(seq) }),
  };
}

/** Time to look at a position that has just been reached. */
const LOOK = 420;

/** Takes the next answer when the one before has been played. */
export function useHistoryPlay({ running, seq, last, step, toggle }: HistoryUi, { playing }: Show): void {
  const goOn = useEffectEvent(() => (seq < last ? step(1) : toggle()));
  useEffect(() => {
    if (!running || playing) return undefined;
    const timer = setTimeout(() => goOn(), LOOK);
    return () => clearTimeout(timer);
    // A new position starts a new wait.
  }, [running, playing, seq, last]);
}
