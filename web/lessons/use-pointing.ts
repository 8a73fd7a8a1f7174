/** "Show me": for a moment, when it is asked for and by itself after a while in which nobody has done anything. */
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds. */
const SHOWN = 3000;
const STUCK = 20_000;

/** `of`: what is told; `step`: goes up with whatever happens. */
export function usePointing(of: string, step: number, on: boolean): [boolean, () => void] {
  const [asked, setAsked] = useState<{ readonly of: string; readonly step: number } | null>(null);
  const showing = on && asked !== null && asked.of === of && asked.step === step;
  const show = useCallback(() => setAsked({ of, step }), [of, step]);
  useEffect(() => {
    if (!showing) return;
    const timer = setTimeout(() => setAsked(null), SHOWN);
    return () => clearTimeout(timer);
  }, [showing]);
  useEffect(() => {
    if (!on || showing) return;
    let timer = setTimeout(show, STUCK);
    const anew = (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, STUCK);
    };
    const stop = new AbortController();
    for (const sign of ['pointerdown', 'keydown'] as const)
      addEventListener(sign, anew, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [on, showing, show]);
  return [showing, show];
}
