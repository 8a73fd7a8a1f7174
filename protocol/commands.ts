/**
 * Everything a page may ask of a table, each with its fields and with who may ask it. `at` names the decision that was
 * open when somebody decided.
 */
import { body, type Body, type Fields, type Kinds } from './body.ts';
import type { Bounds } from './bounds.ts';
import { count } from './parts.ts';
import { flag, oneOf, text, whole } from './shape.ts';

/**
 * `seated`: whoever sits on a chair and shows its secret; of several chairs they may name one. `holder`: whoever shows
 * the secret of the chair that is named. `host`: whoever shows the host's.
 */
export type Asker = 'seated' | 'holder' | 'host';

const asked = <A extends Asker, B extends Body>(by: A, what: B): B & { readonly by: A } => ({ ...what, by });

/** Texts leave room for what the server cleans away. */
export function commandsWithin(bounds: Bounds) {
  const chair = whole(0, bounds.chairs - 1);
  const seated = <R extends Fields>(required: R) => asked('seated', body(required, { chair }));
  return {
    answer: seated({ at: count, answer: text(bounds.answer) }),
    undo: seated({ at: count }),
    redo: seated({ at: count }),
    /** Beyond dice or cards, for the file of a running game, and before it goes on under later rules, the others have a say. */
    ask: asked('seated', body({ at: count }, { about: oneOf('file', 'rules'), chair })),
    vote: seated({ at: count, yes: flag }),
    chat: seated({ text: text(2 * bounds.chat) }),
    sit: asked('holder', body({ chair, name: text(4 * bounds.name) })),
    stand: asked('holder', body({ chair })),
    /** The reply to these two holds the new secret. */
    link: asked('host', body({ chair })),
    chair: asked('host', body({})),
    free: asked('host', body({ chair })),
    bot: asked('host', body({ chair })),
    hero: asked('host', body({ hero: text(bounds.markId), chair })),
    title: asked('host', body({ title: text(4 * bounds.title) })),
  };
}

export type Commands = Kinds<'kind', ReturnType<typeof commandsWithin>>;
export type CommandKind = keyof Commands;
export type Command = Commands[CommandKind];
