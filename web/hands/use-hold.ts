/** A finger that stays where it came down: what a mouse does by hovering. */
import { useMemo, useRef } from 'react';
import { useLatest } from '../table/use-latest.ts';

export const holdMs = 450;
const SLACK = 10;

interface Hold<T> {
  begin(what: T, e: PointerEvent): void;
  /** The press that follows a hold is none. */
  wasHeld(): boolean;
}

export function useHold<T>(onHold: (what: T) => void, ms: number): Hold<T> {
  const held = useRef(false);
  const act = useLatest(onHold);
  return useMemo(
    () => ({
      begin(what, { clientX, clientY, pointerId }) {
        held.current = false;
        const stop = new AbortController();
        const end = (): void => {
          clearTimeout(timer);
          stop.abort();
        };
        const timer = setTimeout(() => {
          held.current = true;
          stop.abort();
          act(what);
        }, ms);
        const onMove = (e: PointerEvent): void => {
          if (e.pointerId === pointerId && Math.hypot(e.clientX - clientX, e.clientY - clientY) > SLACK)
            end();
        };
        addEventListener('pointermove', onMove, { signal: stop.signal });
        addEventListener('pointerup', end, { signal: stop.signal });
        addEventListener('pointercancel', end, { signal: stop.signal });
        // A second finger zooms; the press of the first is still on its way up to here.
        const onDown = (e: PointerEvent): void => {
          if (e.pointerId !== pointerId) end();
        };
        addEventListener('pointerdown', onDown, { signal: stop.signal });
      },
      wasHeld() {
        const was = held.current;
        held.current = false;
        return was;
      },
    }),
    [act, ms],
  );
}
