/** What the host has settled for a table: who steps in for the absent and when, how fast it is played, who may talk. */
import { object } from './body.ts';
import { flag, oneOf, whole, type Told } from './shape.ts';

/** A month is the slowest pace there is. */
const MOST_MINUTES = 31 * 24 * 60;

export const houseFields = {
  /** Minutes after which an absent person who is awaited is stood in for, and an absent host; 0: by a vote only. */
  away: whole(0, MOST_MINUTES),
  /** Who steps in then: a bot, or whoever is there. */
  standIn: oneOf('bot', 'people'),
  /** Minutes everybody has for an answer, there or not, in a game by letter; 0: everybody comes together. */
  pace: whole(0, MOST_MINUTES),
  /** Those who watch may write too. */
  talk: flag,
};

/** `closed`: nobody watches without the link for watching. */
export const house = object({ ...houseFields, closed: flag });
export type House = Told<typeof house>;
