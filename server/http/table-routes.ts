/** Tables over HTTP: make one, ask whether there is one, take its file. All else goes over the socket. */
import {
  earlierAddress,
  newTableWithin,
  readValue,
  saveAddress,
  SECRET,
  tableAddress,
  TABLE_ID,
  TABLES_ADDRESS,
  type EarlierPage,
  type MadeTable,
} from '@holdout/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIMITS } from '../limits.ts';
import { cardOf } from '../tables/card.ts';
import { earlierLines } from '../tables/earlier.ts';
import { takeSave } from '../tables/file.ts';
import type { Hall } from '../tables/hall.ts';
import { isNo, no, type Refused } from '../tables/refusals.ts';
import { hashSecret } from '../tables/secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { bearerIn } from './bearer.ts';
import type { Gate } from './gate.ts';
import type { Metrics } from './metrics.ts';

const newTable = newTableWithin(LIMITS);

interface RouteHelp {
  readonly hall: Hall;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly gate: Gate;
}

export function addTableRoutes(app: FastifyInstance, { hall, storage, metrics, gate }: RouteHelp): void {
  app.post(TABLES_ADDRESS, async (request, reply) => {
    if (!gate.creating.take(request.ip)) return refuse(reply, 429, no('limit.requests'));
    const wish = readValue(newTable, request.body, 'strict');
    if ('fault' in wish) return refuse(reply, 400, no('message.shape', wish.fault.at || undefined));
    const made = await hall.make(wish.value);
    if ('refused' in made) return refuse(reply, 422, no(made.refused, made.at));
    metrics.count('tables_made');
    return reply.code(201).send({ id: made.id, ...made.secrets } satisfies MadeTable);
  });

  app.get<{ Params: { id: string } }>(tableAddress(':id'), async (request, reply) => {
    const table = await find(request.params.id);
    if (isNo(table)) return refuse(reply, missing(table), table);
    const hashes = hashesIn(request.headers.authorization);
    const why = table.crowd.closedTo(hashes);
    if (why) return refuse(reply, 403, why);
    reply.header('cache-control', 'no-store');
    return table.look((fold) => cardOf(table.id, fold, table.actor(hashes)));
  });

  app.delete<{ Params: { id: string } }>(tableAddress(':id'), async (request, reply) => {
    const table = await find(request.params.id);
    if (isNo(table)) return refuse(reply, missing(table), table);
    // Whoever only stands in for the host keeps the table for them.
    if (!table.actor(hashesIn(request.headers.authorization)).owner)
      return refuse(reply, 403, no('host.only'));
    await storage.forget(table.id);
    await hall.lookAt(table.id);
    return reply.code(204).send();
  });

  app.get<{ Params: { id: string } }>(saveAddress(':id'), async (request, reply) => {
    const table = await find(request.params.id);
    if (isNo(table)) return refuse(reply, missing(table), table);
    const hashes = hashesIn(request.headers.authorization);
    const why = table.crowd.closedTo(hashes);
    if (why) return refuse(reply, 403, why);
    const text = await takeSave(table, hashes);
    if (typeof text !== 'string') return refuse(reply, 403, text);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="holdout-${table.id.slice(0, 6)}.json"`)
      .header('cache-control', 'no-store')
      .send(text);
  });

  app.get<{ Params: { id: string; era: string; from: string } }>(
    earlierAddress(':id', ':era', ':from'),
    async (request, reply) => {
      const { id, era, from } = request.params;
      const table = await find(id);
      if (isNo(table)) return refuse(reply, missing(table), table);
      const why = table.crowd.closedTo(hashesIn(request.headers.authorization));
      if (why) return refuse(reply, 403, why);
      const fold = await table.look((now) => now);
      const lines = await earlierLines(storage, id, fold, Number(era), Number(from));
      const told = fold.eras[Number(era)];
      if (!told || !lines) return refuse(reply, 404, no('page.unknown'));
      return { rules: told.rules, lines } satisfies EarlierPage;
    },
  );

  const find = async (id: string): ReturnType<Hall['open']> =>
    TABLE_ID.test(id) ? hall.open(id) : no('table.unknown');
}

/** A table that later rules own is there, and not here. */
const missing = ({ refused }: Refused): number => (refused === 'table.updating' ? 503 : 404);

const refuse = (reply: FastifyReply, status: number, why: Refused): FastifyReply =>
  reply.code(status).send(why);

/** Whoever has several chairs shows all their secrets. */
function hashesIn(authorization = ''): readonly string[] {
  return bearerIn(authorization)
    .split(' ')
    .filter((secret) => SECRET.test(secret))
    .slice(0, LIMITS.secrets)
    .map(hashSecret);
}
