/**
 * Somebody opened a link of an online table, /t/<id>#<secret>. The secret goes out of the address at once, where it
 * could be seen or sent on by mistake; the screen of the table takes it from here and keeps it.
 */
import { leading } from '@holdout/engine';
import { pageAddress, replayAddress, SECRET, TABLE_ID } from '@holdout/protocol/links';
import { formatRoute, type Route } from './route.ts';

const arrived = new Map<string, string>();

export function takeLink(): void {
  const { pathname, hash } = location;
  const link = readLink(pathname + hash);
  if (!link) return;
  if (link.secret !== undefined) arrived.set(link.table, link.secret);
  history.replaceState(null, '', `/${formatRoute({ screen: link.screen, table: link.table })}`);
}

interface Link {
  readonly screen: 'online' | 'replay';
  readonly table: string;
  readonly secret?: string;
}

/** What a path names that somebody was sent; undefined where it is no link to a table. */
function readLink(path: string): Link | undefined {
  const [address, secret = ''] = leading(path.split('#'), 1);
  const table = address.slice(pageAddress('').length);
  const screen = address === pageAddress(table) ? 'online' : 'replay';
  if (!TABLE_ID.test(table) || ![pageAddress(table), replayAddress(table)].includes(address))
    return undefined;
  return SECRET.test(secret) ? { screen, table, secret } : { screen, table };
}

/** A link that was pasted: of this place, as it would be opened. Where it leads, if it is one. */
export function followLink(text: string): Route | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const link = url?.origin === location.origin ? readLink(url.pathname + url.hash) : undefined;
  if (!link) return undefined;
  if (link.secret !== undefined) arrived.set(link.table, link.secret);
  return { screen: link.screen, table: link.table };
}

/** The secret somebody came with, as long as nobody has said that it is kept. */
export const arrivedWith = (table: string): string | undefined => arrived.get(table);

export const linkTo = (table: string, secret?: string): string =>
  `${location.origin}${pageAddress(table)}${secret === undefined ? '' : `#${secret}`}`;

export const replayLinkTo = (table: string, secret?: string): string =>
  `${location.origin}${replayAddress(table)}${secret === undefined ? '' : `#${secret}`}`;
