/**
 * Everything a page may ask of a table, each with its fields and with who may ask it. `at` names the decision that was
 * open when somebody decided.
 */
import { body, type Body, type Fields, type Kinds } from './body.ts';
import { bellFields } from './bells.ts';
import type { Bounds } from './bounds.ts';
import { houseFields } from './house.ts';
import { phrase } from './phrases.ts';
import { count, seatPlayer, standIn } from './parts.ts';
import { flag, oneOf, text, whole } from './shape.ts';

/**
 * `seated`: whoever sits on a chair and shows its secret; of several chairs they may name one. `holder`: whoever shows
 * the secret of the chair that is named. `host`: whoever shows the host's, or stands in for them. `anybody`: whoever
 * sits, and those who watch where the host lets them.
 */
export type Asker = 'seated' | 'holder' | 'host' | 'anybody';

const asked = <A extends Asker, B extends Body>(by: A, what: B): B & { readonly by: A } => ({ ...what, by });

/** What a vote may be on, beside an undo. */
const ABOUT = ['file', 'seat', 'host', 'rules', 'corrections'] as const;
/** Characters of what a browser shows when it is called. */
const WORDS = 200;

/** Texts leave room for what the server cleans away. */
export function commandsWithin(bounds: Bounds) {
  const chair = whole(0, bounds.chairs - 1);
  const line = text(2 * bounds.chat);
  const seated = <R extends Fields>(required: R) => asked('seated', body(required, { chair }));
  return {
    answer: seated({ at: count, answer: text(bounds.answer) }),
    undo: seated({ at: count }),
    redo: seated({ at: count }),
    /**
     * Beyond dice or cards, and for the file of a running game, the others have a say; so have they in who plays `whose`
     * chair while that person is away, and who (`to`) is host while the host is; before a game goes on under later
     * rules; and before anything is set right by hand (`corrections`).
     */
    ask: asked('seated', body({ at: count }, { about: oneOf(...ABOUT), whose: chair, to: standIn, chair })),
    vote: seated({ at: count, yes: flag }),
    /** `phrase`: one of those everybody reads in a language of their own; `text` says it in that of the sender. */
    chat: asked('anybody', body({ text: line }, { phrase, chair })),
    /** Once the game is over: the next one, with the same people; of another mission or the same again. */
    next: asked('seated', body({}, { mission: text(bounds.markId), chair })),
    sit: asked('holder', body({ chair, name: text(4 * bounds.name) })),
    stand: asked('holder', body({ chair })),
    /** Takes the own place back from whoever stood in. */
    back: asked('holder', body({ chair })),
    /** To be told when it is this chair's turn, though no page is open: `words` are what is shown then. */
    bell: asked('holder', body({ chair, ...bellFields, words: text(WORDS) })),
    unbell: asked('holder', body({ chair, endpoint: bellFields.endpoint })),
    /** The reply to these two holds the new secret. */
    link: asked('host', body({ chair }, { why: line })),
    chair: asked('host', body({})),
    free: asked('host', body({ chair }, { why: line })),
    bot: asked('host', body({ chair }, { why: line, player: seatPlayer })),
    hero: asked('host', body({ hero: text(bounds.markId), chair })),
    title: asked('host', body({ title: text(4 * bounds.title) })),
    house: asked('host', body({}, houseFields)),
    /** Opens the table to all who know its id, or closes it: then the reply holds a new secret for watching. */
    watch: asked('host', body({ open: flag })),
    /** Gives the chair to somebody who watches: a new link, told to them alone, and to the host. */
    admit: asked('host', body({ chair, watcher: text(bounds.ref) })),
    /** Sends somebody away who only watches. */
    remove: asked('host', body({ watcher: text(bounds.ref) })),
  };
}

export type Commands = Kinds<'kind', ReturnType<typeof commandsWithin>>;
export type CommandKind = keyof Commands;
export type Command = Commands[CommandKind];
