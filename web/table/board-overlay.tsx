/** What lies over the figures of the board. */
import { ForecastOverlay } from '../insight/forecast-view.tsx';
import { Movers } from '../insight/movers.tsx';
import { TourZones } from '../lessons/tour-zones.tsx';
import type { TableUi } from './use-table-ui.ts';

/** What lies over the figures: those on their way, the forecast, the tour's pointers. */
export function BoardOverlay({ ui }: { readonly ui: TableUi }): React.JSX.Element {
  const { context, insight } = ui;
  const { facts, state, focus } = insight.forecast;
  return (
    <>
      <Movers movers={insight.show.movers} heroes={insight.show.state.heroes} />
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
