/** Above the board of a game by letter: until when an answer is waited for. */
import { useWords } from '../words/use-words.ts';
import { dueAt, timeText } from './due.ts';
import { useOnline } from './online.ts';

export function PaceStrip(): React.JSX.Element | null {
  const words = useWords();
  const { model, seen } = useOnline();
  const at = dueAt(model, seen);
  if (model.house.pace === 0 || at === undefined) return null;
  return (
    <p className="pace-strip">{words.t('online.pace.due', { time: timeText(at, Date.now(), words) })}</p>
  );
}
