/**
 * Somebody opened a link of an online table, /t/<id>#<secret>. The secret goes out of the address at once, where it
 * could be seen or sent on by mistake; the screen of the table takes it from here and keeps it.
 */
import { pageAddress, SECRET, TABLE_ID } from '@holdout/protocol';
import { formatRoute } from './route.ts';

const arrived = new Map<string, string>();

export function takeLink(): void {
  const { pathname, hash } = location;
  const table = pathname.slice(pageAddress('').length);
  if (pathname !== pageAddress(table) || !TABLE_ID.test(table)) return;
  const secret = hash.slice(1);
  if (SECRET.test(secret)) arrived.set(table, secret);
  history.replaceState(null, '', `/${formatRoute({ screen: 'online', table })}`);
}

/** The secret somebody came with, as long as nobody has said that it is kept. */
export const arrivedWith = (table: string): string | undefined => arrived.get(table);

export const linkTo = (table: string, secret?: string): string =>
  `${location.origin}${pageAddress(table)}${secret === undefined ? '' : `#${secret}`}`;
