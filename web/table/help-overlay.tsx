/** All keys on one page, and the way to the rules. */
import type { Context } from '@holdout/engine';
import { useEffect, useRef } from 'react';
import { formatRoute } from '../app/route.ts';
import { useWords } from '../words/use-words.ts';
import { letterOf, lettersOf } from './keys.ts';

/** Keys that are the same in every language. */
const FIXED: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['zones', ['1', '…', '9']],
  ['walk', ['←', '↑', '→', '↓']],
  ['choose', ['Enter']],
  ['back', ['Esc']],
  ['zoom', ['+', '-', '0']],
  ['ctrl-undo', ['Ctrl', 'Z']],
];

interface Props {
  readonly context: Context;
  readonly onClose: () => void;
}

export function HelpOverlay({ context, onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className="help"
      ref={dialog}
      aria-label={t('table.help')}
      onClose={onClose}
      onClick={(e) => e.target === dialog.current && onClose()}
    >
      <div className="help-inside">
        <div className="row">
          <h2>{t('table.help')}</h2>
          <span className="grow" />
          <a
            className="button primary"
            href={formatRoute({ screen: 'rules', edition: context.edition.id, clause: '' })}
          >
            {t('table.help.rules')}
          </a>
          <button type="button" className="button" onClick={onClose}>
            {t('table.close')}
          </button>
        </div>
        <p className="hint">{t('table.help.intro')}</p>
        <dl className="key-list">
          {lettersOf(context).map((command) => (
            <div key={command}>
              <dt>
                <kbd className="key">{letterOf(t, command)}</kbd>
              </dt>
              <dd>{t(`table.help.${command}`)}</dd>
            </div>
          ))}
          {FIXED.map(([name, keys]) => (
            <div key={name}>
              <dt>
                {keys.map((k) => (
                  <kbd key={k} className="key">
                    {k}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`table.help.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  );
}
