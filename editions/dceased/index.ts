/**
 * DCeased: eight Super Heroes against a fallen world. Rules: the S- clauses, the H- clauses named in the ledger and the
 * D- clauses; Metropolis on eighteen tile faces; missions D0 to D10. What the document does not show is designed and
 * marked as such. Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real box.
 */
import { byName, moveAction, NO_KIND, type Frame, type Game } from '@holdout/engine';
import { attackAction } from '../supers/attack/attack-action.ts';
import { supersEdition } from '../supers/edition.ts';
import { forceField } from '../supers/missions/force-field.ts';
import { takeObjectiveAction } from '../supers/missions/items.ts';
import { openAction } from '../supers/moves/open.ts';
import { askPower, bonusDice, POWER_LACK, powerUpAction, roundBegins } from '../supers/cards/power.ts';
import { rescueAction } from '../supers/people/rescue.ts';
import { takeCardAction } from '../supers/cards/take-card.ts';
import { gainTraitAction } from '../supers/cards/traits.ts';
import { walk } from '../supers/people/walk.ts';
import { ABILITIES } from './abilities/index.ts';
import { REACH } from './abilities/skills.ts';
import { dealFirstPicks } from './abilities/skills/first-pick.ts';
import { takeAlongProcedure } from './along.ts';
import { CARDS, EQUIPMENT, EQUIPMENT_DECK } from './cards.ts';
import { cardsLying, slotDeck } from './cards-lying.ts';
import tiles from './data/tiles.json' with { type: 'json' };
import { drawEquipmentProcedure } from './draw-equipment.ts';
import {
  cardWeapons,
  collectAction,
  EQUIPMENT_SLOTS,
  FIRST_EQUIPMENT_SLOT,
  staysIn,
  takeEquipmentProcedure,
  trimEquipmentProcedure,
} from './equipment.ts';
import { endangered, escort } from './escort.ts';
import { heroFalls, takeOver, takeOverProcedure } from './fallen.ts';
import { invariants } from './invariants.ts';
import { determiniseOwn, faceDown, LAID_FACE_DOWN, maskOwn } from './mask.ts';
import { hushProcedure } from './hush.ts';
import { lookAtCardsProcedure, plugSpawnsProcedure } from './mission-choices.ts';
import { WORDS } from './mission-words.ts';
import { MISSIONS } from './missions/index.ts';
import { OBJECT_ACTIONS } from './objects.ts';
import { bigSwingProcedure } from './objects/big-swing.ts';
import { OVERFLOW, overflowProcedure, powerToSpare, sparesPower } from './overflow.ts';
import { ownOf } from './own.ts';
import { OWN_SHAPES } from './own-shapes.ts';
import { policies } from './policies.ts';
import { scenario } from './scenario.ts';
import { SECRET_PROCEDURES, secretTaken, staysUp } from './secrets.ts';
import { moreOwn } from './set-up.ts';
import { corneredPreyProcedure, spawnSpecial } from './spawn-specials.ts';
import { toughness } from './toughness.ts';
import { tradeAction } from './trade.ts';

/** What a card did for a round is over; power for everyone, then whoever has no hero left may take one over. */
function beginRound(g: Game): Frame | null {
  if (g.state.round === 1) ownOf(g).began = g.state.heroes.map((h) => h.zone);
  ownOf(g).weakened = [];
  ownOf(g).drones = [];
  roundBegins(g);
  return takeOver(g);
}

export const dceased = supersEdition({
  id: 'dceased',
  rules: 'dceased-3',
  tiles,
  missions: MISSIONS,
  cards: CARDS,
  lacks: [POWER_LACK],
  equipment: { deck: EQUIPMENT_DECK, cards: EQUIPMENT },
  slots: FIRST_EQUIPMENT_SLOT + EQUIPMENT_SLOTS,
  procedures: byName({
    'take-equipment': takeEquipmentProcedure,
    'trim-equipment': trimEquipmentProcedure,
    'take-along': takeAlongProcedure,
    'big-swing': bigSwingProcedure,
    ...SECRET_PROCEDURES,
    [OVERFLOW]: overflowProcedure,
    'take-over': takeOverProcedure,
    'cornered-prey': corneredPreyProcedure,
    'draw-equipment': drawEquipmentProcedure,
    'plug-spawns': plugSpawnsProcedure,
    'look-at-cards': lookAtCardsProcedure,
    hush: hushProcedure,
  }),
  actions: [
    moveAction(NO_KIND, forceField),
    attackAction,
    openAction,
    rescueAction,
    collectAction,
    tradeAction,
    powerUpAction,
    gainTraitAction,
    takeObjectiveAction,
    takeCardAction,
    ...OBJECT_ACTIONS,
  ],
  abilities: ABILITIES,
  policies,
  clausesBehind: {
    'trade.nobody': 'D-TRD-1',
    'arrange.nothing': 'D-TRD-1',
    'leave.no-exit': '',
    'leave.not-yet': '',
  },
  kit: {
    health: 3,
    devours: false,
    under: '',
    clauses: { cardGained: 'D-RES-1', cardKept: 'D-RES-1', lost: 'D-LOSE-1' },
    cardWeapons,
    powerToSpare,
    sparesPower,
    roundBegins: beginRound,
    hindered: () => undefined,
    bonusDice,
    beforeRoll: askPower,
    attackDone: () => null,
    spawnSpecial,
    rescued: escort,
    heroFalls,
    moreOwn,
    staysIn,
    staysUp,
    secretTaken,
    deal: dealFirstPicks,
    enemiesDone: walk,
    strikesAll: () => false,
    pushedEnter: true,
    reach: REACH,
    endangered,
    toughness,
  },
  words: WORDS,
  maskOwn,
  laidFaceDown: LAID_FACE_DOWN,
  faceDown,
  determiniseOwn,
  scenario,
  invariants,
  slotDeck,
  cardsLying,
  ownShapes: OWN_SHAPES,
});

export type {} from './vocabulary.ts';

// What bots and clients may ask of the edition, beside the edition itself.
export { GRAPPLE_PRICE } from './abilities/equipment/grapple-line.ts';
export { riotShield, THE_CARD } from './abilities/equipment/riot-shield.ts';
export { cannonDice } from './abilities/skills/cyborg.ts';
export { DRONE_STOPS } from './abilities/traits/defence.ts';
export { EQUIPMENT, OBJECTS } from './cards.ts';
export { TRANSIT_OVERRIDE } from './carried.ts';
export { equipmentOf, FIRST_EQUIPMENT_SLOT } from './equipment.ts';
export { escortedBy } from './escort.ts';
export { missionOf } from './mission-section.ts';
export { ROLL, SWING, THROW } from './objects/weapons.ts';
export { OWN, ownOf } from './own.ts';
