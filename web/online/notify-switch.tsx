/** Asks kindly, once pressed, whether the browser may tell that it is one's turn at this table. */
import { toast } from '../app/toasts.tsx';
import { useWords } from '../words/use-words.ts';
import { seatedHere, useOnline } from './online.ts';
import { subscribe, subscribed } from './push.ts';
import { nameOfTable } from './table-name.ts';
import { askToNotify, canNotify } from './turn-notice.ts';

export function NotifySwitch(): React.JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const online = useOnline();
  const { session, model, known, keep } = online;
  if (!canNotify()) return null;
  const on = known.called && Notification.permission === 'granted';
  const call = async (): Promise<void> => {
    const allowed = await askToNotify();
    await keep({ called: allowed });
    if (!allowed) return toast({ text: t('online.notify.refused') });
    const bell = await subscribe();
    if (!bell) return undefined;
    const text = t('online.title.at', { table: nameOfTable(model, words) });
    for (const chair of seatedHere(online)) await session.do({ kind: 'bell', chair, ...bell, words: text });
    return undefined;
  };
  const leave = async (): Promise<void> => {
    await keep({ called: false });
    const endpoint = await subscribed();
    if (endpoint === undefined) return;
    for (const chair of online.seen.me.chairs) await session.do({ kind: 'unbell', chair, endpoint });
  };
  return (
    <label className="row notify">
      <span className="grow">
        <b>{t('online.notify')}</b>
        <small className="mute">{t('online.notify.text')}</small>
      </span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        checked={on}
        onChange={() => void (on ? leave() : call())}
      />
    </label>
  );
}
