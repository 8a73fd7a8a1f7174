/**
 * Moving what stands on the board: dragged from zone to zone, out of the box and back into it, or pressed and put down
 * with a second press. A finger sees what it carries: the point lies above it.
 */
import { itemAt, type Context, type Point } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import type { BoardTouch, Touched } from '../board/board.tsx';
import { loosePlanOf } from '../editions/plugs.ts';
import { thingAt } from '../hands/hit.ts';
import { zoneThing, type Thing } from '../hands/thing.ts';
import type { LooseThing } from '../editions/plug.ts';
import type { Draft } from './table-draft.ts';

/** Whoever can be moved. `from`: -1 is the box. */
export type Held =
  | { readonly kind: 'hero'; readonly hero: number; readonly from: number }
  | { readonly kind: 'enemy'; readonly type: number; readonly from: number; readonly n: number }
  | { readonly kind: 'thing'; readonly thing: LooseThing; readonly from: number };

export interface BoardHand {
  readonly touch: BoardTouch;
  readonly held: Held | null;
  /** Zone under what is carried. */
  readonly over: number | null;
  hold(held: Held | null, e?: React.PointerEvent): void;
  /** Puts it down: -1 is the box. */
  drop(zone: number): void;
}

interface Hands {
  readonly onMoved: (held: Held, zone: number) => void;
  /** A press on what cannot be moved, or with another tool in hand. */
  readonly onPress: (thing: Thing, at: Point) => void;
  readonly mayMove: boolean;
}

/** So far a pointer goes before it carries something. */
const SLACK = 8;
const FINGER = 60;
/** Held so long before it moves, a whole group comes along. */
const GROUP_MS = 500;

export function useBoardHand(
  context: Context,
  { state }: Draft,
  { onMoved, onPress, mayMove }: Hands,
): BoardHand {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const drag = useRef<{ held: Held; x: number; y: number; moves: boolean; at: number } | null>(null);
  const dropped = useRef(false);

  const holdable = (at: Touched): Held | null => {
    const thing = thingAt(context, state, at.point, at.zone, at.drawn);
    if (thing.kind === 'hero') return { kind: 'hero', hero: thing.hero, from: thing.zone };
    if (thing.kind === 'enemy') return { kind: 'enemy', type: thing.type, from: thing.zone, n: 1 };
    if (thing.kind === 'crowd')
      return { kind: 'enemy', type: itemAt(thing.types, 0), from: thing.zone, n: 1 };
    const loose = loosePlanOf(context)
      .things(context, state)
      .find(({ key }) => key === thing.key);
    return loose ? { kind: 'thing', thing: loose, from: thing.zone } : null;
  };
  const put = (what: Held, zone: number): void => {
    setHeld(null);
    setOver(null);
    if (zone !== what.from) onMoved(what, zone);
  };
  const start = (what: Held, { clientX, clientY, timeStamp }: PointerEvent | React.PointerEvent): void => {
    drag.current = { held: what, x: clientX, y: clientY, moves: false, at: timeStamp };
  };
  const late = useRef({ put, board: context.board });
  useEffect(() => {
    late.current = { put, board: context.board };
  });
  useEffect(() => {
    const zoneAt = (e: PointerEvent): number | 'box' | null => {
      const lift = e.pointerType === 'touch' ? FINGER : 0;
      const element = document.elementFromPoint(e.clientX, e.clientY - lift);
      const id = element?.closest('[data-zone]')?.getAttribute('data-zone');
      if (id) return late.current.board.indexOf.get(id) ?? null;
      return document.elementFromPoint(e.clientX, e.clientY)?.closest('.horde-box') ? 'box' : null;
    };
    const onMove = (e: PointerEvent): void => {
      const now = drag.current;
      if (!now) return;
      if (!now.moves && Math.hypot(e.clientX - now.x, e.clientY - now.y) > SLACK) {
        now.moves = true;
        if (now.held.kind === 'enemy' && now.held.from >= 0 && e.timeStamp - now.at > GROUP_MS)
          now.held = { ...now.held, n: Infinity };
        setHeld(now.held);
      }
      const zone = now.moves ? zoneAt(e) : null;
      if (now.moves) setOver(typeof zone === 'number' ? zone : null);
    };
    const onUp = (e: PointerEvent): void => {
      const now = drag.current;
      drag.current = null;
      if (!now?.moves) return;
      dropped.current = true;
      // The click that ends a drag is none.
      setTimeout(() => (dropped.current = false), 0);
      const zone = zoneAt(e);
      if (zone === 'box') late.current.put(now.held, -1);
      else if (zone !== null) late.current.put(now.held, zone);
      else {
        setHeld(null);
        setOver(null);
      }
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
    };
  }, []);

  return {
    held,
    over,
    hold(what, e) {
      if (what && e) start(what, e);
      else setHeld(what);
    },
    drop: (zone) => held && put(held, zone),
    touch: {
      isCarrying: () => drag.current !== null,
      move: () => undefined,
      down(at, e) {
        const found = mayMove && e.isPrimary ? holdable(at) : null;
        if (!found) return;
        const { target } = e;
        if (target instanceof Element && target.hasPointerCapture(e.pointerId))
          target.releasePointerCapture(e.pointerId);
        start(found, e);
      },
      press(at) {
        if (dropped.current) return;
        if (held) return put(held, at.zone);
        const found = mayMove ? holdable(at) : null;
        if (found) setHeld(found);
        onPress(
          found ? zoneThing(context, at.zone) : thingAt(context, state, at.point, at.zone, at.drawn),
          at.point,
        );
      },
    },
  };
}
