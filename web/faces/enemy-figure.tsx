/** Enemies of a kind on one base, in poses that belong to their zone: they do not change from one look to the next. */
import { FIGURE_BOX } from '../art/drawing.ts';
import { useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

interface Props {
  readonly kind: string;
  /** Chooses the poses. */
  readonly zone?: number;
  readonly count?: number;
}

export function EnemyFigure({ kind, zone = 0, count = 1 }: Props): React.JSX.Element {
  const studio = useStudio('enemies');
  const known = studio !== null && studio.isEnemyKind(kind);
  const first = known ? studio.poseIn(kind, zone) : 0;
  const href = useSymbol(
    `${kind} ${count} ${first}`,
    known ? () => ({ box: FIGURE_BOX, body: studio.enemyGroup(kind, count, first) }) : null,
  );
  return (
    <svg className="standing" viewBox={FIGURE_BOX} aria-hidden="true">
      {known && <use href={href} x="-48" y="-112" width="96" height="134" />}
    </svg>
  );
}
