/** Who may play a seat, by name: to be chosen, kept and told without what they think with. */
export const SEAT_PLAYERS = ['random', 'greedy', 'captain-1', 'captain-2', 'captain-3'] as const;
export type SeatPlayer = (typeof SEAT_PLAYERS)[number];
