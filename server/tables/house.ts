/** What the host has settled for the table, and how a table is kept before anybody has settled anything. */
import type { House } from '@holdout/protocol';
import type { Entry } from './entry.ts';
import { sameHash } from './secrets.ts';

export type HouseRules = Omit<House, 'closed'>;

export const FIRST_HOUSE: HouseRules = { away: 0, standIn: 'bot', pace: 0, talk: false };

/** What is left out stays. */
export const settledBy = (house: HouseRules, e: Entry & { kind: 'house' }): HouseRules => ({
  away: e.away ?? house.away,
  standIn: e.standIn ?? house.standIn,
  pace: e.pace ?? house.pace,
  talk: e.talk ?? house.talk,
});

interface Kept {
  readonly house: HouseRules;
  readonly watch: string | null;
}

export const houseView = ({ house, watch }: Kept): House => ({ ...house, closed: watch !== null });

/** May somebody look on who came with these secrets and plays nothing here? */
export const mayWatch = ({ watch }: Kept, hashes: readonly string[]): boolean =>
  watch === null || hashes.filter((hash) => sameHash(hash, watch)).length > 0;
