/** The licences of all that is in the package and is not ours, word for word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: { readonly [name: string]: string };
}

const ROOT = resolve(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
/** What a service worker is made of; the builder puts it into the client. */
const WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing'];

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packages of others that the client is made of. */
export function clientPackages(): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const folder = join(MODULES, name);
    if (found.has(folder) || name.startsWith('@holdout/') || !existsSync(folder)) return;
    found.add(folder);
    Object.keys(manifestIn(folder).dependencies ?? {}).forEach(add);
  };
  Object.keys(manifestIn(join(ROOT, 'web')).dependencies ?? {}).forEach(add);
  WORKER.forEach(add);
  return [...found];
}

/** One chapter for each package, by name. */
export function licencesOf(folders: readonly string[]): string {
  const chapters = [...new Set(folders)].map((folder) => {
    const { name, version, license } = manifestIn(folder);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const text =
      file === undefined ? `Licence: ${license ?? 'unknown'}` : readFileSync(join(folder, file), 'utf8');
    return { name, text: `## ${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n` };
  });
  return chapters
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join('\n');
}

/** Version of a package as it is installed here. */
export const versionOf = (name: string): string => manifestIn(join(MODULES, name)).version;
