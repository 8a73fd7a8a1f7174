/** Where a card goes so that it covers neither what it is about nor who acts. All in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Place = Pick<Box, 'x' | 'y'>;
type Size = Pick<Box, 'width' | 'height'>;

const GAP = 10;

/** At a side of what is kept free, else at the nearest place that is. */
export function placeBeside(size: Size, target: Box, spare: readonly Box[], bounds: Box): Place {
  const y = target.y + target.height / 2 - size.height / 2;
  const x = target.x + target.width / 2 - size.width / 2;
  const left = (box: Box): number => box.x - GAP - size.width;
  const right = (box: Box): number => box.x + box.width + GAP;
  const boxes = [target, ...spare];
  const wishes = [
    ...boxes.flatMap((b) => [
      { x: left(b), y },
      { x: right(b), y },
    ]),
    { x, y: target.y - GAP - size.height },
    { x, y: target.y + target.height + GAP },
  ];
  const isFree = (at: Place): boolean => boxes.every((b) => !overlap({ ...at, ...size }, b));
  const kept = wishes.map((w) => within(w, size, bounds));
  return kept.find(isFree) ?? nearestFree({ x, y }, size, bounds, isFree) ?? kept[0];
}

/** So close do the places lie that are tried. */
const STEP = 12;

function nearestFree(to: Place, size: Size, bounds: Box, isFree: (at: Place) => boolean): Place | undefined {
  let best: { readonly at: Place; readonly far: number } | undefined;
  for (let y = bounds.y; y <= bounds.y + bounds.height - size.height; y += STEP)
    for (let x = bounds.x; x <= bounds.x + bounds.width - size.width; x += STEP) {
      const far = Math.hypot(x - to.x, y - to.y);
      if ((!best || far < best.far) && isFree({ x, y })) best = { at: { x, y }, far };
    }
  return best?.at;
}

const within = (at: Place, size: Size, bounds: Box): Place => ({
  x: Math.max(bounds.x, Math.min(at.x, bounds.x + bounds.width - size.width)),
  y: Math.max(bounds.y, Math.min(at.y, bounds.y + bounds.height - size.height)),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
