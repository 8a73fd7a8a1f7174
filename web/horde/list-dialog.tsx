/** All instructions of this turn; any of them can be opened again. */
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { lineOf, type Told } from './instruction-words.ts';

interface Props {
  readonly told: readonly Told[];
  readonly at: number;
  readonly onOpen: (at: number) => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

export function ListDialog({ told, at, onOpen, onUndo, onClose }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog horde-list" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('horde.list')}</h2>
      <ol>
        {told.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              className="button ghost"
              aria-current={i === at ? 'step' : undefined}
              onClick={() => {
                onOpen(i);
                dialog.current?.close();
              }}
            >
              {lineOf(one, words)}
            </button>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <button
          type="button"
          className="button"
          onClick={() => {
            onUndo();
            dialog.current?.close();
          }}
        >
          {t('horde.undo-answer')}
        </button>
        <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
          {t('table.cancel')}
        </button>
      </div>
    </dialog>
  );
}
