/** Where a card goes so that it covers neither what it is about nor who acts. All in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

export function placeBeside(
  size: { readonly width: number; readonly height: number },
  target: Box,
  spare: readonly Box[],
  bounds: Box,
): { x: number; y: number } {
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
    { x: bounds.x, y: bounds.y },
    { x: bounds.x + bounds.width - size.width, y: bounds.y },
    { x: bounds.x, y: bounds.y + bounds.height - size.height },
    { x: bounds.x + bounds.width - size.width, y: bounds.y + bounds.height - size.height },
  ];
  const kept = wishes.map((w) => within(w, size, bounds));
  return kept.find((at) => boxes.every((b) => !overlap({ ...at, ...size }, b))) ?? kept[0];
}

const within = (
  at: { x: number; y: number },
  size: { width: number; height: number },
  bounds: Box,
): { x: number; y: number } => ({
  x: Math.max(bounds.x, Math.min(at.x, bounds.x + bounds.width - size.width)),
  y: Math.max(bounds.y, Math.min(at.y, bounds.y + bounds.height - size.height)),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
