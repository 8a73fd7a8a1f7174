/** A registry of this machine alone, with the packages that are installed here: an install needs no network. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';

const MODULES = resolve(import.meta.dirname, '../../node_modules');

interface Registry {
  readonly url: string;
  close(): void;
}

/** A package as it is installed, packed again; what is installed below it is another package. */
async function packed(folder: string): Promise<Buffer> {
  const args = ['-cz', '--exclude', 'node_modules', '-C', dirname(folder), basename(folder)];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const code = new Promise<number | null>((done) => tar.once('close', done));
  const file = await buffer(tar.stdout);
  // 1: a file has changed meanwhile, which a link made to it is enough for.
  if ((await code) !== 0 && (await code) !== 1) throw new Error(`${folder} cannot be packed`);
  return file;
}

/** One for each version that is installed: for everybody, or below the one package that wants another. */
const foldersOf = (name: string): string[] =>
  [MODULES, join(MODULES, 'libsql', 'node_modules')]
    .map((modules) => join(modules, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));

const manifestIn = (folder: string): { version: string } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

export async function openRegistry(): Promise<Registry> {
  const files = new Map<string, Promise<Buffer>>();
  const fileOf = (folder: string): Promise<Buffer> => {
    const file = files.get(folder) ?? packed(folder);
    files.set(folder, file);
    return file;
  };
  const describe = async (name: string, folder: string): Promise<object> => {
    const manifest = manifestIn(folder);
    const hash = createHash('sha512').update(await fileOf(folder));
    const dist = {
      tarball: `${url}${name}/-/${manifest.version}.tgz`,
      integrity: `sha512-${hash.digest('base64')}`,
    };
    return { ...manifest, dist };
  };
  const reply = async (address: string): Promise<Buffer | string | undefined> => {
    const [, name = '', version] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.*)\.tgz)?$/.exec(address) ?? [];
    const folders = name === '' ? [] : foldersOf(name);
    if (version !== undefined) return fileOf(folders.find((f) => manifestIn(f).version === version) ?? '');
    if (folders.length === 0) return undefined;
    const versions = await Promise.all(
      folders.map(async (f) => [manifestIn(f).version, await describe(name, f)] as const),
    );
    const [latest] = versions[0] ?? [];
    return JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) });
  };
  const server = createServer((request, response) => {
    reply(decodeURIComponent(request.url ?? '')).then(
      (body) => response.writeHead(body === undefined ? 404 : 200).end(body ?? '{}'),
      (failure: Error) => response.writeHead(500).end(failure.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => void server.close() };
}
