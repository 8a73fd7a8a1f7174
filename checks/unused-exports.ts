/**
 * Every export has a reader in another file. Where only tests read it,
 *   - it stands in code for tests (project.ts says which that is), or
 *   - its own file uses it too, and a test looks inside, or
 *   - its comment begins with `For tests:` and says what they need it for.
 * A type that no file names may be needed all the same, to write down the types of what others export: then its comment
 * begins with `For the compiler:`. A name on the door of a package has a reader in another package.
 */
import { isForTests, isSettings, type Project } from './project.ts';

export interface Finding {
  file: string;
  line?: number;
  name: string;
  todo: string;
}

/** For every export, `file#name`, the files that read it. */
function readersOf(project: Project): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  const read = (file: string, name: string, by: string, seen: ReadonlySet<string>): void => {
    const module = project.modules.get(file);
    if (!module || seen.has(file)) return;
    if (module.gives.has(name)) {
      const key = `${file}#${name}`;
      readers.set(key, (readers.get(key) ?? new Set()).add(by));
      return;
    }
    for (const from of module.passesOn) {
      const next = project.resolve(file, from);
      if (next !== undefined) read(next, name, by, new Set([...seen, file]));
    }
  };
  const everyName = (file: string): string[] => [
    ...(project.modules.get(file)?.gives.keys() ?? []),
    ...(project.modules.get(file)?.passesOn ?? []).flatMap((from) => {
      const next = project.resolve(file, from);
      return next === undefined ? [] : everyName(next);
    }),
  ];
  for (const [by, module] of project.modules)
    for (const { from, names } of module.takes) {
      const file = project.resolve(by, from);
      if (file === undefined) continue;
      for (const name of names === 'all' ? everyName(file) : names) read(file, name, by, new Set());
    }
  return readers;
}

export function unusedExports(project: Project): Finding[] {
  const readers = readersOf(project);
  const doors = new Set(project.packages.flatMap((one) => [...one.doors.values()]));
  const found: Finding[] = [];
  for (const [file, { gives }] of project.modules) {
    if (isSettings(file) || file.endsWith('.d.ts')) continue;
    const home = project.packageOf(file);
    for (const [name, { line, usedAtHome, saidFor }] of gives) {
      const by = [...(readers.get(`${file}#${name}`) ?? [])].filter((reader) => reader !== file);
      if (saidFor === 'the compiler') continue;
      const say = (todo: string): number => found.push({ file, line, name, todo });
      if (by.length === 0)
        say(usedAtHome ? 'only this file uses it: drop `export`' : 'nobody uses it: delete it');
      else if (
        doors.has(file) &&
        by.every((reader) => project.packageOf(reader) === home && !doors.has(reader))
      )
        say('no other package uses it: take it off the door');
      else if (!isForTests(file) && !usedAtHome && saidFor !== 'tests' && by.every(isForTests))
        say('only tests use it: delete it, or move it to testing/');
    }
  }
  return found;
}
