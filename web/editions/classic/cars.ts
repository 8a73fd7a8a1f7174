/** Cars as options and events name them. */
import type { Car } from '@holdout/editions/classic';

/** `police`, or `police-2` for the second of its kind. */
export function carId(cars: readonly Car[], index: number): string {
  const { kind } = cars[index];
  const same = cars.filter((c) => c.kind === kind);
  return same.length > 1 ? `${kind}-${same.indexOf(cars[index]) + 1}` : kind;
}
