/** The board in small, to press the zone that is meant. The list beside it has the same zones by name. */
import { geometryOf } from '../../board/geometry.ts';
import { Ground } from '../../board/ground.tsx';
import { PaintScope } from '../../board/paint.tsx';
import { useWords } from '../../words/use-words.ts';
import { useDesk } from './desk.ts';

interface Props {
  readonly chosen: string;
  readonly onZone: (zone: string) => void;
}

export function ZoneMap({ chosen, onZone }: Props): React.JSX.Element | null {
  const { say } = useWords();
  const { drawn } = useDesk().workshop.sketch;
  if (!drawn) return null;
  const { width, height, zones } = geometryOf(drawn.context);
  return (
    <PaintScope>
      <svg className="zone-map still" viewBox={`-8 -8 ${width + 16} ${height + 16}`} aria-hidden="true">
        <Ground context={drawn.context} state={drawn.state} />
        {drawn.context.board.zones.map(({ id }, i) => (
          <path
            key={id}
            d={zones[i]?.path}
            className={id === chosen ? 'chosen' : undefined}
            onClick={() => onZone(id)}
          >
            <title>{say.place(id)}</title>
          </path>
        ))}
      </svg>
    </PaintScope>
  );
}
