/** The one keeper of the page, and what the browser says about its room. */
import { troubleOf, useHealth } from './health.ts';
import { createKeeper } from './keeper.ts';

export const keeper = createKeeper(troubleOf, (health) => useHealth.getState().set(health));

/** Asks the browser not to clear our games when it runs short of room; it may say no. */
export function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

export interface Usage {
  readonly used: number;
  readonly quota: number;
  readonly lasting: boolean;
}

export async function usage(): Promise<Usage | undefined> {
  try {
    const { usage: used = 0, quota = 0 } = await navigator.storage.estimate();
    return { used, quota, lasting: await navigator.storage.persisted() };
  } catch {
    return undefined;
  }
}

/** Leaving now would lose something: the browser asks once more. */
export function guardUnload(): void {
  addEventListener('beforeunload', (e) => {
    if (useHealth.getState().unkept > 0) e.preventDefault();
  });
}
