/** What lies face down stays hidden (S-OPEN-8, M-ALL-7). */
import { HIDDEN, type Json } from '@holdout/engine';
import type { SupersOwn } from './own.ts';

export function maskOwn(raw: { [key: string]: Json }): { [key: string]: Json } {
  const own = raw as unknown as SupersOwn;
  const cards = own.cards.map((c) => (c.up || c.seen ? c : { ...c, card: HIDDEN }));
  return { ...own, cards } as unknown as { [key: string]: Json };
}
