import type { GameEvent, Rewind } from '@holdout/engine';
import type { LogEntry } from './table.ts';

/** Undo beyond dice or cards stays visible, at the answer it went back to. */
export function withRewinds(log: readonly LogEntry[], rewinds: readonly Rewind[]): readonly LogEntry[] {
  if (rewinds.length === 0) return log;
  return log.map((entry) => {
    const here = rewinds.filter((r) => r.at === entry.seq);
    const told = here.map((r, i): GameEvent => ({
      id: entry.events.length + i + 1,
      parent: 0,
      cause: '',
      type: 'undone',
      answers: r.dropped,
      forced: true,
    }));
    return here.length === 0 ? entry : { ...entry, events: [...entry.events, ...told] };
  });
}
