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
  const covered = (at: Place): number => boxes.reduce((sum, b) => sum + shared({ ...at, ...size }, b), 0);
  const kept = wishes.map((w) => within(w, size, bounds));
  return kept.find((at) => covered(at) === 0) ?? leastOver({ x, y }, size, bounds, covered);
}

/** So close do the places lie that are tried. */
const STEP = 12;

/** Where it covers least, and of such places the nearest. */
function leastOver(to: Place, size: Size, bounds: Box, covered: (at: Place) => number): Place {
  let best = { at: within(to, size, bounds), over: Infinity, far: Infinity };
  for (let y = bounds.y; y <= bounds.y + bounds.height - size.height; y += STEP)
    for (let x = bounds.x; x <= bounds.x + bounds.width - size.width; x += STEP) {
      const over = covered({ x, y });
      const far = Math.hypot(x - to.x, y - to.y);
      if (over < best.over || (over === best.over && far < best.far)) best = { at: { x, y }, over, far };
    }
  return best.at;
}

const shared = (a: Box, b: Box): number =>
  overlap(a, b)
    ? (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
      (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    : 0;

const within = (at: Place, size: Size, bounds: Box): Place => ({
  x: Math.max(bounds.x, Math.min(at.x, bounds.x + bounds.width - size.width)),
  y: Math.max(bounds.y, Math.min(at.y, bounds.y + bounds.height - size.height)),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
