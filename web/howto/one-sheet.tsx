/**
 * Everything one asks for in the middle of a game, on one sheet: the round, the signs on the board, the enemies of this
 * mission, the actions, the keys. The clauses stand behind it: a word in the field searches them.
 */
import '../styles/one-sheet.css';
import type { Context, State } from '@holdout/engine';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { FoundClauses } from './found-clauses.tsx';
import { SheetActions, SheetKeys } from './sheet-actions.tsx';
import { SheetEnemies } from './sheet-enemies.tsx';
import { SheetRound } from './sheet-round.tsx';
import { SheetSymbols } from './sheet-symbols.tsx';

interface Props {
  readonly context: Context;
  readonly state: State;
  /** The step of the round the game is at; none where there is no game. */
  readonly phase?: string;
  readonly onClose: () => void;
}

export function OneSheet({ context, state, phase, onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the field: on a touch screen that would bring up the keyboard.
    close.current?.focus();
  }, []);
  const edition = context.edition.id;
  return (
    <dialog
      className="help one-sheet"
      ref={dialog}
      aria-label={t('sheet.title')}
      onClose={onClose}
      onClick={(e) => e.target === dialog.current && onClose()}
    >
      <div className="help-inside">
        <header className="row">
          <h2>{t('sheet.title')}</h2>
          <search className="grow">
            <input
              className="field"
              type="search"
              value={query}
              aria-label={t('sheet.search')}
              placeholder={t('sheet.search')}
              autoComplete="off"
              onChange={(e) => setQuery(e.target.value)}
            />
          </search>
          <button type="button" className="button" ref={close} onClick={onClose}>
            {t('table.close')}
          </button>
        </header>
        {asked === '' ? (
          <div className="sheet-columns">
            <SheetRound phase={phase} />
            <SheetEnemies context={context} state={state} />
            <SheetActions context={context} />
            <SheetSymbols context={context} state={state} />
            <SheetKeys context={context} />
          </div>
        ) : (
          <FoundClauses query={asked} />
        )}
        <footer className="row">
          <a className="button" href={formatRoute({ screen: 'howto', edition })}>
            <Icon name="graduate-cap" size={18} />
            {t('howto.title')}
          </a>
          <a className="button" href={formatRoute({ screen: 'rules', edition, clause: '' })}>
            <Icon name="open-folder" size={18} />
            {t('howto.rules')}
          </a>
        </footer>
      </div>
    </dialog>
  );
}
