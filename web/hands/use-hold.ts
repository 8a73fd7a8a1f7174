/** A finger that stays where it came down: what a mouse does by hovering. */
import { useMemo } from 'react';
import { useLatest } from '../table/use-latest.ts';

export const holdMs = 450;
const SLACK = 10;

interface Hold<T> {
  begin(what: T, e: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>): void;
}

export function useHold<T>(onHold: (what: T) => void, ms: number): Hold<T> {
  const act = useLatest(onHold);
  return useMemo(() => holdOf(act, ms), [act, ms]);
}

export function holdOf<T>(act: (what: T) => void, ms: number): Hold<T> {
  return {
    begin(what, { clientX, clientY, pointerId }) {
      const stop = new AbortController();
      const end = (): void => {
        clearTimeout(timer);
        stop.abort();
      };
      const timer = setTimeout(() => {
        stop.abort();
        swallowPress();
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
  };
}

/** The press that ends a hold is none, wherever it lands: what it has opened may lie under the finger. */
function swallowPress(): void {
  const over = new AbortController();
  const { signal } = over;
  const abort = (): void => over.abort();
  const swallow = (e: Event): void => {
    e.preventDefault();
    e.stopPropagation();
    abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  for (const next of ['pointerdown', 'keydown'] as const)
    addEventListener(next, abort, { capture: true, signal });
}
