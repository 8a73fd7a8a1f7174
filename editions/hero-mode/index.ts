/**
 * X-Men Resistance, Hero Mode: the players are the living. Rules: the S- and H- clauses; six Super Heroes and six Zombie
 * Heroes of the box and as many of the core box, the city's tiles and the mansion's on three levels, missions MH1 to MH5
 * and H1 to H8. What the documents do not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { byName, moveAction, NO_KIND } from '@holdout/engine';
import city from '../marvel/data/city-tiles.json' with { type: 'json' };
import mansion from '../marvel/data/mansion-tiles.json' with { type: 'json' };
import { attackAction } from '../supers/attack/attack-action.ts';
import { supersEdition } from '../supers/edition.ts';
import { carrySignAction } from '../supers/missions/carry-sign.ts';
import { forceField } from '../supers/missions/force-field.ts';
import { handOverAction, takeObjectiveAction } from '../supers/missions/items.ts';
import { MIXED } from '../supers/kit.ts';
import { openAction } from '../supers/moves/open.ts';
import { askPower, bonusDice, POWER_LACK, powerUpAction, roundBegins } from '../supers/cards/power.ts';
import { rescueAction } from '../supers/people/rescue.ts';
import { signAction } from '../supers/missions/sign.ts';
import { takeCardAction } from '../supers/cards/take-card.ts';
import { gainTraitAction } from '../supers/cards/traits.ts';
import { walk } from '../supers/people/walk.ts';
import { REACH } from './abilities/bystanders/always.ts';
import { ABILITIES } from './abilities/index.ts';
import { CARDS } from './cards.ts';
import { coveredMoveAction } from './covered-move.ts';
import { endangered } from './danger.ts';
import { endDisguises } from './disguise.ts';
import { callElevatorAction, rideAction } from './elevator.ts';
import { handAction } from './hand.ts';
import { leaveLevels, sleeps } from './levels.ts';
import { MISSIONS } from './missions/index.ts';
import { policies } from './policies.ts';
import { multiplyProcedure, overdriveProcedure, spawnSpecial } from './spawn-specials.ts';
import {
  accuracy,
  boundTo,
  immovable,
  noTraits,
  overlooks,
  rank,
  silenced,
  strikesAll,
} from './zombie-heroes.ts';

const BOXES = ['xmen', 'core'];

export const hero = supersEdition({
  id: 'hero',
  rules: 'hero-4',
  tiles: { ...city, ...mansion },
  missions: MISSIONS,
  cards: CARDS,
  lacks: [POWER_LACK],
  procedures: byName({
    overdrive: overdriveProcedure,
    multiply: multiplyProcedure,
  }),
  actions: [
    moveAction(NO_KIND, forceField),
    coveredMoveAction,
    attackAction,
    handAction,
    signAction,
    carrySignAction,
    openAction,
    callElevatorAction,
    rideAction,
    rescueAction,
    powerUpAction,
    gainTraitAction,
    takeObjectiveAction,
    handOverAction,
    takeCardAction,
  ],
  abilities: ABILITIES,
  boxes: { [MIXED.enemyHeroes]: BOXES, [MIXED.bystanders]: BOXES },
  policies,
  kit: {
    health: 3,
    devours: false,
    under: 'hidden',
    clauses: { cardGained: 'H-RES-1', cardKept: 'H-RES-3', lost: 'H-LOSE-1' },
    roundBegins,
    hindered: () => undefined,
    bonusDice,
    beforeRoll: askPower,
    attackDone: () => null,
    spawnSpecial,
    playersDone: leaveLevels,
    enemiesDone: walk,
    endPhaseBegins: endDisguises,
    strikesAll,
    endangered,
    overlooks,
    boundTo,
    sleeps,
    silenced,
    rank,
    noTraits,
    accuracy,
    immovable,
    reach: REACH,
  },
});

export type {} from './vocabulary.ts';

// What bots and clients may ask of the edition, beside the edition itself.
export { STEADY } from './abilities/skills/colossus.ts';
export { GUST_PRICE } from './abilities/skills/storm.ts';
export { FLIGHT_PRICE } from './abilities/skills/thor.ts';
export { SOFTENED } from './abilities/traits/defence.ts';
export { MORE_ACTIONS } from './abilities/traits/turn.ts';
export { HERO_BOXES } from './cards.ts';
export { CYCLOPS, CYCLOPS_RANGE } from './zombie-heroes.ts';
