/** Everything that is not possible now behind one button: pointing at it, pressing it or its family's key lists each with its reason. */
import { useRef, useState } from 'react';
import { useRuleRoute } from '../app/use-rule-route.ts';
import { Icon } from '../chrome/icon.tsx';
import type { Refusal } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import type { Menu } from './families.ts';
import { PopCard } from './pop.tsx';

interface Props {
  readonly menu: Menu;
  readonly reasonOf: (place: string) => Refusal | undefined;
  /** A line of its own rather than a button of the bar, where room is short. */
  readonly chip?: boolean;
}

export function ClosedFamilies({ menu, reasonOf, chip = false }: Props): React.JSX.Element | null {
  const { t } = useWords();
  // Pointed at it goes with the pointer; pressed it stays.
  const [open, setOpen] = useState<'pointed' | 'pressed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closed = menu.places.filter((f) => f.options.length === 0).map((f) => f.id);
  if (closed.length === 0) return null;
  const leave = (): void => setOpen((now) => (now === 'pointed' ? null : now));
  return (
    <>
      <button
        type="button"
        ref={button}
        className={chip ? 'closed-chip' : 'act off'}
        data-closed={closed.join(' ')}
        aria-expanded={open !== null}
        onPointerEnter={(e) => e.pointerType !== 'touch' && setOpen((now) => now ?? 'pointed')}
        onPointerLeave={leave}
        onClick={() => setOpen((now) => (now === 'pressed' ? null : 'pressed'))}
      >
        {!chip && <Icon name="cancel" size={22} />}
        <span className="act-words">
          <span>{t('table.not-here', { n: closed.length })}</span>
          <small>{t('table.not-here.why')}</small>
        </span>
      </button>
      {open && (
        <PopCard anchor={button.current} onClose={() => setOpen(null)}>
          <dl className="why-list">
            {closed.map((id) => (
              <Reason key={id} family={id} reason={reasonOf(id)} />
            ))}
          </dl>
        </PopCard>
      )}
    </>
  );
}

function Reason({
  family,
  reason,
}: {
  readonly family: string;
  readonly reason: Refusal | undefined;
}): React.JSX.Element {
  const { t, say } = useWords();
  const routeTo = useRuleRoute();
  return (
    <div>
      <dt>
        {t(`table.family.${family}`)} <small>{reason && t(`table.why.${reason.refused}`)}</small>
      </dt>
      <dd>
        {reason && say.refusal({ ...reason, at: undefined, intent: undefined })}{' '}
        {reason?.clause && <a href={routeTo(reason.clause)}>{reason.clause}</a>}
      </dd>
    </div>
  );
}
