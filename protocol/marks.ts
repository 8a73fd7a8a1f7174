/** Marks on the board: seen by everybody at the table for a moment and not kept. */
import type { Bounds } from './bounds.ts';
import { count } from './parts.ts';
import { list, oneOf, text, type Fault } from './shape.ts';

const MARK_KINDS = ['ping', 'arrow', 'propose', 'look', 'ready'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const markFields = { kind: oneOf(...MARK_KINDS), at: count, ids: list(text()) };

export const markFieldsWithin = (bounds: Bounds) => ({
  ...markFields,
  ids: list(text(bounds.markId), bounds.markIds),
});

/** The fewest and the most ids each may carry: zones, figures, cards or options. */
const idsOf = (kind: MarkKind, bounds: Bounds): readonly [number, number] =>
  ({
    /** Look here! */
    ping: [1, bounds.markIds] as const,
    /** From one zone to another. */
    arrow: [2, 2] as const,
    /** I would take this option; none: not any more. */
    propose: [0, 1] as const,
    /** My eye rests there; none: nowhere any more. */
    look: [0, 1] as const,
    ready: [0, 0] as const,
  })[kind];

export function faultInMark(
  { kind, ids }: { readonly kind: MarkKind; readonly ids: readonly string[] },
  bounds: Bounds,
): Fault | undefined {
  const [least, most] = idsOf(kind, bounds);
  if (ids.length >= least && ids.length <= most) return undefined;
  return { at: 'ids', want: `${least} to ${most} ids` };
}
