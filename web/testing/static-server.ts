/** Serves a folder of built files, and nothing else, to browsers on this machine. */
import { itemAt } from '@holdout/engine';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Everything comes from here; styles are set by scripts and files, so nothing inline is needed. */
const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Names in assets/ carry a hash of their content: they never change. All else is asked for again each time. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The file behind an address, undefined when there is none or it lies outside of the folder. */
export function fileFor(folder: string, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(itemAt(address.split(/[?#]/), 0));
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const root = resolve(folder);
  const file = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(root + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export const serveFolder = (folder: string): Server =>
  createServer((request, response) => answer(folder, request, response));

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const say = (status: number, text: string): void => {
    response.writeHead(status, { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.\n');
  const file = fileFor(folder, request.url ?? '/');
  if (!file) return say(404, 'There is nothing here.\n');
  response.writeHead(200, {
    ...SAFETY,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': cachingOf(file.slice(resolve(folder).length).split(sep).join('/')),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
