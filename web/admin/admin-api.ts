/** The server's answers to whoever runs it; their secret stays in this tab. */
import { readText, refused, type TableRefusalCode } from '@holdout/protocol';
import {
  ADMIN_ADDRESS,
  adminDone,
  adminTable,
  adminTableAddress,
  adminView,
  type AdminDone,
  type AdminTable,
  type AdminView,
  type AdminWish,
} from '@holdout/protocol/admin';
import { adminPackAddress } from '@holdout/protocol/gallery';

const KEY = 'holdout-admin';

export const keptSecret = (): string => sessionStorage.getItem(KEY) ?? '';
export const keepSecret = (secret: string): void => sessionStorage.setItem(KEY, secret);
export const dropSecret = (): void => sessionStorage.removeItem(KEY);

/** The server said no, by a code; `line.away` when it did not answer. */
export class AdminRefusal extends Error {
  constructor(readonly code: TableRefusalCode | 'line.away' | (string & {})) {
    super(code);
  }
}

async function request(address: string, options: RequestInit = {}): Promise<string> {
  const headers = { authorization: `Bearer ${keptSecret()}`, 'content-type': 'application/json' };
  const response = await fetch(address, { ...options, headers, cache: 'no-store' }).catch(() => undefined);
  if (!response) throw new AdminRefusal('line.away');
  const text = await response.text();
  if (response.ok) return text;
  const read = readText(refused, text, 'open');
  throw new AdminRefusal('value' in read ? read.value.refused : 'page.unknown');
}

/** Where no page for it is served, the answer is something else. */
function orNothing<T>(read: { readonly value: T } | { readonly fault: unknown }): T {
  if ('value' in read) return read.value;
  throw new AdminRefusal('page.unknown');
}

export const lookAround = async (): Promise<AdminView> =>
  orNothing(readText(adminView, await request(ADMIN_ADDRESS), 'open'));

export const lookAtTable = async (id: string): Promise<AdminTable> =>
  orNothing(readText(adminTable, await request(adminTableAddress(id)), 'open'));

export const takePackFile = (id: string, version: string): Promise<string> =>
  request(adminPackAddress(id, version));

export const carryOut = async (wish: AdminWish): Promise<AdminDone> =>
  orNothing(
    readText(adminDone, await request(ADMIN_ADDRESS, { method: 'POST', body: JSON.stringify(wish) }), 'open'),
  );
