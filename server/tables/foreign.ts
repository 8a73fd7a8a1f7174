/** A game that comes as a file becomes all that a table needs: played to its end, told, and ready to be opened. */
import type { Engine, Refusal } from '@holdout/engine';
import { isObject } from '@holdout/protocol';
import type { Snapshot } from '../storage/storage.ts';
import { formatEntry } from './entry.ts';
import { applyEntry, startFold } from './fold.ts';
import { headerForSave, type FirstSecrets } from './header.ts';
import { Pace } from './pace.ts';
import type { Refused } from './refusals.ts';
import { missingStories } from './retelling.ts';
import { formatSnapshot } from './snapshot.ts';

export interface Prepared {
  readonly header: string;
  readonly secrets: FirstSecrets;
  /** The first entries of its log, which tell its story. */
  readonly entries: readonly string[];
  readonly snapshot: Snapshot | undefined;
}

/** Its mission, sheets and cards are of the editions: nothing in it was made by players. */
export const isOfTheBox = (setup: unknown): boolean =>
  isObject(setup) &&
  typeof setup['mission'] === 'string' &&
  setup['sheets'] === undefined &&
  setup['pack'] === undefined;

/** Whoever does that: another thread, as a rule (replayer.ts). */
export type Prepare = (save: string, title: string, now: number) => Promise<Prepared | Refusal | Refused>;

export const preparingWith =
  (engine: Engine): Prepare =>
  async (save, title, now) => {
    const made = await headerForSave(engine, save, now);
    if ('refused' in made) return made;
    const { header, secrets } = made;
    const fold = await startFold(engine, header, title, null, new Pace());
    const entries = await missingStories(fold, now);
    for (const entry of entries) applyEntry(fold, fold.seq + 1, entry);
    const body = formatSnapshot(fold);
    return {
      header: JSON.stringify(header),
      secrets,
      entries: entries.map(formatEntry),
      snapshot: body === undefined ? undefined : { seq: fold.seq, body },
    };
  };
