/** The key that browsers need to let this server call them. */
import { PUSH_ADDRESS, type PushKey } from '@holdout/protocol';
import type { FastifyInstance } from 'fastify';

export const addPushRoutes = (app: FastifyInstance, key: string): void =>
  void app.get(PUSH_ADDRESS, async (): Promise<PushKey> => ({ key }));
