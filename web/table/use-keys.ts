/** One listener for the keys of the table. Typing, and keys that a focused control needs for itself, are left alone. */
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { commandOf, keyMapOf, type Command } from './keys.ts';

/** `act` gives true when it has used the key. */
export function useKeys(act: (command: Command) => boolean): void {
  const { t } = useWords();
  const map = useMemo(() => keyMapOf(t), [t]);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || isTyping(e.target)) return;
      const command = commandOf(e, map);
      if (!command) return;
      // From the page itself Tab goes to the heroes; from any control it goes on as usual.
      if (command.do === 'next-hero' && document.activeElement !== document.body) return;
      if (latest.current(command)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [map]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
