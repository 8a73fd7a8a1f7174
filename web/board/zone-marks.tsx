/** What a zone means at this moment: may be entered, shot at, chosen; the actor's own; under the pointer or focus. */
import { itemAt, lookUp, type Context, type Point, type State } from '@holdout/engine';
import { memo } from 'react';
import { geometryOf } from './geometry.ts';
import { Glyph } from './glyph.tsx';
import { useDrawn } from './look.ts';
import { badgePlace, tagCorner, tagPlace, type Place } from './mark-places.ts';
import { DISPLAY, INK } from './paint.tsx';

export interface ZoneMark {
  readonly zone: number;
  readonly kind: 'move' | 'target' | 'choose' | 'path' | 'point';
  /** Key that picks it, shown as a key cap. */
  readonly key?: string;
  /** Said instead of the usual words ("may shoot, 75 %"). */
  readonly label?: string;
  /** Somebody there is chosen, not the zone. */
  readonly who?: boolean;
  /** A few signs shown in the zone ("75 %"). */
  readonly note?: string;
}

interface Look {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'round';
}

const LOOKS: { readonly [state: string]: Look } = {
  move: { fill: '#6fdcf0', fillOpacity: 0.13, stroke: '#8fe9fa', strokeWidth: 7, strokeDasharray: '22 13' },
  'move hover': { fill: '#6fdcf0', fillOpacity: 0.26, stroke: '#8fe9fa', strokeWidth: 9 },
  target: {
    fill: '#ff6b63',
    fillOpacity: 0.1,
    stroke: '#ff8a82',
    strokeWidth: 6,
    strokeDasharray: '4 12',
    strokeLinecap: 'round',
  },
  'target hover': { fill: '#ff6b63', fillOpacity: 0.2, stroke: '#ff6b63', strokeWidth: 9 },
  choose: { fill: '#c9a6ff', fillOpacity: 0.14, stroke: '#c9a6ff', strokeWidth: 7, strokeDasharray: '12 10' },
  'choose hover': { fill: '#c9a6ff', fillOpacity: 0.28, stroke: '#c9a6ff', strokeWidth: 9 },
  point: { fill: '#f06ad2', fillOpacity: 0, stroke: '#f06ad2', strokeWidth: 3, strokeDasharray: '4 14' },
  'point hover': { fill: '#f06ad2', fillOpacity: 0.2, stroke: '#f06ad2', strokeWidth: 8 },
  path: {
    fill: '#6fdcf0',
    fillOpacity: 0.08,
    stroke: '#8fe9fa',
    strokeWidth: 4,
    strokeDasharray: '2 14',
    strokeLinecap: 'round',
  },
  'path hover': { fill: '#6fdcf0', fillOpacity: 0.16, stroke: '#8fe9fa', strokeWidth: 4 },
  actor: { fill: '#ffb83e', fillOpacity: 0.1, stroke: '#ffb83e', strokeWidth: 6 },
};
const TAGS: { readonly [kind in ZoneMark['kind'] | 'actor']: string } = {
  move: '#c9f5fd',
  target: '#ffb9b3',
  choose: '#e4d3ff',
  path: '#c9f5fd',
  point: '#ffd9f6',
  actor: '#ffd791',
};

/** A zone may be marked twice, say to move and to shoot: what is drawn last wins the border. */
const ORDER = ['point', 'path', 'choose', 'move', 'target'];
const inOrder = (marks: readonly ZoneMark[]): ZoneMark[] =>
  [...marks].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** Two dashed borders on one line are read as neither: a zone one may enter shows that it can be shot at by its reticle. */
const isSecond = (mark: ZoneMark, marks: readonly ZoneMark[]): boolean =>
  mark.kind === 'target' && marks.some((m) => m.zone === mark.zone && m.kind === 'move');

interface Props {
  readonly context: Context;
  readonly marks: readonly ZoneMark[];
  readonly actorZone: number;
  readonly hovered: number;
}

/** Under the tokens. The actor's border lies over those of its neighbours, and what is pointed at over all. */
export const ZoneStates = memo(function ZoneStates({ context, marks, actorZone, hovered }: Props) {
  const { zones } = geometryOf(context);
  const shown = inOrder(marks).filter((m) => m.zone === hovered || !isSecond(m, marks));
  const border = ({ zone, kind }: ZoneMark) => (
    <path
      key={`${kind}${zone}`}
      d={itemAt(zones, zone).path}
      data-mark={`${kind}:${itemAt(context.board.zones, zone).id}`}
      {...LOOKS[zone === hovered ? `${kind} hover` : kind]}
    />
  );
  return (
    <g strokeLinejoin="round" className="zone-states">
      {shown.filter((m) => m.zone !== hovered).map(border)}
      {actorZone >= 0 && <path d={itemAt(zones, actorZone).path} {...LOOKS.actor} />}
      {shown.filter((m) => m.zone === hovered).map(border)}
    </g>
  );
});

interface TagsProps extends Props {
  readonly state: State;
  /** A zone as buttons call it. */
  readonly nameOf: (id: string) => string;
}

/** Names of marked streets, under the figures: a name hides no face. */
export const ZoneTags = memo(function ZoneTags(props: TagsProps) {
  const { context, state, marks, actorZone, hovered, nameOf } = props;
  const { look } = useDrawn();
  const { board } = context;
  const tags = new Map(
    inOrder(marks)
      .filter((m) => m.zone === hovered || !isSecond(m, marks))
      .map((m) => [m.zone, TAGS[m.kind]]),
  );
  if (actorZone >= 0 && marks.length > 0 && !tags.has(actorZone)) tags.set(actorZone, TAGS.actor);
  return (
    <g className="zone-tags">
      {[...tags].map(([zone, colour]) =>
        itemAt(board.zones, zone).kind === 'street' ? (
          <Tag
            key={zone}
            name={nameOf(itemAt(board.zones, zone).id)}
            colour={colour}
            at={(width) => tagPlace(context, state, zone, look, width)}
          />
        ) : null,
      )}
    </g>
  );
});

interface BadgesProps extends Pick<Props, 'context' | 'marks' | 'hovered'> {
  readonly state: State;
}

/** Over the figures: badges and reticles. */
export const ZoneBadges = memo(function ZoneBadges({ context, state, marks, hovered }: BadgesProps) {
  const { zones } = geometryOf(context);
  const { look } = useDrawn();
  return (
    <g className="zone-badges">
      {marks.map(({ zone, kind, key, note, who }) => {
        const [x0, y0, x1, y1] = itemAt(zones, zone).box;
        const place = badgePlace(context, state, zone, look);
        return (
          <g key={`${kind}${zone}`}>
            {kind === 'target' && <Reticle x={x1 - 36} y={y0 + 36} strong={zone === hovered} />}
            {(kind === 'move' || kind === 'choose' || key) && (
              <Badge place={place} kind={kind} mark={key} who={who} />
            )}
            {note && <Note x={(x0 + x1) / 2} y={y1 - 26} text={note} colour={lookUp(LOOKS, kind).stroke} />}
          </g>
        );
      })}
    </g>
  );
});

interface TagProps {
  readonly name: string;
  readonly colour: string;
  /** The middle of a tag of that width; undefined where it could not be read. */
  readonly at: (width: number) => Point | undefined;
}

function Tag({ name, colour, at }: TagProps) {
  const text = name.toUpperCase();
  const width = Math.max(46, text.length * 10.5 + 18);
  const place = at(width);
  if (!place) return null;
  return (
    <g transform={`translate(${place.join(' ')})`}>
      <rect x={-width / 2} y="-14" width={width} height="28" rx="6" fill={INK} opacity=".86" />
      <text y="9" textAnchor="middle" fontSize="25" {...DISPLAY} fill={colour}>
        {text}
      </text>
    </g>
  );
}

function Reticle({ x, y, strong }: { readonly x: number; readonly y: number; readonly strong: boolean }) {
  const lines = (
    <>
      <circle r="34" />
      <path d="M0-46V-22M0 46V22M-46 0H-22M46 0H22" />
    </>
  );
  return (
    <g transform={`translate(${x} ${y}) scale(${strong ? 0.6 : 0.54})`} fill="none" strokeLinecap="round">
      <g stroke={INK} strokeWidth="13">{lines}</g>
      <g stroke={strong ? '#ff6b63' : '#ff8a82'} strokeWidth="6">{lines}</g>
    </g>
  );
} // prettier-ignore

interface BadgeProps {
  readonly place: Place;
  readonly kind: ZoneMark['kind'];
  readonly mark?: string;
  readonly who?: boolean;
}

function Badge({ place: { x, y, scale }, kind, mark, who }: BadgeProps) {
  const colour = kind === 'target' ? '#ff8a82' : kind === 'choose' ? '#c9a6ff' : '#8fe9fa';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {kind !== 'target' && (
        <circle r="26" fill={kind === 'choose' ? '#1b1230' : '#06222a'} stroke={colour} strokeWidth="5" />
      )}
      {who ? (
        <Glyph name="meeple" size={32} fill={colour} />
      ) : kind === 'choose' ? (
        <text y="13" textAnchor="middle" fontSize="38" {...DISPLAY} fill={colour}>
          ?
        </text>
      ) : (
        kind !== 'target' && <Glyph name="boot-prints" size={30} fill={colour} />
      )}
      {mark && (
        <g transform={kind === 'target' ? undefined : 'translate(22 20)'}>
          <rect x="-13" y="-14" width="26" height="28" rx="6" fill={colour} stroke={INK} strokeWidth="4" />
          <text y="9" textAnchor="middle" fontSize="25" {...DISPLAY} fill={INK}>
            {mark}
          </text>
        </g>
      )}
    </g>
  );
}

function Note({
  x,
  y,
  text,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly colour: string;
}) {
  const width = text.length * 14 + 26;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y="-19"
        width={width}
        height="38"
        rx="19"
        fill={INK}
        stroke={colour}
        strokeWidth="5"
      />
      <text y="10" textAnchor="middle" fontSize="28" {...DISPLAY} fill="#fff">
        {text}
      </text>
    </g>
  );
}

/** Keyboard focus: white inside ink, with the name of the zone. */
export function ZoneFocus({
  context,
  zone,
  name,
}: {
  readonly context: Context;
  readonly zone: number;
  readonly name: string;
}) {
  const { path } = itemAt(geometryOf(context).zones, zone);
  return (
    <g className="zone-focus">
      <path d={path} fill="none" stroke={INK} strokeWidth="12" strokeLinejoin="round" />
      <path d={path} fill="none" stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
      <Tag name={name} colour="#fff" at={(width) => tagCorner(context, zone, width)} />
    </g>
  );
}
