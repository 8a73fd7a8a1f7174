/**
 * Marvel Zombies, Zombie Mode: the players are the zombies. Rules: the S- and Z- clauses; six Zombie Heroes, six Super
 * Heroes, eighteen tile faces, missions MZ0 to MZ10. What the documents do not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { moveAction, NO_KIND, takeAction, type Source, type TileFace } from '@holdout/engine';
import { attackAction, freeAttackProcedure } from '../supers/attack-action.ts';
import { attackProcedure } from '../supers/attack.ts';
import { bonusActionProcedure } from '../supers/bonus-action.ts';
import { gainBystanderProcedure } from '../supers/bystanders.ts';
import { cancelWoundsProcedure } from '../supers/cancel-wounds.ts';
import { freeMoveProcedure } from '../supers/effects.ts';
import { assignHitsProcedure } from '../supers/hits.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  SPAWN_DECK,
  TRAIT_SLOTS,
  type SupersEdition,
} from '../supers/kit.ts';
import { mayDrawProcedure, nearestSpawnProcedure, turnUpProcedure } from '../supers/mission-choices.ts';
import { missionWords } from '../supers/mission-words.ts';
import { forceField } from '../supers/force-field.ts';
import { invariants } from '../supers/invariants.ts';
import { maskOwn } from '../supers/mask.ts';
import { openAction } from '../supers/open.ts';
import { poolProcedure } from '../supers/pool.ts';
import { endPhaseProcedure, enemyTurnProcedure, roundProcedure } from '../supers/round.ts';
import { scenario } from '../supers/scenario.ts';
import { heroesPerSeat, refuseSetup, setUp, setUpProcedure } from '../supers/set-up.ts';
import { drawnCardProcedure, rushProcedure } from '../supers/spawn-cards.ts';
import { takeCardAction } from '../supers/take-card.ts';
import {
  gainTraitAction,
  holdTraitProcedure,
  traitUsedProcedure,
  trimTraitsProcedure,
} from '../supers/traits.ts';
import { turnEndProcedure, turnStartProcedure } from '../supers/turn-end.ts';
import { sufferProcedure } from '../supers/wounds.ts';
import { ABILITIES, ABILITY_PROCEDURES } from './abilities/index.ts';
import { BYSTANDERS, lineOf, SHEETS, SPAWN_CARDS, TRAITS, TYPES } from './cards.ts';
import { bystanderWaysProcedure, runOnProcedure } from './company.ts';
import tiles from './data/tiles.json' with { type: 'json' };
import { bonusDice, hindered, roundBegins, settleHunger } from './hunger.ts';
import { MISSIONS } from './missions/index.ts';
import { enemiesEnteredProcedure, enemyPhaseEnds, policies } from './policies.ts';
import { signAction, throwSignProcedure } from './sign.ts';
import { dropInProcedure, spawnSpecial } from './spawn-specials.ts';
import { dodges, hungerFaces, strikesAll } from './super-heroes.ts';

export const zombie: SupersEdition = {
  id: 'zombie',
  rules: 'zombie-1',
  tiles: tiles as unknown as { [face: string]: TileFace & { source: Source } },
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
    'set-up': setUpProcedure,
    round: roundProcedure,
    'enemy-turn': enemyTurnProcedure,
    'end-phase': endPhaseProcedure,
    'turn-start': turnStartProcedure,
    'turn-end': turnEndProcedure,
    attack: attackProcedure,
    'assign-hits': assignHitsProcedure,
    'free-attack': freeAttackProcedure,
    'free-move': freeMoveProcedure,
    'bonus-action': bonusActionProcedure,
    ...ABILITY_PROCEDURES,
    pool: poolProcedure,
    'cancel-wounds': cancelWoundsProcedure,
    suffer: sufferProcedure,
    'gain-bystander': gainBystanderProcedure,
    'hold-trait': holdTraitProcedure,
    'trim-traits': trimTraitsProcedure,
    'trait-used': traitUsedProcedure,
    'drawn-card': drawnCardProcedure,
    rush: rushProcedure,
    'drop-in': dropInProcedure,
    'bystander-ways': bystanderWaysProcedure,
    'run-on': runOnProcedure,
    'throw-sign': throwSignProcedure,
    'enemies-entered': enemiesEnteredProcedure,
    'turn-up': turnUpProcedure,
    'may-draw': mayDrawProcedure,
    'nearest-spawn': nearestSpawnProcedure,
  },
  actions: [
    moveAction(NO_KIND, forceField),
    attackAction,
    signAction,
    openAction,
    gainTraitAction,
    takeAction(hindered, 'S-OBJ-1'),
    takeCardAction,
  ],
  abilities: ABILITIES,
  ownSkills: [],
  words: missionWords(BYSTANDERS),
  policies,
  kit: {
    health: 5,
    devours: true,
    spawnCards: SPAWN_CARDS,
    bystanders: BYSTANDERS,
    traits: TRAITS,
    lineOf,
    roundBegins,
    hindered,
    bonusDice,
    attackDone: settleHunger(hungerFaces),
    spawnSpecial,
    enemyPhaseEnds,
    dodges,
    strikesAll,
  },
  heroesPerSeat,
  refuseSetup,
  setUp,
  maskOwn,
  scenario,
  invariants,
};
