/** A finger that stays where it came down: what a mouse does by hovering. */
import { useMemo } from 'react';
import { useLatest } from '../table/use-latest.ts';

export const holdMs = 450;
const SLACK = 10;

interface Hold<T> {
  begin(what: T, e: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>): void;
  /** The press that follows a hold is none. */
  wasHeld(): boolean;
}

export function useHold<T>(onHold: (what: T) => void, ms: number): Hold<T> {
  const act = useLatest(onHold);
  return useMemo(() => holdOf(act, ms), [act, ms]);
}

export function holdOf<T>(act: (what: T) => void, ms: number): Hold<T> {
  let held = false;
  return {
    begin(what, { clientX, clientY, pointerId }) {
      held = false;
      const stop = new AbortController();
      const end = (): void => {
        clearTimeout(timer);
        stop.abort();
      };
      const timer = setTimeout(() => {
        held = true;
        stop.abort();
        act(what);
      }, ms);
      const onMove = (e: PointerEvent): void => {
        if (e.pointerId === pointerId && Math.hypot(e.clientX - clientX, e.clientY - clientY) > SLACK) end();
      };
      // A second finger zooms; the press of the first is still on its way up to here.
      const onDown = (e: PointerEvent): void => {
        if (e.pointerId !== pointerId) end();
      };
      addEventListener('pointermove', onMove, { signal: stop.signal });
      addEventListener('pointerup', end, { signal: stop.signal });
      addEventListener('pointercancel', end, { signal: stop.signal });
      addEventListener('pointerdown', onDown, { signal: stop.signal });
    },
    wasHeld() {
      const was = held;
      held = false;
      return was;
    },
  };
}
