/**
 * Carrying a hero over the board: from the press on the figure to the drop. What is under the pointer is looked up on
 * the page, because a finger stays with the place it came down on.
 */
import type { Context, Point } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import type { Touched } from '../board/board.tsx';
import { useLatest } from '../table/use-latest.ts';
import type { Deed } from './deeds.ts';
import type { Trail } from './trail.ts';

const DRAG_FROM = 6;
/** A finger that has not moved by then picks the figure up; one that has moves the board. */
const LIFT_MS = 180;

export interface Carried {
  readonly hero: number;
  /** Zone under the pointer, null beside the board. */
  readonly zone: number | null;
  readonly at: Point;
  readonly trail: Trail;
  /** What dropping would do beyond going there: a door, something to take. */
  readonly deed: Deed | undefined;
}

interface Carry {
  readonly carried: Carried | null;
  /** Gives the figure into the hand. */
  begin(hero: number, trail: Trail, at: Touched, e: PointerEvent): void;
  isCarrying(): boolean;
  /** The press that follows a drag is none. */
  wasCarried(): boolean;
}

interface Plan {
  readonly context: Context;
  readonly trailTo: (trail: Trail, zone: number | null) => Trail;
  readonly deedAt: (trail: Trail, at: Point, zone: number | null) => Deed | undefined;
  readonly onDrop: (carried: Carried) => void;
}

export function useCarry({ context, trailTo, deedAt, onDrop }: Plan): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const holding = useRef(false);
  const moved = useRef(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const lead = useLatest(trailTo);
  const doing = useLatest(deedAt);
  const drop = useLatest(onDrop);

  const begin = (hero: number, start: Trail, { point, zone: from }: Touched, down: PointerEvent): void => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const touch = down.pointerType === 'touch';
    const origin = { x: down.clientX, y: down.clientY };
    // Board units to a pixel, from the drawing itself.
    const scale = unitsPerPixel(down.target);
    let now: Carried = { hero, zone: from, at: point, trail: start, deed: undefined };
    holding.current = !touch;
    moved.current = false;
    const lift = setTimeout(() => {
      holding.current = true;
      if (touch) setCarried(now);
    }, LIFT_MS);
    const end = (): void => {
      clearTimeout(lift);
      holding.current = false;
      control.abort();
      setCarried(null);
    };
    const onMove = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      const [dx, dy] = [e.clientX - origin.x, e.clientY - origin.y];
      if (!holding.current && Math.hypot(dx, dy) > DRAG_FROM) return end();
      if (!moved.current && Math.hypot(dx, dy) < DRAG_FROM) return;
      if (!holding.current) return;
      moved.current = true;
      const zone = zoneUnder(context, e.clientX, e.clientY);
      const trail = zone === now.zone ? now.trail : lead(now.trail, zone);
      const at: Point = [point[0] + dx * scale, point[1] + dy * scale];
      now = { hero, zone, at, trail, deed: doing(trail, at, zone) };
      setCarried(now);
    };
    const onUp = (e: PointerEvent): void => {
      if (e.pointerId !== down.pointerId) return;
      const carrying = moved.current;
      end();
      if (carrying && e.type === 'pointerup') drop(now);
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
