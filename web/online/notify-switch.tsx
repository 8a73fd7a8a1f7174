/** Asks kindly, once pressed, whether the system may tell that it is one's turn. */
import { toast } from '../app/toasts.tsx';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import { askToNotify, canNotify } from './turn-notice.ts';

export function NotifySwitch(): React.JSX.Element | null {
  const { t } = useWords();
  const wanted = useSettings((s) => s.notify);
  const set = useSettings((s) => s.set);
  if (!canNotify()) return null;
  const on = wanted && Notification.permission === 'granted';
  const change = async (): Promise<void> => {
    if (on) return set({ notify: false });
    const allowed = await askToNotify();
    set({ notify: allowed });
    if (!allowed) toast({ text: t('online.notify.refused') });
  };
  return (
    <label className="row notify">
      <span className="grow">
        <b>{t('online.notify')}</b>
        <small className="mute">{t('online.notify.text')}</small>
      </span>
      <input className="switch" type="checkbox" role="switch" checked={on} onChange={() => void change()} />
    </label>
  );
}
