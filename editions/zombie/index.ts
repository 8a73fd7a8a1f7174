/**
 * Marvel Zombies, Zombie Mode: the players are the zombies. Rules: the S- and Z- clauses; six Zombie Heroes, six Super
 * Heroes, eighteen tile faces, missions MZ0 to MZ10. What the documents do not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { moveAction, NO_KIND, type Source, type TileFace } from '@holdout/engine';
import { attackAction } from '../supers/attack-action.ts';
import { carrySignAction } from '../supers/carry-sign.ts';
import { forceField } from '../supers/force-field.ts';
import { invariants } from '../supers/invariants.ts';
import { handOverAction, takeObjectiveAction } from '../supers/items.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  SPAWN_DECK,
  TRAIT_SLOTS,
  type SupersEdition,
} from '../supers/kit.ts';
import { maskOwn } from '../supers/mask.ts';
import { missionWords } from '../supers/mission-words.ts';
import { openAction } from '../supers/open.ts';
import { sharedProcedures } from '../supers/procedures.ts';
import { scenario } from '../supers/scenario.ts';
import { heroesPerSeat, refuseSetup, setUp } from '../supers/set-up.ts';
import { signAction } from '../supers/sign.ts';
import { takeCardAction } from '../supers/take-card.ts';
import { gainTraitAction } from '../supers/traits.ts';
import { ABILITIES, ABILITY_PROCEDURES } from './abilities/index.ts';
import { BYSTANDERS, lineOf, SHEETS, SPAWN_CARDS, SUPER_HEROES, TRAITS, TYPES } from './cards.ts';
import { bystanderWaysProcedure, runOnProcedure } from './company.ts';
import tiles from '../marvel/city-tiles.json' with { type: 'json' };
import { bonusDice, hindered, roundBegins, settleHunger } from './hunger.ts';
import { MISSIONS } from './missions/index.ts';
import { enemyPhaseEnds, policies } from './policies.ts';
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
    ...sharedProcedures,
    ...ABILITY_PROCEDURES,
    'drop-in': dropInProcedure,
    'bystander-ways': bystanderWaysProcedure,
    'run-on': runOnProcedure,
  },
  actions: [
    moveAction(NO_KIND, forceField),
    attackAction,
    signAction,
    carrySignAction,
    openAction,
    gainTraitAction,
    takeObjectiveAction,
    handOverAction,
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
    enemyHeroes: SUPER_HEROES,
    traits: TRAITS,
    clauses: { cardGained: 'Z-BYS-2', cardKept: 'Z-BYS-3', lost: 'Z-LOSE-1' },
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
