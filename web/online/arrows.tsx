/** Arrows that people draw from zone to zone, and the one being drawn on this screen. */
import { itemAt, type Context, type Point } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { INK } from '../board/paint.tsx';
import { useWords } from '../words/use-words.ts';
import { NameTag } from './name-tag.tsx';
import { nameOf, seatedHere, useOnline } from './online.ts';
import { playerColour } from '../chrome/player-look.ts';

/** Where the name stands at the tail, away from the shaft. */
const ABOVE = -30;
const BELOW = 54;

interface Props {
  /** The arrow under way: from a zone to the one under the pointer. */
  readonly from: string | null;
  readonly over: string | null;
}

export function Arrows({ from, over }: Props): React.JSX.Element {
  const { t } = useWords();
  const online = useOnline();
  const { seen, model, table } = online;
  const drawn = seen.marks.flatMap((m) => {
    const ends = m.kind === 'arrow' ? endsOf(table.context, m.ids[0], m.ids[1]) : undefined;
    return ends ? [{ chair: m.chair, ends, id: m.ids.join('>') }] : [];
  });
  const begun = endsOf(table.context, from, over);
  const [chair = 0] = seatedHere(online);
  return (
    <g className="arrows">
      {drawn.map((a) => (
        <g key={a.chair} data-arrow-of={a.chair} data-arrow={a.id}>
          <Shaft ends={a.ends} colour={playerColour(a.chair)} />
          <NameTag
            x={a.ends[0][0]}
            y={a.ends[0][1] + (a.ends[1][1] > a.ends[0][1] ? ABOVE : BELOW)}
            name={nameOf(model, a.chair, t)}
            colour={playerColour(a.chair)}
          />
        </g>
      ))}
      {begun && (
        <g opacity=".6">
          <Shaft ends={begun} colour={playerColour(chair)} />
        </g>
      )}
    </g>
  );
}

type Ends = readonly [Point, Point];

/** From middle to middle; undefined where there is no arrow. */
function endsOf(context: Context, from?: string | null, to?: string | null): Ends | undefined {
  const { indexOf } = context.board;
  const [a, b] = [indexOf.get(from ?? ''), indexOf.get(to ?? '')];
  if (a === undefined || b === undefined || a === b) return undefined;
  const { zones } = geometryOf(context);
  return [itemAt(zones, a).centre, itemAt(zones, b).centre];
}

/** Length and half the width of the head. */
const HEAD = 54;
const SIDE = 32;

function Shaft({ ends, colour }: { readonly ends: Ends; readonly colour: string }): React.JSX.Element {
  const [[x0, y0], [x1, y1]] = ends;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const neck = Math.max(0, length - HEAD);
  const path = `M0 0H${neck}M${neck} ${-SIDE}L${length} 0L${neck} ${SIDE}Z`;
  return (
    <g transform={`translate(${x0} ${y0}) rotate(${angle})`} strokeLinejoin="round" strokeLinecap="round">
      <path d={path} stroke={INK} strokeWidth="24" fill={INK} />
      <path d={path} stroke={colour} strokeWidth="13" fill={colour} />
      <circle r="18" fill={colour} stroke={INK} strokeWidth="6" />
    </g>
  );
}
