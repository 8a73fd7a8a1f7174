/** Names of rooms and streets, written into their zones for those who ask. */
import { itemAt, type Context } from '@holdout/engine';
import { memo } from 'react';
import { geometryOf } from './geometry.ts';
import { useInScope } from './level-scope.ts';
import { INK } from './paint.tsx';
import { widthOf } from './shapes.ts';

interface Props {
  readonly context: Context;
  readonly nameOf: (zone: string) => string;
}

const SIZE = 21;
/** Width of a letter, as a part of its size. */
const LETTER = 0.56;
const PADDING = 9;

export const ZoneNames = memo(function ZoneNames({ context, nameOf }: Props) {
  const isHere = useInScope(context);
  const { zones } = geometryOf(context);
  return (
    <g className="zone-names" aria-hidden="true" fontFamily="Barlow, sans-serif" fontWeight="700">
      {context.board.zones.map(({ id }, zone) => {
        if (!isHere(zone)) return null;
        const { box } = itemAt(zones, zone);
        const lines = linesOf(nameOf(id), widthOf(box) - 24);
        const width = Math.max(...lines.map((l) => l.length)) * SIZE * LETTER + 2 * PADDING;
        const [x, y] = [(box[0] + box[2]) / 2, box[1] + 14];
        return (
          <g key={id} transform={`translate(${x} ${y})`} data-name={id}>
            <rect
              x={-width / 2}
              width={width}
              height={lines.length * SIZE * 1.12 + 8}
              rx="7"
              fill={INK}
              fillOpacity=".86"
            />
            {lines.map((line, i) => (
              <text
                key={line}
                y={(i + 1) * SIZE * 1.12 - 1}
                textAnchor="middle"
                fontSize={SIZE}
                fill="#f3e6c4"
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** Broken between words where the zone is narrow. */
function linesOf(name: string, room: number): string[] {
  const most = Math.max(6, Math.floor(room / (SIZE * LETTER)));
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}
