/** The map of the mission sheet: every level, the names of its tiles, all that is laid out. */
import type { Context, State } from '@holdout/engine';
import { BoardLayers } from '../board/board-layers.tsx';
import { tileRect } from '../board/faces.ts';
import { geometryOf } from '../board/geometry.ts';
import { DISPLAY } from '../board/paint.tsx';
import { centreOf } from '../board/shapes.ts';
import { useWords } from '../words/use-words.ts';
import { faceName, laidTiles } from './laid-tiles.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
}

const nothing = (): void => undefined;

export function PrintedMap({ context, state }: Props): React.JSX.Element {
  // In the light: paper has no lamps behind it.
  const lit = { ...state, opened: state.opened.map(() => 1) };
  const { t } = useWords();
  const { levels, width, height } = geometryOf(context);
  const places = levels.length > 1 ? levels : [{ level: 0, id: '', rect: [0, 0, width, height] as const }];
  return (
    <div className="print-map" data-levels={places.length}>
      {places.map((place) => (
        <figure key={place.id}>
          <BoardLayers
            context={context}
            state={lit}
            marks={[]}
            actor={-1}
            focusZone={null}
            hovered={-1}
            onPoint={nothing}
            onPick={nothing}
            place={place}
            overlay={<TileNames context={context} />}
          />
          {levels.length > 1 && <figcaption className="cap">{t(`board.level.${place.id}`)}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

const TileNames = ({ context }: Pick<Props, 'context'>) => (
  <>
    {laidTiles(context).map((laid, tile) => {
      if (laid === null) return null;
      const [x, y] = centreOf(tileRect(context, tile));
      return (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <rect x="-52" y="-34" width="104" height="68" rx="12" fill="#fff" stroke="#111" strokeWidth="6" />
          <text y="21" textAnchor="middle" fontSize="58" {...DISPLAY} fill="#111">
            {faceName(laid)}
          </text>
        </g>
      );
    })}
  </>
);
