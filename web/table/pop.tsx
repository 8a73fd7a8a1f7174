/** A small card that opens beside its button: clauses, skills, reasons. Escape, a click elsewhere or scrolling closes it. */
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

interface PopProps {
  readonly className?: string;
  readonly label?: ReactNode;
  readonly ariaLabel?: string;
  /** Opens where the pointer rests, too. */
  readonly hover?: boolean;
  /** True while a press on the button means something else. */
  readonly quiet?: () => boolean;
  readonly children: ReactNode;
}

const OPEN_MS = 350;
const CLOSE_MS = 160;

export function Pop({ className, label, ariaLabel, hover, quiet, children }: PopProps): React.JSX.Element {
  // Pointed at it goes with the pointer; pressed it stays.
  const [open, setOpen] = useState<'pointed' | 'pressed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const id = useId();
  const rest = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen((now) => now ?? 'pointed'), OPEN_MS);
  };
  const come = (e: PointerEvent): void => {
    clearTimeout(timer.current);
    if (hover && e.pointerType !== 'touch' && e.buttons === 0) rest();
  };
  const go = (): void => {
    clearTimeout(timer.current);
    if (hover) timer.current = setTimeout(() => setOpen((now) => (now === 'pointed' ? null : now)), CLOSE_MS);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={ariaLabel}
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onPointerEnter={come}
        onPointerLeave={go}
        onFocus={(e) => hover && e.target.matches(':focus-visible') && rest()}
        onBlur={go}
        onClick={(e) => {
          e.stopPropagation();
          clearTimeout(timer.current);
          if (!quiet?.()) setOpen(open === 'pressed' ? null : 'pressed');
        }}
      >
        {label}
      </button>
      {open && (
        <PopCard
          id={id}
          anchor={button.current}
          onClose={() => setOpen(null)}
          tabInto={open === 'pressed'}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={go}
        >
          {children}
        </PopCard>
      )}
    </>
  );
}

interface CardProps {
  readonly id?: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Tab goes from the button into the card; not where the card opens by mere focus. */
  readonly tabInto?: boolean;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly children: ReactNode;
}

const EDGE = 8;

const controlsOf = (card: HTMLElement | null): HTMLElement[] => [
  ...(card?.querySelectorAll<HTMLElement>('a, button:not(:disabled)') ?? []),
];

function isAtEdge(card: HTMLElement | null, backwards: boolean): boolean {
  const controls = controlsOf(card);
  return document.activeElement === card || document.activeElement === controls.at(backwards ? 0 : -1);
}

export function PopCard({
  id,
  anchor,
  onClose,
  tabInto = true,
  children,
  ...pointer
}: CardProps): React.JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const size = card.current?.getBoundingClientRect();
    const from = anchor?.getBoundingClientRect();
    if (!size || !from) return;
    const below = from.bottom + EDGE + size.height <= innerHeight - EDGE;
    const top = below ? from.bottom + EDGE : Math.max(EDGE, from.top - EDGE - size.height);
    const left = Math.max(EDGE, Math.min(from.left, innerWidth - size.width - EDGE));
    setAt({ left, top });
  }, [anchor]);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const stop = new AbortController();
    const outside = (e: Event): void => {
      if (e.target instanceof Node && (card.current?.contains(e.target) || anchor?.contains(e.target)))
        return;
      close.current();
    };
    const onKey = (e: KeyboardEvent): void => {
      const inside = card.current?.contains(document.activeElement) ?? false;
      if (e.key === 'Escape') {
        e.preventDefault();
        close.current();
        if (inside) anchor?.focus();
      } else if (e.key === 'Tab' && inside && isAtEdge(card.current, e.shiftKey)) {
        // The card stands at the end of the page; the keyboard leaves it as if it stood behind its button.
        anchor?.focus();
        close.current();
      } else if (e.key === 'Tab' && !e.shiftKey && tabInto && document.activeElement === anchor) {
        const [first] = controlsOf(card.current);
        if (!first) return;
        e.preventDefault();
        first.focus();
      }
    };
    addEventListener('pointerdown', outside, { signal: stop.signal, capture: true });
    addEventListener('wheel', outside, { signal: stop.signal, capture: true });
    addEventListener('keydown', onKey, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [anchor, tabInto]);

  return createPortal(
    <div
      id={id}
      ref={card}
      className="pop"
      {...pointer}
      role="status"
      tabIndex={-1}
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {children}
    </div>,
    document.body,
  );
}
