/** The gallery over HTTP: looked through, handed in, counted. */
import { readValue, TABLE_ID } from '@holdout/protocol';
import {
  GALLERY_ADDRESS,
  galleryPackAddress,
  galleryPageAddress,
  galleryPlayedAddress,
  galleryStateAddress,
  newPackWithin,
  type GalleryDoor,
  type GalleryLine,
  type GalleryPage,
  type GalleryState,
  type HandedIn,
} from '@holdout/protocol/gallery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AddressLimit } from '../http/addresses.ts';
import { bearerIn } from '../http/bearer.ts';
import type { Gate } from '../http/gate.ts';
import { LIMITS } from '../limits.ts';
import { no, type Refused } from '../tables/refusals.ts';
import { hashSecret, sameHash } from '../tables/secrets.ts';
import { shownOf } from './entry.ts';
import type { Gallery, Kept } from './gallery.ts';

interface RouteHelp {
  readonly gallery: Gallery;
  readonly gate: Gate;
  readonly now: () => number;
}

const newPack = newPackWithin(LIMITS.requestBytes);
const STATUS: { readonly [code: string]: number } = {
  'gallery.unknown': 404,
  'gallery.not-yours': 403,
  'storage.failed': 503,
};

/** Without a gallery: that there is none. */
export function addNoGallery(app: FastifyInstance): void {
  app.get(GALLERY_ADDRESS, () => ({ open: false, packs: 0 }) satisfies GalleryDoor);
}

export function addGalleryRoutes(app: FastifyInstance, { gallery, gate, now }: RouteHelp): void {
  const playing = new AddressLimit(LIMITS.playedBurst, LIMITS.playedEveryMs, now);
  app.get(GALLERY_ADDRESS, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { open: true, packs: (await shown()).length } satisfies GalleryDoor;
  });

  app.get<{ Params: { order: string; from: string } }>(
    galleryPageAddress(':order', ':from'),
    async (request, reply) => {
      const { order, from } = request.params;
      const lines = (await shown()).toSorted((a, b) =>
        order === 'played' ? b.plays - a.plays || b.changed - a.changed : b.changed - a.changed,
      );
      const first = Math.max(0, Number(from) || 0);
      reply.header('cache-control', 'no-store');
      return {
        all: lines.length,
        lines: lines.slice(first, first + LIMITS.galleryPage),
      } satisfies GalleryPage;
    },
  );

  app.post(GALLERY_ADDRESS, async (request, reply) => {
    if (!gate.creating.take(request.ip)) return refuse(reply, no('limit.requests'), 429);
    const wish = readValue(newPack, request.body, 'strict');
    if ('fault' in wish) return refuse(reply, no('message.shape', wish.fault.at || undefined), 400);
    const { pack, id } = wish.value;
    const said = await gallery.handIn(pack, id, bearerIn(request.headers.authorization));
    if ('refused' in said) return refuse(reply, said);
    if ('code' in said) return refuse(reply, no('gallery.pack', `${said.code} ${said.at}`.trim()));
    return reply.code(201).send(said satisfies HandedIn);
  });

  app.get<{ Params: { id: string } }>(galleryPackAddress(':id'), async (request, reply) => {
    const { id } = request.params;
    const text = TABLE_ID.test(id) ? await gallery.file(id) : undefined;
    if (text === undefined) return refuse(reply, no('gallery.unknown'));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
  });

  app.get<{ Params: { id: string } }>(galleryStateAddress(':id'), async (request, reply) => {
    const { id } = request.params;
    const entry = TABLE_ID.test(id) ? await gallery.entry(id) : undefined;
    if (!entry) return refuse(reply, no('gallery.unknown'));
    if (!sameHash(hashSecret(bearerIn(request.headers.authorization)), entry.secret))
      return refuse(reply, no('gallery.not-yours'));
    const versions = entry.versions.map(({ version, state, said, changed }) => ({
      version,
      state,
      said,
      changed,
    }));
    reply.header('cache-control', 'no-store');
    return { plays: entry.plays, versions } satisfies GalleryState;
  });

  app.post<{ Params: { id: string } }>(galleryPlayedAddress(':id'), async (request, reply) => {
    const { id } = request.params;
    // Whoever says it again and again is not counted again; nobody is told, and nothing of it is kept.
    if (!TABLE_ID.test(id) || !playing.take(request.ip)) return {};
    const refused = await gallery.played(id);
    return refused ? refuse(reply, refused) : {};
  });

  const shown = async (): Promise<readonly GalleryLine[]> => (await gallery.all()).flatMap(lineOf);
}

function lineOf(entry: Kept): GalleryLine[] {
  const version = shownOf(entry);
  if (!version) return [];
  const { name, author, editions, missions, languages, after, changed } = version;
  return [
    {
      id: entry.id,
      ...{ name, author, version: version.version, editions, missions, languages, changed },
      after: after.map((from) => ({ name: from.name, author: from.author })),
      plays: entry.plays,
    },
  ];
}

const refuse = (reply: FastifyReply, why: Refused, status = STATUS[why.refused] ?? 422): FastifyReply =>
  reply.code(status).send(why);
