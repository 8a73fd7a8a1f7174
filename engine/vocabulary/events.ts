/**
 * Events are declared where they happen: their fields by kind, and how they look, sound and count. `declareEvents` is
 * called once by the module that owns them, which also widens `EventMap`, so that the compiler knows what it may tell:
 *
 *     const TOLD = declareEvents({ moved: told({ hero: 'hero', from: 'zone', to: 'zone' }, { beat: 'walk' }) });
 *     declare module '@holdout/engine' {
 *       interface EventMap extends EventsOf<typeof TOLD> {}
 *     }
 */
import type { Fields, ValuesOf } from './kinds.ts';
import { lookUp } from '../lookup.ts';

/** What players may think of it: good for them, bad, worth a look. */
export type Tone = 'amber' | 'cyan' | 'red' | 'green' | 'magenta' | 'noise' | 'plain';

/** How it is played on the board. */
export type Beat =
  | 'walk' // a hero or a car changes zone
  | 'swarm' // enemies change zone
  | 'rise' // enemies come onto the board
  | 'kill'
  | 'bite'
  | 'wound'
  | 'shield' // a wound prevented
  | 'death'
  | 'dice'
  | 'door'
  | 'noise'
  | 'level'
  | 'track' // a number of a hero's own
  | 'token' // objectives, spawn zones, exits, heroes who come or go
  | 'card' // a card is turned over
  | 'pause' // time to read the line
  | 'note'; // nothing to look at

/** What stops the table for a moment of its own, with cards, faces and reasons. */
export type Spotlight =
  | 'find' // a hero turns a card over
  | 'spawn' // a spawn card is read
  | 'level' // a hero reaches a danger level
  | 'foe' // a figure comes or falls that is the only one of its kind
  | 'death'
  | 'end'; // the game is over

/** What it counts as when odds are told; the fields that say whom, where and how many. */
export interface Counts {
  readonly as: 'kills' | 'hurt' | 'dead' | 'lost' | 'roll' | 'noise' | 'track' | 'omen';
  readonly of?: string;
  readonly n?: string;
}

interface Look {
  /** Pictogram of its line in the log. */
  readonly mark?: string;
  readonly tone?: Tone;
  readonly beat?: Beat;
  /** Milliseconds, where it takes longer or shorter than its beat. */
  readonly ms?: number;
  readonly sound?: string;
  readonly spotlight?: Spotlight;
  /** Belongs under the line before it in the log, never on a line of its own. */
  readonly follows?: boolean;
  /** Says that something begins: belongs to the line after it in the log. */
  readonly opens?: boolean;
  /** Shares its line in the log with nothing else. */
  readonly apart?: boolean;
  readonly counts?: Counts;
  /** How much it is worth telling when the game is over. */
  readonly worth?: number;
}

/** For the compiler: what every declared event is, under its name. */
export interface EventForm<F extends Fields = Fields> extends Look {
  readonly fields: F;
}
interface EventForms {
  readonly [type: string]: EventForm;
}
export type EventsOf<D extends EventForms> = { [T in keyof D]: ValuesOf<D[T]['fields']> };

export const told = <const F extends Fields>(fields: F, look: Look = {}): EventForm<F> => ({
  fields,
  ...look,
});

const declared = new Map<string, EventForm>();

export function declareEvents<D extends EventForms>(events: D): D {
  for (const type in events) {
    if (declared.has(type)) throw new Error(`the event ${type} is declared twice`);
    declared.set(type, lookUp(events, type));
  }
  return events;
}

const UNKNOWN: EventForm = { fields: {} };

/** How an event was declared; one that nobody declared has nothing to say. */
export const formOf = (type: string): EventForm => declared.get(type) ?? UNKNOWN;
/** For tests: everything that is declared has words and a look. */
export const eventTypes = (): readonly string[] => [...declared.keys()];
