/** With one device alone: the same sheets, at the side of the board. */
import '../styles/phones.css';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import { HeroSheet } from './hero-sheet.tsx';
import { Portrait } from '../table/hero-parts.tsx';
import { sheetFor } from '../table/sheet.ts';
import { useOdds } from '../table/use-odds.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly table: Table;
  readonly onClose: () => void;
}

export function SheetDrawer({ table, onClose }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const view = useView(table);
  const prospectOf = useOdds(table, view);
  const { context } = table;
  const { state } = view;
  const decision = view.mine ? view.decision : null;
  const natural = Math.max(0, state.active);
  const [picked, setPicked] = useState<number | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const shown = picked ?? natural;
  return (
    <aside
      className="sheet-drawer panel"
      aria-label={t('phones.sheets')}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onClose();
      }}
    >
      <div className="hero-tabs" role="group" aria-label={t('table.heroes')}>
        {state.heroes.map(({ id }, hero) => (
          <button
            key={id}
            type="button"
            className="sheet-tab"
            aria-pressed={hero === shown}
            aria-label={say.hero(id)}
            onClick={() => setPicked(hero)}
          >
            <Portrait state={state} hero={hero} size={40} />
          </button>
        ))}
        <span className="grow" />
        <button ref={close} type="button" className="tool" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="cancel" size={18} />
        </button>
      </div>
      <HeroSheet
        ui={{ context, state, sheet: sheetFor(context), decision, prospectOf }}
        hero={shown}
        onOption={(option) => void table.answer(option.id)}
      />
    </aside>
  );
}
