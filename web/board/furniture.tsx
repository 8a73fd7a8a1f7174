/** Furniture of a room: a few pieces close to the walls, so that the middle stays free for tokens. */
import type { Rect } from '@holdout/engine';
import { memo } from 'react';
import { CITY } from './furniture-city.tsx';
import { HOMES } from './furniture-homes.tsx';
import type { Sets } from './furniture-parts.tsx';
import { TRADE } from './furniture-trade.tsx';
import type { Furniture as Kind } from './room-look.ts';
import { seeded } from './seeded.ts';

const WALL = 15;

const SETS: Sets<Kind> = { ...HOMES, ...TRADE, ...CITY };

interface Props {
  readonly kind: Kind;
  readonly box: Rect;
  readonly seed: number;
}

export const Furniture = memo(function Furniture({ kind, box: [x0, y0, x1, y1], seed }: Props) {
  const [l, t, r, b] = [x0 + WALL, y0 + WALL, x1 - WALL, y1 - WALL];
  return <g opacity=".86">{SETS[kind]({ l, t, r, b, w: r - l, h: b - t, random: seeded(seed) })}</g>;
});
