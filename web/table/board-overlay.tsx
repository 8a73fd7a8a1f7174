/** What lies over the figures of the board. */
import { ForecastOverlay } from '../insight/forecast-view.tsx';
import { Movers } from '../insight/movers.tsx';
import { TourZones } from '../lessons/tour-zones.tsx';
import { ZoneNames } from '../board/zone-names.tsx';
import { GoalRings } from '../mission/goal-rings.tsx';
import { goalTargets } from '../play/goals.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import type { TableUi } from './use-table-ui.ts';

/** What lies over the figures: those on their way, the targets of a goal, the forecast, names, the tour's pointers. */
export function BoardOverlay({ ui }: { readonly ui: TableUi }): React.JSX.Element {
  const { say } = useWords();
  const names = useSettings((s) => s.zoneNames);
  const { context, insight, goalLook } = ui;
  const { facts, state, focus } = insight.forecast;
  return (
    <>
      <Movers movers={insight.show.movers} heroes={insight.show.state.heroes} />
      {goalLook.goal !== null && (
        <GoalRings
          context={context}
          state={ui.state}
          targets={goalTargets(ui.state, goalLook.goal)}
          from={goalLook.from}
        />
      )}
      {names && <ZoneNames context={context} nameOf={say.zone} />}
      {facts && <ForecastOverlay context={context} state={state} facts={facts} focus={focus} />}
      {ui.decision && (
        <TourZones
          context={context}
          from={ui.state.heroes[ui.state.active]?.zone ?? -1}
          tour={insight.tour}
        />
      )}
    </>
  );
}
