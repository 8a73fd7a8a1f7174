/**
 * X-Men Resistance, Hero Mode: the players are the living. Rules: the S- and H- clauses; six Super Heroes and six Zombie
 * Heroes of the box and as many of the core box, the city's tiles and the mansion's on three levels, missions MH1 to MH5
 * and H1 to H8. What the documents do not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { moveAction, NO_KIND, type Source, type TileFace } from '@holdout/engine';
import city from '../marvel/city-tiles.json' with { type: 'json' };
import mansion from '../marvel/mansion-tiles.json' with { type: 'json' };
import { attackAction } from '../supers/attack-action.ts';
import { carrySignAction } from '../supers/carry-sign.ts';
import { forceField } from '../supers/force-field.ts';
import { invariants } from '../supers/invariants.ts';
import { handOverAction, takeObjectiveAction } from '../supers/items.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  MIXED,
  SPAWN_DECK,
  TRAIT_SLOTS,
  type SupersEdition,
} from '../supers/kit.ts';
import { maskOwn } from '../supers/mask.ts';
import { missionWords } from '../supers/mission-words.ts';
import { openAction } from '../supers/open.ts';
import { askPower, bonusDice, powerUpAction, roundBegins } from '../supers/power.ts';
import { sharedProcedures } from '../supers/procedures.ts';
import { rescueAction } from '../supers/rescue.ts';
import { scenario } from '../supers/scenario.ts';
import { heroesPerSeat, refuseSetup, setUp } from '../supers/set-up.ts';
import { signAction } from '../supers/sign.ts';
import { takeCardAction } from '../supers/take-card.ts';
import { gainTraitAction } from '../supers/traits.ts';
import { walk } from '../supers/walk.ts';
import { ABILITIES, ABILITY_PROCEDURES } from './abilities/index.ts';
import { BYSTANDERS, lineOf, SHEETS, SPAWN_CARDS, TRAITS, TYPES, ZOMBIE_HEROES } from './cards.ts';
import { coveredMoveAction } from './covered-move.ts';
import { endangered } from './danger.ts';
import { callElevatorAction, rideAction } from './elevator.ts';
import { handAction, handProcedure } from './hand.ts';
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

export const hero: SupersEdition = {
  id: 'hero',
  rules: 'hero-1',
  tiles: { ...city, ...mansion } as unknown as { [face: string]: TileFace & { source: Source } },
  missions: MISSIONS,
  sheets: SHEETS,
  types: TYPES,
  thresholds: [0, 7, 19, 43],
  freeKinds: [],
  spawnDeck: SPAWN_DECK,
  slots: 1 + TRAIT_SLOTS,
  cardId(deck, card) {
    if (deck === SPAWN_DECK) return SPAWN_CARDS[card].id;
    if (deck === ENEMY_HERO_DECK) return TYPES[FIRST_HERO + card].id;
    return deck === BYSTANDER_DECK ? BYSTANDERS[card].id : TRAITS[card].id;
  },
  procedures: {
    ...sharedProcedures,
    ...ABILITY_PROCEDURES,
    hand: handProcedure,
    overdrive: overdriveProcedure,
    multiply: multiplyProcedure,
  },
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
  ownSkills: [],
  boxes: { [MIXED.enemyHeroes]: BOXES, [MIXED.bystanders]: BOXES },
  words: missionWords(BYSTANDERS),
  policies,
  kit: {
    health: 3,
    devours: false,
    spawnCards: SPAWN_CARDS,
    bystanders: BYSTANDERS,
    enemyHeroes: ZOMBIE_HEROES,
    traits: TRAITS,
    clauses: { cardGained: 'H-RES-1', cardKept: 'H-RES-3', lost: 'H-LOSE-1' },
    lineOf,
    roundBegins,
    hindered: () => undefined,
    bonusDice,
    beforeRoll: askPower,
    attackDone: () => null,
    spawnSpecial,
    playersDone: leaveLevels,
    enemiesDone: walk,
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
  },
  heroesPerSeat,
  refuseSetup,
  setUp,
  maskOwn,
  scenario,
  invariants,
};
