/** The whole server: tables, sockets, health, metrics and the client's files, on one storage. */
import fastifyStatic from '@fastify/static';
import type { Engine } from '@holdout/engine';
import { pageAddress, replayAddress } from '@holdout/protocol';
import { ADMIN_PAGE } from '@holdout/protocol/admin';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Upkeep } from '../admin/upkeep.ts';
import { examiner, type Examine } from '../gallery/examiner.ts';
import { Gallery } from '../gallery/gallery.ts';
import { addGalleryRoutes, addNoGallery } from '../gallery/routes.ts';
import { LIMITS } from '../limits.ts';
import { Sender } from '../push/sender.ts';
import { keptVapid } from '../push/vapid.ts';
import type { Storage } from '../storage/storage.ts';
import type { WriteCapsule } from '../tables/capsule.ts';
import { preparingWith, type Prepare } from '../tables/foreign.ts';
import { Hall } from '../tables/hall.ts';
import type { TableHelp } from '../tables/table-help.ts';
import { threadThinker } from '../tables/thinker.ts';
import { addAdminRoutes } from './admin-routes.ts';
import type { Config } from './config.ts';
import { phoneAddress } from '../doorstep.ts';
import { addDoorRoutes } from './door-routes.ts';
import { Gate } from './gate.ts';
import { guard } from './guard.ts';
import { addHealth, readinessOf } from './health.ts';
import { Metrics } from './metrics.ts';
import { addMetrics } from './metrics-route.ts';
import { addPushRoutes } from './push-routes.ts';
import { acceptUpgrades, addSockets } from './sockets.ts';
import { addTableRoutes } from './table-routes.ts';

export interface ServerOptions extends Pick<
  Config,
  | 'origins'
  | 'proxies'
  | 'contact'
  | 'metricsToken'
  | 'adminSecret'
  | 'keepMs'
  | 'backups'
  | 'custom'
  | 'gallery'
  | 'drainMs'
> {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly capsule: WriteCapsule;
  /** Plays games that come as files; this thread does it itself if nobody else does. */
  readonly prepare?: Prepare;
  /** Looks through packs that are handed in; a thread of its own does, if nobody else. */
  readonly examine?: Examine;
  /** Copies all tables into a file. */
  readonly copy: (file: string) => Promise<void>;
  readonly logger: { readonly level: string; readonly stream?: { write(line: string): void } };
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
  /** Sends visitors elsewhere for a while, says goodbye, finishes what is under way, closes the storage. */
  stop(): Promise<void>;
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const { engine } = options;
  const process = randomBytes(9).toString('base64url');
  const app = Fastify({
    // Requests are not logged: addresses and ids of tables are nobody's business.
    logger: { ...options.logger, base: { process } },
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
  const storage = timed(options.storage, () => metrics);
  const gate = new Gate(storage, process, uptime, trouble);
  const vapid = await keptVapid(storage, options.contact);
  const sender = new Sender(vapid, now, trouble);
  const ring: TableHelp['ring'] = (table, { words, ...target }, gone) => {
    const said = sender.send(target, JSON.stringify({ table, words }));
    said.then((sent) => sent === 'gone' && gone(), trouble);
  };
  const thinker = threadThinker();
  const { think } = thinker;
  const help = { storage, engine, process, capsule, now, ring, think, botMs: options.botMs, trouble };
  const { custom, prepare = preparingWith(engine) } = options;
  const hall = new Hall({ ...help, prepare, custom });
  const readiness = readinessOf(storage, uptime);

  const upkeep = new Upkeep({
    storage,
    copy: options.copy,
    config: options,
    now,
    say: (what, about) => app.log.warn(about, what),
    trouble,
    doubt: readiness.doubt,
  });

  await acceptUpgrades(app, trouble);
  guard(app, {
    origins: options.origins,
    gate,
    metrics: () => metrics,
    trouble,
    strangeProxy: (address) => app.log.warn({ address }, STRANGE_PROXY),
  });
  const answered = (ms: number): void => metrics.took('answer', ms);
  const sockets = addSockets(app, { hall, process, now: uptime, trouble, answered }, gate, () => metrics);
  gate.bans.onChange = () => sockets.endBanned();
  const metrics = new Metrics({
    sockets: sockets.count,
    live_tables: () => hall.size,
    stored_tables: () => storage.count(),
    storage_bytes: () => storage.bytes(),
  });
  addTableRoutes(app, { hall, storage, metrics, gate });
  const phones = (): string | undefined => {
    const at = app.server.address();
    return typeof at === 'object' && at ? phoneAddress(at.address, at.port) : undefined;
  };
  addDoorRoutes(app, { hall, gate, now, phones });
  addPushRoutes(app, vapid.key);
  const gallery = new Gallery({ storage, now, examine: options.examine ?? examiner() });
  if (options.gallery) addGalleryRoutes(app, { gallery, gate, now: uptime });
  else addNoGallery(app);
  addHealth(app, readiness, process);
  addMetrics(app, metrics, options.metricsToken);
  const secret = options.adminSecret;
  if (secret !== undefined)
    addAdminRoutes(app, {
      ...{ secret, hall, storage, gate, process, now, why: () => readiness.why() },
      gallery: options.gallery ? gallery : undefined,
    });
  const pages = [pageAddress(':id'), replayAddress(':id')];
  app.get(ADMIN_PAGE, (_request, reply) => reply.redirect('/#/admin'));
  if (options.client !== undefined) await addClient(app, options.client, pages);

  return {
    app,
    process,
    async listen(host, port) {
      await app.listen({ host, port });
      upkeep.begin();
      void upkeep.inspect();
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async stop() {
      readiness.drain();
      if (sockets.count() > 0) await pause(options.drainMs);
      await upkeep.stop();
      gate.stop();
      sockets.stop();
      await hall.stop();
      await thinker.close();
      await app.close();
      metrics.stop();
      await storage.close();
    },
  };
}

/** Said once, when the first request shows it. */
const STRANGE_PROXY =
  'Requests come through a proxy that TRUST_PROXY does not name: all visitors count as one address, and share its limits. Set TRUST_PROXY to the address of the proxy.';

/** Notes how long entries take to the disk. */
const timed = (storage: Storage, metrics: () => Metrics): Storage => ({
  ...storage,
  append: (...entry) => metrics().timed('write', () => storage.append(...entry)),
});

/** `pages`: addresses that the client shows by itself. */
async function addClient(app: FastifyInstance, root: string, pages: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // Names in assets/ carry a hash of their content: they never change.
    setHeaders(reply, path) {
      const forever = path.slice(root.length).replaceAll('\\', '/').startsWith('/assets/');
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const address of pages) app.get(address, (_request, reply) => reply.sendFile('index.html'));
}
