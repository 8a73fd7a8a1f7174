/** A door is called by the zones on both sides of it: `R_1B_01_kitchen-S7`. Written and read here only. */
export const doorId = (a: string, b: string): string => `${a}-${b}`;

/** The zones of a door, by its id: a second zone is a street or a room. */
export const doorSides = (id: string): string[] => id.split(/-(?=S\d+$|R_)/);
