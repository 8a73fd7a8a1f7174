/** A card carried to a slot: where it is meanwhile, and the answer of the slot it is let go over. */
import { useState, type PointerEvent } from 'react';

interface Carried {
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
}

/** Less than this is a press. */
const BEGINS = 6;

interface CardDrag {
  readonly style: React.CSSProperties | undefined;
  readonly dragging: boolean;
  /** Answer under the card. */
  readonly over: string | null;
  readonly handlers: {
    onPointerDown(e: PointerEvent<HTMLElement>): void;
    onPointerMove(e: PointerEvent<HTMLElement>): void;
    onPointerUp(e: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
}

const answerAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((e) => e.closest('[data-drop]'))
    .find((e) => e !== null)
    ?.getAttribute('data-drop') ?? null;

export function useCardDrag(onDrop: (answer: string) => void): CardDrag {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const dragging = carried !== null && Math.hypot(carried.x, carried.y) >= BEGINS;
  const end = (): void => {
    setCarried(null);
    setOver(null);
  };
  return {
    dragging,
    over,
    style: dragging ? { transform: `translate(${carried.x}px, ${carried.y}px) rotate(-2deg)` } : undefined,
    handlers: {
      onPointerDown(e) {
        if (e.button !== 0) return;
        e.currentTarget.setPointerCapture(e.pointerId);
        setCarried({ pointer: e.pointerId, from: { x: e.clientX, y: e.clientY }, x: 0, y: 0 });
      },
      onPointerMove(e) {
        if (carried?.pointer !== e.pointerId) return;
        setCarried({ ...carried, x: e.clientX - carried.from.x, y: e.clientY - carried.from.y });
        setOver(answerAt(e.clientX, e.clientY));
      },
      onPointerUp(e) {
        const answer = dragging ? answerAt(e.clientX, e.clientY) : null;
        end();
        if (answer !== null) onDrop(answer);
      },
      onPointerCancel: end,
    },
  };
}
