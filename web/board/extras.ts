/** What only one edition lays on the board, brought into a common form by that edition (editions/). */
import type { Context, State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

export interface Noise {
  readonly zone: number;
  readonly tokens: number;
  /** Tokens the mission leaves there for good are among them. */
  readonly permanent: boolean;
  /** Louder than everything else (C-SK-23). */
  readonly loud: boolean;
}

export interface Vehicle {
  readonly id: string;
  readonly kind: string;
  /** -1 when it has left the board. */
  readonly zone: number;
  /** Hero in each seat, driver first, -1 when free. */
  readonly seats: readonly number[];
}

export interface Extras {
  readonly noise: readonly Noise[];
  readonly vehicles: readonly Vehicle[];
}

const NONE: Extras = { noise: [], vehicles: [] };

export const extrasOf = (context: Context, state: State): Extras =>
  plugOf(context).extras?.(context, state) ?? NONE;

/** Zones heroes leave by, whichever way the mission writes them. */
export function exitZones(context: Context): number[] {
  const { exit, areas } = context.mission;
  return [
    ...new Set([...(exit?.zones ?? []), ...(areas.exit ?? []), ...(plugOf(context).exits?.(context) ?? [])]),
  ];
}
