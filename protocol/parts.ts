/** What many messages have in common. */
import { SECRET, TABLE_ID } from './links.ts';
import { either, oneOf, text, textLike, whole, type Told } from './shape.ts';

/** Numbers of entries and answers. */
export const count = whole(0, 1_000_000_000);

/** How many chairs there are is for the table to say (BOUNDS.chairs). */
export const chair = whole(0, 1000);

/** A process of the server: it changes with every start. */
export const process = text(40);

/** Whoever plays for somebody: another chair, or a bot. */
export const standIn = either(chair, oneOf('bot'));
export type StandIn = Told<typeof standIn>;

/** How a bot plays: at random, plainly, or as a captain who thinks so much. */
export const seatPlayer = oneOf('random', 'greedy', 'captain-1', 'captain-2', 'captain-3');

/** How a chair was taken from somebody. */
export const taken = oneOf('bot', 'free', 'link');

export const tableId = textLike(TABLE_ID);
export const secret = textLike(SECRET);
