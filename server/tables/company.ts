/** Those who play on together: what of one table there is at the next from its first moment. */
import type { Refusal } from '@holdout/engine';
import { createHash } from 'node:crypto';
import { firstSeating, type Seating } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { Fold } from './fold.ts';
import { headerForCompany, type Header } from './header.ts';
import type { HouseRules } from './house.ts';

export interface Company {
  readonly seating: Pick<Seating, 'chairs' | 'handed'>;
  readonly house: HouseRules;
  readonly watch: string | null;
}

/** A table that was made for people who sat together before opens to their secrets. */
export const seatingAtFirst = ({ company, chairs }: Header): Seating =>
  company ? { ...company.seating, lost: [] } : firstSeating(chairs);

/** One table has one next: whoever asks second, or once more after a fault, comes to the same. */
export const nextTableId = ({ header }: Fold): string =>
  createHash('sha256').update(`next:${header.salt}`).digest().subarray(0, 16).toString('base64url');

/** The same heroes in another mission of the edition, or in the same again, with a seed nobody has seen. */
export function nextHeader(fold: Fold, mission: string | undefined, now: number): Header | Refusal {
  const { engine, header, host, seating, house, watch } = fold;
  const setup = mission === undefined ? header.setup : { ...header.setup, mission };
  // People sit down by entries, as everywhere: what is written of somebody stands in the log.
  const chairs = seating.chairs.map(({ holder, hash }) => {
    return { holder: holder === 'bot' ? ('bot' as const) : ('open' as const), name: '', hash };
  });
  const company = { seating: { chairs, handed: seating.handed }, house, watch };
  return headerForCompany(engine, setup, now, host, company);
}

/** Everybody sits where they sat, and their browsers go on being called. */
export function firstEntries({ seating, bells }: Fold, time: number): Entry[] {
  const sitting = seating.chairs.flatMap(({ holder, name }, chair): Entry[] =>
    holder === 'person' ? [{ kind: 'sit', by: chair, time, chair, name }] : [],
  );
  return [...sitting, ...bells.map((bell): Entry => ({ kind: 'bell', by: bell.chair, time, ...bell }))];
}
