/** `npm run unused`: exports nobody reads, files nothing leads to, dependencies nobody imports or nobody declared. */
import { readdirSync, readFileSync } from 'node:fs';
import { wrongDependencies } from './dependencies.ts';
import { readProject } from './project.ts';
import { unreachedFiles } from './unreached-files.ts';
import { unusedExports } from './unused-exports.ts';

const ROOT = new URL('../', import.meta.url);
/** What is made, or comes from elsewhere. */
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'data', 'docs']);
const READ = /\.(tsx?|js|css|html|json)$/;
/** Data is named only: whoever takes it takes it whole. */
const isData = (file: string): boolean => file.endsWith('.json') && !file.endsWith('package.json');

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((one) => {
    if (one.name.startsWith('.') || (folder === '' && NOT_OURS.has(one.name))) return [];
    if (!one.isDirectory()) return READ.test(one.name) ? [folder + one.name] : [];
    return one.name === 'node_modules' || one.name === 'dist' ? [] : filesUnder(`${folder}${one.name}/`);
  });
}

const project = readProject(
  new Map(
    filesUnder('').map((file) => [file, isData(file) ? '' : readFileSync(new URL(file, ROOT), 'utf8')]),
  ),
);
const found = [...unusedExports(project), ...unreachedFiles(project), ...wrongDependencies(project)];
for (const { file, line, name, todo } of found)
  console.error(`${line === undefined ? file : `${file}:${line}`}  ${name}  ${todo}`);
if (found.length > 0) process.exitCode = 1;
