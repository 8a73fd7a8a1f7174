/** Who plays the heroes of a seat, by name; nobody in particular where they lie in several hands, or in a bot's. */
import type { SeatsView } from '@holdout/protocol';
import type { Players } from '../words/players.ts';

/** `seats`: the heroes of each seat, as the game was set up. */
export const playersOf = ({ chairs, heroes }: SeatsView, seats: readonly (readonly string[])[]): Players =>
  seats.map((own) => {
    const holders = new Set(own.map((hero) => heroes[hero]));
    const [chair] = holders;
    const held = holders.size === 1 ? chairs[chair] : undefined;
    return held?.holder === 'person' && held.name !== '' ? held.name : null;
  });
