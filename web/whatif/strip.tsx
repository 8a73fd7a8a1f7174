/** Over the table of a what-if: that nothing here counts, what is otherwise than in the real game, and the way back. */
import '../styles/whatif.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';

const Comparison = lazy(() => import('./comparison.tsx').then((m) => ({ default: m.Comparison })));

interface Props {
  readonly table: Table;
  /** The game it comes from. */
  readonly real: string;
}

export function WhatIfStrip({ table, real }: Props): React.JSX.Element {
  const { t } = useWords();
  const [comparing, setComparing] = useState(false);
  const back = (): void => go({ screen: 'table', game: real });
  useLastEscape(back);
  return (
    <section className="whatif" aria-label={t('whatif.name')}>
      <Icon name="stick-splitting" size={20} />
      <p role="status">
        <b>{t('whatif.name')}</b> <span>{t('whatif.text')}</span>
      </p>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setComparing(true)}>
        {t('whatif.compare')}
      </button>
      <button type="button" className="button primary" onClick={back}>
        {t('whatif.back')}
        <span className="key-cap">Esc</span>
      </button>
      {comparing && (
        <Suspense>
          <Comparison table={table} real={real} onClose={() => setComparing(false)} onBack={back} />
        </Suspense>
      )}
    </section>
  );
}

/** Escape that nothing else on the table had a use for. */
function useLastEscape(act: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || document.querySelector('dialog[open], .pop')) return;
      // The table's own keys are heard after this.
      timer = setTimeout(() => !e.defaultPrevented && act());
    };
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  });
}
