/**
 * What the processes of one database tell each other: wake-ups and passing messages. Losing one is allowed (see
 * Storage.heads); losing the connection is noticed, mended and told.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { LIMITS } from '../limits.ts';
import { Outbox, type Notice } from './postgres-outbox.ts';
import type { Listener } from './storage.ts';

const CHANNEL = 'holdout';
const RETRY_MS = 500;

interface Channel {
  wake(id: string, head: number): void;
  signal(id: string, text: string): void;
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}

export function openChannel(url: string, pool: pg.Pool, trouble: (error: Error) => void): Channel {
  const me = randomBytes(9).toString('base64url');
  const listeners = new Set<Listener>();
  const send = (text: string): Promise<unknown> => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  const outbox = new Outbox(me, send, trouble);
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let closed = false;

  const hear = (text: string | undefined): void => {
    const notice = JSON.parse(text ?? '{}') as Notice;
    if (notice.from === me) return;
    for (const listener of listeners) {
      for (const [id, head] of notice.wakes) listener.wake(id, head);
      for (const [id, said] of notice.signals) listener.signal(id, said);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: LIMITS.connectMs,
      keepAlive: true,
    });
    let lost = false;
    const lose = (error?: Error): void => {
      if (error) trouble(error);
      if (lost || closed) return;
      lost = true;
      client = undefined;
      retry = setTimeout(() => void (connecting = connect()), RETRY_MS);
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
    wake: (id, head) => outbox.wake(id, head),
    signal: (id, text) => outbox.signal(id, text),
    listen(listener) {
      listeners.add(listener);
      connecting ??= connect();
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await outbox.close();
      await connecting;
      await client?.end();
    },
  };
}
