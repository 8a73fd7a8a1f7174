/** What this browser has handed in to the gallery, by project: its secret is needed for the next version. */
import { isObject } from '@holdout/protocol';
import type { Handed } from './gallery-api.ts';

const KEY = 'holdout.gallery';

function all(): { readonly [project: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function handedBefore(project: string): Handed | undefined {
  const kept = all()[project];
  if (!isObject(kept)) return undefined;
  const { id, secret } = kept;
  return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : undefined;
}

export const keepHanded = (project: string, handed: Handed): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [project]: handed }));

export function dropHanded(project: string): void {
  const others = Object.fromEntries(Object.entries(all()).filter(([id]) => id !== project));
  localStorage.setItem(KEY, JSON.stringify(others));
}
