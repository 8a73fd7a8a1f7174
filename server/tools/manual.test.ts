/** docs/PROTOCOL.md is what the descriptions say, and the example client plays from it alone. */
import { ROUTES } from '@holdout/protocol/manual';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { MANUAL, manualPage } from './manual-page.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/example-client.mjs', import.meta.url));

let at: TestServer;
beforeAll(async () => {
  at = await testServer({
    storage: openSqlite(':memory:'),
    gallery: true,
    client: fileURLToPath(new URL('.', import.meta.url)),
  });
});
afterAll(() => at.server.stop());

it('the manual is as fresh as the protocol (npm run manual)', () => {
  expect(readFileSync(MANUAL, 'utf8')).toBe(manualPage());
});

it('what the manual names over HTTP is there', () => {
  const missing = ROUTES.filter(({ method, path }) => !at.server.app.hasRoute({ method, url: path }));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

it('links of the manual lead to its chapters', () => {
  const page = manualPage();
  const chapters = [...page.matchAll(/^#+ (.*)$/gm)].map(([, name = '']) =>
    name.toLowerCase().replaceAll(' ', '-'),
  );
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, to = '']) => to);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((to) => !chapters.includes(to))).toEqual([]);
});

it('the example client, short and without dependencies of its own, plays whole games', async () => {
  const lines = readFileSync(EXAMPLE, 'utf8').split('\n');
  expect(lines.length).toBeLessThan(150);
  const setups = [
    {
      edition: 'classic',
      mission: '00',
      seats: [
        ['amy', 'doug', 'josh'],
        ['ned', 'phil', 'wanda'],
      ],
    },
    { edition: 'dceased', mission: 'D0', seats: [['cyborg'], ['wonder-woman']] },
  ];
  const folder = mkdtempSync(join(tmpdir(), 'holdout-example-'));
  // A server that hears as fast as the example speaks.
  const quick = await startServerProcess({ HOLDOUT_DATA: folder, HOLDOUT_LIMITS: '{"messageEveryMs":1}' });
  try {
    for (const setup of setups) {
      const args = [EXAMPLE, quick.base, JSON.stringify(setup), '1'];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      expect(stdout).toMatch(/^The game is (won|lost) in round \d+, after \d+ answers\.$/m);
    }
  } finally {
    await quick.stop();
    rmSync(folder, { recursive: true });
  }
});
