/** Enough to play an edition nobody has taught the bot. */
import type { Sense } from '../sense.ts';

export const PLAIN_SENSE: Sense = {
  carried: () => [],
  held: () => [],
  isArmed: () => true,
  closeFight: () => ({ hits: 0.6, damage: 1 }),
  attack: () => ({ hits: 0.6, damage: 1, burns: false, chooses: false }),
  worth: () => 1,
  handWorth: (_g, _hero, cards) => cards.length,
  missingPart: () => undefined,
  opensDoors: () => true,
  skillWorth: () => 1,
  searchWorth: () => 1,
  canSearchIn: () => false,
  armories: () => [],
  aims: () => undefined,
  progress: () => 0,
  optionWorth: () => undefined,
};
