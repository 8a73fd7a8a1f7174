/** What can be said without running a test, side by side: types, format and what is unused on one core; lint, the longest, on another. */
import { spawn } from 'node:child_process';

const passes = (script: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const child = spawn(`npm run -s ${script}`, { shell: true, stdio: 'inherit' });
    child.on('error', fail);
    child.on('close', (code) => done(code === 0));
  });

/** Everything that is wrong is told, not only the first. */
async function allPass(scripts: readonly string[]): Promise<boolean> {
  const passed: boolean[] = [];
  for (const script of scripts) passed.push(await passes(script));
  return passed.every(Boolean);
}

const passed = await Promise.all([allPass(['types', 'formatted', 'unused']), allPass(['lint'])]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
