/** A saved game as its log tells it, from the first line to the last, for reading aloud. */
import type { Engine, GameEvent, Refusal, Save } from '@holdout/engine';
import { isRefusal } from '@holdout/engine';
import { isEcho, narrator, type Language } from '@holdout/narrate';

export function toldGame(engine: Engine, save: Save, language: Language): string[] | Refusal {
  const opening: GameEvent[] = [];
  const state = engine.newGame(save.setup, save.seed, opening);
  if (isRefusal(state)) return state;
  const zones = engine.gameOf(state).context.board.zones.map((z) => z.id);
  const say = narrator(language, { edition: save.setup.edition, zones });
  const lines = tell(opening, say.event);
  for (const answer of save.answers) {
    const result = engine.answer(state, answer);
    if (isRefusal(result)) return result;
    lines.push(...tell(result.events, say.event));
  }
  return lines;
}

/** What follows from something is set in under it; the answer itself is told by what it causes. */
function tell(events: readonly GameEvent[], say: (e: GameEvent) => string): string[] {
  const depth = new Map<number, number>();
  return events.flatMap((e) => {
    const level = e.type === 'answered' ? 0 : (depth.get(e.parent) ?? 0) + 1;
    depth.set(e.id, level);
    return level === 0 || isEcho(e, events) ? [] : [`${'  '.repeat(level - 1)}${say(e)}`];
  });
}
