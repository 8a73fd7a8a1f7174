/** What the server says (docs/SERVER.md), checked as it comes in, and what a page says to it. */
import type { Decision, GameEvent, Setup, State } from '@holdout/engine';
import {
  dictionary,
  either,
  flag,
  list,
  made,
  maybe,
  number,
  oneOf,
  orNull,
  shape,
  text,
  type Checked,
} from './checker.ts';

export const PROTOCOL = 1;

const refused = { refused: text, at: maybe(text) };
const broken = shape({ ...refused, answers: number });
const vote = orNull(
  shape({ asker: number, about: oneOf('undo', 'file'), yes: list(number), no: list(number) }),
);
const chatLine = shape({ seq: number, time: number, chair: number, name: text, text });
const logLine = shape({ seq: number, round: number, events: list(made<GameEvent>()), revealed: flag });
const game = shape({
  decision: orNull(made<Decision>()),
  answerers: list(number),
  undo: oneOf('none', 'free', 'forced'),
  redo: flag,
  proof: maybe(shape({ seed: text, salt: text })),
});
const seats = shape({
  chairs: list(shape({ holder: oneOf('open', 'person', 'bot'), name: text, link: flag })),
  heroes: dictionary(number),
});
const MARKS = ['ping', 'arrow', 'propose', 'look', 'ready'] as const;
const markBody = { kind: oneOf(...MARKS), at: number, ids: list(text) };

/** The masked state without the set-up, which never changes. */
export type ShownState = Omit<State, 'setup'>;

const isWelcome = shape({
  t: oneOf('welcome'),
  v: oneOf(PROTOCOL),
  process: text,
  table: text,
  title: text,
  seq: number,
  at: number,
  rules: text,
  setup: made<Setup>(),
  commitment: text,
  origin: oneOf('new', 'save'),
  opened: flag,
  shared: flag,
  broken: orNull(broken),
  state: orNull(made<ShownState>()),
  game: orNull(game),
  log: list(logLine),
  rewinds: list(shape({ at: number, dropped: number })),
  seats,
  chat: list(chatLine),
  vote,
});
const isEntry = shape({
  t: oneOf('entry'),
  seq: number,
  at: number,
  kind: text,
  by: either(number, oneOf('host')),
  time: number,
  ref: maybe(text),
  move: maybe(
    shape({ how: oneOf('answer', 'undo', 'redo'), change: made<Partial<ShownState>>(), game, line: logLine }),
  ),
  seats: maybe(seats),
  answerers: maybe(list(number)),
  vote: maybe(vote),
  chat: maybe(chatLine),
  title: maybe(text),
  shared: maybe(flag),
  broken: maybe(broken),
});
const KINDS = {
  welcome: isWelcome,
  entry: isEntry,
  resumed: shape({ t: oneOf('resumed'), process: text }),
  you: shape({ t: oneOf('you'), chairs: list(number), host: flag }),
  done: shape({ t: oneOf('done'), ref: text, seq: number, chair: maybe(number), secret: maybe(text) }),
  no: shape({ t: oneOf('no'), ref: maybe(text), ...refused }),
  mark: shape({ t: oneOf('mark'), chair: number, ...markBody }),
  moment: shape({ t: oneOf('moment'), ref: text, answers: number, state: made<State>() }),
  bye: shape({ t: oneOf('bye'), ...refused }),
} as const;

export type FromServer = Checked<(typeof KINDS)[keyof typeof KINDS]>;
export type Welcome = Checked<typeof isWelcome>;
export type Entry = Checked<typeof isEntry>;
export type Seats = Checked<typeof seats>;
export type ChatLine = Checked<typeof chatLine>;
export type Vote = NonNullable<Checked<typeof vote>>;
export type Mark = FromServer & { readonly t: 'mark' };
export type MarkKind = (typeof MARKS)[number];
export type Done = FromServer & { readonly t: 'done' };

/** Undefined for anything that is no message of this protocol. */
export function parseFromServer(raw: string): FromServer | undefined {
  let x: unknown;
  try {
    x = JSON.parse(raw);
  } catch {
    return undefined;
  }
  const t = typeof x === 'object' && x !== null && 't' in x ? x.t : undefined;
  if (typeof t !== 'string' || !Object.hasOwn(KINDS, t)) return undefined;
  return KINDS[t as keyof typeof KINDS](x) ? (x as FromServer) : undefined;
}

/** `at` names the decision that was open when somebody decided. */
export type Command =
  | { readonly kind: 'answer'; readonly at: number; readonly answer: string }
  | { readonly kind: 'undo' | 'redo'; readonly at: number }
  /** Beyond dice or cards, and for the file of a running game, the others have a say. */
  | { readonly kind: 'ask'; readonly at: number; readonly about?: 'file' }
  | { readonly kind: 'vote'; readonly at: number; readonly yes: boolean; readonly chair?: number }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'sit'; readonly chair: number; readonly name: string }
  | { readonly kind: 'stand' | 'link' | 'free' | 'bot'; readonly chair: number }
  | { readonly kind: 'chair' }
  | { readonly kind: 'hero'; readonly hero: string; readonly chair: number }
  | { readonly kind: 'title'; readonly title: string };

export interface Hello {
  readonly table: string;
  readonly secrets: readonly string[];
  /** The last entry the page has, and the server process it came from. */
  readonly since?: { readonly seq: number; readonly process: string };
}

export type FromPage =
  | ({ readonly t: 'hello'; readonly v: number } & Hello)
  | { readonly t: 'do'; readonly ref: string; readonly command: Command }
  | { readonly t: 'mark'; readonly kind: MarkKind; readonly at: number; readonly ids: readonly string[] }
  | { readonly t: 'moment'; readonly ref: string; readonly answers: number };
