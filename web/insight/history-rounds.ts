/** The answers of a game by rounds, for the slider of the history. */
import type { LogEntry } from '../play/table.ts';

export interface RoundSpan {
  readonly round: number;
  /** First and last answer given in this round; the set-up counts with the first. */
  readonly from: number;
  readonly to: number;
}

/** An entry tells the round it led to; its answer was given in the one before. */
export const roundGiven = (log: readonly LogEntry[], seq: number): number => log[seq - 1]?.round ?? 1;

export function roundsOf(log: readonly LogEntry[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  for (const { seq } of log) {
    const round = roundGiven(log, seq);
    const last = spans.at(-1);
    if (last?.round === round) spans[spans.length - 1] = { ...last, to: seq };
    else spans.push({ round, from: seq, to: seq });
  }
  return spans;
}

/** Answers after which dice or cards had been shown: lines that free undo does not cross. */
export const revealsIn = (log: readonly LogEntry[]): number[] =>
  log.filter((e) => e.revealed && e.seq > 0).map((e) => e.seq);

/** A round begins when the last answer of the one before has been given. Back to there first; forward to the next, or the end. */
export function roundStep(spans: readonly RoundSpan[], seq: number, by: 1 | -1): number {
  const at = spans.findIndex((s) => seq >= s.from && seq <= s.to);
  const here = spans[at];
  if (!here) return seq;
  if (by < 0) return spans[at - 1]?.to ?? 0;
  return seq < here.to ? here.to : (spans[at + 1]?.to ?? here.to);
}
