/** The what-if beside the real game: both boards, and every row in which they differ. */
import type { State } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import { MiniMap } from '../board/mini-map.tsx';
import { goalsOf } from '../play/goals.ts';
import type { Table } from '../play/table.ts';
import { sheetFor } from '../table/sheet.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { differencesOf, type Difference } from './differences.ts';
import { realState } from './real-game.ts';

interface Props {
  readonly table: Table;
  readonly real: string;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

export function Comparison({ table, real, onClose, onBack }: Props): React.JSX.Element {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [other, setOther] = useState<State | null>();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let over = false;
    void realState(real).then((state) => !over && setOther(state ?? null));
    return () => {
      over = true;
    };
  }, [real]);
  return (
    <dialog
      className="whatif-dialog"
      ref={dialog}
      aria-label={t('whatif.compare')}
      onClose={onClose}
      onClick={(e) => e.target === dialog.current && onClose()}
    >
      <div className="whatif-inside">
        <div className="row">
          <h2>{t('whatif.compare')}</h2>
          <span className="grow" />
          <button type="button" className="button" onClick={onClose}>
            {t('table.close')}
          </button>
        </div>
        {other === null && <p>{t('whatif.gone')}</p>}
        {other && <Sides table={table} other={other} />}
        <button type="button" className="button primary" onClick={onBack}>
          {t('whatif.back')}
        </button>
      </div>
    </dialog>
  );
}

function Sides({ table, other }: { readonly table: Table; readonly other: State }): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const { context } = table;
  const { state } = table.view();
  const rows = differencesOf(
    context,
    sheetFor(context),
    { state, goals: goalsOf(table, state) },
    { state: other, goals: goalsOf(table, other) },
  );
  return (
    <>
      <div className="whatif-boards">
        {(
          [
            ['name', state],
            ['real', other],
          ] as const
        ).map(([side, shown]) => (
          <figure key={side}>
            <figcaption>{t(`whatif.${side}`)}</figcaption>
            <MiniMap context={context} state={shown} label={t(`whatif.${side}`)} />
          </figure>
        ))}
      </div>
      {rows.length === 0 ? (
        <p>{t('whatif.same')}</p>
      ) : (
        <table className="whatif-rows">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('whatif.name')}</th>
              <th scope="col">{t('whatif.real')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={nameOf(row, words)}>
                <th scope="row">{nameOf(row, words)}</th>
                <td>{sideOf(row, 'here', words)}</td>
                <td>{sideOf(row, 'real', words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function nameOf(row: Difference, { t, say }: Words): string {
  switch (row.kind) {
    case 'round':
      return t('whatif.round');
    case 'hero':
      return say.hero(row.hero);
    case 'enemies':
      return t('whatif.enemies', { enemy: say.enemy(row.enemy) });
    case 'goal':
      return say.goal(row.goal);
  }
}

function sideOf(row: Difference, side: 'here' | 'real', { t, say }: Words): string {
  switch (row.kind) {
    case 'round':
    case 'enemies':
      return String(row[side]);
    case 'goal':
      return t(row[side] ? 'whatif.met' : 'whatif.open');
    case 'hero': {
      const { status, left, most } = row[side];
      return t('whatif.hero', { status, left, most, gender: say.gender(row.hero) });
    }
  }
}
