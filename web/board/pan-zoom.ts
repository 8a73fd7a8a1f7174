/**
 * Wheel, drag, pinch, double tap and keys. Works on the elements directly, without rendering: the sheet is moved by
 * transform, and only when zooming has come to rest is it laid out anew at its size, so that it is sharp again.
 */
import type { Point, Rect } from '@holdout/engine';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  cornerOf,
  fitScale,
  fitted,
  kept,
  MARGIN,
  panned,
  shownRect,
  zoomedAt,
  type Camera,
  type Size,
} from './camera.ts';
import { round } from './shapes.ts';

const DRAG_FROM = 7;
const DOUBLE_TAP_MS = 320;
const REST_MS = 160;
const KEY_STEP = 1.25;

export interface PanZoom {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  fit(): void;
  zoomBy(factor: number): void;
  centerOn(point: Point, zoom?: number): void;
  /** Pixels on the page. */
  toPage(rect: Rect): DOMRect;
}

export interface PanZoomOptions {
  /** Called with the part of the board that is seen, whenever it changes. */
  readonly onView?: (shown: Rect) => void;
  /** +, - and 0 anywhere on the page. */
  readonly keys: boolean;
  /** One pointer does not move the board: it draws something. */
  readonly still: boolean;
}

export function usePanZoom(width: number, height: number, options: PanZoomOptions): PanZoom {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const control = useMemo(() => new Control({ width, height }, viewport, sheet, latest), [width, height]);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => control.listen(), [control]);
  return control;
}

class Control implements PanZoom {
  private camera: Camera;
  private view: Size = { width: 1, height: 1 };
  /** Zoom the sheet is laid out for. */
  private laidOut = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly pointers = new Map<number, Point>();
  private dragging = false;
  private start: Point = [0, 0];
  private lastTap = { time: -Infinity, at: [0, 0] as Point };

  constructor(
    private readonly board: Size,
    readonly viewport: RefObject<HTMLDivElement | null>,
    readonly sheet: RefObject<HTMLDivElement | null>,
    private readonly options: RefObject<PanZoomOptions>,
  ) {
    this.camera = fitted(board);
  }

  listen(): () => void {
    const element = this.viewport.current;
    if (!element) return () => undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', this.onWheel, { signal, passive: false });
    element.addEventListener('pointerdown', this.onDown, { signal });
    element.addEventListener('pointermove', this.onMove, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(end, this.onUp, { signal });
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

  centerOn([x, y]: Point, zoom = this.camera.zoom): void {
    this.glide();
    this.look({ zoom, x, y });
  }

  toPage([x0, y0, x1, y1]: Rect): DOMRect {
    const scale = fitScale(this.view, this.board) * this.camera.zoom;
    const [cx, cy] = cornerOf(this.camera, this.view, this.board);
    const box = this.viewport.current?.getBoundingClientRect();
    return new DOMRect(
      (box?.x ?? 0) + cx + x0 * scale,
      (box?.y ?? 0) + cy + y0 * scale,
      (x1 - x0) * scale,
      (y1 - y0) * scale,
    );
  }

  private measure(): void {
    const element = this.viewport.current;
    if (!element) return;
    this.view = { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
    this.laidOut = 0;
    this.look(this.camera);
  }

  /** Moves the sheet there; settles its size when no more zooming follows. */
  private look(camera: Camera): void {
    this.camera = kept(camera, this.view, this.board);
    if (this.laidOut === 0) this.layOut();
    this.show();
    this.options.current.onView?.(shownRect(this.camera, this.view, this.board));
    if (this.laidOut === this.camera.zoom) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.layOut();
      this.show();
    }, REST_MS);
  }

  private layOut(): void {
    const sheet = this.sheet.current;
    if (!sheet) return;
    this.laidOut = this.camera.zoom;
    const scale = fitScale(this.view, this.board) * this.laidOut;
    sheet.classList.remove('gliding');
    sheet.style.width = `${(this.board.width + 2 * MARGIN) * scale}px`;
    sheet.style.height = `${(this.board.height + 2 * MARGIN) * scale}px`;
  }

  private show(): void {
    const sheet = this.sheet.current;
    if (!sheet) return;
    const scale = fitScale(this.view, this.board) * this.camera.zoom;
    const [x, y] = cornerOf(this.camera, this.view, this.board);
    sheet.style.transform = `translate(${round(x - MARGIN * scale)}px, ${round(y - MARGIN * scale)}px) scale(${this.camera.zoom / this.laidOut})`;
  }

  private glide(): void {
    this.sheet.current?.classList.add('gliding');
  }

  private stopGliding(): void {
    this.sheet.current?.classList.remove('gliding');
  }

  private at(e: { clientX: number; clientY: number }): Point {
    const box = this.viewport.current?.getBoundingClientRect();
    return [e.clientX - (box?.x ?? 0), e.clientY - (box?.y ?? 0)];
  }

  private readonly onWheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.stopGliding();
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
      if (alone && (this.options.current.still || distance(this.start, now) < DRAG_FROM)) return;
      this.dragging = true;
      this.stopGliding();
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

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Buttons laid over the board are pressed, not dragged. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input') !== null;
