/**
 * What happens, as typed events. Events name zones, heroes, cards and enemies by their ids, so that a log, an animation
 * or a screen reader needs nothing but the event. Each is declared by the module that tells it (vocabulary/events.ts);
 * words for them are in narrate/.
 */
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import type { Change } from './change.ts';

/** What the kernel itself tells. */
const TOLD = declareEvents({
  answered: told({ prompt: 'text', answer: 'text', by: 'chair', hero: 'hero?', given: 'given' }),
  'game-started': told({ mission: 'mission' }, { apart: true }),
  hopeless: told(
    { reason: 'text' },
    { mark: 'death-skull', tone: 'red', beat: 'pause', ms: 600, apart: true },
  ),
  won: told(
    { cause: 'text' },
    { mark: 'trophy-cup', tone: 'green', sound: 'dawn', spotlight: 'end', worth: 100, apart: true },
  ),
  lost: told(
    { cause: 'text' },
    { mark: 'death-skull', tone: 'red', sound: 'end', spotlight: 'end', worth: 100, apart: true },
  ),
  undone: told({ answers: 'count', forced: 'flag' }, { apart: true }),
});
/** Widened by whoever declares events. */
export interface EventMap extends EventsOf<typeof TOLD> {}
export type EventType = keyof EventMap;

/** Id of the event, of the event it follows from (0 = none), and the clause, card or skill that made it happen. */
interface EventHead {
  readonly id: number;
  readonly parent: number;
  readonly cause: string;
  /** What it changed on the table, as far as the table sees it: for those who asked, and only if it changed something. */
  readonly change?: Change;
}
export type EventBody = { [T in EventType]: { readonly type: T } & Readonly<EventMap[T]> }[EventType];
export type GameEvent = EventHead & EventBody;
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

export type Emit = (cause: string, body: EventBody) => void;
