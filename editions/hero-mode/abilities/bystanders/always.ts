/** Cards that hold without being used: Callisto, Pepper Potts, Bob, Agent Coulson, Thunderbolt Ross, Sharon Carter. */
import type { Ability } from '@holdout/engine';
import type { Reach } from '../../../supers/kit.ts';
import { COVER } from '../../../supers/moves/retreat.ts';
import { bystander } from './card.ts';

const ROSS = 'thunderbolt-ross';
export const REACH: { readonly [ability: string]: Reach } = {
  [ROSS]: { zones: 1, power: 1, ranged: true },
};

export const LASTING: readonly Ability[] = [
  /** Enemies, and what they can do, add 1 action at most to the cost of a Move. */
  bystander('callisto', { values: { cheapLeaving: 1 } }),
  /** Three traits; the third goes with the card, when all else that its loss brings is done. */
  bystander('pepper-potts', { values: { traitLimit: 1 } }),
  /** Given up, he prevents all wounds of the attack (H-RES-5). */
  bystander('bob', { values: { sacrificesAll: 1 } }),
  /** With the action two traits are drawn and one is kept. */
  bystander('agent-coulson', { values: { traitChoice: 1 } }),
  /** 1 power and the unique attack reaches 1 zone farther; a melee attack is then a ranged one. */
  bystander(ROSS, {}),
  /** Once per round, for 1 power, enemies add nothing to the Move of another hero in sight (../../covered-move.ts). */
  bystander('sharon-carter', { values: { [COVER]: 1 } }),
];
