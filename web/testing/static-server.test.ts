import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFor, serveFolder } from './static-server.ts';

const home = mkdtempSync(join(tmpdir(), 'holdout-'));
const folder = join(home, 'dist');
const server = serveFolder(folder);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(home, 'dist-secret'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
  writeFileSync(join(folder, 'sw.js'), '');
  writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'run()');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true });
});

/** As it is, not tidied up by a URL parser. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: { [name: string]: unknown }; body: string }>((done, fail) => {
    request({ host: '127.0.0.1', port, path, method }, (r) => {
      let body = '';
      r.on('data', (part) => (body += part));
      r.on('end', () => done({ status: r.statusCode ?? 0, headers: r.headers, body }));
    })
      .on('error', fail)
      .end();
  });

it('serves the page with its type, safe and never stale', async () => {
  const { status, headers, body } = await get('/');
  expect([status, body]).toEqual([200, '<p>hello</p>']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

it('lets browsers keep hashed files for good, but not the service worker', async () => {
  expect((await get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
});

it('gives out nothing from outside of the folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/../dist-secret',
    '/%',
    '/a%00b',
  ]) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain('secret');
  }
  expect(fileFor(folder, '/..%5csecret.txt')).toBeUndefined();
});

it('answers nothing but questions', async () => {
  expect((await get('/', 'POST')).status).toBe(405);
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});
