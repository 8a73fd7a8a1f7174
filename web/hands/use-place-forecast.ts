/** What would happen to the actor in a place: the enemies' turn tried from there, once for each place and moment. */
import { forecast, type Context, type Engine } from '@holdout/engine';
import { useEffect, useState } from 'react';
import { threatsOf } from '../insight/forecast-threats.ts';
import type { Words } from '../words/use-words.ts';
import type { Reach } from './reach.ts';

interface PlaceForecast {
  readonly wounds: number;
  readonly dies: boolean;
  /** Figures that would come into the zone. */
  readonly arrive: number;
}

const known = new WeakMap<Reach, PlaceForecast>();

export function usePlaceForecast(
  engine: Engine,
  context: Context,
  hero: number,
  reach: Reach | undefined,
): PlaceForecast | null {
  const [, setReady] = useState<Reach | null>(null);
  useEffect(() => {
    if (!reach?.state || known.has(reach)) return;
    // After the frame that shows the figure in its new place.
    const timer = setTimeout(() => {
      known.set(reach, foresee(engine, context, hero, reach));
      setReady(reach);
    });
    return () => clearTimeout(timer);
  }, [engine, context, hero, reach]);
  return (reach && known.get(reach)) ?? null;
}

function foresee(engine: Engine, context: Context, hero: number, { state, zone }: Reach): PlaceForecast {
  if (!state) return { wounds: 0, dies: false, arrive: 0 };
  const told = forecast(engine, state);
  const threat = threatsOf(context, state, told).find((t) => t.hero === state.heroes[hero].id);
  const to = context.board.zones[zone].id;
  const arrive = told.events.reduce((n, e) => n + (e.type === 'enemies-moved' && e.to === to ? e.n : 0), 0);
  return { wounds: threat?.wounds ?? 0, dies: threat?.dies ?? false, arrive };
}

export function placeWords({ wounds, dies, arrive }: PlaceForecast, { t }: Words): string {
  const harm = dies
    ? t('hands.place.dies')
    : wounds > 0
      ? t('hands.place.wounds', { n: wounds })
      : t('hands.place.safe');
  return arrive > 0 ? `${harm} · ${t('hands.place.arrive', { n: arrive })}` : harm;
}
