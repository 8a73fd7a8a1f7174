/** Rules are asked in their order: dragged by the handle with any pointer, or moved by Alt and the arrows. */
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface Dragging {
  /** Before which rule it would fall. */
  readonly over: number | null;
  onHandle(e: PointerEvent, n: number): void;
  onMove(e: PointerEvent): void;
  onDrop(): void;
  onKey(e: KeyboardEvent, n: number): void;
}

const STEP: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

export function useDrag(move: (from: number, to: number) => void): Dragging {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  return {
    over,
    onHandle(e, n) {
      e.currentTarget.setPointerCapture(e.pointerId);
      setFrom(n);
    },
    onMove(e) {
      if (from === null) return;
      const card = document
        .elementsFromPoint(e.clientX, e.clientY)
        .map((el) => el.closest<HTMLElement>('[data-rule]'))
        .find(Boolean);
      if (card) setOver(Number(card.dataset['rule']));
    },
    onDrop() {
      if (from !== null && over !== null && from !== over) move(from, over);
      setFrom(null);
      setOver(null);
    },
    onKey(e, n) {
      const step = STEP[e.key];
      if (!e.altKey || step === undefined) return;
      e.preventDefault();
      move(n, n + step);
    },
  };
}
