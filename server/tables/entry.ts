/** The entries of a table's log, as they are stored. Old logs must stay readable: kinds are added, never changed. */
import { SEAT_PLAYERS } from '@holdout/bots/seats';
import {
  bellFields,
  body,
  either,
  event,
  flag,
  houseFields,
  list,
  nullable,
  number,
  object,
  oneOf,
  readText,
  tagged,
  text,
  whole,
  wholePosition,
  type Body,
  type Fields,
  type Told,
} from '@holdout/protocol';

const chair = whole(0, Number.MAX_SAFE_INTEGER);
const words = text();
const standIn = either(chair, oneOf('bot'));
const seatPlayer = oneOf(...SEAT_PLAYERS);

/**
 * Who did it, when, and the client's own mark on the command; `guest`: somebody who only watches; `admin`: whoever runs the
 * server (admin/deeds.ts).
 */
const head = { by: either(chair, oneOf('host', 'guest', 'admin')), time: number };
const ref = words;
const entry = <R extends Fields>(fields: R): Body<typeof head & R, { ref: typeof ref }> =>
  body({ ...head, ...fields }, { ref });

/** What an answer brought about, as it was told then: later rules may tell it otherwise, or not at all. */
const story = object({ round: whole(0, Number.MAX_SAFE_INTEGER), revealed: flag, events: list(event) });
export type Story = Told<typeof story>;

const ENTRY = tagged('kind', {
  /** `dawn`: a round began; later rules could go on from there. */
  answer: body({ ...head, answer: words }, { ref, told: story, dawn: wholePosition }),
  /** Takes back one answer that revealed nothing. */
  undo: entry({}),
  redo: body(head, { ref, told: story, dawn: wholePosition }),
  /** The stories of answers from this number on, told later: of a game that came as a file, of a log without stories. */
  retold: entry({ from: chair, stories: list(story) }),
  /**
   * Asks to take back one answer beyond the reveal line, to open the file to everybody seated, or to go on by the rules of
   * that name from that position, and says yes to it.
   */
  ask: body(head, {
    ref,
    about: oneOf('file', 'seat', 'host', 'rules', 'corrections'),
    whose: chair,
    to: standIn,
    /** Those who were there. */
    voters: list(chair),
    rules: words,
    from: wholePosition,
  }),
  vote: entry({ yes: flag }),
  /** A guest comes with a name. */
  chat: body({ ...head, text: words }, { ref, name: words, phrase: words }),
  /** The same people play on there. */
  next: entry({ table: words }),
  sit: entry({ chair, name: words }),
  /** The person leaves; the link stays good. */
  stand: entry({ chair }),
  /** A new link; the old one is worth nothing any more. */
  link: body({ ...head, chair, hash: words }, { ref, why: words }),
  /** The chair is taken back: no link opens it. */
  free: body({ ...head, chair }, { ref, why: words }),
  bot: body({ ...head, chair }, { ref, why: words, player: seatPlayer }),
  /** Somebody who is away is stood in for: their time was up. */
  lend: entry({ chair, to: standIn }),
  /** The host is away, and this chair is host meanwhile. */
  deputy: entry({ chair }),
  /** The person of that chair is there again, or the host is. */
  back: body(head, { ref, chair }),
  house: body(head, { ref, ...houseFields }),
  /** The secret for watching; null: everybody may. */
  watch: entry({ hash: nullable(words) }),
  bell: entry({ chair, ...bellFields, words }),
  unbell: entry({ chair, endpoint: words }),
  /** One more chair. */
  chair: entry({ hash: words }),
  hero: entry({ hero: words, chair }),
  title: entry({ title: words }),
  /** Nobody plays on, or they may again. */
  closed: entry({ closed: flag }),
  /** A line of the chat, by its entry, is not shown any more. */
  hide: entry({ line: whole(1, Number.MAX_SAFE_INTEGER) }),
  /** What a person has left here is gone, of a chair or of a guest by that name: the entries that held it hold it no more. */
  erased: body(head, { ref, chair, guest: words }),
  /** The host's link was lost: this is the hash of another one. */
  rehost: entry({ hash: words }),
  /** The file with the seed was taken while the game was running. */
  opened: entry({}),
  /** Never written: an entry that the storage gives back as something else. */
  damaged: entry({}),
});

export type Entry = Told<typeof ENTRY>;

/** What does not fit is a fault of the storage: the game stands still there, and what came before can be read. */
export function parseEntry(stored: string): Entry {
  const read = readText(ENTRY, stored, 'open');
  return 'fault' in read ? { kind: 'damaged', by: 'host', time: 0 } : read.value;
}
export const formatEntry = (e: Entry): string => JSON.stringify(e);
