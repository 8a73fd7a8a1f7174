/** What kind of player: others than the usual one serve to find other ways through a mission. */
export interface Temper {
  /** Fear of the enemy phase, 1 as usual. */
  readonly caution: number;
  /** Stand and fight where the enemies near can be beaten? */
  readonly holds: boolean;
  /** Rounds to spend on getting weapons first. */
  readonly arming: number;
}
export const USUAL: Temper = { caution: 1, holds: true, arming: 6 };
/** Goes on to what the mission asks, whatever is near. */
export const BOLD: Temper = { ...USUAL, caution: 0.1, holds: false };
