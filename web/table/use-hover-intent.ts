/** What is pointed at, once the pointer has rested there for a moment; gone at once when it leaves. */
import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 120;

export function useHoverIntent<T>(): [T | null, (now: T | null) => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback((now: T | null) => {
    clearTimeout(timer.current);
    if (now === null) setValue(null);
    else timer.current = setTimeout(() => setValue(now), REST_MS);
  }, []);
  return [value, set];
}
