/** Every command becomes an entry of the log or a refusal. Nothing is changed: an answer is tried on a copy of the game. */
import {
  isPastReveal,
  isCorrection,
  isRefusal,
  tryAnswer,
  tryRedo,
  type Position,
  type Timeline,
  type Tried,
} from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import { usedUp } from './allowance.ts';
import { chairsFor, chairsForOption, isSeated, seatedPeople, type Actor } from './chairs.ts';
import { askerOf, type TableCommand, type TableCommandKind } from './commands.ts';
import type { Entry, Story } from './entry.ts';
import { isEnded, type Fold } from './fold.ts';
import { onwardOf } from './onward.ts';
import { askForHost, askForSeat, NOBODY, type There } from './absence.ts';
import { isPaper } from './paper.ts';
import { mayRing } from '../push/targets.ts';
import { no, type Refused } from './refusals.ts';
import { plainText } from './texts.ts';

export type Body = Entry extends infer E ? (E extends Entry ? Omit<E, 'time' | 'ref'> : never) : never;

/** An entry to be, and the move in it as it was tried. */
export interface Agreed {
  readonly body: Body;
  readonly tried?: Tried;
}
type Decided = Body | Agreed | Refused;

/** A table, and who asks something of it in whose name. */
interface Asked {
  readonly fold: Fold;
  readonly actor: Actor;
  readonly there: There;
  readonly by: Entry['by'];
}

export function decide(fold: Fold, actor: Actor, c: TableCommand, there: There = NOBODY): Agreed | Refused {
  const by = askerOf(fold, actor, c);
  if (typeof by === 'object') return by;
  if (fold.closed && !isAboutFile(fold, c)) return no('table.closed');
  const decided = decideAs(c.kind, { fold, actor, there, by }, c);
  if ('refused' in decided) return decided;
  const agreed = 'body' in decided ? decided : { body: decided };
  const spent = usedUp(fold.spent, agreed.body);
  return spent === undefined ? agreed : no('chair.spent', spent);
}

/** What is left to those at a closed table: to take their game along. */
const isAboutFile = ({ vote }: Fold, c: TableCommand): boolean =>
  c.kind === 'opened' ||
  (c.kind === 'ask' && c.about === 'file') ||
  (c.kind === 'vote' && vote?.about === 'file');

const decideAs = <K extends TableCommandKind>(kind: K, asked: Asked, c: TableCommand<K>): Decided =>
  DECIDERS[kind](asked, c);

const DECIDERS: { readonly [K in TableCommandKind]: (asked: Asked, c: TableCommand<K>) => Decided } = {
  answer: decideAnswer,
  undo: ({ fold, by }, { at }) => {
    const { game } = fold;
    if (isPaper(game)) return no('table.read-only');
    const closed = closedToMoves(fold, at);
    if (closed) return closed;
    if (game.answers.length === 0) return no('undo.nothing');
    return isPastReveal(game) ? no('undo.past-reveal') : { kind: 'undo', by };
  },
  redo: ({ fold, by }, { at }) => {
    const { game } = fold;
    if (isPaper(game)) return no('table.read-only');
    const closed = closedToMoves(fold, at);
    if (closed) return closed;
    const tried = tryRedo(game, 'changes');
    if (isRefusal(tried)) return no(tried.refused, tried.at);
    return { body: { kind: 'redo', by, ...toldOf(game, tried) }, tried };
  },
  ask: (asked, c) => {
    const { fold, by } = asked;
    if (c.at !== fold.at) return no('answer.stale');
    if (fold.vote) return no('vote.open');
    switch (c.about) {
      case 'file':
        return askForFile(fold, by);
      case 'seat':
        return askForSeat(asked, c);
      case 'host':
        return askForHost(asked, c);
      case 'rules':
        return askForRules(fold, by);
      case 'corrections':
        return askForCorrections(fold, by);
      case undefined:
        return askForUndo(fold, by);
    }
  },
  vote: ({ fold, by }, { at, yes }) => {
    if (at !== fold.at) return no('answer.stale');
    return fold.vote ? { kind: 'vote', by, yes } : no('vote.none');
  },
  chat: ({ by, actor }, c) => {
    const text = plainText(c.text, LIMITS.chat);
    if (text === '') return no('chat.empty');
    const said = { kind: 'chat', by, text, ...(c.phrase && { phrase: c.phrase }) } as const;
    if (by !== 'guest') return said;
    const name = plainText(actor.name ?? '', LIMITS.name);
    return name === '' ? no('name.empty') : { ...said, name };
  },
  next: ({ fold, by }, { table }) => {
    if (!isEnded(fold)) return no('next.early');
    return fold.next === null ? { kind: 'next', by, table } : no('next.made');
  },
  sit: ({ by }, c) => {
    const name = plainText(c.name, LIMITS.name);
    return name === '' ? no('name.empty') : { kind: 'sit', by, chair: c.chair, name };
  },
  stand: ({ fold, by }, { chair }) =>
    isSeated(fold.seating, chair) ? { kind: 'stand', by, chair } : no('chair.not-seated'),
  back: ({ fold, by }, { chair }) =>
    fold.seating.chairs[chair]?.standIn === undefined ? no('chair.present') : { kind: 'back', by, chair },
  bell: ({ by }, { chair, endpoint, p256dh, auth, words }) =>
    mayRing(endpoint)
      ? { kind: 'bell', by, chair, endpoint, p256dh, auth, words: plainText(words, words.length) }
      : no('push.refused'),
  unbell: ({ by }, { chair, endpoint }) => ({ kind: 'unbell', by, chair, endpoint }),
  link: ({ by }, { chair, hash, why }) => ({ kind: 'link', by, chair, hash, ...reasonOf(why) }),
  chair: ({ fold, by }, { hash }) =>
    fold.seating.chairs.length >= LIMITS.chairs ? no('chair.none-left') : { kind: 'chair', by, hash },
  free: ({ by }, { chair, why }) => ({ kind: 'free', by, chair, ...reasonOf(why) }),
  bot: ({ by }, { chair, why, player }) => ({
    kind: 'bot',
    by,
    chair,
    ...reasonOf(why),
    ...(player && { player }),
  }),
  hero: ({ fold, by }, { hero, chair }) => {
    if (isPaper(fold.game)) return no('table.read-only');
    return fold.game.state.heroes.some((h) => h.id === hero)
      ? { kind: 'hero', by, hero, chair }
      : no('hero.unknown');
  },
  title: ({ by }, c) => {
    const title = plainText(c.title, LIMITS.title);
    return title === '' ? no('name.empty') : { kind: 'title', by, title };
  },
  house: ({ by }, { away, standIn, pace, talk }) => ({ kind: 'house', by, away, standIn, pace, talk }),
  watch: ({ by }, { open, hash }) => ({ kind: 'watch', by, hash: open ? null : hash }),
  opened: ({ by }) => ({ kind: 'opened', by }),
};

/** Of the chairs somebody has, one that may answer: not always the one they speak for. */
function decideAnswer({ fold, actor }: Asked, c: TableCommand<'answer'>): Decided {
  const { game, engine, seating } = fold;
  if (isPaper(game)) return no('table.read-only');
  if (c.at !== fold.at) return no('answer.stale');
  const decision = engine.decisionOf(game.state);
  if (!decision) return no('game.over');
  const option = decision.options.find((o) => o.id === c.answer);
  // What is no answer at all is refused for that, to those who could answer.
  const entitled = option
    ? chairsForOption(seating, game.state, decision, option)
    : isCorrection(c.answer)
      ? seatedPeople(seating)
      : chairsFor(seating, game.state, decision);
  const mine = c.chair === undefined ? actor.chairs : [c.chair];
  const by = mine.find((i) => entitled.includes(i) && isSeated(seating, i));
  if (by === undefined) return no('answer.not-yours');
  return agreeTo(fold, by, c.answer);
}

/** Also for bots, whose chair needs no secret. */
export function agreeTo(fold: Fold, by: number, answer: string): Agreed | Refused {
  const { game } = fold;
  if (isPaper(game)) return no('table.read-only');
  if (fold.answered >= LIMITS.answers) return no('table.full');
  // Never over the heads of the others.
  if (isCorrection(answer) && !fold.corrections) return no('correct.off');
  const tried = tryAnswer(game, answer, 'changes');
  if (isRefusal(tried)) return no(tried.refused, tried.at);
  return { body: { kind: 'answer', by, answer, ...toldOf(game, tried) }, tried };
}

/** What is kept of it: the story, and the round that began, for rules that cannot play it again. */
const toldOf = (game: Timeline, { state, events, dawn }: Tried): { told: Story; dawn?: Position } => ({
  told: { round: state.round, revealed: state.reveals !== game.state.reveals, events },
  ...(dawn && { dawn }),
});

/** What the host says to whoever loses a chair. */
function reasonOf(why = ''): { readonly why?: string } {
  const said = plainText(why, LIMITS.chat);
  return said === '' ? {} : { why: said };
}

/** Why nothing can be taken back or done again now. */
function closedToMoves(fold: Fold, at: number): Refused | undefined {
  if (isPaper(fold.game)) return no('table.read-only');
  if (at !== fold.at) return no('answer.stale');
  return isEnded(fold) ? no('undo.finished') : undefined;
}

/** Also of a table that can only be read: its file may be all that is left of the game. */
const askForFile = (fold: Fold, by: Entry['by']): Decided =>
  isEnded(fold) || fold.shared ? no('vote.not-needed') : { kind: 'ask', by, about: 'file' };

/** It goes into the log whole: every process goes on from there, whatever it knows itself. */
function askForRules(fold: Fold, by: Entry['by']): Decided {
  const next = onwardOf(fold);
  if (!next) return no('vote.not-needed');
  const { rules, from } = next.save;
  return { kind: 'ask', by, about: 'rules', rules, ...(from && { from }) };
}

function askForCorrections(fold: Fold, by: Entry['by']): Decided {
  if (isPaper(fold.game)) return no('table.read-only');
  if (isEnded(fold)) return no('undo.finished');
  return fold.corrections ? no('vote.not-needed') : { kind: 'ask', by, about: 'corrections' };
}

function askForUndo(fold: Fold, by: Entry['by']): Decided {
  const { game } = fold;
  if (isPaper(game)) return no('table.read-only');
  if (isEnded(fold)) return no('undo.finished');
  if (game.answers.length === 0) return no('undo.nothing');
  return isPastReveal(game) ? { kind: 'ask', by } : no('vote.not-needed');
}
