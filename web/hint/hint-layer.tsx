/** The plans of a hint on the board: the way of each, numbered, and what it is aimed at. One that is looked at stands alone. */
import type { HintedPlan } from '@holdout/bots/review';
import { itemAt, type Context, type Point } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { useInScope } from '../board/level-scope.ts';
import { DISPLAY, INK } from '../board/paint.tsx';
import { nameOf, useHintStore } from './hint-store.ts';
import { PLAN_LOOKS } from './plan-look.ts';

export function HintLayer({ context }: { readonly context: Context }): React.JSX.Element | null {
  const hint = useHintStore((s) => s.hint);
  const looked = useHintStore((s) => s.looked);
  const followed = useHintStore((s) => s.followed);
  if (!hint) return null;
  const plans = followed ? [followed.plan] : hint.plans;
  const alone = plans.some((plan) => nameOf(plan) === looked);
  return (
    <g className="hint-layer" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {plans
        .map((plan, i) => ({ plan, place: (followed?.letter ?? i) % PLAN_LOOKS.length }))
        .filter(({ plan }) => !alone || nameOf(plan) === looked)
        // The best lies on top.
        .reverse()
        .map(({ plan, place }) => (
          <PlanWay key={nameOf(plan)} context={context} plan={plan} place={place} alone={alone} />
        ))}
    </g>
  );
}

interface WayProps {
  readonly context: Context;
  readonly plan: HintedPlan;
  readonly place: number;
  readonly alone: boolean;
}

/** Ways lie beside each other where plans share them. */
const SHIFT = 16;

function PlanWay({ context, plan, place, alone }: WayProps): React.JSX.Element {
  const { zones } = geometryOf(context);
  const inScope = useInScope(context);
  const { letter, colour, dash } = itemAt(PLAN_LOOKS, place);
  const shift = (place - 1) * SHIFT;
  const at = (zone: number): Point => [
    itemAt(zones, zone).centre[0] + shift,
    itemAt(zones, zone).centre[1] + shift,
  ];
  const path = plan.path.filter(inScope);
  const end = path.at(-1);
  const target = plan.target !== null && inScope(plan.target) ? plan.target : undefined;
  const marked = target ?? end;
  const line = path.map((zone) => at(zone).join(' ')).join('L');
  return (
    <g data-hint={letter}>
      {marked !== undefined && (
        <path
          d={itemAt(zones, marked).path}
          fill={colour}
          fillOpacity={alone ? 0.16 : 0.06}
          stroke={colour}
          strokeWidth={alone ? 9 : 6}
          strokeDasharray={dash}
        />
      )}
      {path.length > 1 && (
        <g fill="none">
          <path d={`M${line}`} stroke={INK} strokeWidth="21" />
          <path d={`M${line}`} stroke={colour} strokeWidth="12" strokeDasharray={dash} />
        </g>
      )}
      {end !== undefined && target !== undefined && (
        <g fill="none" strokeDasharray="1 19">
          <path d={`M${at(end).join(' ')}L${at(target).join(' ')}`} stroke={INK} strokeWidth="16" />
          <path d={`M${at(end).join(' ')}L${at(target).join(' ')}`} stroke={colour} strokeWidth="9" />
        </g>
      )}
      {path.slice(1, target === undefined ? -1 : undefined).map((zone, i) => (
        <Bead key={`${zone} ${i}`} at={at(zone)} colour={colour} text={String(i + 1)} />
      ))}
      {marked !== undefined && <Bead at={at(marked)} colour={colour} text={letter} large />}
    </g>
  );
}

interface BeadProps {
  readonly at: Point;
  readonly colour: string;
  readonly text: string;
  readonly large?: boolean;
}

const Bead = ({ at: [x, y], colour, text, large = false }: BeadProps): React.JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={large ? 27 : 20} fill={large ? colour : INK} stroke={large ? INK : colour} strokeWidth="5" />
    <text
      y={large ? 12 : 9}
      textAnchor="middle"
      fontSize={large ? 35 : 26}
      {...DISPLAY}
      fill={large ? INK : colour}
    >
      {text}
    </text>
  </g>
);
