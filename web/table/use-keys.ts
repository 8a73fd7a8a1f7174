/** One listener for the keys of the table. Typing, and keys that a focused control needs for itself, are left alone. */
import type { Context } from '@holdout/engine';
import { useEffect, useMemo } from 'react';
import { isTyping } from '../chrome/typing.ts';
import { useWords } from '../words/use-words.ts';
import { commandOf, keyMapOf, lettersOf, type Command } from './keys.ts';
import { useLatest } from './use-latest.ts';

/** `act` gives true when it has used the key. */
export function useKeys(context: Context, act: (command: Command) => boolean): void {
  const { t } = useWords();
  const map = useMemo(() => keyMapOf(t, lettersOf(context)), [t, context]);
  const latest = useLatest(act);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || isTyping(e.target)) return;
      const command = commandOf(e, map);
      if (!command) return;
      // From the page itself Tab goes to the heroes; from any control it goes on as usual.
      if (command.do === 'next-hero' && document.activeElement !== document.body) return;
      if (latest(command)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [map, latest]);
}
