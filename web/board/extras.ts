/**
 * What only one edition lays on the board, brought into a common form. A later edition adds its reader to the list; an
 * edition without one simply has none of these.
 */
import type { Context, Json, State } from '@holdout/engine';

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

type Own = { readonly [key: string]: Json };
type Read = (mission: Own, own: Own, zones: number) => Extras;

const NONE: Extras = { noise: [], vehicles: [] };

const READERS: { readonly [edition: string]: Read } = { classic: readClassic };

export const extrasOf = (context: Context, state: State): Extras =>
  READERS[context.edition.id]?.(context.mission.own, state.own, context.zones) ?? NONE;

/** Zones heroes leave by, whichever way the mission writes them. */
export function exitZones({ mission }: Context): number[] {
  const cars = (mission.own.carExit ?? []) as number[];
  return [...new Set([...(mission.exit?.zones ?? []), ...(mission.areas.exit ?? []), ...cars])];
}

interface ClassicOwn {
  readonly noise?: readonly number[];
  readonly loud?: { readonly zone: number } | null;
  readonly cars?: readonly {
    readonly kind: string;
    readonly zone: number;
    readonly seats: readonly number[];
  }[];
}
interface ClassicMission {
  readonly permanentNoise?: readonly { readonly zone: number; readonly tokens: number }[];
}

function readClassic(mission: Own, own: Own, zones: number): Extras {
  const { noise = [], loud, cars = [] } = own as unknown as ClassicOwn;
  const { permanentNoise = [] } = mission as unknown as ClassicMission;
  const found: Noise[] = [];
  for (let zone = 0; zone < zones; zone++) {
    const lasting = permanentNoise.filter((p) => p.zone === zone).reduce((n, p) => n + p.tokens, 0);
    const tokens = (noise[zone] ?? 0) + lasting;
    const isLoud = loud?.zone === zone;
    if (tokens > 0 || isLoud) found.push({ zone, tokens, permanent: lasting > 0, loud: isLoud });
  }
  // Same ids as in options and events: `police`, or `police-2` for the second of its kind.
  const vehicles = cars.map(({ kind, zone, seats }, i) => {
    const same = cars.filter((c) => c.kind === kind).length;
    const n = cars.slice(0, i + 1).filter((c) => c.kind === kind).length;
    return { id: same > 1 ? `${kind}-${n}` : kind, kind, zone, seats };
  });
  return { noise: found, vehicles };
}
