/** Is the process there, and may it be sent visitors? For balancers, containers and whoever looks after it. */
import { HEALTH_ADDRESS, LIVE_ADDRESS, READY_ADDRESS, type Health } from '@holdout/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';

interface Readiness {
  /** Why no visitors should be sent here; nothing when all is well. */
  why(): Promise<string | undefined>;
  /** From now on it sends visitors away. */
  drain(): void;
  readonly draining: boolean;
  /** Something is wrong for good: a damaged database. */
  doubt(why: string): void;
}

/** A look at the storage writes to it, so one that went well is good for a while. */
export function readinessOf(storage: Storage, now: () => number): Readiness {
  let draining = false;
  let doubts: string | undefined;
  let asked = -Infinity;
  let said: Promise<string | undefined> = Promise.resolve(undefined);
  const look = (): Promise<string | undefined> =>
    storage.check().then(
      () => undefined,
      () => {
        asked = -Infinity;
        return 'storage';
      },
    );
  return {
    why() {
      if (draining) return Promise.resolve('stopping');
      if (now() - asked >= LIMITS.probeMs) {
        asked = now();
        said = look();
      }
      return said.then((why) => why ?? doubts);
    },
    drain: () => void (draining = true),
    get draining() {
      return draining;
    },
    doubt: (why) => void (doubts = why),
  };
}

export function addHealth(app: FastifyInstance, readiness: Readiness, process: string): void {
  const ready = async (_request: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    const why = await readiness.why();
    if (why === undefined) return reply.send({ ok: true, process } satisfies Health);
    return reply.code(503).send({ ok: false, process, why } satisfies Health);
  };
  app.get(LIVE_ADDRESS, async () => ({ ok: true, process }) satisfies Health);
  app.get(READY_ADDRESS, ready);
  app.get(HEALTH_ADDRESS, ready);
}
