/** Why a group went where an event of the forecast says it went. */
import type { Forecast, ToldMotive } from '@holdout/engine';

/** `event`: number of the event, or of the question, by which it goes. */
export const motiveBefore = (
  { motives }: Forecast,
  enemy: string,
  zone: string,
  event: number,
): ToldMotive | undefined =>
  motives.findLast((m) => m.enemy === enemy && m.zone === zone && m.after <= event);
