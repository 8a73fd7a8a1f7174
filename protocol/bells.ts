/** Web push: a browser that wants to be told when it is the turn of one of its chairs, though no page is open. */
import { object } from './body.ts';
import { text, textLike, type Told } from './shape.ts';

/** What a browser's subscription says (RFC 8030, RFC 8291); keys as base64url. */
export const bellFields = {
  endpoint: text(1000, 1),
  p256dh: textLike(/^[A-Za-z0-9_-]{87}$/),
  auth: textLike(/^[A-Za-z0-9_-]{22}$/),
};

/** GET: the key of this server that a subscription is made for. */
export const PUSH_ADDRESS = '/api/push';
export const pushKey = object({ key: bellFields.p256dh });
export type PushKey = Told<typeof pushKey>;
