/** What it is worth in hero mode to end the turn in a place. */
import { endWorth } from '../living/ends.ts';
import { bestEndBy } from '../supers/ends.ts';

export { endWorth };
export const bestEnd = bestEndBy(endWorth);
