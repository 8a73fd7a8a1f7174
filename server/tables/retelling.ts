/** Stories that nobody has kept, told by playing the game once more: of a file, of a log from the first days. */
import { beginningOf, isRefusal, type GameEvent } from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import type { Entry, Story } from './entry.ts';
import type { Fold } from './fold.ts';
import { Pace } from './pace.ts';
import { isPaper, saveOfGame } from './paper.ts';

/** As far as it goes: rules may have drifted under a name that stayed, beneath a position that still plays. */
async function retell({ engine, game }: Pick<Fold, 'engine' | 'game'>, pace: Pace): Promise<Story[]> {
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

type Retold = Entry & { readonly kind: 'retold' };

/** Entries that tell what nobody has kept, a page of stories in each. */
export async function missingStories(fold: Fold, time: number): Promise<Retold[]> {
  if (isPaper(fold.game)) return [];
  const all = await retell(fold, new Pace());
  const pages: Retold[] = [];
  for (let from = 0; from < all.length; from += LIMITS.pageLines) {
    const stories = all.slice(from, from + LIMITS.pageLines);
    if (fold.lines.slice(from, from + stories.length).includes(0))
      pages.push({ kind: 'retold', by: 'host', time, from, stories });
  }
  return pages;
}
