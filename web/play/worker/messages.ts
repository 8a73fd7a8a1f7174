/** What page and worker say to each other. The position is the masked one: what nobody may know never gets there. */
import type { State } from '@holdout/engine';
import type { Dry } from './foresee.ts';

export type ToWorker =
  /** Everything asked from now on is asked of this position. */
  | { readonly kind: 'position'; readonly state: State }
  | { readonly kind: 'ask'; readonly answers: readonly string[] };

/** One for every `ask`, in order. */
export interface FromWorker {
  readonly dry: Dry | null;
}
