/** What lists say of a table. */
import type { TableCard } from '@holdout/protocol';
import type { Actor } from './chairs.ts';
import { isEnded, type Fold } from './fold.ts';
import { awaitedIn } from './view.ts';

export function cardOf(id: string, fold: Fold, actor: Actor): TableCard {
  const { title, header, seq, game } = fold;
  const { edition, mission } = header.setup;
  const awaited = awaitedIn(fold);
  return {
    id,
    title,
    edition,
    mission: typeof mission === 'string' ? mission : null,
    entries: seq,
    answers: game.answers.length,
    awaited,
    yours: awaited.some((chair) => actor.chairs.includes(chair)),
    over: isEnded(fold),
    people: fold.seating.chairs.flatMap((c) => (c.holder === 'person' ? [c.name] : [])),
    next: fold.next,
    changed: Math.max(header.made, ...Object.values(fold.heard)),
  };
}
