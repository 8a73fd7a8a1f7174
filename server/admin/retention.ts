/** Tables that nobody has written to for as long as the host of the server keeps them are forgotten. */
import type { Storage } from '../storage/storage.ts';

/** Not all at once: writes of people come between. */
const AT_ONCE = 50;

/** Gives how many. */
export async function forgetOld(storage: Storage, keepMs: number, now: number): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const ids = await storage.untouched(now - keepMs, AT_ONCE);
    const gone = await Promise.all(ids.map((id) => storage.forget(id)));
    forgotten += gone.filter(Boolean).length;
    if (ids.length < AT_ONCE) return forgotten;
  }
}
