/** Sends messages to browsers, by the services that their makers run; few at once, and nothing waits for them. */
import { lookup } from 'node:dns';
import { request as plainly } from 'node:http';
import { request as safely, type RequestOptions } from 'node:https';
import { LIMITS } from '../limits.ts';
import { isLocal, isPublic, mayRing } from './targets.ts';
import { sealed, type Recipient } from './sealed.ts';
import type { Vapid } from './vapid.ts';

interface Target extends Recipient {
  readonly endpoint: string;
}

type Sent = 'sent' | 'gone' | 'failed';

/** Seconds a service keeps a message for a browser that is off. */
const KEPT_FOR = 24 * 60 * 60;

/** What a name stands for is looked at when it is used, and that is where it is sent: a name cannot change in between. */
const publicOnly: RequestOptions['lookup'] = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '');
    else if (!first || !found.every(({ address }) => isPublic(address)))
      done(new Error('no public address'), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

export class Sender {
  private underway = 0;

  constructor(
    private readonly vapid: Vapid,
    private readonly now: () => number,
    private readonly trouble: (error: Error) => void,
  ) {}

  /** Beyond so many at once nothing is sent: whoever comes to the table sees whose turn it is. */
  async send(target: Target, text: string): Promise<Sent> {
    if (this.underway >= LIMITS.pushes || !mayRing(target.endpoint)) return 'failed';
    this.underway++;
    try {
      return kindOf(await this.post(new URL(target.endpoint), sealed(text, target)));
    } catch (failure) {
      this.trouble(failure as Error);
      return 'failed';
    } finally {
      this.underway--;
    }
  }

  private post(url: URL, body: Buffer): Promise<number> {
    const local = isLocal(url);
    const options: RequestOptions = {
      method: 'POST',
      timeout: LIMITS.pushMs,
      signal: AbortSignal.timeout(LIMITS.pushMs),
      headers: {
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: KEPT_FOR,
        urgency: 'high',
        authorization: this.vapid.header(url.origin, this.now()),
      },
      ...(local ? {} : { lookup: publicOnly }),
    };
    return new Promise((done, fail) => {
      const sent = (local ? plainly : safely)(url, options, (reply) => {
        // Nobody reads what a stranger has to say; other addresses it names are not followed.
        reply.destroy();
        done(reply.statusCode ?? 0);
      });
      sent.on('error', fail);
      sent.end(body);
    });
  }
}

function kindOf(status: number): Sent {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}
