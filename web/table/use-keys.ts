/** A listener for the keys of the table. Typing, and keys that a focused control needs for itself, are left alone. */
import type { Context } from '@holdout/engine';
import { useEffect, useMemo } from 'react';
import { isTyping } from '../chrome/typing.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import { commandOf, keyMapOf, lettersOf, type Command } from './keys.ts';
import { useLatest } from './use-latest.ts';

/** `act` gives true when it has used the key. */
export function useKeys(context: Context, act: (command: Command) => boolean): void {
  const { t } = useWords();
  const letters = useSettings((s) => s.letterKeys);
  const map = useMemo(() => (letters ? keyMapOf(t, lettersOf(context)) : null), [t, context, letters]);
  const latest = useLatest(act);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || isTyping(e.target)) return;
      const command = commandOf(e, map);
      if (!command || (command.do === 'walk' && usesArrows(e.target))) return;
      if (latest(command)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [map, latest]);
}

/** Tabs, sliders, dialogs and what scrolls have a use of their own for arrows. */
const ARROW_USERS =
  '[role=tab], [role=slider], [role=spinbutton], [role=dialog], dialog, .pop, [tabindex="0"]';

const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ARROW_USERS) !== null;
