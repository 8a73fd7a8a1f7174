/** A saved game as its log tells it, from the first line to the last, for reading aloud. */
import type { Engine, GameEvent, Refusal, Save } from '@holdout/engine';
import { isRefusal } from '@holdout/engine';
import { narrator, toldLines, type Language } from '@holdout/narrate';

export function toldGame(engine: Engine, save: Save, language: Language): string[] | Refusal {
  const opening: GameEvent[] = [];
  const state = engine.newGame(save.setup, save.seed, opening);
  if (isRefusal(state)) return state;
  const zones = engine.gameOf(state).context.board.zones.map((z) => z.id);
  const say = narrator(language, { edition: save.setup.edition, zones, brought: save.setup });
  const lines = toldLines(opening, say.event);
  for (const answer of save.answers) {
    const result = engine.answer(state, answer);
    if (isRefusal(result)) return result;
    lines.push(...toldLines(result.events, say.event));
  }
  return lines;
}
