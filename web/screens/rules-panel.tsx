/** The rules as a panel over another screen, so that nobody has to leave the table to look something up. */
import { useEffect, useRef, useState } from 'react';
import { Waiting } from '../app/waiting.tsx';
import { useRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';
import { RulesReference } from './rules-reference.tsx';

interface Props {
  readonly clause?: string;
  readonly onClose: () => void;
}

export function RulesPanel({ clause = '', onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const ready = useRules();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(clause);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog rules-panel" aria-label={t('rules.title')} onClose={onClose}>
      <div className="row">
        <h2>{t('rules.title')}</h2>
        <span className="grow" />
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('app.close')}
        </button>
      </div>
      {ready ? <RulesReference clause={shown} onClause={setShown} /> : <Waiting />}
    </dialog>
  );
}
