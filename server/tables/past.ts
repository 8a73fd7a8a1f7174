/** The story of a game as it was told when it happened, read from the log of its table. */
import type { LogLine } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { parseEntry, type Entry, type Story } from './entry.ts';
import type { Fold } from './fold.ts';

/** Where the story is told that was played by some rules. */
type Told = Pick<Fold, 'opening'> & { readonly lines: readonly number[] };

/** The opening, then a line for each answer; none of them after one that nobody has kept. */
export async function linesFrom(
  storage: Storage,
  table: string,
  { opening, lines }: Told,
  from: number,
  to = lines.length + 1,
): Promise<LogLine[]> {
  if (!opening) return [];
  const seqs = lines.slice(Math.max(0, from - 1), to - 1);
  const entries = await storage.entriesAt(table, [...new Set(seqs)]);
  const bySeq = new Map(entries.map(({ seq, body }) => [seq, parseEntry(body)]));
  const told: LogLine[] = [];
  for (let seq = from; seq < to; seq++) {
    const at = lines[seq - 1];
    const story = seq === 0 ? opening : at === undefined ? undefined : storyIn(bySeq.get(at), seq - 1);
    if (!story) break;
    told.push({ seq, ...story });
  }
  return told;
}

function storyIn(entry: Entry | undefined, answer: number): Story | undefined {
  if (entry?.kind === 'retold') return entry.stories[answer - entry.from];
  return entry?.kind === 'answer' || entry?.kind === 'redo' ? entry.told : undefined;
}

/** Whole pages of lines, as far as they are kept. */
export async function* pagesOf(storage: Storage, table: string, fold: Told): AsyncGenerator<LogLine[]> {
  const kept = fold.lines.indexOf(0);
  const last = kept < 0 ? fold.lines.length : kept;
  for (let from = 0; from + LIMITS.pageLines <= last; from += LIMITS.pageLines)
    yield await linesFrom(storage, table, fold, from, from + LIMITS.pageLines);
}

/** So many lines of one telling are still the lines of another. */
export function sameLines(told: readonly number[], now: readonly number[]): number {
  const other = told.findIndex((seq, i) => seq !== now[i]);
  return other < 0 ? told.length : other;
}
