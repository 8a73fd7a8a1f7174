/** Pins with the number of each flaw at its place, the same as in the list. */
import type { Context, Point } from '@holdout/engine';
import { useInScope } from '../../board/level-scope.ts';
import type { Flaw } from '../workshop.ts';
import { useEditor } from './editor.ts';
import { centreOfZone, originOf } from './places.ts';
import { TILE_SIZE } from '@holdout/engine';

const PIN = 'M0 0C-10-22-27-32-27-54a27 27 0 0 1 54 0C27-32 10-22 0 0Z';

export function FlawPins({ context }: { readonly context: Context }): React.JSX.Element {
  const { workshop, level } = useEditor();
  const inScope = useInScope(context);
  const placeOf = ({ zones = [], at }: Flaw): Point | undefined => {
    const [, on = '0', row, col] = /^(?:levels\[(\d+)\]\.)?tiles\[(\d+)\]\[(\d+)\]/.exec(at) ?? [];
    if (row !== undefined && Number(on) === level) {
      const [ox, oy] = originOf(context, level);
      return [ox + (Number(col) + 0.5) * TILE_SIZE, oy + (Number(row) + 0.5) * TILE_SIZE];
    }
    const here = zones.filter((id) => inScope(context.board.indexOf.get(id) ?? -1));
    const spots = here.flatMap((id) => {
      const spot = centreOfZone(context, id);
      return spot ? [spot] : [];
    });
    if (spots.length === 0) return undefined;
    const mean = (n: 0 | 1): number => spots.reduce((sum, p) => sum + p[n], 0) / spots.length;
    return [mean(0), mean(1)];
  };
  return (
    <g className="flaw-pins">
      {workshop.flaws.map((flaw, i) => {
        const at = placeOf(flaw);
        return (
          at && (
            <g
              key={`${flaw.key} ${flaw.at}`}
              data-level={flaw.level}
              transform={`translate(${at[0]} ${at[1]})`}
            >
              <path d={PIN} />
              <text y="-44" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
