/**
 * The board for the keyboard and for screen readers: every zone a button, in reading order, off the screen. One of them
 * is in the tab order; arrows go to the neighbour in that direction, Enter chooses. The board draws the focus.
 */
import { itemAt, type Context, type State } from '@holdout/engine';
import { memo, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import type { ZoneMark } from './zone-marks.tsx';
import { isArrow, readingOrder, stepFrom } from './zone-steps.ts';
import { describeZone } from './zone-words.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly marks: readonly ZoneMark[];
  /** Where walking begins: the actor's zone, usually. */
  readonly from?: number;
  /** Enter, on marked zones and on others: what is not possible there is told. */
  readonly onZone: (zone: number) => void;
  /** What stands in the zone is asked about. */
  readonly onInspect?: (zone: number) => void;
  /** The zone that has the focus, null when it leaves; give it to the board. */
  readonly onFocusZone: (zone: number | null) => void;
}

export const ZoneWalk = memo(function ZoneWalk({
  context,
  state,
  marks,
  from,
  onZone,
  onInspect,
  onFocusZone,
}: Props) {
  const words = useWords();
  const order = useMemo(() => readingOrder(context), [context]);
  const [last, setLast] = useState<number | null>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const inTabOrder = last ?? (from !== undefined && from >= 0 ? from : order[0]);
  const marked = new Set(marks.filter((m) => m.kind !== 'path').map((m) => m.zone));

  const onKeyDown = (e: KeyboardEvent, zone: number): void => {
    if (onInspect && e.key.toLowerCase() === 'i' && !e.ctrlKey && !e.altKey && !e.metaKey) {
      e.preventDefault();
      onInspect(zone);
      return;
    }
    if (!isArrow(e.key) || e.ctrlKey || e.altKey || e.metaKey) return;
    e.preventDefault();
    buttons.current.get(stepFrom(context, state.doors, zone, e.key))?.focus();
  };
  const onFocus = (zone: number, byKeyboard: boolean): void => {
    setLast(zone);
    onFocusZone(byKeyboard ? zone : null);
  };
  return (
    <ul className="visually-hidden zone-walk" aria-label={words.t('board.zones')}>
      {order.map((zone) => (
        <li key={zone}>
          <button
            type="button"
            ref={(element) => {
              if (element) buttons.current.set(zone, element);
              else buttons.current.delete(zone);
            }}
            data-walk={itemAt(context.board.zones, zone).id}
            tabIndex={zone === inTabOrder ? 0 : -1}
            aria-disabled={!marked.has(zone)}
            onKeyDown={(e) => onKeyDown(e, zone)}
            onFocus={(e) => onFocus(zone, e.currentTarget.matches(':focus-visible'))}
            onBlur={() => onFocusZone(null)}
            onClick={() => onZone(zone)}
          >
            {describeZone(context, state, zone, marks, words)}
          </button>
        </li>
      ))}
    </ul>
  );
});
