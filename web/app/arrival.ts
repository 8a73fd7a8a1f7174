/**
 * Somebody opened a link of an online table, /t/<id>#<secret>. The secret goes out of the address at once, where it
 * could be seen or sent on by mistake; the screen of the table takes it from here and keeps it.
 */
import { formatRoute } from './route.ts';

const LINK = /^\/t\/([A-Za-z0-9_-]{22})$/;
const SECRET = /^#([A-Za-z0-9_-]{32})$/;

const arrived = new Map<string, string>();

export function takeLink(): void {
  const table = LINK.exec(location.pathname)?.[1];
  if (table === undefined) return;
  const secret = SECRET.exec(location.hash)?.[1];
  if (secret !== undefined) arrived.set(table, secret);
  history.replaceState(null, '', `/${formatRoute({ screen: 'online', table })}`);
}

/** The secret somebody came with, as long as nobody has said that it is kept. */
export const arrivedWith = (table: string): string | undefined => arrived.get(table);

export const linkTo = (table: string, secret?: string): string =>
  `${location.origin}/t/${table}${secret === undefined ? '' : `#${secret}`}`;
