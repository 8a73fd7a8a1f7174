/** What can be said without running a test, side by side: types on one core; lint and format on another. */
import { spawn } from 'node:child_process';

const passes = (script: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const child = spawn(`npm run -s ${script}`, { shell: true, stdio: 'inherit' });
    child.on('error', fail);
    child.on('close', (code) => done(code === 0));
  });

const passed = await Promise.all(['types', 'lint'].map(passes));
process.exitCode = passed.every(Boolean) ? 0 : 1;
