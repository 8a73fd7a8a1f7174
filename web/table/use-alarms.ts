/** What is too grave to be found in the log alone is said over the board, once it has been shown there. */
import type { Context } from '@holdout/engine';
import { useEffect, useRef } from 'react';
import { toast } from '../app/toasts.tsx';
import { plugOf } from '../editions/plugs.ts';
import type { TableView } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';

export function useAlarms(context: Context, { fresh }: TableView, playing: boolean): void {
  const { say } = useWords();
  const told = useRef(fresh);
  useEffect(() => {
    if (playing || told.current === fresh) return;
    told.current = fresh;
    const { alarms = [] } = plugOf(context);
    for (const event of fresh) if (alarms.includes(event.type)) toast({ text: say.event(event) });
  }, [fresh, playing, context, say]);
}
