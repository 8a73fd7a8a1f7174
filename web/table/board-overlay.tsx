/** What lies over the figures of the board. */
import { lazy, Suspense } from 'react';
import { Movers } from '../insight/movers.tsx';
import { TourZones } from '../lessons/parts.tsx';
import { ZoneNames } from '../board/zone-names.tsx';
import { goalTargets } from '../play/goals.ts';
import { useSettings } from '../store/settings.ts';
import { withWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';
import type { TableUi } from './use-table-ui.ts';

const HintLayer = lazy(() =>
  withWords(import('../hint/hint-part.ts')).then((m) => ({ default: m.HintLayer })),
);
const GoalRings = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.GoalRings })));
const ForecastOverlay = lazy(() => import('./pointed-part.ts').then((m) => ({ default: m.ForecastOverlay })));

/** What lies over the figures: those on their way, the targets of a goal, the forecast, names, the tour's pointers. */
export function BoardOverlay({ ui }: { readonly ui: TableUi }): React.JSX.Element {
  const { say } = useWords();
  const names = useSettings((s) => s.zoneNames);
  const { context, insight, goalLook } = ui;
  const { facts, state, focus } = insight.forecast;
  return (
    <>
      <Movers movers={insight.show.movers} heroes={insight.show.state.heroes} />
      {names && <ZoneNames context={context} nameOf={say.zone} />}
      <Suspense>
        {goalLook.goal !== null && (
          <GoalRings
            context={context}
            state={ui.state}
            targets={goalTargets(ui.state, goalLook.goal)}
            from={goalLook.from}
          />
        )}
        {ui.panel === 'hint' && <HintLayer context={context} />}
        {facts && <ForecastOverlay context={context} state={state} facts={facts} focus={focus} />}
      </Suspense>
      {ui.decision && insight.tour && (
        <TourZones
          context={context}
          from={ui.state.heroes[ui.state.active]?.zone ?? -1}
          tour={insight.tour}
        />
      )}
    </>
  );
}
