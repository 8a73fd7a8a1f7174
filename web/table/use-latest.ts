/** A function that stays the same and always does the newest thing: what it is given to need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
