/** Single keys for a whole screen, as long as nobody is typing. */
import { useEffect, useRef } from 'react';

/** `act` says whether it had a use for the key. */
export function useLetters(act: (key: string) => boolean, on = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return;
      if (latest.current(e.key.toLowerCase())) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), select, textarea'));
