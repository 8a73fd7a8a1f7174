/** The entries of a table's log, as they are stored. Old logs must stay readable: kinds are added, never changed. */
import { z } from 'zod';

const chair = z.number().int().min(0);
/** Who did it, when, and the client's own mark on the command. */
const head = { by: z.union([chair, z.literal('host')]), time: z.number(), ref: z.string().optional() };

const EntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), ...head, answer: z.string() }),
  /** Takes back one answer that revealed nothing. */
  z.object({ kind: z.literal('undo'), ...head }),
  z.object({ kind: z.literal('redo'), ...head }),
  /** Asks to take back one answer beyond the reveal line, or to open the file to everybody seated, and says yes to it. */
  z.object({ kind: z.literal('ask'), ...head, about: z.literal('file').optional() }),
  z.object({ kind: z.literal('vote'), ...head, yes: z.boolean() }),
  z.object({ kind: z.literal('chat'), ...head, text: z.string() }),
  z.object({ kind: z.literal('sit'), ...head, chair, name: z.string() }),
  /** The person leaves; the link stays good. */
  z.object({ kind: z.literal('stand'), ...head, chair }),
  /** A new link; the old one is worth nothing any more. */
  z.object({ kind: z.literal('link'), ...head, chair, hash: z.string() }),
  /** The chair is taken back: no link opens it. */
  z.object({ kind: z.literal('free'), ...head, chair }),
  z.object({ kind: z.literal('bot'), ...head, chair }),
  /** One more chair. */
  z.object({ kind: z.literal('chair'), ...head, hash: z.string() }),
  z.object({ kind: z.literal('hero'), ...head, hero: z.string(), chair }),
  z.object({ kind: z.literal('title'), ...head, title: z.string() }),
  /** The file with the seed was taken while the game was running. */
  z.object({ kind: z.literal('opened'), ...head }),
]);

export type Entry = z.infer<typeof EntrySchema>;
export type EntryKind = Entry['kind'];

export const parseEntry = (body: string): Entry => EntrySchema.parse(JSON.parse(body));
export const formatEntry = (entry: Entry): string => JSON.stringify(entry);
