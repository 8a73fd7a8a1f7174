/** What an event tells, by the kinds its fields were declared with: whoever reads it so knows no event by its name. */
import { formOf, kindOf, type GameEvent, type Kind } from '@holdout/engine';

/** All it tells of a kind, in the order of its fields. */
export function toldOf(event: GameEvent, kind: Kind): unknown[] {
  const told: { readonly [field: string]: unknown } = { ...event };
  return Object.entries(formOf(event.type).fields).flatMap(([field, of]) =>
    kindOf(of) === kind && told[field] !== undefined ? told[field] : [],
  );
}

/** The ids among it. */
export const namesIn = (event: GameEvent, kind: Kind): string[] =>
  toldOf(event, kind)
    .map(String)
    .filter((id) => id !== '');

/** What stands in a field that the declaration speaks of (`counts.n`). */
export function numberIn(event: GameEvent, field: string): number {
  const told: { readonly [field: string]: unknown } = { ...event };
  return Number(told[field] ?? 0);
}
