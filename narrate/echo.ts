/** Events that a line above has told already: a spawn card says whom it brings, or that nobody comes. */
import type { GameEvent } from '@holdout/engine';

type SpawnCard = Extract<GameEvent, { type: 'spawn-card' }>;

const isSpawnCard = (e: GameEvent): e is SpawnCard => e.type === 'spawn-card';

/** `events`: those of the same answer, in order. */
export function isEcho(e: GameEvent, events: readonly GameEvent[]): boolean {
  if (e.type === 'enemies-placed') {
    const card = events.find((x) => x.id === e.parent);
    return card?.type === 'spawn-card' && card.zone === e.zone && card.enemy === e.enemy && card.n === e.n;
  }
  if (e.type !== 'card-without-effect') return false;
  const card = events.filter(isSpawnCard).findLast((x) => x.id < e.id && x.card === e.card);
  return card?.n === 0 && (card.kind !== 'extra' || card.enemy === '');
}
