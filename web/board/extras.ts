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

/** Somebody on the board who is neither hero nor enemy. */
export interface Person {
  /** Card that names them; nobody stands on the board twice. */
  readonly id: string;
  readonly zone: number;
  readonly combat: boolean;
  readonly escorted: boolean;
  /** Hero at whose side they go, by number; left out: none. */
  readonly beside?: number;
  /** Enemies do not see them (H-HID-2). */
  readonly hidden?: boolean;
  /** The mission is after them. */
  readonly wanted: boolean;
}

/** A card that lies in a zone: face down, or face up with its id. */
export interface LyingCard {
  readonly key: string;
  readonly zone: number;
  readonly id: string | null;
  /** What its back shows. Left out: a bystander card. */
  readonly back?: 'equipment';
}

/** A thing that lies in a zone: a weapon for everybody, an exit that was not there before. */
export interface Thing {
  readonly kind: 'sign' | 'exit' | 'hand' | 'elevator' | 'lamp-post' | 'phone-booth' | 'daily-planet-globe';
  readonly zone: number;
  readonly damaged: boolean;
}

/** What keeps enemies of a kind in a zone from acting. */
export interface Rest {
  readonly type: number;
  readonly zone: number;
  readonly why: 'asleep' | 'stunned';
  readonly n: number;
}

/** A figure that lies there and is no enemy yet. */
interface Sleeper {
  readonly enemy: string;
  readonly zone: number;
}

export interface Extras {
  readonly noise: readonly Noise[];
  readonly vehicles: readonly Vehicle[];
  readonly people: readonly Person[];
  readonly cards: readonly LyingCard[];
  readonly things: readonly Thing[];
  readonly rests: readonly Rest[];
  readonly sleepers: readonly Sleeper[];
}

const NONE: Extras = { noise: [], vehicles: [], people: [], cards: [], things: [], rests: [], sleepers: [] };

export const extrasOf = (context: Context, state: State): Extras => ({
  ...NONE,
  ...plugOf(context).extras?.(context, state),
});

/** Zones heroes leave by, whichever way the mission writes them. */
export function exitZones(context: Context): number[] {
  const { exit, areas } = context.mission;
  return [
    ...new Set([...(exit?.zones ?? []), ...(areas.exit ?? []), ...(plugOf(context).exits?.(context) ?? [])]),
  ];
}
