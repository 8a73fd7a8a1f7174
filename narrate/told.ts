/** Events as lines of a story, for the terminal, for files and for those who come later. */
import type { GameEvent } from '@holdout/engine';
import { isEcho } from './echo.ts';

/** What follows from something is set in under it; the answer itself is told by what it causes. `events`: of one answer. */
export function toldLines(events: readonly GameEvent[], say: (e: GameEvent) => string): string[] {
  const depth = new Map<number, number>();
  return events.flatMap((e) => {
    const level = e.type === 'answered' ? 0 : (depth.get(e.parent) ?? 0) + 1;
    depth.set(e.id, level);
    return level === 0 || isEcho(e, events) ? [] : [`${'  '.repeat(level - 1)}${say(e)}`];
  });
}
