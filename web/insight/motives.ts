/** Why enemies do what they would do next, as the forecast of a position tells it; worked out once for each position. */
import type { Context, Forecast, State, ToldMotive } from '@holdout/engine';
import type { Table } from '../play/table.ts';
import { factsOf, type ForecastFacts } from './forecast-facts.ts';

interface Foretold {
  readonly forecast: Forecast;
  /** For the drawing, worked out when somebody wants it. */
  facts(): ForecastFacts;
}

const known = new WeakMap<State, Foretold>();

/** The forecast of the position the table shows. */
export function foretoldAt(table: Table, context: Context): Foretold {
  const { state } = table.view();
  const before = known.get(state);
  if (before) return before;
  const forecast = table.forecast();
  let facts: ForecastFacts | undefined;
  const foretold = { forecast, facts: () => (facts ??= factsOf(context, state, forecast)) };
  known.set(state, foretold);
  return foretold;
}

/** What those of a kind in a zone are about to do with their first action: one entry, or more where some of them rest. */
export function motivesAt({ events, motives }: Forecast, enemy: string, zone: string): ToldMotive[] {
  const moved = events.findIndex((e) => e.type === 'enemies-moved');
  const found = motives.filter(
    (m) => m.enemy === enemy && m.zone === zone && (moved < 0 || m.after <= moved),
  );
  // With nobody moving in between, second actions are told as early as first ones.
  return found.filter((m, i) => found.findIndex((o) => o.kind === m.kind) === i);
}
