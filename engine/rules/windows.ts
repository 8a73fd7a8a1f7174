/** What is shut in the way of enemies: the action that would lead through a window breaks it instead (H-WIN-2, H-WIN-3, H-WIN-7). */
import type { EnemyStep } from '../kernel/edition.ts';
import { enemyId, type Game } from '../kernel/game.ts';
import { DOOR } from '../kernel/vocabulary.ts';
import type { Activation } from './acting.ts';
import { setDoor } from './doors.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  'window-broken': told(
    { door: 'door', enemies: 'enemy[]' },
    { mark: 'closed-doors', tone: 'red', beat: 'door', ms: 320 },
  ),
  'door-forced': told(
    { door: 'door', enemies: 'enemy[]' },
    { mark: 'closed-doors', tone: 'red', beat: 'door', ms: 320 },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface Break {
  door: number;
  /** All types that would go through. */
  types: number[];
  /** Nothing stops them: it opens as they go. */
  through: boolean;
}

/** Takes the steps that something shut stops out of the plan; all of them through one window are one break. */
export function takeBreaks(g: Game, f: Activation): Break[] {
  const { neighbours } = g.view;
  if (f.steps.every((s) => itemAt(neighbours, s.from).includes(s.to))) return [];
  const { stride } = g.context.edition.policies;
  const breaks: Break[] = [];
  f.steps = f.steps.filter((s) => {
    const how = stride?.(g, s.type);
    if (how === 'placed' || how === 'far' || itemAt(neighbours, s.from).includes(s.to)) return true;
    const door = doorBetween(g, s);
    const through = how === 'opens';
    const known = breaks.find((b) => b.door === door && b.through === through);
    if (!known) breaks.push({ door, types: [s.type], through });
    else if (!known.types.includes(s.type)) known.types.push(s.type);
    return through;
  });
  return breaks;
}

/** An opening from the next step on (H-WIN-7). */
export function breakOpen(g: Game, f: Activation, breaks: readonly Break[]): void {
  for (const { door, types, through } of breaks) {
    setDoor(g, door, DOOR.smashed);
    const { id } = itemAt(g.context.board.doors, door);
    const enemies = types.map((t) => enemyId(g, t));
    if (through) g.emit?.('S-CARD-4', { type: 'door-forced', door: id, enemies });
    else g.emit?.('H-WIN-3', { type: 'window-broken', door: id, enemies });
    f.broken.push(door);
  }
}

const doorBetween = (g: Game, { from, to }: EnemyStep): number =>
  g.context.board.doors.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from));
