/** Every file is reached from an entry: a door, a script, a page, a tool's settings, a test. */
import type { Project } from './project.ts';
import type { Finding } from './unused-exports.ts';

export function unreachedFiles(project: Project): Finding[] {
  const reached = new Set<string>();
  const open = [...project.entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const module = project.modules.get(file);
    if (!module) continue;
    for (const specifier of [...module.takes.map(({ from }) => from), ...module.mentions]) {
      const next = project.resolve(file, specifier);
      if (next !== undefined) open.push(next);
    }
  }
  return [...project.files]
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && !reached.has(file))
    .map((file) => ({ file, name: '(the file)', todo: 'nothing leads to it: delete it' }));
}
