/** On small screens: everything that is not possible now, with its reasons, behind one chip. */
import { useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { PopCard } from './pop.tsx';
import type { TableUi } from './use-table-ui.ts';
import { useReasons } from './use-reasons.ts';

export function ClosedChip({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const { t, say } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const reasonOf = useReasons(ui);
  const closed = ui.choice.menu?.places.filter((f) => f.options.length === 0) ?? [];
  if (closed.length === 0) return null;
  return (
    <>
      <button
        type="button"
        ref={button}
        className="closed-chip"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('table.not-now', { n: closed.length })} <Icon name="info" size={15} />
      </button>
      {open && (
        <PopCard anchor={button.current} onClose={() => setOpen(false)}>
          <dl className="why-list">
            {closed.map(({ id }) => {
              const reason = reasonOf(id);
              return (
                <div key={id}>
                  <dt>{t(`table.family.${id}`)}</dt>
                  <dd>{reason && say.refusal({ ...reason, at: undefined, intent: undefined })}</dd>
                </div>
              );
            })}
          </dl>
        </PopCard>
      )}
    </>
  );
}
