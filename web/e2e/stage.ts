/** Builds and serves the stage (stage/), a page that only the tests have. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WEB } from '../build.ts';
import { serveFolder } from '../testing/static-server.ts';

/** Test files run side by side: each has its own. */
const OUT = resolve(WEB, `../node_modules/.cache/holdout-stage-${process.pid}`);

export interface Stage {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveStage(): Promise<Stage> {
  const vite = resolve(WEB, '../node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', join(WEB, 'e2e/stage/vite.config.ts'), '--outDir', OUT],
    { cwd: WEB, env: { ...process.env, NODE_ENV: 'production', VITEST: undefined } },
  );
  const server = serveFolder(OUT);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(OUT, { recursive: true, force: true });
    },
  };
}
