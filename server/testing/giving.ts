/** Who may give an answer. */
import { itemAt, promptForm } from '@holdout/engine';
import type { GameView, SeatsView } from '@holdout/protocol';

/** One of those asked; the turn of a hero is begun by whoever is there to play that hero. */
export function chairGiving(
  { decision, answerers }: GameView,
  { chairs, heroes }: SeatsView,
  answer: string,
): number {
  const option = decision?.options.find((o) => o.id === answer);
  const [hero] = decision && promptForm(decision.prompt).byHero ? (option?.heroes ?? []) : [];
  const own = hero === undefined ? undefined : heroes[hero];
  return own !== undefined && chairs[own]?.holder === 'person' ? own : itemAt(answerers, 0);
}
