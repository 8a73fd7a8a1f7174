/** Being called though no page is open: the browser's own subscription, made for the key of this server. */
import type { Command } from '@holdout/protocol';
import { RequestError, serverKey } from './api.ts';

type Bell = Omit<Command & { kind: 'bell' }, 'kind' | 'chair' | 'words'>;

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager;

/** Undefined where the browser, or the service it asks, does not do that: then an open page calls. */
export async function subscribe(): Promise<Bell | undefined> {
  const push = await manager();
  if (!push) return undefined;
  try {
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: await serverKey() });
    const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
    return endpoint !== undefined && p256dh !== undefined && auth !== undefined
      ? { endpoint, p256dh, auth }
      : undefined;
  } catch (error) {
    if (error instanceof DOMException || error instanceof RequestError) return undefined;
    throw error;
  }
}

/** The address of this browser, if it has one. */
export const subscribed = async (): Promise<string | undefined> =>
  (await (await manager())?.getSubscription())?.endpoint;
