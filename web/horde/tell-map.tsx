/** The board as an instruction needs it: the zones concerned near and light, everything else under a veil. */
import { itemAt, type Context, type Rect, type State } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import { Board, type BoardHandle, type ZoneMark } from '../board/board.tsx';
import { geometryOf } from '../board/geometry.ts';
import { levelAt } from '../board/level-layout.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { DISPLAY, INK } from '../board/paint.tsx';
import { boxRound } from '../board/shapes.ts';
import { arrowShapes } from '../insight/arrow-shapes.ts';
import { ArrowDrawing } from '../insight/forecast-view.tsx';
import { useWords } from '../words/use-words.ts';
import { figuresOf, placesOf, type Instruction } from './instructions.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly one: Instruction | null;
  readonly marks: readonly ZoneMark[];
  readonly onZone: (zone: number) => void;
}

/** Board units across the view: the zones with some of what lies round them. */
const LEAST = 900;
const ROUND = 460;
const NOTHING_OVER = { left: 0, top: 0, right: 0, bottom: 0 };

export function TellMap({ context, state, one, marks, onZone }: Props): React.JSX.Element {
  const { t } = useWords();
  const board = useRef<BoardHandle>(null);
  const [frame, setFrame] = useState<Rect | null>(null);
  const [level, setLevel] = useState(0);
  const places = one ? placesOf(one) : {};
  const { indexOf } = context.board;
  const concerned = [places.from, places.to, ...marks.map((m) => itemAt(context.board.zones, m.zone).id)];
  const key = concerned.join(' ');
  useEffect(() => {
    const zones = key.split(' ').flatMap((id) => indexOf.get(id) ?? []);
    if (zones.length === 0) return board.current?.fit();
    setLevel(levelAt(context, itemAt(context.board.zones, itemAt(zones, 0)).level) ?? 0);
    const [x0, y0, x1, y1] = boxRound(zones.map((z) => itemAt(geometryOf(context).zones, z).box));
    board.current?.reveal(zones, NOTHING_OVER, Math.max(LEAST, x1 - x0 + ROUND, y1 - y0 + ROUND));
  }, [context, indexOf, key, level]);
  return (
    <div className="horde-map">
      <Board
        ref={board}
        context={context}
        state={state}
        marks={marks}
        onZone={onZone}
        onView={setFrame}
        level={level}
        onLevel={setLevel}
        keys={false}
        overlay={one && <Concerned context={context} state={state} one={one} />}
      />
      {context.board.levels.length < 2 && (
        <div className="horde-mini">
          <MiniMap context={context} state={state} frame={frame ?? undefined} label={t('table.map')} />
        </div>
      )}
    </div>
  );
}

const FROM = { fill: 'none', stroke: '#ffb83e', strokeWidth: 10 } as const;
const TO = {
  fill: '#6fdcf0',
  fillOpacity: 0.1,
  stroke: '#8fe9fa',
  strokeWidth: 9,
  strokeDasharray: '24 14',
} as const;
const RED = { fill: '#ff6b63', fillOpacity: 0.14, stroke: '#ff6b63', strokeWidth: 10 } as const;

/** Amber is where from, dashed cyan where to, red where somebody is struck. */
function Concerned({
  context,
  state,
  one,
}: Pick<Props, 'context' | 'state'> & { readonly one: Instruction }) {
  const { say } = useWords();
  const { width, height, zones } = geometryOf(context);
  const { from, to } = placesOf(one);
  const figures = figuresOf(one);
  const at = (id: string | undefined): number | undefined =>
    id === undefined ? undefined : context.board.indexOf.get(id);
  const [a, b] = [at(from), at(to)];
  const holes = [a, b].flatMap((zone) => (zone === undefined ? [] : itemAt(zones, zone).path)).join('');
  const arrows =
    from !== undefined && to !== undefined && figures
      ? arrowShapes(context, state, [
          {
            enemy: figures.id,
            n: figures.n,
            path: [from, to],
            kind: one.lead.type === 'bystander-moved' ? 'person' : 'once',
            certain: true,
            cause: one.lead.cause,
          },
        ])
      : [];
  const veil = `M-900-900H${width + 900}V${height + 900}H-900Z`;
  return (
    <g aria-hidden="true" strokeLinejoin="round" className="horde-concerned">
      {holes !== '' && <path d={veil + holes} fill="#05070a" fillOpacity=".52" fillRule="evenodd" />}
      {a !== undefined && <path d={itemAt(zones, a).path} {...FROM} />}
      {b !== undefined && <path d={itemAt(zones, b).path} {...(one.kind === 'strike' ? RED : TO)} />}
      {arrows.map((shape) => (
        <ArrowDrawing key={shape.key} arrow={{ ...shape, width: 24 }} />
      ))}
      {from !== undefined && a !== undefined && (
        <Name box={itemAt(zones, a).box} text={say.place(from)} colour="#ffb83e" />
      )}
      {to !== undefined && b !== undefined && (
        <Name
          box={itemAt(zones, b).box}
          text={say.place(to)}
          colour={one.kind === 'strike' ? '#ff8a82' : '#8fe9fa'}
        />
      )}
    </g>
  );
}

/** On the upper border of its zone, where nobody stands. */
function Name({
  box: [x0, y0, x1],
  text,
  colour,
}: {
  readonly box: Rect;
  readonly text: string;
  readonly colour: string;
}) {
  const width = text.length * 15 + 28;
  return (
    <g transform={`translate(${(x0 + x1) / 2} ${y0 + 4})`}>
      <rect
        x={-width / 2}
        y="-22"
        width={width}
        height="44"
        rx="9"
        fill={INK}
        stroke={colour}
        strokeWidth="4"
      />
      <text y="12" textAnchor="middle" fontSize="35" {...DISPLAY} fill={colour}>
        {text.toUpperCase()}
      </text>
    </g>
  );
}
