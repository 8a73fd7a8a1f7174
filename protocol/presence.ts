/** Who is there: told whenever it changes, never stored. Who has left is known to be away within 15 seconds. */
import { body, shapeOf } from './body.ts';
import { list, nullable, number, text } from './shape.ts';

/** Null: there. Otherwise away since then, in milliseconds since 1970; 0: nobody has seen them yet. */
const away = nullable(number);

/** `wish`: the hero they would like to play, if they ask for one. */
export const watcher = shapeOf(body({ id: text(), name: text() }, { wish: text() }));

export const peopleBody = body({
  /** Of each chair, whoever sits there. */
  chairs: list(away),
  host: away,
  watchers: list(watcher),
});
