/** Which level of the board is shown large: the actor's, or the one somebody has pressed until the actor goes elsewhere. */
import type { Context } from '@holdout/engine';
import { useCallback, useState } from 'react';

export interface LevelUi {
  readonly shown: number;
  show(level: number): void;
}

export function useLevel({ board }: Context, zone: number): LevelUi {
  const natural = board.zones[zone]?.level ?? 0;
  const [picked, setPicked] = useState({ from: -1, zone: -1, level: 0 });
  // While nobody stands anywhere, between turns, the last one stays.
  const [last, setLast] = useState(natural);
  const own = zone < 0 ? last : natural;
  if (own !== last) setLast(own);
  const shown = picked.from === own && (zone < 0 || picked.zone === zone) ? picked.level : own;
  const show = useCallback((level: number) => setPicked({ from: own, zone, level }), [own, zone]);
  return { shown, show };
}
