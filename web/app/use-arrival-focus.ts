/** A new screen begins with its heading: the focus goes there, unless something on it has taken the focus already. */
import { useEffect, useRef } from 'react';
import { focusOn } from '../chrome/skip-links.tsx';

/** `place`: changes with every other screen. The first one of a visit is left to the browser. */
export function useArrivalFocus(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    // A screen may have to be fetched first, or its game opened.
    const look = (): boolean => {
      const heading = document.querySelector('h1');
      if (isNowhere() && heading) focusOn(heading);
      return !isNowhere();
    };
    const watch = new MutationObserver(() => look() && watch.disconnect());
    if (!look()) watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place]);
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
