/** An online table as this page knows it: a welcome, and what every entry after it changed. */
import type { GameEvent, Rewind } from '@holdout/engine';
import { afterMove, type EntryView, type LogLine, type Welcome } from '@holdout/protocol';

/** What a new entry brings. An entry that is known already changes nothing; one too far ahead means that some are missing. */
type Step =
  { readonly is: 'next'; readonly model: Welcome } | { readonly is: 'old' } | { readonly is: 'gap' };

export function stepOf(model: Welcome, e: EntryView): Step {
  if (e.seq <= model.seq) return { is: 'old' };
  return e.seq === model.seq + 1 ? { is: 'next', model: withEntry(model, e) } : { is: 'gap' };
}

/** A welcome with the lines that were told before it. */
export const whole = (welcome: Welcome, past: readonly LogLine[]): Welcome => ({
  ...welcome,
  past: 0,
  log: [...past.slice(0, welcome.past), ...welcome.log],
});

/**
 * A fresh welcome. The number of the last entry that moved the game says which moment it tells: at the moment this page
 * knows, what it has stays what it is, so that a choice half made is not forgotten.
 */
export function welcomed(known: Welcome | null, fresh: Welcome): Welcome {
  if (!known?.state || !known.game || !fresh.state || !fresh.game) return fresh;
  if (known.at !== fresh.at || known.rules !== fresh.rules) return fresh;
  const { state, log, game } = known;
  return { ...fresh, state, log, game: { ...fresh.game, decision: game.decision } };
}

function withEntry(w: Welcome, e: EntryView): Welcome {
  const { move } = e;
  const log = move?.how === 'undo' ? w.log.slice(0, -1) : move ? [...w.log, move.line] : w.log;
  return {
    ...w,
    seq: e.seq,
    at: e.at,
    log,
    rewinds: [...w.rewinds, ...rewindsIn(e)],
    state: w.state && move ? afterMove(w.state, move) : w.state,
    game: move?.game ?? (w.game && e.answerers ? { ...w.game, answerers: e.answerers } : w.game),
    seats: e.seats ?? w.seats,
    vote: e.vote === undefined ? w.vote : e.vote,
    chat: [...w.chat, ...(e.chat ? [e.chat] : [])].filter((line) => !e.hidden?.includes(line.seq)),
    ...(e.closed === undefined ? {} : { closed: e.closed || undefined }),
    house: e.house ?? w.house,
    title: e.title ?? w.title,
    opened: w.opened || e.kind === 'opened',
    shared: w.shared || e.shared === true,
    ...(e.corrections ? { corrections: true as const } : {}),
    ...(e.broken ? { broken: e.broken, game: null } : {}),
    ...(e.next === undefined ? {} : { next: e.next }),
  };
}

/** Undo beyond dice or cards is remembered at the answer it went back to. */
function rewindsIn({ move }: EntryView): Rewind[] {
  const isForced = (e: GameEvent): e is GameEvent & { type: 'undone' } => e.type === 'undone' && e.forced;
  return (move?.line.events ?? [])
    .filter(isForced)
    .map((e) => ({ at: move?.line.seq ?? 0, dropped: e.answers }));
}
