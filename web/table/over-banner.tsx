/** The game is over: how, and what comes next. Fetched when one is. */
import type { Outcome } from '@holdout/engine';
import type { ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';

interface OverProps {
  readonly outcome: Outcome;
  readonly text: string;
  /** What to play next. */
  readonly next?: ReactNode;
  readonly onSummary: () => void;
}

export function OverBanner({ outcome, text, next, onSummary }: OverProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className={`over ${outcome.result} tone`} role="status">
      <h2>{t(`table.over.${outcome.result}`)}</h2>
      <p>{text}</p>
      <button type="button" className="button primary" onClick={onSummary} autoFocus>
        <Icon name={outcome.result === 'won' ? 'trophy-cup' : 'death-skull'} size={18} />
        {t('table.over.summary')}
      </button>
      {next}
    </div>
  );
}
