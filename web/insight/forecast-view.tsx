/** The forecast drawn over the board: arrows, parting groups, arrivals, wounds and deaths. Goes into the board's overlay. */
import { itemAt, type Context, type State } from '@holdout/engine';
import { memo, useMemo } from 'react';
import { geometryOf } from '../board/geometry.ts';
import { INK } from '../board/paint.tsx';
import { useWords } from '../words/use-words.ts';
import { arrowShapes, type ArrowShape } from './arrow-shapes.ts';
import { placeBadges, type PlacedBadge } from './badge-places.ts';
import { AMBER, ArrivalBadge, AskBadge, CORAL, ForkBadge, PALE, VIOLET, WoundBadge } from './badges.tsx';
import type { Fact } from './fact.ts';
import type { ForecastFacts } from './forecast-facts.ts';
import type { ArrowKind } from './forecast-moves.ts';

export const ARROW_LOOKS: {
  readonly [kind in ArrowKind]: { readonly colour: string; readonly dash?: string };
} = {
  once: { colour: AMBER },
  twice: { colour: CORAL, dash: '30 24' },
  choice: { colour: VIOLET, dash: '2 26' },
  person: { colour: PALE, dash: '14 16' },
};

const HEAD = 'M-11-17L19 0L-11 17L-4 0Z';
const DANGER = {
  fill: '#ff6b63',
  fillOpacity: 0.1,
  stroke: '#ff8a82',
  strokeWidth: 6,
  strokeDasharray: '4 12',
  strokeLinecap: 'round',
} as const;
const DEATH = { fill: '#ff6b63', fillOpacity: 0.2, stroke: '#ff6b63', strokeWidth: 9 } as const;

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly facts: ForecastFacts;
  /** Line of the list that is looked at: its zones are ringed. */
  readonly focus: Fact | null;
}

export const ForecastOverlay = memo(function ForecastOverlay({ context, state, facts, focus }: Props) {
  const arrows = useMemo(() => arrowShapes(context, state, facts.arrows), [context, state, facts]);
  const badges = useMemo(() => placeBadges(context, state, facts), [context, state, facts]);
  const { zones } = geometryOf(context);
  const shape = (id: string): string => itemAt(zones, context.board.indexOf.get(id) ?? 0).path;
  const dead = new Set(facts.threats.filter((t) => t.dies).map((t) => t.zone));
  const hit = new Set(
    [...facts.threats.map((t) => t.zone), ...facts.arrivals.map((a) => a.zone)].filter((z) => !dead.has(z)),
  );
  return (
    <g className="forecast" aria-hidden="true" strokeLinejoin="round">
      {[...hit].map((id) => (
        <path key={id} d={shape(id)} {...DANGER} />
      ))}
      {[...dead].map((id) => (
        <path key={id} d={shape(id)} {...DEATH} />
      ))}
      {focus?.zones.map((id) => (
        <path key={id} d={shape(id)} fill="#fff" fillOpacity=".08" stroke="#fff" strokeWidth="7" />
      ))}
      {arrows.map((a) => (
        <ArrowDrawing key={a.key} arrow={a} />
      ))}
      {badges.map((b) => (
        <g key={b.key} transform={`translate(${b.x} ${b.y})`} data-badge={b.key}>
          <Badge badge={b} />
        </g>
      ))}
    </g>
  );
});

export function ArrowDrawing({ arrow: { path, kind, width, tip, angle } }: { readonly arrow: ArrowShape }) {
  const { colour, dash } = ARROW_LOOKS[kind];
  const head = `translate(${tip[0]} ${tip[1]}) rotate(${angle}) scale(${0.75 + width / 22})`;
  return (
    <g fill="none" strokeLinecap="round" data-arrow={kind}>
      <path d={path} stroke={INK} strokeWidth={width + 9} />
      <path d={HEAD} transform={head} fill={INK} stroke={INK} strokeWidth="8" />
      <path d={path} stroke={colour} strokeWidth={width} strokeDasharray={dash} />
      <path d={HEAD} transform={head} fill={colour} />
    </g>
  );
}

function Badge({ badge }: { readonly badge: PlacedBadge }) {
  const { t, say } = useWords();
  switch (badge.kind) {
    case 'threat':
      return (
        <WoundBadge
          n={badge.threat.wounds}
          dies={
            badge.threat.dies
              ? t('insight.forecast.badge.dies', { gender: say.gender(badge.threat.hero) })
              : undefined
          }
        />
      );
    case 'arrival':
      return <ArrivalBadge n={badge.n} />;
    case 'fork':
      return <ForkBadge parts={badge.fork.parts} />;
    case 'ask':
      return <AskBadge />;
  }
}
