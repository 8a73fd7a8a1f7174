/** What the box has shown so far: places among the options, in the order in which they came. */
import { formatRow, type RowDecision } from '@holdout/engine';
import { useState } from 'react';

interface Row {
  readonly told: readonly number[];
  readonly missing: number;
  /** How often this one may still come. */
  left(place: number): number;
  add(place: number): void;
  /** Without what was told at this place of the row; the last if left out. */
  takeBack(at?: number): void;
  /** All that is missing is this one, and that is all. */
  finish(place: number): void;
  done(): void;
}

/** A row of one is complete with its first press: undo is free, a second press would be one too many. */
export function useRow(decision: RowDecision, onAnswer: (text: string) => void): Row {
  const [told, setTold] = useState<readonly number[]>([]);
  const { options, total } = decision;
  const missing = total - told.length;
  const left = (place: number): number =>
    missing === 0
      ? 0
      : Math.max(0, (options[place]?.cap ?? total) - told.filter((one) => one === place).length);
  return {
    told,
    missing,
    left,
    add(place) {
      if (left(place) === 0) return;
      if (total === 1) onAnswer(formatRow(decision, [place]));
      else setTold([...told, place]);
    },
    takeBack: (at = told.length - 1) => setTold(told.filter((_, i) => i !== at)),
    finish: (place) => onAnswer(formatRow(decision, [...told, ...Array<number>(missing).fill(place)])),
    done() {
      if (missing === 0) onAnswer(formatRow(decision, told));
    },
  };
}
