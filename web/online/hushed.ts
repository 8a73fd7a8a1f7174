/** A table without what those say and point at whom somebody does not want to hear. */
import type { ChatLine, Welcome } from '@holdout/protocol';
import type { SessionView } from './session.ts';

const mutedAt = ({ seats }: Welcome, chair: number, muted: readonly string[]): boolean =>
  muted.includes(seats.chairs[chair]?.name ?? '');

/** Their answers are heard: those are the game's. */
export function hushed(seen: SessionView, muted: readonly string[]): SessionView {
  const { model, marks } = seen;
  if (!model || muted.length === 0) return seen;
  const isHeard = ({ name, chair }: ChatLine): boolean =>
    !muted.includes(name) && (chair === null || !mutedAt(model, chair, muted));
  return {
    ...seen,
    model: { ...model, chat: model.chat.filter(isHeard) },
    marks: marks.filter((m) => m.kind === 'ready' || !mutedAt(model, m.chair, muted)),
  };
}
