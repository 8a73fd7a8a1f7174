/** Four letters for phones beside a table: asked for by its host, looked up by whoever types them. */
import {
  codeAddress,
  DOOR_CODE,
  doorAddress,
  SECRET,
  TABLE_ID,
  type BehindDoor,
  type Door,
} from '@holdout/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Doors } from '../tables/doors.ts';
import type { Hall } from '../tables/hall.ts';
import { isNo, no, type Refused } from '../tables/refusals.ts';
import { hashSecret } from '../tables/secrets.ts';
import { bearerIn } from './bearer.ts';
import type { Gate } from './gate.ts';

interface RouteHelp {
  readonly hall: Hall;
  readonly gate: Gate;
  readonly now: () => number;
  /** Where phones in the same network find this server. */
  readonly phones: () => string | undefined;
}

export function addDoorRoutes(app: FastifyInstance, { hall, gate, now, phones }: RouteHelp): void {
  const doors = new Doors(now);

  app.post<{ Params: { id: string } }>(doorAddress(':id'), async (request, reply) => {
    const { id } = request.params;
    const table = TABLE_ID.test(id) ? await hall.open(id) : no('table.unknown');
    if (isNo(table)) return refuse(reply, 404, table);
    const secret = bearerIn(request.headers.authorization ?? '');
    const hashes = SECRET.test(secret) ? [hashSecret(secret)] : [];
    if (!table.actor(hashes).host) return refuse(reply, 403, no('host.only'));
    const address = phones();
    return { code: doors.open(id), ...(address === undefined ? {} : { address }) } satisfies Door;
  });

  app.get<{ Params: { code: string } }>(codeAddress(':code'), async (request, reply) => {
    // So many letters are few: nobody may try them all.
    if (!gate.doors.take(request.ip)) return refuse(reply, 429, no('limit.requests'));
    const { code } = request.params;
    const table = DOOR_CODE.test(code) ? doors.behind(code) : undefined;
    if (table === undefined) return refuse(reply, 404, no('door.unknown'));
    reply.header('cache-control', 'no-store');
    return { table } satisfies BehindDoor;
  });
}

const refuse = (reply: FastifyReply, status: number, why: Refused): FastifyReply =>
  reply.code(status).send(why);
