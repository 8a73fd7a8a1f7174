/** "Show me": for a moment, when it is asked for, and by itself when something is told and for a while nobody has done anything. */
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds. */
const SHOWN = 3000;
const STUCK = 20_000;

/** What nobody has asked for moves no board under a finger. */
type Showing = 'asked' | 'unasked' | null;

interface Shown {
  readonly of: string;
  readonly step: number;
  readonly by: Showing;
}

/** `of`: what is told; `step`: goes up with whatever happens; `alone`: shown by itself after a while, too. */
export function usePointing(of: string, step: number, on: boolean, alone: boolean): [Showing, () => void] {
  const [shown, setShown] = useState<Shown | null>(null);
  const showing = on && shown?.of === of && shown.step === step ? shown.by : null;
  const show = useCallback(() => setShown({ of, step, by: 'asked' }), [of, step]);
  useEffect(() => {
    if (!showing) return;
    const timer = setTimeout(() => setShown(null), SHOWN);
    return () => clearTimeout(timer);
  }, [showing]);
  useEffect(() => {
    if (!on || !alone || showing) return;
    const stuck = (): void => setShown({ of, step, by: 'unasked' });
    let timer = setTimeout(stuck, STUCK);
    const anew = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stuck, STUCK);
    };
    const stop = new AbortController();
    for (const sign of ['pointerdown', 'keydown'] as const)
      addEventListener(sign, anew, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [of, step, on, alone, showing]);
  return [showing, show];
}
