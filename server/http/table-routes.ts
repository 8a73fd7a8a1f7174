/** Tables over HTTP: make one, ask whether there is one, take its file. All else goes over the socket. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { takeSave } from '../tables/file.ts';
import type { Hall } from '../tables/hall.ts';
import { isNo, no, type Refused } from '../tables/refusals.ts';
import { hashSecret, TABLE_ID } from '../tables/secrets.ts';
import { AddressLimit } from './addresses.ts';
import type { Metrics } from './metrics.ts';

const WishSchema = z.union([
  z.strictObject({ title: z.string().max(4 * LIMITS.title), setup: z.unknown() }),
  z.strictObject({ title: z.string().max(4 * LIMITS.title), save: z.string() }),
]);

const BEARER = /^Bearer ([A-Za-z0-9_-]{32})$/;

export function addTableRoutes(app: FastifyInstance, hall: Hall, metrics: Metrics, now: () => number): void {
  const creating = new AddressLimit(LIMITS.createBurst, LIMITS.createEveryMs, now);

  app.post('/api/tables', async (request, reply) => {
    if (!creating.take(request.ip)) return refuse(reply, 429, no('limit.requests'));
    const wish = WishSchema.safeParse(request.body);
    if (!wish.success) return refuse(reply, 400, no('message.shape'));
    const made = await hall.make(wish.data);
    if ('refused' in made) return refuse(reply, 422, no(made.refused, made.at));
    metrics.count('tables_made');
    return reply.code(201).send({ id: made.id, host: made.secrets.host, chairs: made.secrets.chairs });
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const table = await find(request.params.id);
    if (isNo(table)) return refuse(reply, 404, table);
    return table.look(({ title, header, seq, game }) => ({
      id: table.id,
      title,
      edition: header.setup.edition,
      mission: typeof header.setup.mission === 'string' ? header.setup.mission : null,
      entries: seq,
      answers: game.answers.length,
    }));
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/save', async (request, reply) => {
    const table = await find(request.params.id);
    if (isNo(table)) return refuse(reply, 404, table);
    const secret = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const text = await takeSave(table, secret === undefined ? [] : [hashSecret(secret)]);
    if (typeof text !== 'string') return refuse(reply, 403, text);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="holdout-${table.id.slice(0, 6)}.json"`)
      .header('cache-control', 'no-store')
      .send(text);
  });

  const find = async (id: string): ReturnType<Hall['open']> =>
    TABLE_ID.test(id) ? hall.open(id) : no('table.unknown');
}

const refuse = (reply: FastifyReply, status: number, why: Refused): FastifyReply =>
  reply.code(status).send(why);
