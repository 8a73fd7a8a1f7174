/**
 * What whoever runs a server may do to a table. Each is an entry of its log, so every process follows it, whether it is done
 * by a command beside the server or on its page.
 */
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { formatEntry, type Entry } from '../tables/entry.ts';
import { hashSecret, makeSecret } from '../tables/secrets.ts';

/** What the entries are added to, and the time that goes into them. */
export interface Desk {
  readonly storage: Storage;
  readonly now: () => number;
}

type Deed = Extract<Entry, { kind: 'closed' | 'hide' | 'erased' | 'rehost' }>;
type Plain<E> = E extends Entry ? Omit<E, 'by' | 'time' | 'ref'> : never;

/** Gives the number of the entry; undefined when there is no such table. */
export async function enter(
  { storage, now }: Desk,
  id: string,
  deed: Plain<Deed>,
): Promise<number | undefined> {
  const body = formatEntry({ ...deed, by: 'admin', time: now() } as Entry);
  for (let tries = 0; tries < LIMITS.retries; tries++) {
    const head = (await storage.read(id))?.head;
    if (head === undefined) return undefined;
    const said = await storage.append(id, head, body);
    if (said === 'ok') return head + 1;
    if (said === 'unknown') return undefined;
  }
  throw new Error('The table is too busy: try again.');
}

export const setClosed = (desk: Desk, id: string, closed: boolean): ReturnType<typeof enter> =>
  enter(desk, id, { kind: 'closed', closed });

export const hideLine = (desk: Desk, id: string, line: number): ReturnType<typeof enter> =>
  enter(desk, id, { kind: 'hide', line });

interface Rehosted {
  readonly seq: number;
  readonly secret: string;
}

/** Another link for the host; the old one is worth nothing any more. */
export async function makeHostLink(desk: Desk, id: string): Promise<Rehosted | undefined> {
  const secret = makeSecret();
  const seq = await enter(desk, id, { kind: 'rehost', hash: hashSecret(secret) });
  return seq === undefined ? undefined : { seq, secret };
}
