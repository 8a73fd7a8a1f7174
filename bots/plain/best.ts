/** The best of what is on offer. */
import { itemAt, type Option } from '@holdout/engine';

/** The id of the option worth most, of the first among equals. */
export function bestBy(options: readonly Option[], worth: (o: Option) => number): string {
  let best = itemAt(options, 0);
  let most = -Infinity;
  for (const option of options) {
    const w = worth(option);
    if (w > most) [best, most] = [option, w];
  }
  return best.id;
}
