/** What every request has to pass, sockets included. */
import { ADMIN_ADDRESS } from '@holdout/protocol/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { no, type Refused } from '../tables/refusals.ts';
import type { Gate } from './gate.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin, SAFE_HEADERS } from './safety.ts';

interface GuardHelp {
  readonly origins: readonly string[];
  readonly gate: Gate;
  readonly metrics: () => Metrics;
  readonly trouble: (error: Error) => void;
  /** A proxy nobody has named: all its visitors count as one address. */
  readonly strangeProxy: (address: string) => void;
}

export function guard(app: FastifyInstance, help: GuardHelp): void {
  const { gate, metrics, trouble } = help;
  let isNamed = false;
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    if (!isNamed && isFromStrangeProxy(request)) {
      isNamed = true;
      help.strangeProxy(request.ip);
    }
    reply.headers(SAFE_HEADERS);
    const refused = refusalOf(request);
    if (!refused) return undefined;
    metrics().count('requests_refused');
    return reply.code(refused.refused === 'limit.requests' ? 429 : 403).send(refused);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(no('page.unknown')));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(no('message.shape'));
    trouble(error);
    return reply.code(503).send(no('storage.failed'));
  });

  function refusalOf({ ip, url, headers }: FastifyRequest): Refused | undefined {
    const limit = url.startsWith('/assets/') ? gate.fetching : gate.asking;
    if (!limit.take(ip)) return no('limit.requests');
    // Whoever has shut themselves out lifts it with the secret.
    if (gate.bans.has(ip) && !url.startsWith(ADMIN_ADDRESS)) return no('address.banned');
    return isOwnOrigin(headers.origin, headers.host, help.origins) ? undefined : no('origin.foreign');
  }
}

/** Whose word about the visitor counts would stand in the list of addresses. */
const isFromStrangeProxy = ({ headers, ips }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) < 2;
