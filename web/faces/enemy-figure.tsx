/** Enemies of a kind on one base, with a badge where they are several. */
import { FIGURE_BOX } from '../art/drawing.ts';
import { CountBadge } from './count-badge.tsx';
import { useEnemyGroup } from './figure-symbols.ts';
import { FigureUse } from './standee.tsx';

interface Props {
  readonly kind: string;
  /** Chooses the poses. */
  readonly zone?: number;
  readonly count?: number;
}

export function EnemyFigure({ kind, zone = 0, count = 1 }: Props): React.JSX.Element {
  const href = useEnemyGroup(kind, count, zone);
  return (
    <svg className="standing" viewBox={FIGURE_BOX} aria-hidden="true">
      {href && <FigureUse href={href} />}
      {href && count > 1 && <CountBadge n={count} x={30} y={8} />}
    </svg>
  );
}
