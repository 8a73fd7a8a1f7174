/** A page without a network: what it says goes straight to a connection, what it hears is checked and kept. */
import { itemAt } from '@holdout/engine';
import { PROTOCOL, pageText, type Command, type FromPage, type ToPage } from '@holdout/protocol';
import { Connection } from '../pages/connection.ts';
import type { Made } from '../tables/hall.ts';
import { heardBy, type TestHall } from './hall.ts';

export interface Wire {
  readonly connection: Connection;
  readonly heard: ToPage[];
  /** Who is there, and signs of life. */
  readonly alive: ToPage[];
  say(message: FromPage | string): Promise<ToPage>;
  waiting: number;
  closed: boolean;
}

export function wireTo(kit: TestHall): Wire {
  const heard: ToPage[] = [];
  const wire = {
    send: (text: string) => {
      const message = heardBy(text);
      if (message.t === 'people' || message.t === 'beat') here.alive.push(message);
      else heard.push(message);
    },
    close: () => (here.closed = true),
    waiting: () => here.waiting,
  };
  const help = {
    hall: kit.hall,
    process: 'p',
    now: () => kit.clock,
    trouble: (e: Error) => kit.troubles.push(e),
    answered: () => undefined,
  };
  const connection = new Connection(wire, help);
  const here: Wire = {
    connection,
    heard,
    alive: [],
    waiting: 0,
    closed: false,
    async say(message) {
      await connection.hear(typeof message === 'string' ? message : pageText(message));
      return itemAt(heard, heard.length - 1);
    },
  };
  return here;
}

export const hello = (
  made: Made,
  secrets: readonly string[] = [],
  since?: { seq: number; process: string },
  asking: { readonly name?: string; readonly wish?: string } = {},
): FromPage => ({
  t: 'hello',
  v: PROTOCOL,
  table: made.id,
  secrets: [...secrets],
  ...(since ? { since } : {}),
  ...asking,
});

export const doing = (ref: string, command: Command): FromPage => ({
  t: 'do',
  ref,
  command,
});
