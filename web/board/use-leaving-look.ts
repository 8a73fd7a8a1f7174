/** The look that was there before, for as long as it takes to fade. */
import { useEffect, useState } from 'react';
import type { Look } from './look.ts';

/** As long as board.css takes. */
const FADE = 120;

export function useLeavingLook(look: Look): Look | null {
  const [known, setKnown] = useState<{ readonly look: Look; readonly was: Look | null }>({ look, was: null });
  if (known.look !== look) setKnown({ look, was: known.look });
  useEffect(() => {
    if (known.was === null) return;
    const faded = setTimeout(() => setKnown({ look: known.look, was: null }), FADE);
    return () => clearTimeout(faded);
  }, [known]);
  return known.look === look ? known.was : null;
}
