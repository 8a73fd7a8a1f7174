/** What the coach has found in games that are over: kept beside them, so that nothing is thought about twice. */
import type { Review } from '@holdout/bots/review';
import { REVIEWS, shelfOf } from './db.ts';

/** By another version of it a review is made again. */
const VERSION = 1;

interface ReviewRow {
  readonly id: string;
  readonly version: number;
  readonly review: Review;
}

const shelf = shelfOf<ReviewRow>(REVIEWS);

interface Played {
  readonly id: string;
  readonly rules: string;
  readonly answers: number;
}

/** A game that has gone on since, or under other rules, has none. A browser that keeps nothing has none either. */
export async function keptReview({ id, rules, answers }: Played): Promise<Review | undefined> {
  const row = await shelf.readOne(id).catch(() => undefined);
  const fits = row?.version === VERSION && row.review.rules === rules && row.review.answers === answers;
  return fits ? row.review : undefined;
}

/** It can be made again: where it finds no room nobody need be told. */
export const keepReview = (id: string, review: Review): Promise<void> =>
  shelf.write({ id, version: VERSION, review }).catch(() => undefined);

export const forgetReview = (id: string): Promise<void> => shelf.remove(id).catch(() => undefined);
