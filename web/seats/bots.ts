/** Seats of a local table that bots play: kept beside the game, no part of it. */
import { SEAT_PLAYERS, type SeatPlayer } from '@holdout/bots/seats';
import type { Decision, State } from '@holdout/engine';

/** By seat; null where a person sits. */
export type Bots = readonly (SeatPlayer | null)[];

/** As far as it is sound: who is not known any more is a person's. */
export const readBots = (stored: readonly unknown[] = []): Bots =>
  stored.map((one) => SEAT_PLAYERS.find((player) => player === one) ?? null);

/** The seat whose bot answers; undefined where a person may. What is the team's is decided by its people. */
export function botSeat(bots: Bots, { heroes }: State, { by, hero }: Decision): number | undefined {
  const seat = (hero === undefined ? undefined : heroes.find((h) => h.id === hero)?.seat) ?? by;
  if (seat !== 'team') return bots[seat] ? seat : undefined;
  return bots.length > 0 && bots.every((bot) => bot !== null) ? 0 : undefined;
}
