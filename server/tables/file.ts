/** The file of a table, which holds the seed. */
import { actorFor, isSeated } from './chairs.ts';
import { isEnded, saveOfFold, type Fold } from './fold.ts';
import type { LiveTable } from './live-table.ts';
import { isNo, no, type Refused } from './refusals.ts';

/**
 * For everybody once the game is over; before that for those seated if they have voted so, and for the host at any
 * time, and then the log says so.
 */
export async function takeSave(table: LiveTable, hashes: readonly string[]): Promise<string | Refused> {
  const openly = await table.look(
    (fold) => isEnded(fold) || (fold.shared && sits(fold, hashes)) || (fold.opened && hosts(fold, hashes)),
  );
  if (!openly) {
    const said = await table.command(hashes, { kind: 'opened' });
    if (isNo(said)) return said.refused === 'host.only' ? no('save.running') : said;
  }
  return table.look((fold) => JSON.stringify(saveOfFold(fold)));
}

const hosts = ({ seating, host }: Fold, hashes: readonly string[]): boolean =>
  actorFor(seating, host, hashes).host;

const sits = ({ seating, host }: Fold, hashes: readonly string[]): boolean =>
  actorFor(seating, host, hashes).chairs.some((chair) => isSeated(seating, chair));
