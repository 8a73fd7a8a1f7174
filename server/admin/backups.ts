/** Copies of all tables, by hand and on a schedule. They hold seeds: for nobody else to read. */
import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../http/config.ts';
import { linesOf } from '../storage/copy.ts';
import type { Storage } from '../storage/storage.ts';

const NAME = /^holdout-[0-9TZ-]+\.jsonl$/;

/** Under its name only when it is whole. */
export async function backUp(storage: Storage, file: string): Promise<void> {
  const part = `${file}.part`;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of linesOf(storage)) yield `${line}\n`;
  };
  try {
    await pipeline(
      Readable.from(lines()),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (failure) {
    // Another one may be under way there: its part is not ours.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(part, { force: true });
    throw failure;
  }
  renameSync(part, file);
}

/** The next one when the latest there is has become too old: so a restart makes none too many, and leaves none out. */
export async function backUpIfDue(
  copy: (file: string) => Promise<void>,
  { folder, everyMs, kept }: NonNullable<Config['backups']>,
  now: number,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = backupsIn(folder);
  const latest = before.at(-1);
  if (latest !== undefined && now - statSync(join(folder, latest)).mtimeMs < everyMs) return undefined;
  // One that was broken off by a sudden end.
  for (const name of readdirSync(folder))
    if (NAME.test(name.replace(/\.part$/, '')) && name.endsWith('.part')) rmSync(join(folder, name));
  const file = join(folder, `holdout-${new Date(now).toISOString().replace(/[:.]/g, '-')}.jsonl`);
  await copy(file);
  for (const old of backupsIn(folder).slice(0, -kept)) rmSync(join(folder, old));
  return file;
}

/** The oldest first: their names hold their times. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
