/** Open ground that is no asphalt: a park with its paths, the planks of a pier, the water beside it. Never changes. */
import type { Context, Rect } from '@holdout/engine';
import { memo } from 'react';
import { geometryOf, type Ground } from './geometry.ts';
import { INK, usePaint } from './paint.tsx';
import { heightOf, shrink, widthOf } from './shapes.ts';

export const OpenGround = memo(function OpenGround({ context }: { readonly context: Context }) {
  const { grounds, water } = geometryOf(context);
  return (
    <g>
      {water.map((box) => (
        <Water key={box.join()} box={box} />
      ))}
      {grounds.map((ground) =>
        ground.kind === 'park' ? (
          <Park key={ground.box.join()} box={ground.box} />
        ) : (
          <Pier key={ground.box.join()} ground={ground} />
        ),
      )}
    </g>
  );
});

const rectOf = ([x, y, x1, y1]: Rect) => ({ x, y, width: x1 - x, height: y1 - y });

/** How far the paths and the round place of a park reach. */
const PATH = 27;
const ROUND = 62;
const TREES = [
  [-70, -70, 24],
  [-36, -76, 15],
  [-76, -36, 15],
  [70, -70, 22],
  [38, -74, 16],
  [75, -38, 14],
  [-70, 70, 22],
  [-38, 75, 15],
  [-75, 38, 16],
  [70, 70, 24],
  [36, 76, 15],
  [76, 36, 15],
] as const;

function Park({ box }: { readonly box: Rect }) {
  const { url } = usePaint();
  const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const lawn = shrink(box, 14);
  return (
    <>
      <rect {...rectOf(lawn)} rx="26" fill="#97a3b0" stroke={INK} strokeWidth="8" />
      <rect {...rectOf(shrink(lawn, 6))} rx="22" fill={url('lawn')} />
      <path
        d={`M${cx - PATH} ${lawn[1]}h${2 * PATH}V${lawn[3]}h${-2 * PATH}ZM${lawn[0]} ${cy - PATH}v${2 * PATH}H${lawn[2]}v${-2 * PATH}Z`}
        fill="#a58a5e"
      />
      <circle cx={cx} cy={cy} r={ROUND} fill="#a58a5e" stroke="#7d6743" strokeWidth="5" />
      <circle cx={cx} cy={cy} r="44" fill="none" stroke="#bda274" strokeWidth="4" strokeDasharray="10 8" />
      {TREES.map(([x, y, r]) => (
        <g key={`${x},${y}`} transform={`translate(${cx + x * 1.16} ${cy + y * 1.16})`}>
          <circle cx="5" cy="6" r={r} opacity=".4" />
          <circle r={r} fill="#2f6d3c" stroke={INK} strokeWidth="3" />
          <circle cx={-r * 0.25} cy={-r * 0.25} r={r * 0.55} fill="#4c9455" />
        </g>
      ))}
    </>
  );
}

function Pier({ ground: { box, borders } }: { readonly ground: Ground }) {
  const { url } = usePaint();
  return (
    <>
      <rect {...rectOf(box)} fill={url('planks')} stroke={INK} strokeWidth="8" />
      <path
        d={borders.map(([x0, y0, x1, y1]) => `M${x0} ${y0}L${x1} ${y1}`).join('')}
        stroke="#f3e6c4"
        strokeWidth="6"
        strokeDasharray="18 12"
        opacity=".8"
      />
    </>
  );
}

/** Dark water with light on it, a quay's edge round it, a launch at its mooring. */
function Water({ box }: { readonly box: Rect }) {
  const { url } = usePaint();
  const upright = heightOf(box) > widthOf(box);
  const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return (
    <>
      <rect {...rectOf(box)} fill={url('water')} />
      <rect {...rectOf(shrink(box, 5))} fill="none" stroke="#8a97a4" strokeWidth="10" />
      <rect {...rectOf(shrink(box, 12))} fill="none" stroke={INK} strokeWidth="5" />
      <g transform={`translate(${cx} ${cy})${upright ? '' : ' rotate(90)'}`}>
        <path
          d="M0-96C22-70 30-46 30-16V74q0 12-12 12H-18Q-30 86-30 74V-16C-30-46-22-70 0-96Z"
          fill="#e8edf2"
          stroke={INK}
          strokeWidth="5"
        />
        <rect x="-18" y="-26" width="36" height="54" rx="6" fill="#b23b3b" stroke={INK} strokeWidth="4" />
        <rect x="-13" y="-20" width="26" height="14" rx="3" fill="#8fc4d8" />
        <path d="M-20 48H20M-20 62H20" stroke="#7d5530" strokeWidth="6" />
      </g>
    </>
  );
}
