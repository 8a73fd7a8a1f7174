/** Why, drawn on the board: dots from the eye to whom it sees, rings round what it hears, and the way it goes. */
import { itemAt, type Context, type Point, type State, type ToldMotive } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { useInScope } from '../board/level-scope.ts';
import { INK } from '../board/paint.tsx';
import { enemyKey, heroKey, personKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import { arrowShapes } from '../insight/arrow-shapes.ts';
import { foretoldAt } from '../insight/motives.ts';
import { tagText } from '../insight/motive-words.ts';
import { ArrowDrawing } from '../insight/forecast-view.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { motivesOf } from './thing-motives.ts';
import type { Thing } from './thing.ts';

const CORAL = '#ff8a82';
const CREAM = '#f3e3b5';
/** What can be heard has rings; everything else is a line to somebody. */
const HEARD: readonly ToldMotive['kind'][] = ['hears', 'arrived', 'follows'];

/** Too short for words between its ends. */
const SHORT = 300;
/** Over the head of whoever stands there, and still on the board. */
const OVERHEAD = 146;
const TOP = 26;

export function WhyLayer({
  ui,
  thing,
}: {
  readonly ui: TableUi;
  readonly thing: Thing;
}): React.JSX.Element | null {
  const words = useWords();
  const { context, settled: state, insight } = ui;
  const inScope = useInScope(context);
  const motives = motivesOf(ui, thing);
  if (motives.length === 0) return null;
  const at = (id: string): number => context.board.indexOf.get(id) ?? -1;
  const enemies = motives.map((m) => m.enemy);
  // The forecast draws everybody's ways already.
  const ways = insight.forecast.facts
    ? []
    : foretoldAt(ui.table, context)
        .facts()
        .arrows.filter(
          (a) => enemies.includes(a.enemy) && at(itemAt(a.path, 0)) === thing.zone && inScope(thing.zone),
        );
  return (
    <g className="why" aria-hidden="true" strokeLinejoin="round" data-why-drawn={itemAt(motives, 0).kind}>
      {arrowShapes(context, state, ways).map((a) => (
        <ArrowDrawing key={a.key} arrow={a} />
      ))}
      {motives.flatMap((motive) => {
        const from = eyeOf(context, state, motive);
        const text = tagText(motive, words);
        return targetsOf(context, state, motive)
          .filter(({ zone }) => inScope(zone))
          .map(({ key, zone, point }, i) => (
            <g key={`${motive.enemy} ${key}`}>
              {HEARD.includes(motive.kind) && <Rings at={point} />}
              {zone !== thing.zone && inScope(thing.zone) && (
                <Dots from={from} to={point} heard={HEARD.includes(motive.kind)} />
              )}
              {i === 0 && text && <Tag at={tagPlace(motive, from, point)} text={text} />}
            </g>
          ));
      })}
    </g>
  );
}

const spotOf = (context: Context, state: State, key: string, zone: number): Point => {
  const { spots, folds } = seatingOf(context, state);
  const { x, y } =
    spots.get(key) ?? folds.find((f) => f.zone === zone)?.spot ?? positionOf(context, zone, 'middle');
  return [x, y];
};

const eyeOf = (context: Context, state: State, { enemy, zone }: ToldMotive): Point =>
  spotOf(context, state, enemyKey(enemy, zone), context.board.indexOf.get(zone) ?? 0);

/** Those it goes for where they stand; places, where it goes for what is heard or nobody is there. */
function targetsOf(
  context: Context,
  state: State,
  { kind, goals, heroes, people }: ToldMotive,
): { readonly key: string; readonly zone: number; readonly point: Point }[] {
  const { pieces } = seatingOf(context, state);
  const keys = HEARD.includes(kind) ? [] : [...heroes.map(heroKey), ...people.map(personKey)];
  const figures = pieces
    .filter((p) => keys.includes(p.key))
    .map(({ key, zone }) => ({ key, zone, point: spotOf(context, state, key, zone) }));
  if (figures.length > 0) return figures;
  return goals.map((id) => {
    const zone = context.board.indexOf.get(id) ?? 0;
    return { key: id, zone, point: itemAt(geometryOf(context).zones, zone).centre };
  });
}

/** The middle of a line that bends a little, so that it never lies on the way itself. */
function bend([x0, y0]: Point, [x1, y1]: Point): Point {
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) * 0.22);
  return [(x0 + x1) / 2, (y0 + y1) / 2 - lift];
}

/** Above the rings, or on the line; where that is short, above those at its ends. */
function tagPlace({ kind }: ToldMotive, from: Point, to: Point): Point {
  if (HEARD.includes(kind)) return [to[0], to[1] - 98];
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) > SHORT) return bend(from, to);
  return [(from[0] + to[0]) / 2, Math.max(TOP, Math.min(from[1], to[1]) - OVERHEAD)];
}

function Dots({
  from,
  to,
  heard,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly heard: boolean;
}): React.JSX.Element {
  // A curve passes half-way between its ends and its handle.
  const [bx, by] = bend(from, to);
  const handle: Point = [2 * bx - (from[0] + to[0]) / 2, 2 * by - (from[1] + to[1]) / 2];
  const line = `M${from.join(' ')}Q${handle.join(' ')} ${to.join(' ')}`;
  return (
    <g fill="none" strokeLinecap="round" strokeDasharray="1 17">
      <path d={line} stroke={INK} strokeWidth="15" />
      <path d={line} stroke={heard ? CREAM : CORAL} strokeWidth="9" />
    </g>
  );
}

const Rings = ({ at: [x, y] }: { readonly at: Point }): React.JSX.Element => (
  <g transform={`translate(${x} ${y})`} fill="none">
    {[26, 48, 70].map((r) => (
      <g key={r}>
        <circle r={r} stroke={INK} strokeWidth="9" opacity=".6" />
        <circle r={r} stroke={CREAM} strokeWidth="4" />
      </g>
    ))}
  </g>
);

function Tag({ at: [x, y], text }: { readonly at: Point; readonly text: string }): React.JSX.Element {
  const width = text.length * 12.5 + 34;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-22"
        width={width}
        height="44"
        rx="22"
        fill="#10161d"
        stroke={CORAL}
        strokeWidth="4"
      />
      <text y="8.5" textAnchor="middle" fontSize="25" fontWeight="700" fill="#eef2f6">
        {text}
      </text>
    </g>
  );
}
