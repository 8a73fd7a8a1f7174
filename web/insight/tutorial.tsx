/** A lesson of the tour: a paper caption beside what it is about, a line to it, and frames round zones and buttons. */
import type { Context } from '@holdout/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { geometryOf } from '../board/geometry.ts';
import type { Box } from '../table/beside.ts';
import { useWords } from '../words/use-words.ts';
import { lineBetween, placeCaption } from './caption-place.ts';
import type { TourUi } from './use-tour.ts';

/** Frames round the zones; goes into the board's overlay. */
export function TourZones({
  context,
  tour,
}: {
  readonly context: Context;
  readonly tour: TourUi | null;
}): React.JSX.Element | null {
  if (!tour) return null;
  const { zones } = geometryOf(context);
  return (
    <g className="tour-zones" aria-hidden="true" fill="none" strokeLinejoin="round">
      {tour.zones.map((id) => (
        <path
          key={id}
          d={zones[context.board.indexOf.get(id) ?? 0].path}
          stroke="#f3e6c4"
          strokeWidth="8"
          strokeDasharray="30 16"
        />
      ))}
    </g>
  );
}

interface Places {
  readonly targets: readonly Box[];
  readonly buttons: readonly Box[];
  readonly at: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
}

/** How often the page is measured again: the board may have been moved, a panel opened. */
const MEASURE = 300;

export function TourCaption({ tour }: { readonly tour: TourUi }): React.JSX.Element {
  const { t } = useWords();
  const caption = useRef<HTMLElement>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  const { lesson, zones } = tour;
  const { buttons } = lesson;

  useLayoutEffect(() => {
    const measure = (): void => setPlaces((old) => changed(old, measured(caption.current, zones, buttons)));
    measure();
    const timer = setInterval(measure, MEASURE);
    addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', measure);
    };
  }, [zones, buttons]);

  const [target] = places?.targets ?? [];
  const line = places && target ? lineBetween({ ...places.at, ...places.size }, target) : null;
  return createPortal(
    <>
      {places?.buttons.map((b, i) => (
        <div
          key={i}
          className="tour-frame"
          style={{
            transform: `translate(${b.x - 5}px, ${b.y - 5}px)`,
            width: b.width + 10,
            height: b.height + 10,
          }}
        />
      ))}
      {line && (
        <svg className="tour-line" aria-hidden="true">
          <line {...line} />
          <circle cx={line.x2} cy={line.y2} r="5" />
        </svg>
      )}
      <aside
        ref={caption}
        className="tour-caption paper"
        aria-label={t('insight.tour')}
        style={{
          transform: places ? `translate(${places.at.x}px, ${places.at.y}px)` : undefined,
          visibility: places ? 'visible' : 'hidden',
        }}
      >
        <div aria-live="polite">
          <h2>{t(`insight.tour.${lesson.id}.title`)}</h2>
          <p>{t(`insight.tour.${lesson.id}.text`)}</p>
        </div>
        <div className="tour-buttons">
          <span className="num">{t('insight.tour.count', { n: tour.nth, all: tour.all })}</span>
          <span className="grow" />
          <button type="button" className="tour-button" onClick={tour.leave}>
            {t('insight.tour.leave')}
          </button>
          <button type="button" className="tour-button strong" onClick={tour.gotIt}>
            {t('insight.tour.got-it')}
          </button>
        </div>
      </aside>
    </>,
    document.body,
  );
}

/** Controls are kept clear, then figures, then the rest of the board. */
const OBSTACLES: readonly (readonly [selector: string, weight: number])[] = [
  ['.decide, .sheet, .top', 10],
  ['.figure', 0.2],
  ['.zone-area', 0.004],
];

function measured(
  caption: HTMLElement | null,
  zones: readonly string[],
  buttons: readonly string[],
): Places | null {
  if (!caption) return null;
  const found = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .map((e) => boxOf(e.getBoundingClientRect()))
      .filter((b) => b.width > 0);
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const onBoard = zones
    .flatMap((id) => found(`.zone-area[data-zone="${id}"]`))
    .filter((b) => !board || isWithin(b, board));
  const pressed = buttons.flatMap((id) => found(`[data-family="${id}"], [data-tour="${id}"]`));
  const others = OBSTACLES.flatMap(([selector, weight]) =>
    found(selector).map((box) => ({ ...box, weight })),
  );
  const size = { width: caption.offsetWidth, height: caption.offsetHeight };
  const targets = [...onBoard, ...pressed];
  const bounds = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  return { targets, buttons: pressed, at: placeCaption(size, targets, others, bounds), size };
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });
const isWithin = (b: Box, board: DOMRect): boolean => {
  const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
  return x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
};

/** The same object while nothing has moved, so that nothing is drawn again. */
const changed = (old: Places | null, now: Places | null): Places | null =>
  JSON.stringify(old) === JSON.stringify(now) ? old : now;
