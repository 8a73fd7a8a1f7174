/** Looking at a card without pressing it: where the pointer rests, where the keyboard's focus stays, or under a finger that is held. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PopCard } from '../table/pop.tsx';

const REST_MS = 350;
const HOLD_MS = 450;

interface Peek<E extends HTMLElement> {
  readonly handlers: {
    readonly ref: React.RefObject<E | null>;
    readonly onPointerEnter: (e: React.PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: (e: React.PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onFocus: (e: React.FocusEvent) => void;
    readonly onBlur: () => void;
    /** The press that ends a look is none. */
    readonly onClickCapture: (e: React.MouseEvent) => void;
  };
  readonly card: ReactNode;
}

export function usePeek<E extends HTMLElement>(inside: ReactNode): Peek<E> {
  const ref = useRef<E>(null);
  const [at, setAt] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, byHolding: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      held.current = byHolding;
      setAt(ref.current);
    }, ms);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    setAt(null);
  };
  return {
    handlers: {
      ref,
      onPointerEnter: (e) => e.pointerType !== 'touch' && e.buttons === 0 && after(REST_MS, false),
      onPointerLeave: end,
      onPointerDown: (e) => {
        held.current = false;
        if (e.pointerType === 'touch') after(HOLD_MS, true);
        else end();
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: end,
      onFocus: (e) => e.target.matches(':focus-visible') && after(REST_MS, false),
      onBlur: end,
      onClickCapture: (e) => {
        if (!held.current) return;
        held.current = false;
        e.preventDefault();
        e.stopPropagation();
      },
    },
    card: at && inside && (
      <PopCard anchor={at} onClose={end} tabInto={false}>
        {inside}
      </PopCard>
    ),
  };
}
