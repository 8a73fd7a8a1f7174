/** The whole server: tables, sockets, health, metrics and the client's files, on one storage. */
import fastifyStatic from '@fastify/static';
import type { Engine } from '@holdout/engine';
import { pageAddress, replayAddress } from '@holdout/protocol';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { LIMITS } from '../limits.ts';
import { Sender } from '../push/sender.ts';
import { keptVapid } from '../push/vapid.ts';
import type { Storage } from '../storage/storage.ts';
import type { WriteCapsule } from '../tables/capsule.ts';
import { preparingWith, type Prepare } from '../tables/foreign.ts';
import { Hall } from '../tables/hall.ts';
import type { TableHelp } from '../tables/table-help.ts';
import { threadThinker } from '../tables/thinker.ts';
import { no } from '../tables/refusals.ts';
import { AddressLimit } from './addresses.ts';
import { addHealth, readinessOf } from './health.ts';
import { Metrics } from './metrics.ts';
import { addPushRoutes } from './push-routes.ts';
import { isOwnOrigin, SAFE_HEADERS } from './safety.ts';
import { acceptUpgrades, addSockets } from './sockets.ts';
import { addTableRoutes } from './table-routes.ts';

export interface ServerOptions {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly capsule: WriteCapsule;
  /** Plays games that come as files; this thread does it itself if nobody else does. */
  readonly prepare?: Prepare;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly logLevel: string;
  /** Whom a push service may ask about this server. */
  readonly contact: string;
  /** Folder of the built client; without it only tables are served. */
  readonly client?: string;
  readonly botMs: number;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Changes with every start, so that pages notice a new process. */
  readonly process: string;
  /** Starts to listen; gives the port. */
  listen(host: string, port: number): Promise<number>;
  /** Says goodbye, finishes what is under way, closes the storage. */
  stop(): Promise<void>;
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const { storage, engine } = options;
  const process = randomBytes(9).toString('base64url');
  const app = Fastify({
    // Requests are not logged: addresses and ids of tables are nobody's business.
    logger: { level: options.logLevel, base: { process } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.requestBytes,
    requestTimeout: LIMITS.requestMs,
    connectionTimeout: 0,
    trustProxy: options.proxies.length > 0 ? [...options.proxies] : false,
    forceCloseConnections: true,
  });
  const now = Date.now;
  // Nobody waits longer because the clock on the wall was set back.
  const uptime = (): number => performance.now();
  const trouble = (error: Error): void => {
    metrics.count('troubles');
    app.log.error({ err: error }, 'trouble');
  };
  const capsule: WriteCapsule = (c) => {
    metrics.count('capsules');
    app.log.error({ table: c.table, during: c.during, error: c.error }, 'capsule');
    try {
      options.capsule(c);
    } catch (failure) {
      trouble(failure as Error);
    }
  };
  const vapid = await keptVapid(storage, options.contact);
  const sender = new Sender(vapid, now, trouble);
  const ring: TableHelp['ring'] = (table, { words, ...target }, gone) => {
    const said = sender.send(target, JSON.stringify({ table, words }));
    said.then((sent) => sent === 'gone' && gone(), trouble);
  };
  const thinker = threadThinker();
  const { think } = thinker;
  const help = { storage, engine, process, capsule, now, ring, think, botMs: options.botMs, trouble };
  const hall = new Hall({ ...help, prepare: options.prepare ?? preparingWith(engine) });
  const readiness = readinessOf(storage, uptime);

  await acceptUpgrades(app, trouble);
  guard(app, options.origins, () => metrics, uptime, trouble);
  const sockets = addSockets(app, { hall, process, now: uptime, trouble }, () => metrics);
  const metrics = new Metrics({ sockets: sockets.count, live_tables: () => hall.size });
  addTableRoutes(app, { hall, storage, metrics, now: uptime });
  addPushRoutes(app, vapid.key);
  addHealth(app, readiness, process);
  addMetrics(app, metrics);
  if (options.client !== undefined) await addClient(app, options.client);

  return {
    app,
    process,
    async listen(host, port) {
      await app.listen({ host, port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async stop() {
      sockets.stop();
      await hall.stop();
      await thinker.close();
      await app.close();
      metrics.stop();
      await storage.close();
    },
  };
}

/** What every request has to pass, sockets included. */
function guard(
  app: FastifyInstance,
  origins: readonly string[],
  metrics: () => Metrics,
  now: () => number,
  trouble: (error: Error) => void,
): void {
  const asking = new AddressLimit(LIMITS.requestBurst, LIMITS.requestEveryMs, now);
  const fetching = new AddressLimit(LIMITS.fileBurst, LIMITS.requestEveryMs, now);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS);
    const limit = request.url.startsWith('/assets/') ? fetching : asking;
    if (!limit.take(request.ip)) {
      metrics().count('requests_refused');
      return reply.code(429).send(no('limit.requests'));
    }
    if (!isOwnOrigin(request.headers.origin, request.headers.host, origins)) {
      metrics().count('requests_refused');
      return reply.code(403).send(no('origin.foreign'));
    }
    return undefined;
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(no('page.unknown')));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(no('message.shape'));
    trouble(error);
    return reply.code(503).send(no('storage.failed'));
  });
}

function addMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    // For programs on this machine; whatever came through a proxy is from elsewhere.
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    if (!local || request.headers['x-forwarded-for'] !== undefined)
      return reply.code(404).send(no('page.unknown'));
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}

async function addClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // Names in assets/ carry a hash of their content: they never change.
    setHeaders(reply, path) {
      const forever = path.slice(root.length).replaceAll('\\', '/').startsWith('/assets/');
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const address of [pageAddress(':id'), replayAddress(':id')])
    app.get(address, (_request, reply) => reply.sendFile('index.html'));
}
