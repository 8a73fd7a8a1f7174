/**
 * What a table shows. Everybody gets the same: the masked state, the decision, events, seats. Nothing in here may
 * depend on the seed, the order of decks or what lies face down, until the game has ended (view.test.ts).
 */
import { changeBetween, isPastReveal, type GameEvent, type State } from '@holdout/engine';
import {
  PROTOCOL,
  type Broken,
  type EntryView,
  type GameView,
  type MoveView,
  type SeatsView,
  type ShownState,
  type Welcome,
} from '@holdout/protocol';
import { chairOfHero, chairsFor } from './chairs.ts';
import type { Entry } from './entry.ts';
import { isEnded, positionOf, type Effect, type Fold } from './fold.ts';
import { houseView } from './house.ts';
import { onwardOf } from './onward.ts';
import { baseOf, isPaper } from './paper.ts';
import { commitmentTo } from './secrets.ts';

export function stateView(fold: Fold): ShownState | null {
  const shown: Partial<State> | null = isPaper(fold.game)
    ? maskedIfPossible(fold, positionOf(fold))
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

function brokenView(fold: Fold): Broken | null {
  const { game } = fold;
  if (!isPaper(game)) return null;
  const next = onwardOf(fold);
  const onward = next && { rules: next.save.rules, round: next.state.round, lost: next.lost };
  const { broken, answers, outcome } = game;
  return {
    ...broken,
    answers: answers.length,
    ...(onward && { onward }),
    ...(outcome && { outcome }),
  };
}

/** Chairs that may answer. */
export function awaitedIn({ game, engine, seating }: Fold): readonly number[] {
  const decision = isPaper(game) ? null : engine.decisionOf(game.state);
  return isPaper(game) || !decision ? [] : chairsFor(seating, game.state, decision);
}

function gameView(fold: Fold): GameView | null {
  const { game, engine, header } = fold;
  if (isPaper(game)) return null;
  const decision = engine.decisionOf(game.state);
  const free = game.answers.length === 0 ? 'none' : isPastReveal(game) ? 'forced' : 'free';
  return {
    decision,
    answerers: awaitedIn(fold),
    undo: isEnded(fold) ? 'none' : free,
    redo: !isEnded(fold) && game.undone.length > 0,
    since: fold.movedAt,
    ...(isEnded(fold) ? { proof: { seed: header.seed, salt: header.salt } } : {}),
  };
}

function seatsView(fold: Fold): SeatsView {
  const { seating } = fold;
  const position = positionOf(fold);
  const heroes =
    position?.heroes.map((h) => [h.id, chairOfHero(seating, position, h.id) ?? h.seat] as const) ?? [];
  return {
    chairs: seating.chairs.map(({ holder, name, hash, standIn, player }) => ({
      holder,
      name,
      link: hash !== null,
      ...(standIn === undefined ? {} : { standIn }),
      ...(holder === 'bot' && player ? { player } : {}),
    })),
    heroes: Object.fromEntries(heroes),
    ...(seating.deputy === undefined ? {} : { deputy: seating.deputy }),
  };
}

/** `past`: so many lines were told before; `log`: those after them. */
export function welcomeView(fold: Fold, told: Pick<Welcome, 'table' | 'process' | 'past' | 'log'>): Welcome {
  const { header, game, eras } = fold;
  return {
    t: 'welcome',
    v: PROTOCOL,
    ...told,
    title: fold.title,
    seq: fold.seq,
    at: fold.at,
    rules: baseOf(game).rules,
    setup: header.setup,
    commitment: commitmentTo(header.seed, header.salt),
    origin: header.origin,
    opened: fold.opened,
    shared: fold.shared,
    broken: brokenView(fold),
    state: stateView(fold),
    game: gameView(fold),
    rewinds: game.rewinds,
    ...(eras.length > 0 ? { earlier: eras.map((e) => ({ rules: e.rules, lines: e.lines.length + 1 })) } : {}),
    seats: seatsView(fold),
    ...(fold.closed ? { closed: true as const } : {}),
    ...(fold.corrections && { corrections: true as const }),
    chat: fold.chat,
    vote: fold.vote,
    house: houseView(fold),
    ...(fold.next === null ? {} : { next: fold.next }),
  };
}

/** The parts of a state that differ from what was shown before. */
function changeSince(before: ShownState | null, after: ShownState): Partial<ShownState> {
  if (!before) return after;
  const parts = new Set(changeBetween(before, after).map(([[part]]) => part));
  const changed = Object.entries(after).filter(([key]) => parts.has(key));
  return Object.fromEntries(changed);
}

function goneSince(before: ShownState | null, after: ShownState): Pick<MoveView, 'gone'> {
  const gone = Object.keys(before ?? {}).filter((part) => !Object.hasOwn(after, part));
  return gone.length > 0 ? { gone } : {};
}

/** The state as it was last shown, and as it is now. */
interface Shown {
  readonly before: ShownState | null;
  readonly after: ShownState | null;
}

export function entryView(fold: Fold, entry: Entry, effect: Effect, shown: Shown): EntryView {
  const move = effect.events ? moveView(fold, entry, effect.events, shown) : undefined;
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
    ...(effect.house ? { house: effect.house } : {}),
    ...(effect.hidden ? { hidden: effect.hidden } : {}),
    ...(effect.closed === undefined ? {} : { closed: effect.closed }),
    ...(kind === 'title' ? { title: fold.title } : {}),
    ...(fold.shared && effect.vote ? { shared: true } : {}),
    ...(fold.corrections && effect.vote ? { corrections: true } : {}),
    ...(broken ? { broken } : {}),
    ...(entry.kind === 'next' ? { next: entry.table } : {}),
  };
}

const entersHero = (effect: Effect): boolean =>
  effect.events?.some((e) => e.type === 'hero-joined' || e.type === 'undone') ?? false;

function moveView(
  fold: Fold,
  entry: Entry,
  events: readonly GameEvent[],
  { before, after }: Shown,
): MoveView | undefined {
  const game = gameView(fold);
  if (!after || !game || isPaper(fold.game)) return undefined;
  const how = events[0]?.type === 'undone' ? 'undo' : entry.kind === 'redo' ? 'redo' : 'answer';
  const t = fold.game;
  return {
    how,
    change: changeSince(before, after),
    ...goneSince(before, after),
    game,
    line: { seq: t.answers.length, round: t.state.round, events, revealed: isPastReveal(t) },
  };
}
