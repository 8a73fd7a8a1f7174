/** A card carried from its slot to another hero or another place: dropped where exactly one thing can be done with it there, that is done. */
import { itemAt } from '@holdout/engine';
import { useRef, useState } from 'react';
import type { Deed } from './deeds.ts';

const DRAG_FROM = 6;
const LIFT_MS = 180;

interface CardDrag {
  /** Where the card is held, in pixels of the page. */
  readonly at: { readonly x: number; readonly y: number } | null;
  begin(e: React.PointerEvent): void;
  /** The press that follows a drag is none. */
  wasDragged(): boolean;
}

interface Plan {
  readonly deeds: () => readonly Deed[];
  readonly onDrop: (deed: Deed) => void;
}

export function useCardDrag({ deeds, onDrop }: Plan): CardDrag {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const begin = (down: React.PointerEvent): void => {
    const stop = new AbortController();
    const { signal } = stop;
    const touch = down.pointerType === 'touch';
    let lifted = !touch;
    dragged.current = false;
    const lift = setTimeout(() => (lifted = true), LIFT_MS);
    const end = (): void => {
      clearTimeout(lift);
      stop.abort();
      setAt(null);
    };
    const onMove = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      const far = Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) >= DRAG_FROM;
      if (!dragged.current && !far) return;
      // A finger that goes at once scrolls.
      if (!lifted) return end();
      dragged.current = true;
      setAt({ x: e.clientX, y: e.clientY });
    };
    const onUp = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      end();
      if (e.type !== 'pointerup' || !dragged.current) return;
      const meant = deedsAtPoint(deeds(), e.clientX, e.clientY);
      if (meant.length === 1) onDrop(itemAt(meant, 0));
      // The click that belongs to this press comes right after it.
      setTimeout(() => (dragged.current = false));
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', onUp, { signal });
    addEventListener('keydown', (e) => e.key === 'Escape' && end(), { signal });
  };
  return { at, begin, wasDragged: () => dragged.current };
}

function deedsAtPoint(deeds: readonly Deed[], x: number, y: number): Deed[] {
  const under = document.elementsFromPoint(x, y);
  const hero = under.find((e) => e.closest('[data-hero]'))?.closest('[data-hero]');
  const area = under.find((e) => e.closest('[data-area]'))?.closest('[data-area]');
  return droppedOn(deeds, hero?.getAttribute('data-hero') ?? '', area?.getAttribute('data-area') ?? '');
}

/** What is about this hero; among the hero's own, what is about this place. */
export function droppedOn(deeds: readonly Deed[], hero: string, area: string): Deed[] {
  const parts = (d: Deed) => [d.act?.option, d.how?.option];
  const given = deeds.filter((d) => parts(d).some((o) => o?.heroes?.includes(hero)));
  return given.length > 0 ? given : deeds.filter((d) => parts(d).some((o) => o?.place === area));
}
