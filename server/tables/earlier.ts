/** What was told of a game under rules it has outlived. */
import type { LogLine } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { Fold } from './fold.ts';
import { linesFrom } from './past.ts';

/** A page of its lines; none beyond the last. Undefined: there is no such era. */
export async function earlierLines(
  storage: Storage,
  table: string,
  { eras }: Fold,
  era: number,
  from: number,
): Promise<LogLine[] | undefined> {
  const told = eras[era];
  if (!told) return undefined;
  const to = Math.min(from + LIMITS.pageLines, told.lines.length + 1);
  return from < to ? linesFrom(storage, table, told, from, to) : [];
}
