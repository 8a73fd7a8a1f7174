/** The project as its files say it: packages with their doors, where an import leads, where the outside comes in. */
import { posix } from 'node:path';
import { readModule, readSheet, type Module } from './module.ts';

export interface Package {
  /** '' for the root. */
  folder: string;
  name: string;
  /** `.` or `./testing`, and the file behind it. */
  doors: ReadonlyMap<string, string>;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  scripts: readonly string[];
}

export interface Project {
  files: ReadonlySet<string>;
  modules: ReadonlyMap<string, Module>;
  packages: readonly Package[];
  entries: ReadonlySet<string>;
  packageOf(file: string): Package;
  /** The file an import leads to; nothing if that is none of the project's. */
  resolve(from: string, specifier: string): string | undefined;
}

interface PackageFile {
  name: string;
  exports?: { [door: string]: string };
  dependencies?: { [name: string]: string };
  devDependencies?: { [name: string]: string };
  scripts?: { [name: string]: string };
}

const CODE = /\.tsx?$/;
const isCode = (file: string): boolean => CODE.test(file) || file.endsWith('.js');

function readPackage(file: string, text: string): Package {
  const read = JSON.parse(text) as PackageFile;
  const folder = posix.dirname(file) === '.' ? '' : posix.dirname(file);
  return {
    folder,
    name: read.name,
    doors: new Map(
      Object.entries(read.exports ?? {}).map(([door, path]) => [door, posix.join(folder, path)]),
    ),
    dependencies: new Set(Object.keys(read.dependencies ?? {})),
    devDependencies: new Set(Object.keys(read.devDependencies ?? {})),
    scripts: Object.values(read.scripts ?? {}),
  };
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Code for tests: the tests, what stands beside them to be used by them, and the toy edition they play. */
export const isForTests = (file: string): boolean =>
  isTest(file) ||
  /(^|\/)(tests|testing|fixtures|toy|e2e)\//.test(file) ||
  /(^|\/)(testing|test-[^/]*)\.tsx?$/.test(file);

/** A tool's settings: the tool reads them by their name. */
export const isSettings = (file: string): boolean => /\.config\.[jt]s$/.test(file);

/** Doors, settings, tests, what a script runs, what a page loads, and declarations of the surroundings. */
function entriesOf(files: ReadonlyMap<string, string>, packages: readonly Package[]): Set<string> {
  const entries = new Set<string>(packages.flatMap(({ doors }) => [...doors.values()]));
  for (const { folder, scripts } of packages)
    for (const word of scripts.flatMap((script) => script.split(/\s+/)))
      if (isCode(word)) entries.add(posix.join(folder, word));
  for (const [file, text] of files) {
    if (isTest(file) || isSettings(file) || file.endsWith('.d.ts')) entries.add(file);
    if (file.endsWith('.html'))
      for (const [, path] of text.matchAll(/<script[^>]* src="\/?([^"]+)"/g))
        entries.add(posix.join(posix.dirname(file), path));
  }
  return entries;
}

export function readProject(files: ReadonlyMap<string, string>): Project {
  const packages = [...files]
    .filter(([file]) => posix.basename(file) === 'package.json')
    .map(([file, text]) => readPackage(file, text))
    .sort((a, b) => b.folder.length - a.folder.length);
  const root: Package = {
    folder: '',
    name: '',
    doors: new Map(),
    dependencies: new Set(),
    devDependencies: new Set(),
    scripts: [],
  };
  const behind = new Map<string, string>();
  for (const { name, doors } of packages)
    for (const [door, file] of doors) behind.set(posix.join(name, door), file);
  return {
    files: new Set(files.keys()),
    modules: new Map(
      [...files].flatMap(([file, text]) => {
        if (isCode(file)) return [[file, readModule(file, text)]];
        return file.endsWith('.css') ? [[file, readSheet(text)]] : [];
      }),
    ),
    packages,
    entries: entriesOf(files, packages),
    packageOf: (file) =>
      packages.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`)) ?? root,
    resolve(from, specifier) {
      const file = specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
        : behind.get(specifier);
      return file !== undefined && files.has(file) ? file : undefined;
    },
  };
}
