/** What people ask of a table, and whether they may: every command becomes an entry of the log or a refusal. */
import { isPastReveal, isRefusal } from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import { chairsFor, isSeated, type Actor } from './chairs.ts';
import type { Entry } from './entry.ts';
import { isEnded, isPaper, type Fold } from './fold.ts';
import { no, type Refused } from './refusals.ts';
import { plainText } from './texts.ts';

/** `at` names the decision that was open when the player decided. */
export type Command =
  | { readonly kind: 'answer'; readonly at: number; readonly answer: string; readonly chair?: number }
  | { readonly kind: 'undo' | 'redo'; readonly at: number; readonly chair?: number }
  | {
      readonly kind: 'ask';
      readonly at: number;
      readonly about?: 'file' | undefined;
      readonly chair?: number;
    }
  | { readonly kind: 'vote'; readonly at: number; readonly yes: boolean; readonly chair?: number }
  | { readonly kind: 'chat'; readonly text: string; readonly chair?: number }
  | { readonly kind: 'sit'; readonly chair: number; readonly name: string }
  | { readonly kind: 'stand'; readonly chair: number }
  | { readonly kind: 'free' | 'bot'; readonly chair: number }
  /** The hash of a fresh secret; the secret itself goes back to the host only. */
  | { readonly kind: 'link'; readonly chair: number; readonly hash: string }
  | { readonly kind: 'chair'; readonly hash: string }
  | { readonly kind: 'hero'; readonly hero: string; readonly chair: number }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'opened' };

type Body = Entry extends infer E ? (E extends Entry ? Omit<E, 'time' | 'ref'> : never) : never;

/** Changes nothing: an answer is tried out on a copy of the game. */
export function decide(fold: Fold, actor: Actor, c: Command): Body | Refused {
  if (fold.seq >= LIMITS.entries) return no('table.full');
  switch (c.kind) {
    case 'answer':
      return decideAnswer(fold, actor, c);
    case 'undo':
    case 'redo':
      return decideMove(fold, actor, c);
    case 'ask':
    case 'vote':
      return decideVote(fold, actor, c);
    case 'chat': {
      const by = speaker(fold, actor, c.chair);
      const text = plainText(c.text, LIMITS.chat);
      if (typeof by !== 'number') return by;
      return text === '' ? no('chat.empty') : { kind: 'chat', by, text };
    }
    case 'sit':
    case 'stand':
      return decideSeat(fold, actor, c);
    default:
      return decideAsHost(fold, actor, c);
  }
}

/** The chair somebody speaks for: the one named, or their first; they must sit there. */
function speaker(fold: Fold, actor: Actor, named: number | undefined): number | Refused {
  if (named !== undefined && !actor.chairs.includes(named)) return no('chair.not-yours');
  const chair = named ?? actor.chairs.find((i) => isSeated(fold.seating, i));
  return chair !== undefined && isSeated(fold.seating, chair) ? chair : no('chair.not-seated');
}

function decideAnswer(fold: Fold, actor: Actor, c: Command & { kind: 'answer' }): Body | Refused {
  const { game, engine, seating } = fold;
  const any = speaker(fold, actor, c.chair);
  if (typeof any !== 'number') return any;
  if (isPaper(game)) return no('table.read-only');
  if (c.at !== fold.at) return no('answer.stale');
  const decision = engine.decisionOf(game.state);
  if (!decision) return no('game.over');
  const entitled = chairsFor(seating, game.state, decision);
  const mine = c.chair === undefined ? actor.chairs : [c.chair];
  const by = mine.find((i) => entitled.includes(i) && isSeated(seating, i));
  if (by === undefined) return no('answer.not-yours');
  return tryAnswer(fold, by, c.answer);
}

/** Also for bots, whose chair needs no secret. */
export function tryAnswer(fold: Fold, by: number, answer: string): Body | Refused {
  if (isPaper(fold.game)) return no('table.read-only');
  const tried = fold.engine.answer(fold.engine.clone(fold.game.state), answer, false);
  return isRefusal(tried) ? no(tried.refused, tried.at) : { kind: 'answer', by, answer };
}

function decideMove(fold: Fold, actor: Actor, c: Command & { kind: 'undo' | 'redo' }): Body | Refused {
  const by = speaker(fold, actor, c.chair);
  if (typeof by !== 'number') return by;
  const { game } = fold;
  if (isPaper(game)) return no('table.read-only');
  if (c.at !== fold.at) return no('answer.stale');
  if (isEnded(fold)) return no('undo.finished');
  if (c.kind === 'redo') return game.undone.length === 0 ? no('redo.nothing') : { kind: 'redo', by };
  if (game.answers.length === 0) return no('undo.nothing');
  return isPastReveal(game) ? no('undo.past-reveal') : { kind: 'undo', by };
}

function decideVote(fold: Fold, actor: Actor, c: Command & { kind: 'ask' | 'vote' }): Body | Refused {
  const by = speaker(fold, actor, c.chair);
  if (typeof by !== 'number') return by;
  if (c.at !== fold.at) return no('answer.stale');
  if (c.kind === 'vote') return fold.vote ? { kind: 'vote', by, yes: c.yes } : no('vote.none');
  if (fold.vote) return no('vote.open');
  return c.about === 'file' ? askForFile(fold, by) : askForUndo(fold, by);
}

/** Also of a table that can only be read: its file may be all that is left of the game. */
const askForFile = (fold: Fold, by: number): Body | Refused =>
  isEnded(fold) || fold.shared ? no('vote.not-needed') : { kind: 'ask', by, about: 'file' };

function askForUndo(fold: Fold, by: number): Body | Refused {
  const { game } = fold;
  if (isPaper(game)) return no('table.read-only');
  if (isEnded(fold)) return no('undo.finished');
  if (game.answers.length === 0) return no('undo.nothing');
  return isPastReveal(game) ? { kind: 'ask', by } : no('vote.not-needed');
}

function decideSeat(fold: Fold, actor: Actor, c: Command & { kind: 'sit' | 'stand' }): Body | Refused {
  if (!fold.seating.chairs[c.chair]) return no('chair.unknown');
  if (!actor.chairs.includes(c.chair)) return no('chair.not-yours');
  if (c.kind === 'stand')
    return isSeated(fold.seating, c.chair)
      ? { kind: 'stand', by: c.chair, chair: c.chair }
      : no('chair.not-seated');
  const name = plainText(c.name, LIMITS.name);
  return name === '' ? no('name.empty') : { kind: 'sit', by: c.chair, chair: c.chair, name };
}

type HostCommand = Exclude<
  Command,
  { kind: 'answer' | 'undo' | 'redo' | 'ask' | 'vote' | 'chat' | 'sit' | 'stand' }
>;

function decideAsHost(fold: Fold, actor: Actor, c: HostCommand): Body | Refused {
  if (!actor.host) return no('host.only');
  if ('chair' in c && !fold.seating.chairs[c.chair]) return no('chair.unknown');
  switch (c.kind) {
    case 'chair':
      if (fold.seating.chairs.length >= LIMITS.chairs) return no('chair.none-left');
      return { ...c, by: 'host' };
    case 'hero':
      if (isPaper(fold.game)) return no('table.read-only');
      return fold.game.state.heroes.some((h) => h.id === c.hero) ? { ...c, by: 'host' } : no('hero.unknown');
    case 'title': {
      const title = plainText(c.title, LIMITS.title);
      return title === '' ? no('name.empty') : { kind: 'title', by: 'host', title };
    }
    default:
      return { ...c, by: 'host' };
  }
}
