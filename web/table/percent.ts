/** A chance as players read it. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
