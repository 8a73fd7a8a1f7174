/** Stories that nobody has kept, told by playing the game once more: of a file, of a log from the first days. */
import { beginningOf, isRefusal, type GameEvent } from '@holdout/engine';
import type { Story } from './entry.ts';
import type { Fold } from './fold.ts';
import type { Pace } from './pace.ts';
import { saveOfGame } from './paper.ts';

/** As far as it goes: rules may have drifted under a name that stayed, beneath a position that still plays. */
export async function retell({ engine, game }: Pick<Fold, 'engine' | 'game'>, pace: Pace): Promise<Story[]> {
  const stories: Story[] = [];
  const { answers, ...save } = saveOfGame(game);
  const state = beginningOf(engine, save);
  if (isRefusal(state) || state.rules !== save.rules) return stories;
  for (const answer of answers) {
    const before = state.reveals;
    const events = heard(() => engine.answer(state, answer, 'changes'));
    if (!events) break;
    stories.push({ round: state.round, revealed: state.reveals !== before, events });
    await pace.breathe();
  }
  return stories;
}

function heard(play: () => object): readonly GameEvent[] | undefined {
  try {
    const said = play();
    return 'events' in said ? (said.events as readonly GameEvent[]) : undefined;
  } catch {
    return undefined;
  }
}
