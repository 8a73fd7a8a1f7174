/**
 * What pages and server say to each other, as JSON texts over a WebSocket. A page says hello first; `v` is the version
 * of this protocol, raised when an old page could misunderstand something.
 */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';

export const PROTOCOL = 1;

const count = z.number().int().min(0).max(1_000_000_000);
const chair = z
  .number()
  .int()
  .min(0)
  .max(LIMITS.chairs - 1);
const ref = z.string().min(1).max(LIMITS.ref);
const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const secret = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
const anyChair = { chair: chair.optional() };

/** The limits of the texts leave room for what the server cleans away. */
const CommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    at: count,
    answer: z.string().max(LIMITS.answer),
    ...anyChair,
  }),
  z.strictObject({ kind: z.literal('undo'), at: count, ...anyChair }),
  z.strictObject({ kind: z.literal('redo'), at: count, ...anyChair }),
  z.strictObject({ kind: z.literal('ask'), at: count, about: z.literal('file').optional(), ...anyChair }),
  z.strictObject({ kind: z.literal('vote'), at: count, yes: z.boolean(), ...anyChair }),
  z.strictObject({ kind: z.literal('chat'), text: z.string().max(2 * LIMITS.chat), ...anyChair }),
  z.strictObject({ kind: z.literal('sit'), chair, name: z.string().max(4 * LIMITS.name) }),
  z.strictObject({ kind: z.literal('stand'), chair }),
  /** The answer to these two holds the new secret. */
  z.strictObject({ kind: z.literal('link'), chair }),
  z.strictObject({ kind: z.literal('chair') }),
  z.strictObject({ kind: z.literal('free'), chair }),
  z.strictObject({ kind: z.literal('bot'), chair }),
  z.strictObject({ kind: z.literal('hero'), hero: z.string().max(LIMITS.markId), chair }),
  z.strictObject({ kind: z.literal('title'), title: z.string().max(4 * LIMITS.title) }),
]);
export type PageCommand = z.infer<typeof CommandSchema>;

/** Marks, with the fewest and the most ids each may carry: zones, figures, cards or options. */
const MARKS = {
  /** Look here! */
  ping: [1, LIMITS.markIds],
  /** From one zone to another. */
  arrow: [2, 2],
  /** I would take this option; none: not any more. */
  propose: [0, 1],
  /** My eye rests there; none: nowhere any more. */
  look: [0, 1],
  ready: [0, 0],
} as const;

/** Seen by everybody at the table for a moment and not kept. */
const markBody = {
  kind: z.enum(Object.keys(MARKS) as (keyof typeof MARKS)[]),
  at: count,
  ids: z.array(z.string().max(LIMITS.markId)),
};
const fits = ({ kind, ids }: { kind: keyof typeof MARKS; ids: readonly string[] }): boolean =>
  ids.length >= MARKS[kind][0] && ids.length <= MARKS[kind][1];

const FromPageSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: z.number(),
    table: tableId,
    secrets: z.array(secret).max(LIMITS.secrets),
    /** The last entry the page has, and the server process it came from. */
    since: z.strictObject({ seq: count, process: z.string().max(40) }).optional(),
  }),
  z.strictObject({ t: z.literal('do'), ref, command: CommandSchema }),
  z.strictObject({ t: z.literal('mark'), ...markBody, ...anyChair }).refine(fits),
  /** The masked position after so many answers. */
  z.strictObject({ t: z.literal('moment'), ref, answers: count }),
]);
export type FromPage = z.infer<typeof FromPageSchema>;

export function parseFromPage(text: string): FromPage | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  return FromPageSchema.safeParse(raw).data;
}

const refused = { refused: z.string(), at: z.string().optional() };
/** Parts made by the engine: their shapes are the engine's (State, Decision, GameEvent). */
const engineMade = z.record(z.string(), z.unknown());
const by = z.union([chair, z.literal('host')]);
const broken = z.strictObject({ ...refused, answers: count });
const vote = z
  .strictObject({ asker: chair, about: z.enum(['undo', 'file']), yes: z.array(chair), no: z.array(chair) })
  .nullable();
const chatLine = z.strictObject({ seq: count, time: z.number(), chair, name: z.string(), text: z.string() });
const logLine = z.strictObject({
  seq: count,
  round: count,
  events: z.array(engineMade),
  revealed: z.boolean(),
});
const game = z.strictObject({
  decision: engineMade.nullable(),
  answerers: z.array(chair),
  undo: z.enum(['none', 'free', 'forced']),
  redo: z.boolean(),
  proof: z.strictObject({ seed: z.string(), salt: z.string() }).optional(),
});
const seats = z.strictObject({
  chairs: z.array(
    z.strictObject({ holder: z.enum(['open', 'person', 'bot']), name: z.string(), link: z.boolean() }),
  ),
  heroes: z.record(z.string(), chair),
});

/** Strict: the pages of all tests refuse a field that is not listed here (testing/page.ts, testing/line.ts). */
export const ToPageSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    v: z.literal(PROTOCOL),
    process: z.string(),
    table: tableId,
    title: z.string(),
    seq: count,
    at: count,
    rules: z.string(),
    setup: engineMade,
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
    origin: z.enum(['new', 'save']),
    opened: z.boolean(),
    shared: z.boolean(),
    broken: broken.nullable(),
    state: engineMade.nullable(),
    game: game.nullable(),
    log: z.array(logLine),
    rewinds: z.array(z.strictObject({ at: count, dropped: count })),
    seats,
    chat: z.array(chatLine),
    vote,
  }),
  z.strictObject({
    t: z.literal('entry'),
    seq: count,
    at: count,
    kind: z.string(),
    by,
    time: z.number(),
    ref: ref.optional(),
    move: z
      .strictObject({ how: z.enum(['answer', 'undo', 'redo']), change: engineMade, game, line: logLine })
      .optional(),
    seats: seats.optional(),
    answerers: z.array(chair).optional(),
    vote: vote.optional(),
    chat: chatLine.optional(),
    title: z.string().optional(),
    shared: z.literal(true).optional(),
    broken: broken.optional(),
  }),
  /** In place of a welcome: the page is told only the entries it missed. */
  z.strictObject({ t: z.literal('resumed'), process: z.string() }),
  /** What the secrets of this page are good for. */
  z.strictObject({ t: z.literal('you'), chairs: z.array(chair), host: z.boolean() }),
  z.strictObject({
    t: z.literal('done'),
    ref,
    seq: count,
    chair: chair.optional(),
    secret: secret.optional(),
  }),
  z.strictObject({ t: z.literal('no'), ref: ref.optional(), ...refused }),
  z.strictObject({ t: z.literal('mark'), chair, ...markBody }),
  z.strictObject({ t: z.literal('moment'), ref, answers: count, state: engineMade }),
  /** The last word before the server closes the socket. */
  z.strictObject({ t: z.literal('bye'), ...refused }),
]);
export type ToPage = z.infer<typeof ToPageSchema>;
