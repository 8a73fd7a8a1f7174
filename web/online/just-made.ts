/** Tables made on this page a moment ago: whoever made one sits down without being asked again, and calls the bots they have chosen. */
import type { Bots } from '../seats/bots.ts';

export const justMade = new Map<string, Bots>();

/** Of those, where phones shall be the sheets of heroes: all chairs are this page's until they are given away. */
export const madeForPhones = new Set<string>();
