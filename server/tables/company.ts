/** Those who play on together: what of one table there is at the next from its first moment. */
import type { Refusal } from '@holdout/engine';
import { createHash } from 'node:crypto';
import type { Bell } from './bells.ts';
import { firstSeating, type Seating } from './chairs.ts';
import type { Fold } from './fold.ts';
import { headerForCompany, type Header } from './header.ts';
import type { HouseRules } from './house.ts';

export interface Company {
  readonly seating: Pick<Seating, 'chairs' | 'handed'>;
  readonly house: HouseRules;
  readonly watch: string | null;
  /** Their browsers go on being called. */
  readonly bells: readonly Bell[];
}

/** A table that was made for people who sat together before has them seated. */
export const seatingAtFirst = ({ company, chairs }: Header): Seating =>
  company ? { ...company.seating, lost: [] } : firstSeating(chairs);

/** One table has one next: whoever asks second, or once more after a fault, comes to the same. */
export const nextTableId = ({ header }: Fold): string =>
  createHash('sha256').update(`next:${header.salt}`).digest().subarray(0, 16).toString('base64url');

/** The same heroes in another mission of the edition, or in the same again, with a seed nobody has seen. */
export function nextHeader(fold: Fold, mission: string | undefined, now: number): Header | Refusal {
  const { engine, header, seating, house, watch, bells, host } = fold;
  const { chairs, handed } = seating;
  const setup = mission === undefined ? header.setup : { ...header.setup, mission };
  // Whoever is stood in for now may be back by then.
  const seated = chairs.map(({ holder, name, hash }) => ({ holder, name, hash }));
  const company = { seating: { chairs: seated, handed }, house, watch, bells };
  return headerForCompany(engine, setup, now, host, company);
}
