/** Single keys for a whole screen, as long as nobody is typing. */
import { useEffect, useRef } from 'react';
import { isTyping } from '../chrome/typing.ts';
import { useSettings } from '../store/settings.ts';

/** `act` says whether it had a use for the key. */
export function useLetters(act: (key: string) => boolean, on = true): void {
  const letters = useSettings((s) => s.letterKeys);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on || !letters) return undefined;
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return;
      if (latest.current(e.key.toLowerCase())) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on, letters]);
}
