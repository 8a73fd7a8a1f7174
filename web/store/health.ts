/** Is what we keep really kept? Shown as a banner whenever it is not. */
import { create } from 'zustand';
import { TwoTabsError } from './game-shelf.ts';

/** `full`: the browser has no room left; `none`: it keeps nothing at all (private mode, storage switched off). */
export type Trouble = 'full' | 'none';

interface Health {
  readonly trouble: Trouble | null;
  /** Things that live in this tab only and go with it. */
  readonly unkept: number;
  set(health: { readonly trouble: Trouble | null; readonly unkept: number }): void;
}

export const useHealth = create<Health>((set) => ({
  trouble: null,
  unkept: 0,
  set,
}));

/** Null when the disk is not to blame. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof TwoTabsError) return null;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'none';
}
