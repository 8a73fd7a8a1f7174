/** Events as they are told, in the order in which they happen. */
import type { Change } from './change.ts';
import type { EventBody, GameEvent } from './event.ts';
import type { Game } from './game.ts';

/**
 * Numbers events and finds their parents: an event follows from the last one of a procedure further down the stack.
 * Rules first change, then tell: what `look` finds changed belongs to the event that is told.
 */
export function collector(g: Game, events: GameEvent[], look?: () => Change): NonNullable<Game['emit']> {
  const byDepth: number[] = [];
  return (cause: string, body: EventBody) => {
    const depth = events.length === 0 ? 0 : g.state.stack.length;
    byDepth.length = Math.min(byDepth.length, depth + 1);
    let parent = 0;
    for (let d = depth - 1; d >= 0 && parent === 0; d--) parent = byDepth[d] ?? 0;
    const id = events.length + 1;
    byDepth[depth] = id;
    const change = look?.() ?? [];
    events.push({ id, parent, cause, ...body, ...(change.length > 0 ? { change } : {}) });
  };
}

/** What nobody tells of any more belongs to the last event. */
export function close(events: GameEvent[], rest: Change): void {
  const last = events.pop();
  if (last) events.push(rest.length > 0 ? { ...last, change: [...(last.change ?? []), ...rest] } : last);
}
