/** Crowds that have become one figure: pointing at their zone lays the kinds out in a row. */
import { itemAt, typeAt, type Context } from '@holdout/engine';
import { worstOf } from './few.ts';
import { FigureToken } from './figure-token.tsx';
import { INK } from './paint.tsx';
import { Place } from './place.tsx';
import type { Fold } from './seating.ts';
import { StandingCrowd } from './standing.tsx';

interface Props {
  readonly fold: Fold;
  readonly context: Context;
}

export function FoldedEnemies({ fold: { enemies, spot, zone, key }, context }: Props): React.JSX.Element {
  return (
    <Place token={key} zone={itemAt(context.board.zones, zone).id} spot={spot}>
      <StandingCrowd
        type={typeAt(context, worstOf(context, enemies).type).id}
        zone={zone}
        count={enemies.reduce((n, e) => n + e.count, 0)}
      />
    </Place>
  );
}

const STEP = 84;

export function UnfoldedEnemies({ fold: { enemies, spot }, context }: Props): React.JSX.Element {
  const width = enemies.length * STEP + 12;
  return (
    <g transform={`translate(${spot.x - width / 2} ${spot.y - 186})`} className="fold-row">
      <rect width={width} height="96" rx="14" fill="#10161d" fillOpacity=".96" stroke={INK} strokeWidth="5" />
      {enemies.map((e, i) => (
        <g key={e.key} transform={`translate(${48 + i * STEP} 46)`}>
          <FigureToken id={typeAt(context, e.type).id} count={e.count} />
        </g>
      ))}
    </g>
  );
}
