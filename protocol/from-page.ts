/** What a page says to the server, as JSON texts over a WebSocket. It says hello first. */
import { body, shapeOf, tagged, type Kinds } from './body.ts';
import type { Bounds } from './bounds.ts';
import { commandsWithin } from './commands.ts';
import { faultInMark, markFieldsWithin } from './marks.ts';
import { count, process, secret, tableId } from './parts.ts';
import { readText, type Read } from './reading.ts';
import { list, number, text, whole } from './shape.ts';

export function bodiesWithin(bounds: Bounds) {
  const ref = text(bounds.ref, 1);
  return {
    hello: body(
      { v: number, table: tableId, secrets: list(secret, bounds.secrets) },
      {
        /** The last entry the page has, and the server process it came from. */
        since: shapeOf(body({ seq: count, process })),
        /** What somebody who watches would be called. */
        name: text(4 * bounds.name),
        /** The hero a phone would like to play. */
        wish: text(bounds.markId),
      },
    ),
    /** Sent again under the same mark it is done once. */
    do: body({ ref, command: tagged('kind', commandsWithin(bounds)) }),
    mark: body(markFieldsWithin(bounds), { chair: whole(0, bounds.chairs - 1) }),
    /** Asks for the masked position after so many answers. */
    moment: body({ ref, answers: count }),
    /** The page is there: said to every beat of the server. */
    beat: body({}),
  };
}

type Messages = Kinds<'t', ReturnType<typeof bodiesWithin>>;
export type FromPage = Messages[keyof Messages];
export type Hello = Messages['hello'];
export type Doing = Messages['do'];
export type Marking = Messages['mark'];
export type AskPosition = Messages['moment'];

/** A reader of what pages send, who takes no more than described. */
export function readerWithin(bounds: Bounds): (text: string) => Read<FromPage> {
  const shape = tagged('t', bodiesWithin(bounds));
  return (said) => {
    const read = readText(shape, said, 'strict');
    const fault = 'value' in read && read.value.t === 'mark' ? faultInMark(read.value) : undefined;
    return fault ? { fault } : read;
  };
}

export const pageText = (message: FromPage): string => JSON.stringify(message);
