import { heroAt } from '@holdout/engine';
import type { TableUi } from '../table/use-table-ui.ts';
import { walkIn } from './trail.ts';
import type { Hands } from './use-hands.ts';
import { usePlaceForecast, type PlaceForecast } from './use-place-forecast.ts';

/** What waits where the figure is held. */
export function usePlace(ui: TableUi, { carried }: Hands): PlaceForecast | 'unknown' | null {
  const hero = carried ? heroAt(ui.state, carried.hero).id : undefined;
  return usePlaceForecast(ui.table, hero, carried ? walkIn(carried.trail)?.reach : undefined);
}
