/** The answers of a game by rounds, for the slider of the history. */
import type { LogEntry } from '../play/table.ts';

export interface RoundSpan {
  readonly round: number;
  /** First and last answer that led to a position of this round. */
  readonly from: number;
  readonly to: number;
}

export function roundsOf(log: readonly LogEntry[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  for (const { seq, round } of log) {
    const last = spans.at(-1);
    if (last?.round === round) spans[spans.length - 1] = { ...last, to: seq };
    else spans.push({ round, from: seq, to: seq });
  }
  return spans;
}

/** Answers after which dice or cards had been shown: lines that free undo does not cross. */
export const revealsIn = (log: readonly LogEntry[]): number[] =>
  log.filter((e) => e.revealed && e.seq > 0).map((e) => e.seq);

/** Where the round begins, or the one before if we are there already; forward the next one, or the end. */
export function roundStep(spans: readonly RoundSpan[], seq: number, by: 1 | -1): number {
  const at = spans.findIndex((s) => seq >= s.from && seq <= s.to);
  const here = spans[at];
  if (!here) return seq;
  if (by > 0) return spans[at + 1]?.from ?? here.to;
  return seq > here.from ? here.from : (spans[at - 1]?.from ?? here.from);
}
