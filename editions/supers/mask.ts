/** What lies face down stays hidden (S-OPEN-8, M-ALL-7). */
import { HIDDEN } from '@holdout/engine';
import type { SupersOwn } from './own.ts';

export function maskOwn<Own extends SupersOwn>(own: Own): Own {
  const cards = own.cards.map((c) => (c.up || c.seen ? c : { ...c, card: HIDDEN }));
  return { ...own, cards };
}
