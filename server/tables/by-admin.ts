/** What entries of whoever runs the server change about a table (admin/deeds.ts, admin/person.ts). */
import type { ChatLine } from '@holdout/protocol';
import { withChair } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { Effect, Fold } from './fold.ts';

export type AdminEntry = Extract<Entry, { kind: 'closed' | 'hide' | 'erased' | 'rehost' }>;

/** In the place of a name that is gone. */
export const NO_NAME = '—';

export function doneByAdmin(fold: Fold, e: AdminEntry): Effect {
  switch (e.kind) {
    case 'closed':
      fold.closed = e.closed;
      return { closed: e.closed };
    case 'hide':
      return hideLines(fold, ({ seq }) => seq === e.line);
    case 'erased':
      return erasePerson(fold, e);
    case 'rehost':
      fold.host = e.hash;
      return { seats: true };
  }
}

function hideLines(fold: Fold, isHidden: (line: ChatLine) => boolean): Effect {
  const hidden = fold.chat.filter(isHidden).map((line) => line.seq);
  fold.chat = fold.chat.filter((line) => !isHidden(line));
  return { hidden };
}

function erasePerson(fold: Fold, { chair, guest }: AdminEntry & { kind: 'erased' }): Effect {
  if (chair !== undefined) fold.seating = withChair(fold.seating, chair, { name: NO_NAME });
  fold.bells = fold.bells.filter((bell) => bell.chair !== chair);
  const isTheirs = (line: ChatLine): boolean =>
    chair === undefined ? line.chair === null && line.name === guest : line.chair === chair;
  return { seats: true, ...hideLines(fold, isTheirs) };
}
