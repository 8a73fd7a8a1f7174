/** Lines of others that nobody has seen: told once as they come, and counted until the chat is opened. */
import type { ChatLine } from '@holdout/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../app/toasts.tsx';
import { useWords } from '../words/use-words.ts';
import { chatText } from './chat-text.ts';
import type { Online } from './online.ts';

/** `open`: the chat is on the screen. Gives how many lines wait. */
export function useChatToasts({ model, seen, known }: Online, open: boolean): number {
  const { t } = useWords();
  const isMine = ({ chair, name }: ChatLine): boolean =>
    chair === null ? name === known.name : seen.me.chairs.includes(chair);
  const last = model.chat.at(-1)?.seq ?? 0;
  const told = useRef(last);
  const [read, setRead] = useState(last);
  const tell = useEffectEvent((from: number) => {
    const fresh = model.chat.filter((line) => line.seq > from && !isMine(line));
    if (!open)
      for (const line of fresh)
        toast({ text: t('online.chat.said', { name: line.name, text: chatText(line, t) }) });
  });
  useEffect(() => {
    tell(told.current);
    told.current = last;
  }, [last]);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return model.chat.filter((line) => line.seq > read && !isMine(line)).length;
}
