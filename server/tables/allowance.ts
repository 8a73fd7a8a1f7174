/**
 * How much a chair may still write into the log besides answers. Each has its own, so that nobody can use up what the
 * others need; a new link for the chair brings a fresh one, for whoever comes then.
 */
import { LIMITS } from '../limits.ts';
import type { Entry } from './entry.ts';

/** What entries are counted together. */
type Purpose = 'talk' | 'seats' | 'votes' | 'undo' | 'host';

/** By hand ("2", "host") and purpose. */
export interface Spent {
  readonly [hand: string]: { readonly [P in Purpose]?: number };
}

const PURPOSES: { readonly [K in Entry['kind']]?: Purpose } = {
  chat: 'talk',
  next: 'votes',
  sit: 'seats',
  stand: 'seats',
  back: 'seats',
  bell: 'seats',
  unbell: 'seats',
  ask: 'votes',
  vote: 'votes',
  undo: 'undo',
  redo: 'undo',
  link: 'host',
  chair: 'host',
  free: 'host',
  bot: 'host',
  hero: 'host',
  title: 'host',
  house: 'host',
  watch: 'host',
};

const MOST: { readonly [P in Purpose]: number } = {
  talk: LIMITS.talkEntries,
  seats: LIMITS.seatEntries,
  votes: LIMITS.voteEntries,
  undo: LIMITS.undoEntries,
  host: LIMITS.hostEntries,
};

type Signed = Pick<Entry, 'kind' | 'by'>;

const spentBy = (spent: Spent, { by }: Signed): Spent[string] => spent[by] ?? {};

/** The purpose for which nothing is left, if that is so. */
export function usedUp(spent: Spent, entry: Signed): Purpose | undefined {
  const purpose = PURPOSES[entry.kind];
  if (purpose === undefined) return undefined;
  return (spentBy(spent, entry)[purpose] ?? 0) >= MOST[purpose] ? purpose : undefined;
}

export function withSpent(spent: Spent, entry: Entry): Spent {
  const purpose = PURPOSES[entry.kind];
  if (purpose === undefined) return spent;
  const mine = spentBy(spent, entry);
  const next = { ...spent, [entry.by]: { ...mine, [purpose]: (mine[purpose] ?? 0) + 1 } };
  return entry.kind === 'link' ? { ...next, [entry.chair]: {} } : next;
}
