/** Where somebody points, on the board, with their name. */
import { itemAt } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { INK } from '../board/paint.tsx';
import { useWords } from '../words/use-words.ts';
import { nameOf, useOnline } from './online.ts';
import { NameTag } from './name-tag.tsx';
import { playerColour } from '../chrome/player-look.ts';

export function Pings(): React.JSX.Element {
  const { t } = useWords();
  const { seen, model, table } = useOnline();
  const { context } = table;
  const { zones } = geometryOf(context);
  const pings = seen.marks.flatMap((m) => {
    const zone = context.board.indexOf.get(m.ids[0] ?? '');
    return m.kind === 'ping' && zone !== undefined ? [{ zone, chair: m.chair }] : [];
  });
  return (
    <g className="pings">
      {pings.map(({ zone, chair }) => {
        const [x, y] = itemAt(zones, zone).centre;
        const colour = playerColour(chair);
        return (
          <g key={chair} transform={`translate(${x} ${y})`} data-ping={itemAt(context.board.zones, zone).id}>
            <circle r="70" fill="none" stroke={INK} strokeWidth="16" />
            <circle r="70" fill="none" stroke={colour} strokeWidth="9" />
            <circle r="12" fill={colour} stroke={INK} strokeWidth="4" />
            <NameTag y={-86} name={nameOf(model, chair, t)} colour={colour} />
          </g>
        );
      })}
    </g>
  );
}
