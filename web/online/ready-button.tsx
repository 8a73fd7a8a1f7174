/** "I have nothing more to say about this": seen beside one's name until the next decision. */
import type { Welcome } from '@holdout/protocol';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { useOnline } from './online.ts';
import type { SessionView } from './session.ts';

export const isReady = ({ marks }: SessionView, { at }: Welcome, chair: number): boolean =>
  marks.some((m) => m.kind === 'ready' && m.chair === chair && m.at === at);

export function ReadyButton(): React.JSX.Element {
  const { t } = useWords();
  const { session, seen, model } = useOnline();
  const ready = seen.me.chairs.some((c) => isReady(seen, model, c));
  return (
    <button
      type="button"
      className="button wish"
      aria-pressed={ready}
      disabled={ready}
      onClick={() => session.mark('ready', [])}
    >
      <Icon name="check-mark" size={15} />
      {t(ready ? 'online.ready.is' : 'online.ready')}
    </button>
  );
}
