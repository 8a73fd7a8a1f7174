/** What a table shows. Everybody gets the same: the masked state, the decision, events, seats. */
import { body, object, shapeOf } from './body.ts';
import { decision, event, rewind, setup, shownState, stateChange, type ShownState } from './engine-data.ts';
import { house } from './house.ts';
import { chair, count, process, seatPlayer, standIn, tableId } from './parts.ts';
import { refusal } from './refusals.ts';
import {
  dictionary,
  either,
  flag,
  list,
  nullable,
  number,
  oneOf,
  text,
  textLike,
  type Told,
} from './shape.ts';

/** How a game that does not replay could go on: from the beginning of that round. `lost`: names these rules do not know. */
export const onward = object({ rules: text(), round: count, lost: list(text()) });

/** Why the game can only be read: `game` is null then, and `state` the last position that is known, if any. */
export const broken = shapeOf(
  // Answers in the log; `state` shows the position after `state.seq` of them.
  body(
    { ...refusal.required, answers: count },
    { ...refusal.optional, onward, outcome: oneOf('won', 'lost') },
  ),
);
export type Broken = Told<typeof broken>;

/**
 * On what would show or has shown hidden things: an undo beyond the reveal line, the file with the seed; or on who plays
 * for an absent person (`whose`), or is host for an absent host. `voters`: those who have a say, where not all have. Or on going on
 * under later rules, or on setting things right by hand.
 */
export const vote = shapeOf(
  body(
    {
      asker: chair,
      about: oneOf('undo', 'file', 'seat', 'host', 'rules', 'corrections'),
      yes: list(chair),
      no: list(chair),
    },
    { whose: chair, to: standIn, voters: list(chair) },
  ),
);
export type Vote = Told<typeof vote>;

/** `name` as it was when the line was written. */
export const chatLine = shapeOf(
  body(
    {
      seq: count,
      time: number,
      /** Null: of somebody who watches. */
      chair: nullable(chair),
      name: text(),
      text: text(),
    },
    /** Said by its name (phrases.ts); a newer server may know more. */
    { phrase: text() },
  ),
);
export type ChatLine = Told<typeof chatLine>;

/** One answer and what followed from it; the same shape as the log of a local table. */
export const logLine = object({ seq: count, round: count, events: list(event), revealed: flag });
export type LogLine = Told<typeof logLine>;

export const game = shapeOf(
  body(
    {
      decision: nullable(decision),
      /** Chairs that may answer. */
      answerers: list(chair),
      undo: oneOf('none', 'free', 'forced'),
      redo: flag,
      /** Milliseconds since 1970: when the decision was opened. */
      since: number,
    },
    /** Of the dice, once the game is over. */
    { proof: object({ seed: text(), salt: text() }) },
  ),
);
export type GameView = Told<typeof game>;

/** `open`: nobody sits there; its link may be on its way to somebody. */
const holder = oneOf('open', 'person', 'bot');
export type Holder = Told<typeof holder>;

/** `standIn`: who plays for the person of that chair until they come back. `player`: how a bot plays; left out: plainly. */
const seat = shapeOf(body({ holder, name: text(), link: flag }, { standIn, player: seatPlayer }));

export const seats = shapeOf(
  body(
    {
      chairs: list(seat),
      /** Chair of each hero. */
      heroes: dictionary(chair),
    },
    /** The chair that is host in the host's place. */
    { deputy: chair },
  ),
);
export type SeatsView = Told<typeof seats>;

/** The whole view. */
export const welcomeFields = {
  process,
  table: tableId,
  title: text(),
  /** Number of the last entry, and of the one that opened the decision. */
  seq: count,
  at: count,
  rules: text(),
  setup,
  commitment: textLike(/^[0-9a-f]{64}$/),
  origin: oneOf('new', 'save'),
  opened: flag,
  /** Everybody seated may take the file. */
  shared: flag,
  broken: nullable(broken),
  state: nullable(shownState),
  game: nullable(game),
  /** So many of the lines told before stand; `log` holds those after them. */
  past: count,
  log: list(logLine),
  rewinds: list(rewind),
  seats,
  chat: list(chatLine),
  vote: nullable(vote),
  house,
};

export const welcomeMore = {
  /** Rules the game has outlived, with the lines that were told under each. */
  earlier: list(object({ rules: text(), lines: count })),
  /** Whoever runs the server has closed the table: nobody plays on. */
  closed: oneOf(true),
  /** The table has voted for it: whoever sits there may set things right. */
  corrections: oneOf(true),
  /** The table at which the same people play next. */
  next: tableId,
};

/** How the game moved: the parts of the state that changed, and the line of the log. */
export const move = shapeOf(
  body(
    { how: oneOf('answer', 'undo', 'redo'), change: stateChange, game, line: logLine },
    /** Parts of the state that are not there any more. */
    { gone: list(text()) },
  ),
);
export type MoveView = Told<typeof move>;

export function afterMove(state: ShownState, { change, gone = [] }: MoveView): ShownState {
  const after = { ...state, ...change };
  for (const part of gone) Reflect.deleteProperty(after, part);
  return after;
}

/** One entry of the log, and what it changed. */
export const entryBody = body(
  {
    seq: count,
    at: count,
    /** A newer server may know more kinds than this page. */
    kind: text(),
    /** `admin`: whoever runs the server. */
    by: either(chair, oneOf('host', 'guest', 'admin')),
    time: number,
  },
  {
    /** The mark of the command that became this entry. */
    ref: text(),
    move,
    seats,
    /** Chairs that may answer, where a change of seats changed them. */
    answerers: list(chair),
    vote: nullable(vote),
    chat: chatLine,
    house,
    title: text(),
    shared: oneOf(true),
    corrections: oneOf(true),
    /** Lines of the chat that are not shown any more, by their `seq`. */
    hidden: list(count),
    /** Whoever runs the server has closed the table, or has opened it again. */
    closed: flag,
    broken,
    next: tableId,
  },
);
