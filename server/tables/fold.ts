/**
 * A table as its log makes it. `applyEntry` is the only way anything about a table changes: for entries of our own, of
 * other processes and of the past alike. It trusts the log; what may enter the log is checked in commands.ts.
 */
import {
  openTimeline,
  redo,
  stateAt,
  takeAnswer,
  undo,
  type Engine,
  type GameEvent,
  type Refusal,
  type Rewind,
  type Save,
  type State,
  type Timeline,
} from '@holdout/engine';
import type { ChatLine, Vote } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { withSpent, type Spent } from './allowance.ts';
import { firstSeating, withChair, type Seating } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { Header } from './header.ts';
import { no, type Refused } from './refusals.ts';
import { verdictOf, withVote } from './vote.ts';

/** A game that does not replay under the running rules: it can be read, not played. */
interface Paper {
  readonly broken: Refused;
  /** The last position that is known for certain; null when none is. */
  readonly last: State | null;
  readonly answers: string[];
  readonly undone: string[];
  readonly rewinds: Rewind[];
}

export interface Fold {
  readonly engine: Engine;
  readonly header: Header;
  game: Timeline | Paper;
  /** Number of the last entry. */
  seq: number;
  /** Number of the entry that opened the decision on the table. */
  at: number;
  title: string;
  seating: Seating;
  vote: Vote | null;
  chat: readonly ChatLine[];
  /** Who did what by which mark, the latest last. */
  refs: readonly string[];
  /** Answers in the log, those taken back among them. */
  answered: number;
  spent: Spent;
  /** The file with the seed was taken while the game was running. */
  opened: boolean;
  /** Everybody seated may take it: they have voted so. */
  shared: boolean;
}

/** What an entry changed, for those who have to be told. */
export interface Effect {
  /** What happened in the game, if it moved. */
  readonly events?: readonly GameEvent[];
  readonly seats?: boolean;
  readonly vote?: boolean;
  readonly chat?: ChatLine;
}

export const isPaper = (game: Timeline | Paper): game is Paper => 'broken' in game;

/** `last`: a position kept from earlier, for a game that does not replay. */
export function startFold(engine: Engine, header: Header, title: string, last: State | null): Fold {
  const opened = openedOrNot(engine, saveIn(header));
  return {
    engine,
    header,
    game: 'refused' in opened ? paperOf(saveIn(header), opened, last) : opened,
    seq: 0,
    at: 0,
    title,
    seating: firstSeating(header.chairs),
    vote: null,
    chat: [],
    refs: [],
    answered: header.answers.length,
    spent: {},
    opened: false,
    shared: false,
  };
}

function openedOrNot(engine: Engine, save: Save): Timeline | Refusal | Refused {
  try {
    return openTimeline(engine, save);
  } catch {
    return no('engine.fault');
  }
}

const saveIn = ({ rules, setup, seed, answers, rewinds }: Header): Save => ({
  rules,
  setup,
  seed,
  answers,
  rewinds,
});

const paperOf = (save: Save, why: Refusal | Refused, last: State | null): Paper => ({
  broken: no(why.refused, why.at),
  last,
  answers: [...save.answers],
  undone: [],
  rewinds: [...save.rewinds],
});

export const saveOfFold = (fold: Fold): Save => ({
  ...saveIn(fold.header),
  answers: [...fold.game.answers],
  rewinds: [...fold.game.rewinds],
});

/** The position to be shown: of a game that does not replay, the last one that is known. */
export const positionOf = ({ game }: Fold): State | null => (isPaper(game) ? game.last : game.state);

/** The game is over: the seed is public, nothing moves any more. */
export function isEnded(fold: Fold): boolean {
  const position = positionOf(fold);
  return position !== null && position.outcome !== null && position.seq === fold.game.answers.length;
}

export const refKey = (entry: Pick<Entry, 'by' | 'ref'>): string => `${entry.by}/${entry.ref}`;

export function applyEntry(fold: Fold, seq: number, entry: Entry): Effect {
  if (seq !== fold.seq + 1) throw new Error(`entry ${seq} after ${fold.seq}`);
  const effect = take(fold, seq, entry);
  fold.seq = seq;
  if (effect.events) fold.at = seq;
  if (entry.kind === 'answer') fold.answered++;
  fold.spent = withSpent(fold.spent, entry);
  if (entry.ref !== undefined) fold.refs = [...fold.refs, refKey(entry)].slice(-LIMITS.refs);
  return effect;
}

function take(fold: Fold, seq: number, e: Entry): Effect {
  switch (e.kind) {
    case 'answer':
      return { events: move(fold, e.kind, e.answer), ...endVote(fold, 'moved') };
    case 'undo':
    case 'redo':
      return { events: move(fold, e.kind), ...endVote(fold, 'moved') };
    case 'ask':
      fold.vote = { asker: Number(e.by), about: e.about ?? 'undo', yes: [], no: [] };
      return takeVote(fold, fold.vote, Number(e.by), true);
    case 'vote':
      return fold.vote ? takeVote(fold, fold.vote, Number(e.by), e.yes) : {};
    case 'chat': {
      const chair = Number(e.by);
      const line = { seq, time: e.time, chair, name: fold.seating.chairs[chair]?.name ?? '', text: e.text };
      fold.chat = [...fold.chat, line].slice(-LIMITS.chatShown);
      return { chat: line };
    }
    case 'title':
      fold.title = e.title;
      return {};
    case 'opened':
      fold.opened = true;
      return {};
    case 'damaged':
      fold.game = damaged(fold, seq);
      return { events: [] };
    default:
      fold.seating = reseat(fold.seating, e);
      return { seats: true, ...endVote(fold, 'seated') };
  }
}

function reseat(seating: Seating, e: Exclude<Entry, { kind: SeatlessKind }>): Seating {
  switch (e.kind) {
    case 'sit':
      return withChair(seating, e.chair, { holder: 'person', name: e.name });
    case 'stand':
      return withChair(seating, e.chair, { holder: 'open' });
    case 'link': {
      const bot = seating.chairs[e.chair]?.holder === 'bot';
      return withChair(seating, e.chair, { hash: e.hash, holder: bot ? 'bot' : 'open' });
    }
    case 'free':
      return withChair(seating, e.chair, { hash: null, holder: 'open', name: '' });
    case 'bot':
      return withChair(seating, e.chair, { holder: 'bot' });
    case 'chair':
      return { ...seating, chairs: [...seating.chairs, { holder: 'open', name: '', hash: e.hash }] };
    case 'hero':
      return { ...seating, handed: { ...seating.handed, [e.hero]: e.chair } };
  }
}
type SeatlessKind = 'answer' | 'undo' | 'redo' | 'ask' | 'vote' | 'chat' | 'title' | 'opened' | 'damaged';

/** A change of who sits there ends every vote; a move ends one on undo, and the end of the game one on the file. */
function endVote(fold: Fold, why: 'moved' | 'seated'): { vote?: boolean } {
  if (!fold.vote) return {};
  if (why === 'moved' && fold.vote.about === 'file' && !isEnded(fold)) return {};
  fold.vote = null;
  return { vote: true };
}

function takeVote(fold: Fold, before: Vote, chair: number, yes: boolean): Effect {
  const vote = withVote(before, chair, yes);
  const verdict = verdictOf(vote, fold.seating);
  fold.vote = verdict === 'open' ? vote : null;
  if (verdict !== 'yes') return { vote: true };
  if (vote.about === 'undo') return { vote: true, events: move(fold, 'forced') };
  fold.opened = fold.shared = true;
  return { vote: true };
}

/** Moves the game; a log that cannot be followed any more becomes paper, from here on. */
function move(fold: Fold, how: 'answer' | 'undo' | 'redo' | 'forced', answer = ''): readonly GameEvent[] {
  if (isPaper(fold.game)) return moveOnPaper(fold.game, how, answer);
  const t = fold.game;
  const before = { answers: [...t.answers], undone: [...t.undone], rewinds: [...t.rewinds] };
  let result: readonly GameEvent[] | Refusal | Refused;
  try {
    if (how === 'answer') result = takeAnswer(t, answer, 'changes');
    else result = how === 'redo' ? redo(t, 'changes') : undo(t, how === 'forced');
  } catch {
    result = no('engine.fault', how === 'answer' ? answer : how);
  }
  if (!('refused' in result)) return result;
  fold.game = { ...before, broken: no(result.refused, result.at), last: lastOf(t, before.answers) };
  return moveOnPaper(fold.game, how, answer);
}

/** The game as it was before an entry that nobody can read. */
function damaged({ game }: Fold, seq: number): Paper {
  if (isPaper(game)) return game;
  const { state, answers, undone, rewinds } = game;
  return { broken: no('log.damaged', String(seq)), last: state, answers, undone, rewinds };
}

/** The position before a move that failed; the failure may have left the timeline's own half changed. */
function lastOf(t: Timeline, answers: readonly string[]): State | null {
  try {
    return stateAt({ ...t, answers: [...answers] }, answers.length);
  } catch {
    return null;
  }
}

function moveOnPaper(
  p: Paper,
  how: 'answer' | 'undo' | 'redo' | 'forced',
  answer: string,
): readonly GameEvent[] {
  // What came after it may have been said at another position.
  if (p.broken.refused === 'log.damaged') return [];
  if (how === 'answer') p.answers.push(answer);
  else if (how === 'redo') p.answers.push(...p.undone.splice(-1));
  else p.undone.push(...p.answers.splice(-1));
  if (how === 'answer') p.undone.length = 0;
  if (how === 'forced') p.rewinds.push({ at: p.answers.length, dropped: 1 });
  return [];
}
