/**
 * Wheel, drag, pinch, double tap and keys. Works on the elements directly, without rendering: the sheet is moved by
 * transform, and only when zooming has come to rest is it laid out anew at its size, so that it is sharp again.
 */
import type { Point, Rect } from '@holdout/engine';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { isTyping } from '../chrome/typing.ts';
import {
  cornerOf,
  fitScale,
  fitted,
  kept,
  MARGIN,
  panned,
  revealing,
  shownRect,
  zoomedAt,
  type Camera,
  type Insets,
  type Size,
  type View,
} from './camera.ts';
import { distance, round } from './shapes.ts';

const DRAG_FROM = 7;
const DOUBLE_TAP_MS = 320;
/** As long as gliding takes (board.css). */
const REST_MS = 200;
const KEY_STEP = 1.25;
const SWAP = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface PanZoom {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a box of the board where nothing lies over it; `units` of the board across the view, or as near as now. */
  reveal(box: Rect, over: Insets, units?: number): void;
  /** Another part of the sheet comes up. */
  enter(): void;
  /** Pixels on the page. */
  toPage(rect: Rect): DOMRect;
}

interface PanZoomOptions {
  /** Called with the part of the board that is seen, whenever it changes. */
  readonly onView?: (shown: Rect) => void;
  /** Called with the pixels to a unit, whenever a zoom has come to rest. */
  readonly onRest?: (scale: number) => void;
  /** +, - and 0 anywhere on the page. */
  readonly keys: boolean;
  /** One pointer does not move the board: it draws something. */
  readonly still: () => boolean;
  /** Where looking begins. */
  readonly camera?: Camera | undefined;
  readonly onCamera?: (camera: Camera) => void;
}

/** `window`: the part of the sheet that is looked at, as the same object while it is the same part. */
export function usePanZoom(window: Rect, options: PanZoomOptions): PanZoom {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const control = useMemo(() => new Control(window, viewport, sheet, latest), [window]);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => control.listen(), [control]);
  return control;
}

class Control implements PanZoom {
  private camera: Camera;
  private view: View = { width: 1, height: 1 };
  /** Pixels to a unit the sheet is laid out for. */
  private laidOut = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly pointers = new Map<number, Point>();
  private dragging = false;
  private start: Point = [0, 0];
  private lastTap = { time: -Infinity, at: [0, 0] as Point };

  private readonly board: Size;
  private readonly corner: Point;

  constructor(
    [x0, y0, x1, y1]: Rect,
    readonly viewport: RefObject<HTMLDivElement | null>,
    readonly sheet: RefObject<HTMLDivElement | null>,
    private readonly options: RefObject<PanZoomOptions>,
  ) {
    this.board = { width: x1 - x0, height: y1 - y0 };
    this.corner = [x0, y0];
    this.camera = options.current.camera ?? fitted(this.board);
  }

  listen(): () => void {
    const element = this.viewport.current;
    if (!element) return () => undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', this.onWheel, { signal, passive: false });
    element.addEventListener('pointerdown', this.onDown, { signal });
    element.addEventListener('pointermove', this.onMove, { signal });
    // Whatever lies over the board when the pointer goes up: the board must not go on following it.
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, this.onUp, { signal });
    element.addEventListener('click', this.onClick, { signal, capture: true });
    window.addEventListener('keydown', this.onKey, { signal });
    const resized = new ResizeObserver(() => this.measure());
    resized.observe(element);
    this.measure();
    return () => {
      stop.abort();
      resized.disconnect();
      clearTimeout(this.rest);
    };
  }

  fit(): void {
    this.glide();
    this.look(fitted(this.board));
  }

  zoomBy(factor: number): void {
    this.glide();
    this.look(
      zoomedAt(this.camera, this.view, this.board, [this.view.width / 2, this.view.height / 2], factor),
    );
  }

  reveal(box: Rect, over: Insets, units?: number): void {
    this.glide();
    this.view = { ...this.view, over };
    const [x, y] = this.corner;
    const [x0, y0, x1, y1] = box;
    this.look(revealing(this.camera, this.view, this.board, [x0 - x, y0 - y, x1 - x, y1 - y], units));
  }

  enter(): void {
    const sheet = this.sheet.current;
    if (!sheet || document.documentElement.dataset['motion'] === 'off') return;
    sheet.animate({ opacity: [0, 1], scale: [0.85, 1] }, { duration: 240, easing: SWAP });
  }

  toPage([x0, y0, x1, y1]: Rect): DOMRect {
    const { scale } = this;
    const [cx, cy] = cornerOf(this.camera, this.view, this.board);
    const box = this.viewport.current?.getBoundingClientRect();
    return new DOMRect(
      (box?.x ?? 0) + cx + (x0 - this.corner[0]) * scale,
      (box?.y ?? 0) + cy + (y0 - this.corner[1]) * scale,
      (x1 - x0) * scale,
      (y1 - y0) * scale,
    );
  }

  private measure(): void {
    const element = this.viewport.current;
    if (!element) return;
    const view = { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
    if (this.laidOut > 0 && view.width === this.view.width && view.height === this.view.height) return;
    this.view = { ...this.view, ...view };
    // A bar that grows pushes the board gently; it is laid out anew when it has come to rest.
    if (this.laidOut > 0) this.glide();
    this.look(this.camera);
  }

  private get scale(): number {
    return fitScale(this.view, this.board) * this.camera.zoom;
  }

  /** Moves the sheet there; settles its size when no more zooming follows. */
  private look(camera: Camera): void {
    this.camera = kept(camera, this.view, this.board);
    this.options.current.onCamera?.(this.camera);
    if (this.laidOut === 0) this.layOut();
    this.show();
    const [x, y] = this.corner;
    const [x0, y0, x1, y1] = shownRect(this.camera, this.view, this.board);
    this.options.current.onView?.([x0 + x, y0 + y, x1 + x, y1 + y]);
    const resting = !this.sheet.current?.classList.contains('gliding');
    if (this.laidOut === this.scale && resting) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.layOut();
      this.show();
    }, REST_MS);
  }

  private layOut(): void {
    const sheet = this.sheet.current;
    if (!sheet) return;
    const { scale } = this;
    this.laidOut = scale;
    this.options.current.onRest?.(scale);
    sheet.classList.remove('gliding');
    sheet.style.width = `${(this.board.width + 2 * MARGIN) * scale}px`;
    sheet.style.height = `${(this.board.height + 2 * MARGIN) * scale}px`;
  }

  private show(): void {
    const sheet = this.sheet.current;
    if (!sheet) return;
    const { scale } = this;
    const [x, y] = cornerOf(this.camera, this.view, this.board);
    sheet.style.transform = `translate(${round(x - MARGIN * scale)}px, ${round(y - MARGIN * scale)}px) scale(${scale / this.laidOut})`;
  }

  private glide(on = true): void {
    this.sheet.current?.classList.toggle('gliding', on);
  }

  private at(e: { clientX: number; clientY: number }): Point {
    const box = this.viewport.current?.getBoundingClientRect();
    return [e.clientX - (box?.x ?? 0), e.clientY - (box?.y ?? 0)];
  }

  private readonly onWheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.glide(false);
    const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.look(zoomedAt(this.camera, this.view, this.board, this.at(e), Math.exp(-e.deltaY * lines * 0.0016)));
  };

  private readonly onDown = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && e.button > 1) return;
    if (isControl(e.target)) return;
    this.pointers.set(e.pointerId, this.at(e));
    if (this.pointers.size === 1) {
      this.start = this.at(e);
      this.dragging = false;
    }
  };

  private readonly onMove = (e: PointerEvent): void => {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    const now = this.at(e);
    if (!this.dragging) {
      const alone = this.pointers.size === 1;
      if (alone && (this.options.current.still() || distance(this.start, now) < DRAG_FROM)) return;
      this.dragging = true;
      this.glide(false);
      this.viewport.current?.classList.add('dragged');
      this.viewport.current?.setPointerCapture(e.pointerId);
    }
    const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
    this.pointers.set(e.pointerId, now);
    if (!other)
      return this.look(panned(this.camera, this.view, this.board, [now[0] - before[0], now[1] - before[1]]));
    const middle = (p: Point): Point => [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
    const [from, to] = [middle(before), middle(now)];
    const moved = panned(this.camera, this.view, this.board, [to[0] - from[0], to[1] - from[1]]);
    const by = distance(now, other) / Math.max(1, distance(before, other));
    this.look(zoomedAt(moved, this.view, this.board, to, by));
  };

  private readonly onUp = (e: PointerEvent): void => {
    if (!this.pointers.delete(e.pointerId) || this.pointers.size > 0) return;
    if (!this.dragging && e.type === 'pointerup') this.tapped(e);
    this.viewport.current?.classList.remove('dragged');
    // The click that follows a drag comes right after this event.
    setTimeout(() => (this.dragging = false));
  };

  /** A second tap beside a marked zone shows the whole board; on a marked zone it is a second choice. */
  private tapped(e: PointerEvent): void {
    const at = this.at(e);
    const again = e.timeStamp - this.lastTap.time < DOUBLE_TAP_MS && distance(at, this.lastTap.at) < 24;
    this.lastTap = { time: again ? -Infinity : e.timeStamp, at };
    const marked = e.target instanceof Element && e.target.closest('[data-marked]');
    if (again && !marked) this.fit();
  }

  private readonly onClick = (e: MouseEvent): void => {
    if (this.dragging) e.stopPropagation();
  };

  private readonly onKey = (e: KeyboardEvent): void => {
    if (
      !this.options.current.keys ||
      e.defaultPrevented ||
      e.ctrlKey ||
      e.metaKey ||
      e.altKey ||
      isTyping(e.target)
    )
      return;
    if (e.key === '+' || e.key === '=') this.zoomBy(KEY_STEP);
    else if (e.key === '-') this.zoomBy(1 / KEY_STEP);
    else if (e.key === '0') this.fit();
    else return;
    e.preventDefault();
  };
}

/** Buttons laid over the board are pressed, not dragged. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input') !== null;
