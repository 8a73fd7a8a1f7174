/** A chair was taken from this page: how, and what the host said to that. */
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { useOnline } from './online.ts';

export function LostNote(): React.JSX.Element | null {
  const { t } = useWords();
  const { seen } = useOnline();
  const lost = seen.me.lost ?? [];
  const [read, setRead] = useState(0);
  const last = lost.at(-1);
  if (!last || lost.length <= read) return null;
  return (
    <div className="note lost paper" role="alert" data-lost={last.how}>
      <span className="grow">
        <b>{t(`online.lost.${last.how}`, { n: last.chair + 1 })}</b>{' '}
        {last.why !== '' && t('online.lost.why', { why: last.why })}
      </span>
      <button type="button" className="button" onClick={() => setRead(lost.length)}>
        {t('online.lost.read')}
      </button>
    </div>
  );
}
