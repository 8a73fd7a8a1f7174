/** What would happen to the actor in a place: the enemies' turn tried from there, off the main thread. */
import { itemAt } from '@holdout/engine';
import { useEffect, useRef, useState } from 'react';
import type { Table } from '../play/table.ts';
import { openForesight, type Foresight, type Foreseen } from '../play/worker/foresight.ts';
import type { Reach } from './reach.ts';

export interface PlaceForecast {
  readonly wounds: number;
  readonly dies: boolean;
  /** Figures that would come into the zone, and the zones they come from. */
  readonly arrive: number;
  readonly from: readonly string[];
  /** Enemies in the zone when they are done. */
  readonly then: number;
}

/** `hero`: id of whoever is carried, undefined while nobody is. */
export function usePlaceForecast(
  table: Table,
  hero: string | undefined,
  reach: Reach | undefined,
): PlaceForecast | 'unknown' | null {
  const foresight = useRef<Foresight | null>(null);
  const [told, setTold] = useState<{
    readonly reach: Reach;
    readonly place: PlaceForecast | 'unknown';
  } | null>(null);
  useEffect(() => {
    return () => {
      foresight.current?.close();
      foresight.current = null;
    };
  }, [table]);
  useEffect(() => {
    if (hero === undefined) return;
    foresight.current ??= openForesight(table);
    let over = false;
    // With nowhere to go yet the question only wakes the thread.
    void foresight.current.after(reach?.answers ?? []).then((foreseen) => {
      if (foreseen === undefined || !reach || over) return;
      setTold({ reach, place: foreseen ? placeIn(table, hero, reach, foreseen) : 'unknown' });
    });
    return () => {
      over = true;
    };
  }, [table, hero, reach]);
  return told && told.reach === reach ? told.place : null;
}

function placeIn(
  { context }: Table,
  hero: string,
  { zone }: Reach,
  { forecast, facts }: Foreseen,
): PlaceForecast {
  const threat = facts.threats.find((t) => t.hero === hero);
  const to = itemAt(context.board.zones, zone).id;
  const comers = forecast.events.flatMap((e) => (e.type === 'enemies-moved' && e.to === to ? [e] : []));
  const { enemies } = forecast.state;
  return {
    wounds: threat?.wounds ?? 0,
    dies: threat?.dies ?? false,
    arrive: comers.reduce((n, e) => n + e.n, 0),
    from: [...new Set(comers.map((e) => e.from))],
    then: context.types.reduce((n, _, type) => n + itemAt(enemies, type * context.zones + zone), 0),
  };
}
