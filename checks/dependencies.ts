/**
 * What a package imports is declared in its package.json, and what is declared is used. Packages come into each other
 * through doors, the `exports` of package.json. Code for tests and settings may
 * use what the root declares for everybody.
 */
import { isForTests, isSettings, type Package, type Project } from './project.ts';
import type { Finding } from './unused-exports.ts';

/** The package a specifier names; nothing for files, what the platform has and what a plug-in makes up. */
function packageNamed(specifier: string): string | undefined {
  if (/^(\.|\/|node:|virtual:)/.test(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const typesOf = (name: string): string => name.replace(/^@types\//, '');

function undeclared(project: Project, root: Package | undefined): Finding[] {
  const found: Finding[] = [];
  for (const [file, { takes }] of project.modules) {
    const { folder, name: own, dependencies, devDependencies } = project.packageOf(file);
    const helping = isForTests(file) || isSettings(file);
    for (const { from } of takes) {
      const name = packageNamed(from);
      const leadsTo = from.startsWith('.') ? project.resolve(file, from) : undefined;
      if (leadsTo !== undefined && project.packageOf(leadsTo).folder !== folder)
        found.push({
          file,
          name: from,
          todo: `another package: come in through a door of ${project.packageOf(leadsTo).name}`,
        });
      if (name === undefined || from.includes('*')) continue;
      const declared =
        name === own ||
        dependencies.has(name) ||
        devDependencies.has(name) ||
        (helping && root?.devDependencies.has(name));
      const where = folder === '' ? 'package.json' : `${folder}/package.json`;
      if (!declared) found.push({ file, name: from, todo: `declare it in ${where}` });
      else if (name.startsWith('@holdout/') && project.resolve(file, from) === undefined)
        found.push({ file, name: from, todo: `${name} has no such door: use one, or add the name to it` });
    }
  }
  return found;
}

function unused(project: Project): Finding[] {
  const found: Finding[] = [];
  for (const one of project.packages) {
    const taken = new Set<string>(['node']);
    for (const [file, { takes, mentions }] of project.modules)
      if (one.folder === '' || project.packageOf(file) === one)
        for (const text of [...takes.map(({ from }) => from), ...mentions]) {
          const name = packageNamed(text);
          if (name !== undefined) taken.add(name);
        }
    const commands = new Set(one.scripts.flatMap((script) => script.split(/[\s&|]+/)));
    for (const name of [...one.dependencies, ...one.devDependencies])
      if (!taken.has(typesOf(name)) && !commands.has(name))
        found.push({
          file: one.folder === '' ? 'package.json' : `${one.folder}/package.json`,
          name,
          todo: 'nobody imports it: take it out',
        });
  }
  return found;
}

export const wrongDependencies = (project: Project): Finding[] => [
  ...undeclared(
    project,
    project.packages.find(({ folder }) => folder === ''),
  ),
  ...unused(project),
];
