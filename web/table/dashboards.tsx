/** The dashboards as the moment has them. While enemies move nothing changes there: they are drawn again only when something does. */
import type { Option, State } from '@holdout/engine';
import { useMemo, useRef } from 'react';
import { HandsScope } from '../hands/hands-scope.ts';
import { useHeld } from '../hands/use-held.tsx';
import { menuPlanOf } from '../editions/plugs.ts';
import { HeroRail } from './hero-rail.tsx';
import { risksOf } from './use-allocation.ts';
import { useLatest } from './use-latest.ts';
import type { TableUi } from './use-table-ui.ts';

interface DashboardsProps {
  readonly ui: TableUi;
  readonly onOption: (option: Option) => void;
}

export function Dashboards({ ui, onOption }: DashboardsProps): React.JSX.Element {
  const { choice, aimed, context, sheet, inspected, focusAsked, inspect } = ui;
  // What is answered over the board is not asked here as well.
  const decision = ui.moment.asked ? null : ui.decision;
  const take = useLatest(onOption);
  const { heldIn, actsOf } = useHeld(ui);
  const { attacks } = menuPlanOf(context);
  const attacking = aimed !== null || attacks.includes(choice.family?.id ?? '');
  const using = attacking ? (aimed?.cards ?? choice.branch?.options[0]?.cards) : undefined;
  const foretold = ui.tool === 'forecast' ? ui.insight.forecast.risks : undefined;
  const { decision: shared, units } = ui.allocation ?? {};
  const risks = useMemo(() => foretold ?? risksOf(shared, units), [foretold, shared, units]);
  const state = useCalm(ui.state, ui.insight.playing);
  const slim = ui.layout !== 'wide' || state.heroes.length > 4;
  const rail = useMemo(
    () => (
      <HeroRail
        context={context}
        state={state}
        sheet={sheet}
        decision={decision}
        inspected={inspected}
        using={using ?? []}
        aiming={aimed !== null}
        risks={risks}
        slim={slim}
        onInspect={inspect}
        onOption={take}
        heldIn={heldIn}
        actsOf={actsOf}
        focusAsked={focusAsked}
      />
    ),
    [
      context,
      state,
      sheet,
      decision,
      inspected,
      using,
      aimed,
      risks,
      slim,
      inspect,
      take,
      focusAsked,
      heldIn,
      actsOf,
    ],
  );
  return <HandsScope value={ui}>{rail}</HandsScope>;
}

/** The same state while only enemies change. */
function useCalm(state: State, playing: boolean): State {
  const calm = useRef(state);
  const { heroes, own, active } = calm.current;
  if (!playing || heroes !== state.heroes || own !== state.own || active !== state.active)
    calm.current = state;
  return calm.current;
}
