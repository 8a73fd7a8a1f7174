/** What the server says to a page, as JSON texts over a WebSocket: a welcome, then one entry after the other. */
import { body, object, tagged, type Kinds } from './body.ts';
import { wholeState } from './engine-data.ts';
import { markFields } from './marks.ts';
import { chair, count, process, secret, taken } from './parts.ts';
import { peopleBody } from './presence.ts';
import { readText, type Read } from './reading.ts';
import { refusal } from './refusals.ts';
import { flag, list, oneOf, text, type Manner } from './shape.ts';
import { PROTOCOL } from './version.ts';
import { entryBody, logLine, welcomeFields, welcomeMore } from './views.ts';

const ref = text();

export const BODIES = {
  welcome: body({ v: oneOf(PROTOCOL), ...welcomeFields }, welcomeMore),
  entry: entryBody,
  /** Before a welcome: lines of the log from the first on, page by page. */
  past: body({ lines: list(logLine) }),
  /** In place of a welcome: the page is told only the entries it missed. */
  resumed: body({ process }),
  /** What the secrets of this page are good for. */
  you: body(
    { chairs: list(chair), host: flag },
    /** Chairs that were this page's and are not any more, and what the host said to that. */
    { lost: list(object({ chair, how: taken, why: text() })) },
  ),
  /** The host lets this page in: the chair that is its own now, and what opens it. */
  admitted: body({ chair, secret }),
  /** The command is in the log; a new link comes with the chair it opens. */
  done: body({ ref, seq: count }, { chair, secret }),
  no: body(refusal.required, { ref, ...refusal.optional }),
  people: peopleBody,
  /** The line is alive; the next word comes within so many milliseconds. */
  beat: body({ within: count }),
  mark: body({ chair, ...markFields }),
  moment: body({ ref, answers: count, state: wholeState }),
  /** The last word before the server closes the socket. */
  bye: refusal,
};

type Messages = Kinds<'t', typeof BODIES>;
export type ToPage = Messages[keyof Messages];
export type Welcome = Messages['welcome'];
export type EntryView = Messages['entry'];
export type Admitted = Messages['admitted'];
export type Done = Messages['done'];
export type No = Messages['no'];
export type Mark = Messages['mark'];
export type People = Messages['people'];
export type You = Messages['you'];
export type Position = Messages['moment'];

const SHAPE = tagged('t', BODIES);

/** Pages let fields pass that they do not know; tests are strict, so that the server says nothing that stands not here. */
export const readToPage = (said: string, manner: Manner = 'open'): Read<ToPage> =>
  readText(SHAPE, said, manner);

export const serverText = (message: ToPage): string => JSON.stringify(message);
