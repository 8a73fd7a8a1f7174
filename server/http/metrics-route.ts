/** Numbers for a scraper: for programs on this machine, and for whoever shows the token. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { no } from '../tables/refusals.ts';
import { isShown } from './bearer.ts';
import type { Metrics } from './metrics.ts';

export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const shown = token !== undefined && isShown(token, request.headers.authorization);
    if (!shown && !isLocal(request)) return reply.code(404).send(no('page.unknown'));
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}

/** Whatever came through a proxy is from elsewhere. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined;
