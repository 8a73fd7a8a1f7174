/**
 * What a table shows. Everybody gets the same: the masked state, the decision, events, seats. Nothing in here may
 * depend on the seed, the order of decks or what lies face down, until the game has ended (view.test.ts).
 */
import { isPastReveal, type Decision, type GameEvent, type Rewind, type State } from '@holdout/engine';
import { chairOfHero, chairsFor, type Holder } from './chairs.ts';
import type { Entry, EntryKind } from './entry.ts';
import { isEnded, isPaper, positionOf, type ChatLine, type Effect, type Fold } from './fold.ts';
import { historyOf, type LogLine } from './history.ts';
import type { Refused } from './refusals.ts';
import { commitmentTo } from './secrets.ts';
import type { Vote } from './vote.ts';

/** The masked state without the set-up, which never changes and may be long. */
export type ShownState = Omit<State, 'setup'>;

export interface GameView {
  readonly decision: Decision | null;
  /** Chairs that may answer. */
  readonly answerers: readonly number[];
  readonly undo: 'none' | 'free' | 'forced';
  readonly redo: boolean;
  /** Proof of the dice, once the game is over. */
  readonly proof?: { readonly seed: string; readonly salt: string };
}

export interface SeatsView {
  readonly chairs: readonly { readonly holder: Holder; readonly name: string; readonly link: boolean }[];
  /** Chair of each hero. */
  readonly heroes: { readonly [hero: string]: number };
}

/** Why the game can only be read: `game` is null then, and `state` the last position that is known, if any. */
export interface Broken extends Refused {
  /** Answers in the log; `state` shows the position after `state.seq` of them. */
  readonly answers: number;
}

export interface Welcome {
  readonly t: 'welcome';
  readonly v: number;
  readonly process: string;
  readonly table: string;
  readonly title: string;
  readonly seq: number;
  readonly at: number;
  readonly rules: string;
  readonly setup: State['setup'];
  readonly commitment: string;
  readonly origin: 'new' | 'save';
  readonly opened: boolean;
  /** Everybody seated may take the file. */
  readonly shared: boolean;
  readonly broken: Broken | null;
  readonly state: ShownState | null;
  readonly game: GameView | null;
  readonly log: readonly LogLine[];
  readonly rewinds: readonly Rewind[];
  readonly seats: SeatsView;
  readonly chat: readonly ChatLine[];
  readonly vote: Vote | null;
}

/** How the game moved: the parts of the state that changed, and the line of the log. */
export interface MoveView {
  readonly how: 'answer' | 'undo' | 'redo';
  readonly change: Partial<ShownState>;
  readonly game: GameView;
  readonly line: LogLine;
}

export interface EntryView {
  readonly t: 'entry';
  readonly seq: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly by: number | 'host';
  readonly time: number;
  readonly ref?: string;
  readonly move?: MoveView;
  readonly seats?: SeatsView;
  /** Chairs that may answer, where a change of seats changed them. */
  readonly answerers?: readonly number[];
  readonly vote?: Vote | null;
  readonly chat?: ChatLine;
  readonly title?: string;
  readonly shared?: true;
  readonly broken?: Broken;
}

export function stateView(fold: Fold): ShownState | null {
  const shown: Partial<State> | null = isPaper(fold.game)
    ? maskedIfPossible(fold, fold.game.last)
    : fold.engine.mask(fold.game.state);
  if (shown) delete shown.setup;
  return shown as ShownState | null;
}

/** Rules that a position was not made by may not know what to do with it. */
function maskedIfPossible({ engine }: Fold, position: State | null): State | null {
  try {
    return position && engine.mask(position);
  } catch {
    return null;
  }
}

const brokenView = ({ game }: Fold): Broken | null =>
  isPaper(game) ? { ...game.broken, answers: game.answers.length } : null;

export function gameView(fold: Fold): GameView | null {
  const { game, engine, seating, header } = fold;
  if (isPaper(game)) return null;
  const decision = engine.decisionOf(game.state);
  const free = game.answers.length === 0 ? 'none' : isPastReveal(game) ? 'forced' : 'free';
  return {
    decision,
    answerers: decision ? chairsFor(seating, game.state, decision) : [],
    undo: isEnded(fold) ? 'none' : free,
    redo: !isEnded(fold) && game.undone.length > 0,
    ...(isEnded(fold) ? { proof: { seed: header.seed, salt: header.salt } } : {}),
  };
}

export function seatsView(fold: Fold): SeatsView {
  const { seating } = fold;
  const position = positionOf(fold);
  const heroes = position?.heroes.map((h) => [h.id, chairOfHero(seating, position, h.id) ?? h.seat]) ?? [];
  return {
    chairs: seating.chairs.map(({ holder, name, hash }) => ({ holder, name, link: hash !== null })),
    heroes: Object.fromEntries(heroes),
  };
}

export function welcomeView(fold: Fold, table: string, process: string, v: number): Welcome {
  const { header, game } = fold;
  return {
    t: 'welcome',
    v,
    process,
    table,
    title: fold.title,
    seq: fold.seq,
    at: fold.at,
    rules: header.rules,
    setup: header.setup,
    commitment: commitmentTo(header.seed, header.salt),
    origin: header.origin,
    opened: fold.opened,
    shared: fold.shared,
    broken: brokenView(fold),
    state: stateView(fold),
    game: gameView(fold),
    log: historyOf(fold),
    rewinds: game.rewinds,
    seats: seatsView(fold),
    chat: fold.chat,
    vote: fold.vote,
  };
}

/** The parts of a state that differ from what was shown before. */
export function changeSince(before: ShownState | null, after: ShownState): Partial<ShownState> {
  if (!before) return after;
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, key)),
  );
  return Object.fromEntries(changed);
}

/** `before`: the state as it was last shown. */
export function entryView(fold: Fold, entry: Entry, effect: Effect, before: ShownState | null): EntryView {
  const move = effect.events ? moveView(fold, entry, effect.events, before) : undefined;
  const { kind, by, time, ref } = entry;
  const broken = brokenView(fold);
  return {
    t: 'entry',
    seq: fold.seq,
    at: fold.at,
    kind,
    by,
    time,
    ...(ref === undefined ? {} : { ref }),
    ...(move ? { move } : {}),
    // A hero who joins in the middle of the game sits somewhere too.
    ...(effect.seats || entersHero(effect) ? { seats: seatsView(fold) } : {}),
    ...(effect.seats ? { answerers: gameView(fold)?.answerers ?? [] } : {}),
    ...(effect.vote ? { vote: fold.vote } : {}),
    ...(effect.chat ? { chat: effect.chat } : {}),
    ...(kind === 'title' ? { title: fold.title } : {}),
    ...(fold.shared && effect.vote ? { shared: true } : {}),
    ...(broken ? { broken } : {}),
  };
}

const entersHero = (effect: Effect): boolean =>
  effect.events?.some((e) => e.type === 'hero-joined' || e.type === 'undone') ?? false;

function moveView(
  fold: Fold,
  entry: Entry,
  events: readonly GameEvent[],
  before: ShownState | null,
): MoveView | undefined {
  const after = stateView(fold);
  const game = gameView(fold);
  if (!after || !game || isPaper(fold.game)) return undefined;
  const how = events[0]?.type === 'undone' ? 'undo' : entry.kind === 'redo' ? 'redo' : 'answer';
  const t = fold.game;
  return {
    how,
    change: changeSince(before, after),
    game,
    line: { seq: t.answers.length, round: t.state.round, events, revealed: isPastReveal(t) },
  };
}
