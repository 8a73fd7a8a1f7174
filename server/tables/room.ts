/** Who still fits at a table. */
import { LIMITS } from '../limits.ts';
import type { Onlooker } from './onlooker.ts';
import { no } from './refusals.ts';

/**
 * Those who only watch have a number of their own; who plays or hosts gets in, if need be for their own oldest page.
 * `plays`: do these secrets open anything here?
 */
export function makeRoom(
  there: readonly Onlooker[],
  hashes: readonly string[],
  plays: (hashes: readonly string[]) => boolean,
): boolean {
  if (!plays(hashes)) return there.filter((o) => !plays(o.hashes)).length < LIMITS.watchersPerTable;
  const mine = there.filter((o) => plays(o.hashes.filter((h) => hashes.includes(h))));
  for (const oldest of mine.slice(0, Math.max(0, mine.length + 1 - LIMITS.socketsPerPlayer)))
    oldest.bye(no('limit.sockets'));
  return true;
}
