/** A server inside the test's own process, on a free port of this machine, and tables made over HTTP. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, type Setup } from '@holdout/engine';
import { madeTable, orThrow, readText, TABLES_ADDRESS, type MadeTable } from '@holdout/protocol';
import { backUp } from '../admin/backups.ts';
import { createServer, type Server, type ServerOptions } from '../http/server.ts';

export interface TestServer {
  readonly server: Server;
  readonly base: string;
  readonly ws: string;
}

export async function testServer(
  options: Pick<ServerOptions, 'storage'> & Partial<ServerOptions>,
): Promise<TestServer> {
  const server = await createServer({
    engine: createEngine(EDITIONS),
    capsule: () => undefined,
    origins: [],
    proxies: [],
    logger: { level: 'silent' },
    contact: 'mailto:ann@example.org',
    metricsToken: undefined,
    adminSecret: undefined,
    keepMs: undefined,
    backups: undefined,
    custom: true,
    gallery: false,
    drainMs: 0,
    copy: (file) => backUp(options.storage, file),
    botMs: 0,
    ...options,
  });
  const port = await server.listen('127.0.0.1', 0);
  return { server, base: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}/ws` };
}

export const postTable = (
  base: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(base + TABLES_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export async function makeTableAt(base: string, setup: Setup): Promise<MadeTable> {
  const reply = await postTable(base, { title: 'Friday', setup });
  if (reply.status !== 201) throw new Error(`no table: ${reply.status} ${await reply.text()}`);
  return orThrow(readText(madeTable, await reply.text(), 'strict'));
}
