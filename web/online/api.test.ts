import { afterEach, expect, it, vi } from 'vitest';
import { RequestError, takeFile } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives the file to whoever shows this secret. */
function serveFileFor(secret: string): (string | null)[] {
  const shown: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    const bearer = new Headers(headers).get('authorization');
    shown.push(bearer);
    return Promise.resolve(
      bearer?.split(' ').includes(secret)
        ? new Response('the file')
        : new Response('{"refused":"save.running"}', { status: 403 }),
    );
  });
  return shown;
}

it('takes the file with whichever secret opens it', async () => {
  const shown = serveFileFor('second');
  expect(await takeFile('table', ['first', 'second', 'third'])).toBe('the file');
  expect(shown).toEqual(['Bearer first second third']);
});

it('says why when none does', async () => {
  const shown = serveFileFor('another');
  await expect(takeFile('table', ['first'])).rejects.toEqual(new RequestError('save.running'));
  await expect(takeFile('table', [])).rejects.toEqual(new RequestError('save.running'));
  expect(shown).toEqual(['Bearer first', null]);
});
