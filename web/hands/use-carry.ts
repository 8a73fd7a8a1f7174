/**
 * Carrying the actor over the board: from the press on the figure to the drop. What is under the pointer is looked up
 * on the page, because a finger stays with the place it came down on.
 */
import type { Context, Point } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import type { Touched } from '../board/board.tsx';
import { useLatest } from '../table/use-latest.ts';
import type { Reach } from './reach.ts';

const DRAG_FROM = 6;
/** A finger that has not moved by then picks the figure up; one that has moves the board. */
const LIFT_MS = 180;

export interface Carried {
  readonly hero: number;
  /** Zone under the pointer, null beside the board. */
  readonly zone: number | null;
  readonly at: Point;
}

interface Carry {
  readonly carried: Carried | null;
  /** Gives the figure into the hand; true if it can be carried at all. */
  begin(hero: number, at: Touched, e: PointerEvent): void;
  isCarrying(): boolean;
  /** The press that follows a drag is none. */
  wasCarried(): boolean;
}

interface Plan {
  readonly context: Context;
  readonly reach: (zone: number) => Reach | undefined;
  readonly onDrop: (reach: Reach) => void;
}

export function useCarry({ context, reach, onDrop }: Plan): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const holding = useRef(false);
  const moved = useRef(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const drop = useLatest((zone: number | null) => {
    const to = zone === null ? undefined : reach(zone);
    if (to) onDrop(to);
  });

  const begin = (hero: number, { point }: Touched, down: PointerEvent): void => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const touch = down.pointerType === 'touch';
    const from = { x: down.clientX, y: down.clientY };
    // Board units to a pixel, from the drawing itself.
    const scale = unitsPerPixel(down.target);
    let zone: number | null = null;
    holding.current = !touch;
    moved.current = false;
    const lift = setTimeout(() => {
      holding.current = true;
      if (touch) setCarried({ hero, zone: null, at: point });
    }, LIFT_MS);
    const end = (): void => {
      clearTimeout(lift);
      holding.current = false;
      control.abort();
      setCarried(null);
    };
    const onMove = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (!holding.current && Math.hypot(dx, dy) > DRAG_FROM) return end();
      if (!moved.current && Math.hypot(dx, dy) < DRAG_FROM) return;
      if (!holding.current) return;
      moved.current = true;
      zone = zoneUnder(context, e.clientX, e.clientY);
      setCarried({ hero, zone, at: [point[0] + dx * scale, point[1] + dy * scale] });
    };
    const onUp = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      const carrying = moved.current;
      end();
      if (carrying && e.type === 'pointerup') drop(zone);
      // The click that belongs to this press comes right after it.
      setTimeout(() => (moved.current = false));
    };
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      e.stopPropagation();
      end();
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', onUp, { signal });
    addEventListener('keydown', onKey, { signal, capture: true });
  };
  return {
    carried,
    begin,
    isCarrying: () => holding.current,
    wasCarried: () => moved.current,
  };
}

function zoneUnder({ board }: Context, x: number, y: number): number | null {
  const area = document.elementsFromPoint(x, y).find((e) => e.hasAttribute('data-zone'));
  return board.indexOf.get(area?.getAttribute('data-zone') ?? '') ?? null;
}

function unitsPerPixel(target: EventTarget | null): number {
  const matrix = target instanceof SVGGraphicsElement ? target.getScreenCTM() : null;
  return matrix ? 1 / matrix.a : 1;
}
