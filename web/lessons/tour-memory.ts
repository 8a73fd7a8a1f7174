/** What somebody has been taught, by edition, and whether they want to be: kept in the browser across games. */
import { create } from 'zustand';
import { NOTHING_TOLD, type Told } from './telling.ts';

const KEY = 'holdout.tour';

interface TourMemory {
  readonly left: boolean;
  readonly told: { readonly [edition: string]: Told };
}

interface TourStore extends TourMemory {
  leave(): void;
  keep(edition: string, told: Told): void;
  /** From the beginning. */
  again(edition: string): void;
  /** As if it had never been told. */
  forget(edition: string): void;
}

/** Under which the first evening with the box itself is kept: it is guided where it was asked for. */
export const eveningOf = (edition: string): string => `${edition} evening`;

const FRESH: TourMemory = { left: false, told: {} };

function load(): TourMemory {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return FRESH;
    const { left, told } = raw as Partial<TourMemory>;
    const sound = Object.entries(told ?? {}).filter(([, t]) => Array.isArray(t?.read));
    return { left: left === true, told: Object.fromEntries(sound) };
  } catch {
    return FRESH;
  }
}

export const useTourMemory = create<TourStore>((set, get) => {
  const keep = (change: Partial<TourMemory>): void => {
    set(change);
    const { left, told } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ left, told }));
    } catch {
      // Not kept then; it still holds for this visit.
    }
  };
  const tellOf = (edition: string, told: Told): TourMemory['told'] => ({ ...get().told, [edition]: told });
  return {
    ...load(),
    leave: () => keep({ left: true }),
    keep: (edition, told) => keep({ told: tellOf(edition, told) }),
    again: (edition) => keep({ left: false, told: tellOf(edition, NOTHING_TOLD) }),
    forget: (edition) =>
      keep({ told: Object.fromEntries(Object.entries(get().told).filter(([id]) => id !== edition)) }),
  };
});
