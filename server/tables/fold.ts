/**
 * A table as its log makes it. `applyEntry` is the only way anything about a table changes: for entries of our own, of
 * other processes and of the past alike. It trusts the log; what may enter the log is checked in commands.ts.
 */
import type { Dawn, Engine, GameEvent, Save, State, Timeline, Tried } from '@holdout/engine';
import type { ChatLine, House, Vote } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { withSpent, type Spent } from './allowance.ts';
import { bellsAfter, type Bell } from './bells.ts';
import { doneByAdmin } from './by-admin.ts';
import { withChair, type Seating } from './chairs.ts';
import type { Entry, Story } from './entry.ts';
import type { Header } from './header.ts';
import { begunAgain, onwardOf } from './onward.ts';
import { FIRST_HOUSE, houseView, settledBy, type HouseRules } from './house.ts';
import { baseOf, damagedAt, isPaper, paperOf, saveOfGame, type Paper } from './paper.ts';
import { seatingAtFirst } from './company.ts';
import { moveGame, type Move } from './move.ts';
import { opened, type Pace } from './pace.ts';
import { reseat } from './seating.ts';
import { verdictOf, withVote } from './vote.ts';

/** What was told while these rules were played by. */
interface Era {
  readonly rules: string;
  readonly opening: Story | undefined;
  readonly lines: readonly number[];
}

/** A position that an earlier process has left, and the rules it was made by. */
export interface Kept {
  readonly rules: string;
  readonly state: State;
  readonly dawns: readonly Dawn[];
}

export interface Fold {
  readonly engine: Engine;
  readonly header: Header;
  game: Timeline | Paper;
  /** What happened before the first decision; tables of the first days have none. */
  opening: Story | undefined;
  /** The entry that tells the story of each answer; 0: none does. */
  lines: number[];
  /** Rules the game has outlived. */
  eras: readonly Era[];
  /** Number of the last entry. */
  seq: number;
  /** Number of the entry that opened the decision on the table. */
  at: number;
  title: string;
  seating: Seating;
  vote: Vote | null;
  /** What a vote on going on is about. */
  proposal: Pick<Save, 'rules' | 'from'> | null;
  chat: readonly ChatLine[];
  /** Who did what by which mark, the latest last. */
  refs: readonly string[];
  /** Answers in the log, those taken back among them. */
  answered: number;
  spent: Spent;
  /** The file with the seed was taken while the game was running. */
  opened: boolean;
  /** Everybody seated may take it, or set right what lies on the table: they have voted so. */
  shared: boolean;
  corrections?: true;
  /** When the decision on the table was opened. */
  movedAt: number;
  /** When each chair, and the host, was last heard of in the log. */
  heard: { readonly [hand: string]: number };
  house: HouseRules;
  /** Hash of the secret for watching; null: everybody may. */
  watch: string | null;
  bells: readonly Bell[];
  /** Hash of the host's secret. */
  host: string;
  /** Whoever runs the server has closed it: nobody plays on. */
  closed: boolean;
  /** The table at which the same people play next. */
  next: string | null;
}

/** What an entry changed, for those who have to be told. */
export interface Effect {
  /** What happened in the game, if it moved. */
  readonly events?: readonly GameEvent[];
  readonly seats?: boolean;
  readonly vote?: boolean;
  /** Everything: the game goes on under other rules. */
  readonly renewed?: boolean;
  readonly chat?: ChatLine;
  readonly house?: House;
  /** Lines of the chat that are not shown any more, by their entries. */
  readonly hidden?: readonly number[];
  readonly closed?: boolean;
}

/** `kept`: for a game that does not replay. */
export async function startFold(
  engine: Engine,
  header: Header,
  title: string,
  kept: Kept | null,
  pace: Pace,
): Promise<Fold> {
  const game = await opened(engine, saveIn(header), pace);
  return {
    engine,
    header,
    game: 'refused' in game ? withKept(paperOf(saveIn(header), game, null), kept) : game,
    opening: header.opening,
    lines: header.answers.map(() => 0),
    eras: [],
    seq: 0,
    at: 0,
    title,
    seating: seatingAtFirst(header),
    vote: null,
    proposal: null,
    chat: [],
    refs: [],
    answered: header.answers.length,
    spent: {},
    opened: false,
    shared: false,
    movedAt: header.made,
    heard: {},
    house: header.company?.house ?? FIRST_HOUSE,
    watch: header.company?.watch ?? null,
    bells: header.company?.bells ?? [],
    next: null,
    host: header.host,
    closed: false,
  };
}

const saveIn = ({ rules, setup, seed, earlier, from, answers, rewinds, dawn, outcome }: Header): Save => ({
  ...{ rules, setup, seed, answers, rewinds },
  ...(earlier && { earlier }),
  ...(from && { from }),
  ...(dawn && { dawn }),
  ...(outcome && { outcome }),
});

/** On paper the position is shown that its own rules have left, and their last round taken where the log tells of none. */
export function withKept(game: Timeline | Paper, kept: Kept | null): Timeline | Paper {
  if (!isPaper(game) || game.last || kept?.rules !== game.base.rules) return game;
  return { ...game, last: kept.state, dawns: game.dawns.length > 0 ? game.dawns : [...kept.dawns] };
}

export const saveOfFold = (fold: Fold): Save => saveOfGame(fold.game);

/** The position to be shown: of a game that does not replay the last one that is known, or where it could go on. */
export const positionOf = (fold: Fold): State | null =>
  isPaper(fold.game) ? (fold.game.last ?? onwardOf(fold)?.state ?? null) : fold.game.state;

/** The game is over: the seed is public, nothing moves any more. */
export function isEnded(fold: Fold): boolean {
  const position = positionOf(fold);
  return position !== null && position.outcome !== null && position.seq === fold.game.answers.length;
}

export const refKey = (entry: Pick<Entry, 'by' | 'ref'>): string => `${entry.by}/${entry.ref}`;

/** What the table does in somebody's name: nobody was there for that. */
const BY_ITSELF: readonly Entry['kind'][] = ['retold', 'lend', 'deputy', 'unbell'];

/** `tried`: the move of this entry has been played already, at this very position. */
export function applyEntry(fold: Fold, seq: number, entry: Entry, tried?: Tried): Effect {
  if (seq !== fold.seq + 1) throw new Error(`entry ${seq} after ${fold.seq}`);
  const effect = take(fold, seq, entry, tried);
  fold.seq = seq;
  if (effect.events) {
    fold.at = seq;
    fold.movedAt = entry.time;
  }
  if (!BY_ITSELF.includes(entry.kind) && entry.by !== 'admin')
    fold.heard = { ...fold.heard, [entry.by]: entry.time };
  fold.bells = bellsAfter(fold.bells, entry);
  if (entry.kind === 'answer') fold.answered++;
  fold.spent = withSpent(fold.spent, entry);
  if (entry.ref !== undefined) fold.refs = [...fold.refs, refKey(entry)].slice(-LIMITS.refs);
  return effect;
}

function take(fold: Fold, seq: number, e: Entry, tried?: Tried): Effect {
  switch (e.kind) {
    case 'answer':
      return moved(fold, seq, { how: 'answer', answer: e.answer, told: e.told, dawn: e.dawn, tried });
    case 'redo':
      return moved(fold, seq, { how: 'redo', told: e.told, dawn: e.dawn, tried });
    case 'undo':
      return moved(fold, seq, { how: 'undo' });
    case 'retold':
      e.stories.forEach((_, i) => (fold.lines[e.from + i] = seq));
      return {};
    case 'ask':
      fold.vote = { asker: Number(e.by), ...subjectOf(e), yes: [], no: [] };
      fold.proposal = e.rules === undefined ? null : { rules: e.rules, ...(e.from && { from: e.from }) };
      return takeVote(fold, seq, fold.vote, Number(e.by), true);
    case 'vote':
      return fold.vote ? takeVote(fold, seq, fold.vote, Number(e.by), e.yes) : {};
    case 'chat': {
      if (e.text === '' && e.phrase === undefined) return {}; // Erased (admin/person.ts).
      const chair = typeof e.by === 'number' ? e.by : null;
      const name = chair === null ? (e.name ?? '') : (fold.seating.chairs[chair]?.name ?? '');
      const line = { seq, time: e.time, chair, name, text: e.text, ...(e.phrase && { phrase: e.phrase }) };
      fold.chat = [...fold.chat, line].slice(-LIMITS.chatShown);
      return { chat: line };
    }
    case 'title':
      fold.title = e.title;
      return {};
    case 'opened':
      fold.opened = true;
      return {};
    case 'house':
      fold.house = settledBy(fold.house, e);
      return { house: houseView(fold) };
    case 'watch':
      fold.watch = e.hash;
      return { house: houseView(fold) };
    case 'next':
      fold.next = e.table;
      return {};
    case 'bell':
    case 'unbell':
      return {};
    case 'closed':
    case 'hide':
    case 'erased':
    case 'rehost':
      return doneByAdmin(fold, e);
    case 'damaged':
      fold.game = damagedAt(fold.game, seq);
      return { events: [] };
    default:
      fold.seating = reseat(fold.seating, e);
      return { seats: true, ...endVote(fold, 'seated') };
  }
}

function moved(fold: Fold, seq: number, move: Move): Effect {
  const { game, events } = moveGame(fold.game, move);
  fold.game = game;
  // A move on paper may have come to nothing.
  if (game.answers.length > fold.lines.length) fold.lines.push(move.told ? seq : 0);
  else fold.lines.length = game.answers.length;
  return { events, ...endVote(fold, 'moved') };
}

/** A change of who sits there ends every vote; a move ends one on undo, and the end of the game all. */
function endVote(fold: Fold, why: 'moved' | 'seated'): { vote?: boolean } {
  if (!fold.vote) return {};
  if (why === 'moved' && fold.vote.about !== 'undo' && !isEnded(fold)) return {};
  fold.vote = null;
  return { vote: true };
}

function takeVote(fold: Fold, seq: number, before: Vote, chair: number, yes: boolean): Effect {
  const vote = withVote(before, chair, yes);
  const verdict = verdictOf(vote, fold.seating);
  fold.vote = verdict === 'open' ? vote : null;
  if (verdict !== 'yes') return { vote: true };
  if (vote.about === 'undo') return { ...moved(fold, seq, { how: 'forced' }), vote: true };
  if (vote.about === 'rules') return goneOn(fold);
  if (vote.about === 'file') fold.opened = fold.shared = true;
  if (vote.about === 'corrections') fold.corrections = true;
  if (vote.about === 'file' || vote.about === 'corrections') return { vote: true };
  fold.seating = agreedSeating(fold.seating, vote);
  return { vote: true, seats: true };
}

/** What was voted on is done until whoever it is about comes back. */
function agreedSeating(seating: Seating, { about, whose, to }: Vote): Seating {
  if (about === 'seat' && whose !== undefined && to !== undefined)
    return withChair(seating, whose, { standIn: to });
  return about === 'host' && typeof to === 'number' ? { ...seating, deputy: to } : seating;
}

/** An undo needs no word of its own. */
const subjectOf = (e: Entry & { kind: 'ask' }): Omit<Vote, 'asker' | 'yes' | 'no'> => ({
  about: e.about ?? 'undo',
  ...(e.whose === undefined ? {} : { whose: e.whose }),
  ...(e.to === undefined ? {} : { to: e.to }),
  ...(e.voters === undefined ? {} : { voters: e.voters }),
});

/** The log of what was told begins anew; what stands in it so far belongs to the rules that are left behind. */
function goneOn(fold: Fold): Effect {
  if (!fold.proposal) return { vote: true };
  const { opening, lines } = fold;
  fold.eras = [...fold.eras, { rules: baseOf(fold.game).rules, opening, lines }];
  fold.game = begunAgain(fold, fold.proposal);
  fold.proposal = null;
  fold.lines = [];
  const round = isPaper(fold.game) ? 0 : fold.game.state.round;
  fold.opening = { round, revealed: true, events: [] };
  return { events: [], vote: true, renewed: true };
}
