/** For the page of whoever runs the server: what is going on here, and what may be done about it. */
import { readValue, TABLE_ID } from '@holdout/protocol';
import {
  ADMIN_ADDRESS,
  adminTableAddress,
  adminWish,
  type AdminDone,
  type AdminTable,
  type AdminView,
  type AdminWish,
} from '@holdout/protocol/admin';
import { adminPackAddress } from '@holdout/protocol/gallery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hideLine, makeHostLink, setClosed, type Desk } from '../admin/deeds.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { adminLines, judge } from '../gallery/moderation.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hall } from '../tables/hall.ts';
import { isNo, no, type Refused } from '../tables/refusals.ts';
import { isShown } from './bearer.ts';
import type { Gate } from './gate.ts';

interface AdminHelp {
  readonly secret: string;
  readonly hall: Hall;
  readonly storage: Storage;
  readonly gate: Gate;
  /** Where there is one. */
  readonly gallery: Gallery | undefined;
  readonly process: string;
  readonly now: () => number;
  /** Why no visitors should be sent here, if that is so. */
  readonly why: () => Promise<string | undefined>;
}

/** Tables and addresses that are shown. */
const SHOWN_TABLES = 100;
const SHOWN_ADDRESSES = 20;
const SHOWN_PACKS = 100;

export function addAdminRoutes(app: FastifyInstance, help: AdminHelp): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(ADMIN_ADDRESS)) return undefined;
    reply.header('cache-control', 'no-store');
    if (isShown(help.secret, request.headers.authorization)) return undefined;
    return reply.code(403).send(no('admin.only'));
  });
  app.get(ADMIN_ADDRESS, () => viewOf(help));
  app.get<{ Params: { id: string } }>(adminTableAddress(':id'), async (request, reply) => {
    const table = await tableOf(help, request.params.id);
    return isNo(table) ? refuse(reply, table) : table;
  });
  app.get<{ Params: { id: string; version: string } }>(
    adminPackAddress(':id', ':version'),
    async (request, reply) => {
      const { id, version } = request.params;
      const text = TABLE_ID.test(id) ? await help.gallery?.file(id, version) : undefined;
      if (text === undefined) return refuse(reply, no('gallery.unknown'));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
  app.post(ADMIN_ADDRESS, async (request, reply) => {
    const wish = readValue(adminWish, request.body, 'strict');
    if ('fault' in wish) return refuse(reply, no('message.shape', wish.fault.at || undefined));
    const done = await carryOut(help, wish.value);
    return isNo(done) ? refuse(reply, done) : done;
  });
}

const UNKNOWN: readonly string[] = ['table.unknown', 'gallery.unknown'];
const refuse = (reply: FastifyReply, why: Refused): FastifyReply =>
  reply.code(UNKNOWN.includes(why.refused) ? 404 : 400).send(why);

async function viewOf(help: AdminHelp): Promise<AdminView> {
  const { hall, storage, gate } = help;
  const tables = await linesOf(help);
  const addresses = gate.sockets.told().slice(0, SHOWN_ADDRESSES);
  return {
    process: help.process,
    seconds: Math.floor(process.uptime()),
    sockets: gate.sockets.total,
    live: hall.size,
    stored: await storage.count(),
    bytes: await storage.bytes(),
    memory: process.memoryUsage.rss(),
    why: (await help.why()) ?? null,
    tables: [...tables].sort((a, b) => b.sockets - a.sockets),
    addresses: addresses.map(([network, sockets]) => ({ network, sockets })),
    bans: gate.bans.list,
    gallery: help.gallery ? adminLines(await help.gallery.all()).slice(0, SHOWN_PACKS) : null,
  };
}

async function linesOf({ hall, storage }: AdminHelp): Promise<AdminView['tables']> {
  const here = new Map(hall.tablesHere().map((table) => [table.id, table]));
  const stored = await storage.list(SHOWN_TABLES);
  return Promise.all(
    stored.map(async ({ id, title, head, changed }) => {
      const line = { id, title, entries: head, changed: Math.floor(changed) };
      const table = here.get(id);
      if (!table) return { ...line, edition: null, mission: null, sockets: 0, closed: null };
      const { setup, closed } = await table.look((fold) => ({ ...fold.header, closed: fold.closed }));
      const mission = typeof setup.mission === 'string' ? setup.mission : null;
      return { ...line, edition: setup.edition, mission, sockets: table.crowd.onlookers.size, closed };
    }),
  );
}

async function tableOf({ hall }: AdminHelp, id: string): Promise<AdminTable | Refused> {
  const table = await hall.open(id);
  if (isNo(table)) return table;
  const { chairs, watchers } = table.attendance.presence.view();
  return table.look(({ title, closed, seating, chat }) => ({
    id,
    title,
    closed,
    chairs: seating.chairs.map(({ holder, name }, i) => ({ holder, name, here: chairs[i] === null })),
    watchers: watchers.map(({ name }) => name),
    chat,
  }));
}

async function carryOut(help: AdminHelp, wish: AdminWish): Promise<AdminDone | Refused> {
  const { gate, storage, hall } = help;
  if (wish.do === 'ban') {
    if (!(await gate.bans.add(wish.address, wish.why))) return no('message.shape', 'address');
    return {};
  }
  if (wish.do === 'lift') {
    await gate.bans.lift(wish.network);
    return {};
  }
  if ('id' in wish) {
    if (!help.gallery) return no('gallery.unknown');
    return (await judge(help.gallery, wish)) ?? {};
  }
  const done = await deedOf({ storage, now: help.now }, wish);
  await hall.lookAt(wish.table);
  return done ?? no('table.unknown');
}

/** Undefined when there is no such table. */
async function deedOf(
  desk: Desk,
  wish: Extract<AdminWish, { table: string }>,
): Promise<AdminDone | undefined> {
  const { table } = wish;
  switch (wish.do) {
    case 'close':
    case 'open':
      return (await setClosed(desk, table, wish.do === 'close')) === undefined ? undefined : {};
    case 'hide':
      return (await hideLine(desk, table, wish.line)) === undefined ? undefined : {};
    case 'forget':
      return (await desk.storage.forget(table)) ? {} : undefined;
    case 'host': {
      const given = await makeHostLink(desk, table);
      return given && { secret: given.secret };
    }
  }
}
