/** The forecast while it is asked for, made anew for every position. */
import type { State } from '@holdout/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Table, TableView } from '../play/table.ts';
import { phaseOf } from '../table/log-lines.ts';
import type { Fact } from './fact.ts';
import type { ForecastFacts } from './forecast-facts.ts';
import type * as Motives from './motives.ts';

export interface ForecastUi {
  /** Only in the players' phase: while the enemies act there is nothing to foretell. */
  readonly available: boolean;
  readonly facts: ForecastFacts | null;
  /** Position it is about: the arrows start from these figures. */
  readonly state: State;
  /** Hearts at stake, by hero id, for the dashboards. */
  readonly risks: ReadonlyMap<string, number>;
  readonly focus: Fact | null;
  setFocus(fact: Fact | null): void;
  /** The next line of the list, the first one again after the last. */
  next(): void;
}

const NOBODY: ReadonlyMap<string, number> = new Map();

/** What reads forecasts, fetched with the first that is asked for. */
function useReader(on: boolean): typeof Motives | null {
  const [reader, setReader] = useState<typeof Motives | null>(null);
  const wanted = on && reader === null;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void import('./motives.ts').then((fetched) => !gone && setReader(fetched));
    return () => {
      gone = true;
    };
  }, [wanted]);
  return reader;
}

export function useForecast(table: Table, view: TableView, on: boolean): ForecastUi {
  const { context } = table;
  const { state, decision, log } = view;
  const available = decision !== null && phaseOf(log) === 'players';
  const reader = useReader(on);
  const facts = useMemo(
    () =>
      reader && on && available && table.view().state === state
        ? reader.foretoldAt(table, context).facts()
        : null,
    [reader, table, context, state, on, available],
  );
  const [looked, setLooked] = useState<{ readonly facts: ForecastFacts; readonly at: number } | null>(null);
  const at = looked && looked.facts === facts ? looked.at : -1;
  const risks = useMemo(
    () => (facts ? new Map(facts.threats.map((t) => [t.hero, t.wounds])) : NOBODY),
    [facts],
  );
  return {
    available,
    facts,
    state,
    risks,
    focus: facts?.facts[at] ?? null,
    setFocus: (fact) => setLooked(facts && fact ? { facts, at: facts.facts.indexOf(fact) } : null),
    next: () =>
      facts && setLooked({ facts, at: facts.facts.length === 0 ? -1 : (at + 1) % facts.facts.length }),
  };
}
