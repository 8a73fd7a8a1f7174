/** The mission on one picture, as the books print it: its name, how it is won and lost, the map, what lies on it, its rules. */
import { isRefusal, type Context, type State } from '@holdout/engine';
import { useMemo, type RefObject } from 'react';
import { Figures } from '../../board/figures.tsx';
import { geometryOf } from '../../board/geometry.ts';
import { Ground } from '../../board/ground.tsx';
import { LookScope, PLAIN } from '../../board/look.ts';
import { PaintScope } from '../../board/paint.tsx';
import { ObjectiveToken } from '../../board/tokens.tsx';
import { engineOf } from '../../editions/plugs.ts';
import { OwnMission } from '../../mission/own-mission.tsx';
import { openingOf } from '../../print/opening.ts';
import { useWords } from '../../words/use-words.ts';
import type { MissionFile } from '../workshop.ts';
import { linesOf } from './lines.ts';

const WIDTH = 1400;
const EDGE = 48;
const LINE = 34;
/** Letters that fit on a line. */
const LETTERS = 108;

interface Props {
  readonly edition: string;
  readonly mission: MissionFile;
  readonly sheet: RefObject<SVGSVGElement | null>;
}

export function SheetPicture({ edition, mission, sheet }: Props): React.ReactNode {
  const context = useMemo(() => {
    const found = engineOf(edition).contextOf({ edition, mission: { ...mission }, seats: [] });
    return isRefusal(found) ? undefined : found;
  }, [edition, mission]);
  const state = useMemo(() => context && openingOf(context, { ...mission }), [context, mission]);
  if (!context || !state) return null;
  return (
    <OwnMission context={context} file={{ ...mission }}>
      <LookScope value={PLAIN}>
        <PaintScope>
          <Sheet context={context} state={state} sheet={sheet} />
        </PaintScope>
      </LookScope>
    </OwnMission>
  );
}

interface SheetProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: Props['sheet'];
}

function Sheet({ context, state, sheet }: SheetProps): React.JSX.Element {
  const { t, say } = useWords();
  const { id, difficulty, minutes } = context.mission;
  const { name, intro, brief, rules = [] } = say.mission(id);
  const above = linesOf([intro], LETTERS);
  const below = linesOf(
    [...brief.map(({ point, text }) => `${t(`mission.brief.${point}`)}: ${text}`), ...rules],
    LETTERS,
  );
  const { width, height } = geometryOf(context);
  const wide = WIDTH - 2 * EDGE;
  const tall = (wide * height) / width;
  const mapTop = 150 + above.length * LINE;
  const legendTop = mapTop + tall + 60;
  const textTop = legendTop + 60;
  const all = textTop + below.length * LINE + EDGE;
  const [x, text] = [EDGE, { fontSize: 24, fontFamily: 'Barlow, sans-serif', fill: '#19150f' }];
  const lit = { ...state, opened: state.opened.map(() => 1) };
  return (
    <svg ref={sheet} className="sheet-picture" viewBox={`0 0 ${WIDTH} ${all}`} width={WIDTH} height={all}>
      <rect width={WIDTH} height={all} fill="#f3e6c4" />
      <text x={x} y="92" fontSize="72" className="display" fill="#19150f">
        {name.toUpperCase()}
      </text>
      <text x={WIDTH - EDGE} y="92" textAnchor="end" {...text}>
        {`${say.edition(context.edition.id)} · ${t(`app.difficulty.${difficulty}`)} · ${t('workshop.fair.minutes', { n: minutes })}`}
      </text>
      {above.map((line, i) => (
        <text key={i} x={x} y={136 + i * LINE} {...text}>
          {line}
        </text>
      ))}
      <svg x={x} y={mapTop} width={wide} height={tall} viewBox={`0 0 ${width} ${height}`}>
        <Ground context={context} state={lit} />
        <Figures context={context} state={lit} actor={-1} names={[]} />
      </svg>
      <Legend context={context} top={legendTop} />
      {below.map((line, i) => (
        <text key={i} x={x} y={textTop + i * LINE} {...text}>
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Of every colour of objectives one, with how many there are. */
const APART = 240;
function Legend({ context, top }: { readonly context: Context; readonly top: number }): React.JSX.Element {
  const { t } = useWords();
  const { objectives } = context.mission;
  const kinds = [...new Set(objectives.map(({ colour, down }) => (down ? '?' : colour)))];
  return (
    <>
      {kinds.map((kind, i) => {
        const n = objectives.filter((o) => (o.down ? '?' : o.colour) === kind).length;
        return (
          <g key={kind} transform={`translate(${EDGE + 30 + i * APART} ${top - 8})`}>
            <ObjectiveToken colour={kind} down={kind === '?'} />
            <text x="42" y="9" fontSize="24" fontFamily="Barlow, sans-serif" fill="#19150f">
              {t(kind === '?' ? 'workshop.picture.hidden' : 'workshop.picture.objective', { n })}
            </text>
          </g>
        );
      })}
    </>
  );
}
