/** The panel of a moment: its title on paper, what there is to see, and its foot. Where it asks, the focus moves in and back. */
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { PACE } from '../insight/theatre.ts';
import { KEEPS_ON } from '../insight/use-skip.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly kind: string;
  readonly title: string;
  /** What is asked in it; another question takes the focus anew. */
  readonly asks?: number;
  /** Puts it aside: the question is asked beneath the board then. */
  readonly onFold?: () => void;
  readonly onGoOn?: () => void;
  /** Plays it once more. */
  readonly onAgain?: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({
  kind,
  title,
  asks,
  onFold,
  onGoOn,
  onAgain,
  foot,
  children,
}: Props): React.JSX.Element {
  const { t } = useWords();
  const speed = useSettings((s) => s.speed);
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, asks);
  // A key held down since before the question answers nothing.
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.repeat && (e.key === 'Enter' || e.key === ' ')) e.preventDefault();
  };
  return (
    <div className="moment-place" data-moment={kind}>
      <section
        ref={panel}
        className={`moment of-${kind}`}
        role={asks === undefined ? 'group' : 'dialog'}
        aria-label={title}
        tabIndex={-1}
        style={{ '--pace': PACE[speed] ?? 1 } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <h2 className="moment-title paper">{title}</h2>
        {onFold && (
          <button type="button" className="moment-fold tool" onClick={onFold} aria-label={t('moment.fold')}>
            <Icon name="cancel" size={16} />
          </button>
        )}
        <div className="moment-body">{children}</div>
        {(foot || onGoOn) && (
          <footer className="moment-foot">
            <div className="grow">{foot}</div>
            {onAgain && (
              <button type="button" className="button" onClick={onAgain} {...KEEPS_ON}>
                {t('moment.again')}
              </button>
            )}
            {onGoOn && (
              <button type="button" className="button primary" onClick={onGoOn}>
                {t('moment.go-on')}
                <span className="key-cap">{t('moment.enter')}</span>
              </button>
            )}
          </footer>
        )}
      </section>
    </div>
  );
}

function useFocus(panel: React.RefObject<HTMLElement | null>, asks: number | undefined): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (asks === undefined) return;
    before.current ??= document.activeElement;
    const first = panel.current?.querySelector<HTMLElement>('[data-option]');
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, [panel, asks]);
  useEffect(
    () => () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      const back = before.current;
      if (!lost || !back) return;
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      else document.querySelector<HTMLElement>('.decide button')?.focus({ preventScroll: true });
    },
    [],
  );
}
