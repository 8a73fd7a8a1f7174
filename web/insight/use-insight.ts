/**
 * Everything that looks beyond the open decision, for the table screen in one call: what is being played, the forecast,
 * the history, the tour. `tool` is what the screen has open.
 */
import type { State } from '@holdout/engine';
import { useMemo } from 'react';
import { useTour, type TourUi } from '../lessons/use-tour.ts';
import type { LogEntry, Table, TableView } from '../play/table.ts';
import { useForecast, type ForecastUi } from './use-forecast.ts';
import { useHistory, useHistoryPlay, type HistoryUi } from './use-history.ts';
import { useSkip } from './use-skip.ts';
import { useSounds } from './use-sounds.ts';
import { useTheatre, type Show } from './use-theatre.ts';

type Tool = 'forecast' | 'history' | null;

export interface Insight {
  /** What the board draws, figures on their way included. */
  readonly show: Show;
  /** What everything else shows. */
  readonly state: State;
  /** Something longer is being played: nothing can be chosen. The press that ends it is taken care of here. */
  readonly playing: boolean;
  /** Watches what has just happened once more, where it was something longer. */
  readonly again: (() => void) | null;
  /** The log as far as it may be told by now. */
  readonly log: readonly LogEntry[];
  readonly forecast: ForecastUi;
  readonly history: HistoryUi;
  readonly tour: TourUi | null;
}

export function useInsight(table: Table, view: TableView, tool: Tool): Insight {
  const { context } = table;
  const history = useHistory(table, view, tool === 'history');
  const show = useTheatre(context, history.scene ?? view);
  const playing = show.playing && !show.brief && !history.on;
  const state = history.scene?.state ?? (playing ? show.held : view.state);
  const told = playing ? show.begun : Infinity;
  const log = useMemo(
    () => (history.on ? history.entries : toldOf(view.log, told)),
    [history.on, history.entries, view.log, told],
  );
  useHistoryPlay(history, show);
  useSkip(show, show.playing && !history.on);
  useSounds(context, show);
  const forecast = useForecast(table, view, tool === 'forecast' && !playing);
  const tour = useTour(table, view, playing, tool);
  const again = show.over && !history.on ? show.again : null;
  return { show, state, playing, again, log, forecast, history, tour };
}

/** The last answer only as far as it has been played. */
function toldOf(log: readonly LogEntry[], events: number): readonly LogEntry[] {
  const last = log[log.length - 1];
  if (!last || events >= last.events.length) return log;
  return [...log.slice(0, -1), { ...last, events: last.events.slice(0, events) }];
}
