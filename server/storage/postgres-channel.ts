/**
 * What the processes of one database tell each other: wake-ups, gathered for a moment, and passing messages. Losing
 * one is allowed (see Storage.heads); losing the connection is noticed, mended and told.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Listener } from './storage.ts';

const CHANNEL = 'holdout';
const GATHER_MS = 3;
const RETRY_MS = 500;
/** PostgreSQL allows 8000 bytes in a notification. */
const MOST_BYTES = 7900;
const MOST_WAKES = 100;

interface Notice {
  readonly from: string;
  readonly wakes?: readonly (readonly [id: string, head: number])[];
  readonly signal?: readonly [id: string, text: string];
}

export interface Channel {
  wake(id: string, head: number): void;
  signal(id: string, text: string): Promise<void>;
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}

export function openChannel(url: string, pool: pg.Pool, trouble: (error: Error) => void): Channel {
  const me = randomBytes(9).toString('base64url');
  const listeners = new Set<Listener>();
  let waiting = new Map<string, number>();
  let gather: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let closed = false;

  const send = async (notice: Notice): Promise<void> => {
    const text = JSON.stringify(notice);
    if (Buffer.byteLength(text) > MOST_BYTES) throw new Error('a notification is too long');
    await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  };

  const flush = async (): Promise<void> => {
    gather = undefined;
    const all = [...waiting];
    waiting = new Map();
    for (let i = 0; i < all.length; i += MOST_WAKES) {
      await send({ from: me, wakes: all.slice(i, i + MOST_WAKES) });
    }
  };

  const hear = (text: string | undefined): void => {
    const notice = JSON.parse(text ?? '{}') as Notice;
    if (notice.from === me) return;
    for (const listener of listeners) {
      for (const [id, head] of notice.wakes ?? []) listener.wake(id, head);
      if (notice.signal) listener.signal(...notice.signal);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    let lost = false;
    const lose = (error?: Error): void => {
      if (error) trouble(error);
      if (lost || closed) return;
      lost = true;
      client = undefined;
      retry = setTimeout(() => (connecting = connect()), RETRY_MS);
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', (n) => hear(n.payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      client = next;
      for (const listener of listeners) listener.missed();
    } catch (failure) {
      lose(failure as Error);
      await next.end().catch(trouble);
    }
  };

  return {
    wake(id, head) {
      waiting.set(id, head);
      gather ??= setTimeout(() => void flush().catch(trouble), GATHER_MS);
    },
    signal: (id, text) => send({ from: me, signal: [id, text] }),
    listen(listener) {
      listeners.add(listener);
      connecting ??= connect();
      return () => listeners.delete(listener);
    },
    async close() {
      clearTimeout(gather);
      clearTimeout(retry);
      if (waiting.size > 0) await flush().catch(trouble);
      await connecting;
      closed = true;
      await client?.end();
    },
  };
}
