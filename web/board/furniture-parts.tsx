/** Single pieces of furniture, from above, outlined in ink like everything else. */
import { itemAt } from '@holdout/engine';
import type { ReactNode } from 'react';
import { INK } from './paint.tsx';
import { round } from './shapes.ts';

/** The room inside its walls. */
export interface Space {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
  readonly w: number;
  readonly h: number;
  readonly random: () => number;
}

/** A drawing for every kind. */
export type Sets<Kind extends string = string> = { readonly [kind in Kind]: (s: Space) => ReactNode };

export const OUTLINE = { stroke: INK, strokeWidth: 3, strokeLinejoin: 'round' } as const;

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly r?: number;
}
export const Box = ({ x, y, w, h, fill, r = 4 }: BoxProps) => (
  <rect x={round(x)} y={round(y)} width={round(w)} height={round(h)} rx={r} fill={fill} {...OUTLINE} />
);

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
}
export const Disc = ({ x, y, r, fill }: DiscProps) => (
  <circle cx={round(x)} cy={round(y)} r={r} fill={fill} {...OUTLINE} />
);

interface At {
  readonly x: number;
  readonly y: number;
}
const at = ({ x, y }: At, parts: ReactNode): ReactNode => (
  <g transform={`translate(${round(x)} ${round(y)})`}>{parts}</g>
);

export const Bed = (p: At) =>
  at(
    p,
    <>
      <Box x={0} y={0} w={52} h={74} fill="#d9d2c2" />
      <Box x={0} y={30} w={52} h={44} fill="#5f7fa6" />
      <Box x={6} y={5} w={18} h={15} fill="#fff7e6" />
      <Box x={28} y={5} w={18} h={15} fill="#fff7e6" />
    </>,
  );

/** Lies along the wall above it, or stands upright along the wall to its right. */
export const Sofa = ({ upright, ...p }: At & { readonly upright?: boolean }) =>
  at(
    p,
    upright ? (
      <>
        <Box x={0} y={0} w={34} h={82} fill="#4e6d62" r={8} />
        <Box x={4} y={9} w={18} h={30} fill="#64877a" />
        <Box x={4} y={43} w={18} h={30} fill="#64877a" />
      </>
    ) : (
      <>
        <Box x={0} y={0} w={82} h={34} fill="#4e6d62" r={8} />
        <Box x={9} y={12} w={30} h={18} fill="#64877a" />
        <Box x={43} y={12} w={30} h={18} fill="#64877a" />
      </>
    ),
  );

export const Plant = (p: At) =>
  at(
    p,
    <>
      <Disc x={0} y={0} r={13} fill="#6b4a2b" />
      <path
        d="M0-15c8 2 8 12 0 15c-8-3-8-13 0-15zM14 4c-3 8-12 6-14-4c6-7 13-3 14 4zM-14 4c3 8 12 6 14-4c-6-7-13-3-14 4z"
        fill="#5c8a4a"
        {...OUTLINE}
      />
    </>,
  );

const BOOKS = ['#a2503f', '#4b6480', '#b08d3f', '#55704f', '#7d5a8a'];
export const Shelf = ({ height, books, ...p }: At & { readonly height: number; readonly books: number }) =>
  at(
    p,
    <>
      <Box x={0} y={0} w={20} h={height} fill="#5d3d22" r={2} />
      {Array.from({ length: books }, (_, i) => (
        <Box key={i} x={3} y={5 + i * 17} w={14} h={13} fill={itemAt(BOOKS, i % 5)} r={1} />
      ))}
    </>,
  );

/** A desk with a screen. */
export const Desk = ({ upright, ...p }: At & { readonly upright?: boolean }) =>
  at(
    p,
    upright ? (
      <>
        <Box x={0} y={0} w={34} h={76} fill="#7d5530" />
        <Box x={10} y={20} w={14} h={26} fill="#20262e" />
      </>
    ) : (
      <>
        <Box x={0} y={0} w={74} h={32} fill="#7d5530" />
        <Box x={24} y={5} w={26} h={14} fill="#20262e" />
      </>
    ),
  );

export const Row = ({ n, children }: { readonly n: number; readonly children: (i: number) => ReactNode }) => (
  <>
    {Array.from({ length: n }, (_, i) => (
      <g key={i}>{children(i)}</g>
    ))}
  </>
);
