/** Cars as options and events name them. */
import { itemAt } from '@holdout/engine';
import type { Car } from '@holdout/editions/classic';

/** `police`, or `police-2` for the second of its kind. */
export function carId(cars: readonly Car[], index: number): string {
  const { kind } = itemAt(cars, index);
  const same = cars.filter((c) => c.kind === kind);
  return same.length > 1 ? `${kind}-${same.indexOf(itemAt(cars, index)) + 1}` : kind;
}
