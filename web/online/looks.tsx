/** Who is looking where: a small eye of the seat's colour at the upper edge of the zone, side by side where there are more. */
import { itemAt } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { useOnline, seatedHere } from './online.ts';
import { playerColour } from '../chrome/player-look.ts';
import { useRisen } from '../faces/sides.ts';
import { useTokenFace } from '../faces/token-face.ts';
import { heroesAt, SeatEye, seatLetters } from './seat-look.tsx';

/** Board units from one eye to the next, and of the first below the upper edge. */
const ASIDE = 62;
const BELOW = 26;
const SIZE = 0.62;

export function Looks(): React.JSX.Element {
  const online = useOnline();
  const { seen, model, table } = online;
  const { board } = table.context;
  const { zones } = geometryOf(table.context);
  const here = seatedHere(online);
  const letters = seatLetters(model.seats);
  const looks = seen.marks.flatMap((m) => {
    const zone = board.indexOf.get(m.ids[0] ?? '');
    return m.kind === 'look' && zone !== undefined && !here.includes(m.chair)
      ? [{ zone, chair: m.chair }]
      : [];
  });
  return (
    <g className="looks">
      {looks.map(({ zone, chair }) => {
        const [x0, y0, x1] = itemAt(zones, zone).box;
        const same = looks.filter((l) => l.zone === zone);
        const nth = same.findIndex((l) => l.chair === chair) - (same.length - 1) / 2;
        return (
          <g
            key={chair}
            transform={`translate(${(x0 + x1) / 2 + nth * ASIDE} ${y0 + BELOW}) scale(${SIZE})`}
            data-look={itemAt(board.zones, zone).id}
            data-look-of={chair}
          >
            <Eye hero={heroesAt(model.seats, chair).at(0)} chair={chair} letters={itemAt(letters, chair)} />
          </g>
        );
      })}
    </g>
  );
}

interface EyeProps {
  /** The first of those played from the chair. */
  readonly hero: string | undefined;
  readonly chair: number;
  readonly letters: string;
}

function Eye({ hero, chair, letters }: EyeProps): React.JSX.Element {
  const face = useTokenFace(hero ?? '', useRisen('heroes'), hero !== undefined);
  return <SeatEye colour={playerColour(chair)} letters={letters} face={face} />;
}
