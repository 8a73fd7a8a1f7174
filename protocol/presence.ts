/** Who is there: told whenever it changes, never stored. Who has left is known to be away within 15 seconds. */
import { body, object } from './body.ts';
import { list, nullable, number, text } from './shape.ts';

/** Null: there. Otherwise away since then, in milliseconds since 1970; 0: nobody has seen them yet. */
const away = nullable(number);

const watcher = object({ id: text(), name: text() });

export const peopleBody = body({
  /** Of each chair, whoever sits there. */
  chairs: list(away),
  host: away,
  watchers: list(watcher),
});
