/** What should not be requested; the last ones use up what an address may ask for. */
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import type { Abuses } from './scene.ts';

export const REQUEST_ABUSES: Abuses = {
  'comes from another site': async (at) => {
    const origin = { origin: 'https://evil.example' };
    const page = await new Page(at.server.ws, at.made.id).open(origin);
    const reply = await at.post('{}', origin);
    return page.welcomes === 0 && reply.status === 403;
  },
  'asks for files beside the client': async (at) => {
    const paths = [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/t/../../data/tables.db',
    ];
    const replies = await Promise.all(paths.map((path) => fetch(at.server.base + path)));
    return replies.every((r) => r.status === 404);
  },
  'sends broken files': async (at) => {
    const bodies = ['', '{', 'null', '[]', '{"title":1}', JSON.stringify({ title: '', save: '{"rules":1}' })];
    const replies = await Promise.all(bodies.map((b) => at.post(b)));
    return replies.every((r) => r.status >= 400 && r.status < 500);
  },
  'sends a request of many megabytes': async (at) =>
    (
      await at
        .post(JSON.stringify({ title: '', save: 'x'.repeat(2 * LIMITS.requestBytes) }))
        .catch(() => null)
    )?.status !== 201,
  'makes tables without end': async (at) => {
    const body = JSON.stringify({ title: '', setup: at.setup });
    const replies = await Promise.all(Array.from({ length: 410 }, () => at.post(body)));
    const codes = new Set(replies.map((r) => r.status));
    return codes.has(429) && [...codes].every((c) => c === 201 || c === 429);
  },
  'asks without end': async (at) => {
    // On a busy machine the limit fills up again while we ask.
    for (let volley = 0; volley < 20; volley++) {
      const many = Array.from({ length: 1200 }, () => fetch(`${at.server.base}/health`));
      if ((await Promise.all(many)).some((r) => r.status === 429)) return true;
    }
    return false;
  },
};
