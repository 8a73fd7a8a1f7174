/** A push service on this machine, and the browser behind it: takes messages, opens them, checks who sent them. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser with these keys reads in a message (RFC 8291). Throws when it is not for it. */
export function opened(message: Buffer, own: string, auth: string): string {
  const [salt, bytes] = [message.subarray(0, 16), message.readUInt8(20)];
  const theirs = message.subarray(21, 21 + bytes);
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(Buffer.from(own, 'base64url'));
  const derived = (secret: Buffer, with_: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), theirs]);
  const input = derived(receiver.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  const sealed = message.subarray(21 + bytes);
  decipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}

/** The claims of a sender's signature; throws when it is not by the key it names. */
function claimsIn(header: string): { readonly aud: string; readonly exp: number } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const sender = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: sender, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!fits) throw new Error('signed by somebody else');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
}

export interface PushService {
  /** What a browser gives away to be called. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Messages as they were read. */
  readonly read: string[];
  readonly claims: ReturnType<typeof claimsIn>[];
  /** What it answers from now on. */
  status: number;
  close(): Promise<void>;
}

/** `hear` is told every message as it is read. */
export async function pushService(hear: (text: string) => void = () => undefined): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const read: string[] = [];
  const claims: PushService['claims'] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      claims.push(claimsIn(request.headers.authorization ?? ''));
      const text = opened(Buffer.concat(parts), browser.getPrivateKey('base64url'), auth);
      read.push(text);
      hear(text);
      reply.writeHead(service.status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    subscription: { endpoint: `http://127.0.0.1:${port}/send/1`, p256dh, auth },
    read,
    claims,
    status: 201,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}
