/** How much there was of something in each zone: lightness rises with the number, and the number is printed. */
import type { Context } from '@holdout/engine';
import { geometryOf } from './geometry.ts';
import { DISPLAY, INK } from './paint.tsx';

export const HEAT = [
  '#2b2f6b',
  '#4a3a8a',
  '#7a3f98',
  '#a8458f',
  '#d0527a',
  '#ec6d5f',
  '#f98e4a',
  '#fdb44a',
  '#fde05a',
];

interface Props {
  readonly context: Context;
  /** By zone. */
  readonly heat: ReadonlyMap<string, number>;
}

export function Heat({ context, heat }: Props): React.JSX.Element {
  const { width, height, zones } = geometryOf(context);
  const most = Math.max(1, ...heat.values());
  return (
    <>
      <rect x="-8" y="-8" width={width + 16} height={height + 16} fill="#05080c" opacity=".62" />
      {[...heat].map(([id, n]) => {
        const zone = zones[context.board.indexOf.get(id) ?? -1];
        if (!zone || n === 0) return null;
        const step = Math.min(HEAT.length - 1, Math.round((n / most) * (HEAT.length - 1)));
        const [x, y] = zone.centre;
        return (
          <g key={id}>
            <path d={zone.path} fill={HEAT[step]} fillOpacity=".78" stroke={INK} strokeWidth="5" />
            <text
              x={x}
              y={y + 22}
              textAnchor="middle"
              fontSize="64"
              {...DISPLAY}
              fill={step > 5 ? INK : '#fff'}
            >
              {n}
            </text>
          </g>
        );
      })}
    </>
  );
}
