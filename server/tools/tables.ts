/**
 * For whoever runs a server: what is stored, a copy of it, and back. Uses the storage that the environment names
 * (docs/SERVER.md), also while servers run on it.
 *
 *     tsx server/tools/tables.ts list [number]
 *     tsx server/tools/tables.ts backup <new file>
 *     tsx server/tools/tables.ts restore <file>
 *     tsx server/tools/tables.ts forget <id>
 */
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../http/config.ts';
import { linesOf, restore } from '../storage/copy.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

const USAGE = 'list [number] | backup <new file> | restore <file> | forget <id>';

const [act, what] = process.argv.slice(2);
const acts: { readonly [name: string]: (storage: Storage) => Promise<void> } = {
  list: (storage) => list(storage, Number(what ?? 20)),
  backup: (storage) => backup(storage, what),
  restore: (storage) => bringBack(storage, what),
  forget: (storage) => forget(storage, what),
};
if (!Object.hasOwn(acts, act ?? '') || (act !== 'list' && what === undefined)) {
  console.error(USAGE);
  process.exit(2);
}
const storage = await openStorage(readConfig(process.env));
try {
  await acts[act](storage);
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 1;
} finally {
  await storage.close();
}

async function list(from: Storage, most: number): Promise<void> {
  for (const { id, title, head, changed } of await from.list(most))
    console.log(`${id}  ${new Date(changed).toISOString()}  ${String(head).padStart(5)}  ${title}`);
  console.log(`${await from.count()} tables`);
}

/** Under its name only when it is whole. It holds seeds: for nobody else to read. */
async function backup(from: Storage, file: string): Promise<void> {
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of linesOf(from)) yield `${line}\n`;
  };
  await pipeline(
    Readable.from(lines()),
    createWriteStream(`${file}.part`, { flags: 'wx', mode: 0o600, flush: true }),
  );
  renameSync(`${file}.part`, file);
  console.log(`${await from.count()} tables in ${file}`);
}

async function bringBack(to: Storage, file: string): Promise<void> {
  const { brought, known, different } = await restore(to, createInterface({ input: createReadStream(file) }));
  console.log(`${brought} tables brought back, ${known} were there already`);
  for (const id of different) console.log(`${id} has another past here and was left as it is`);
  if (different.length > 0) process.exitCode = 1;
}

async function forget(from: Storage, id: string): Promise<void> {
  if (!(await from.forget(id))) throw new Error('There is no such table.');
  console.log(`${id} is forgotten`);
}
