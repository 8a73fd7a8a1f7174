/** Marks on the board: seen by everybody at the table for a moment and not kept. */
import type { Bounds } from './bounds.ts';
import { count } from './parts.ts';
import { keyOf, list, text, type Fault } from './shape.ts';

/** The fewest and the most ids each may carry: zones, figures, cards or options. No mark has more than BOUNDS.markIds. */
const MARKS = {
  /** Look here! */
  ping: [1, Infinity],
  /** From one zone to another. */
  arrow: [2, 2],
  /** I would take this option; none: not any more. */
  propose: [0, 1],
  /** My eye rests there; none: nowhere any more. */
  look: [0, 1],
  ready: [0, 0],
} as const;
export type MarkKind = keyof typeof MARKS;

export const markFields = { kind: keyOf(MARKS), at: count, ids: list(text()) };

export const markFieldsWithin = (bounds: Bounds) => ({
  ...markFields,
  ids: list(text(bounds.markId), bounds.markIds),
});

interface Marked {
  readonly kind: MarkKind;
  readonly ids: readonly string[];
}

export function faultInMark({ kind, ids }: Marked): Fault | undefined {
  const [least, most] = MARKS[kind];
  if (ids.length >= least && ids.length <= most) return undefined;
  return { at: 'ids', want: `${least} to ${most} ids` };
}
