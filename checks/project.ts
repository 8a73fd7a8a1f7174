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
  /** null: no way in, though a door for many names would fit. */
  exports?: { [door: string]: string | null };
  dependencies?: { [name: string]: string };
  devDependencies?: { [name: string]: string };
  scripts?: { [name: string]: string };
}

const CODE = /\.tsx?$/;
const isCode = (file: string): boolean => CODE.test(file) || file.endsWith('.js');

/** What stands for the star in every file that fits: a door to the index of any folder is one for each that has an index. */
function starsIn(pattern: string, files: readonly string[]): string[] {
  const [before = '', after = ''] = pattern.split('*');
  return files.flatMap((file) => {
    const star = file.slice(before.length, file.length - after.length);
    return before + star + after === file && star !== '' && !star.includes('/') ? [star] : [];
  });
}

function doorsOf(
  exports: { [door: string]: string | null },
  folder: string,
  files: readonly string[],
): Map<string, string> {
  const doors = new Map<string, string>();
  const byNames = ([a]: [string, unknown], [b]: [string, unknown]): number =>
    Number(b.includes('*')) - Number(a.includes('*'));
  // A door of one name comes later and takes the place of one of many.
  for (const [door, path] of Object.entries(exports).sort(byNames)) {
    if (path === null) continue;
    const file = posix.join(folder, path);
    if (!door.includes('*')) doors.set(door, file);
    else for (const star of starsIn(file, files)) doors.set(door.replace('*', star), file.replace('*', star));
  }
  return doors;
}

function readPackage(file: string, text: string, files: readonly string[]): Package {
  const read = JSON.parse(text) as PackageFile;
  const folder = posix.dirname(file) === '.' ? '' : posix.dirname(file);
  return {
    folder,
    name: read.name,
    doors: doorsOf(read.exports ?? {}, folder, files),
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
      for (const [, path = ''] of text.matchAll(/<script[^>]* src="\/?([^"]+)"/g))
        entries.add(posix.join(posix.dirname(file), path));
  }
  return entries;
}

export function readProject(files: ReadonlyMap<string, string>): Project {
  const names = [...files.keys()];
  const packages = [...files]
    .filter(([file]) => posix.basename(file) === 'package.json')
    .map(([file, text]) => readPackage(file, text, names))
    .sort((a, b) => b.folder.length - a.folder.length);
  const root: Package = {
    folder: '',
    name: '',
    doors: new Map(),
    dependencies: new Set(),
    devDependencies: new Set(),
    scripts: [],
  };
  /** `import(`./${folder}/plug.ts`)` takes from every file that fits. */
  const spelledOut = (file: string, module: Module): Module => ({
    ...module,
    takes: module.takes.flatMap((taking) => {
      if (!taking.from.startsWith('.') || !taking.from.includes('*')) return [taking];
      const stars = starsIn(posix.join(posix.dirname(file), taking.from), names);
      return stars.map((star) => ({ ...taking, from: taking.from.replace('*', star) }));
    }),
  });
  const behind = new Map<string, string>();
  for (const { name, doors } of packages)
    for (const [door, file] of doors) behind.set(posix.join(name, door), file);
  return {
    files: new Set(files.keys()),
    modules: new Map(
      [...files].flatMap(([file, text]) => {
        if (isCode(file)) return [[file, spelledOut(file, readModule(file, text))]];
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
