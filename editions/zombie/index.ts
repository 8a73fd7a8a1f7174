/**
 * Marvel Zombies, Zombie Mode: the players are the zombies. Rules: the S- and Z- clauses; six Zombie Heroes, six Super
 * Heroes, eighteen tile faces, missions MZ0 to MZ10. What the documents do not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { moveAction, NO_KIND } from '@holdout/engine';
import { attackAction } from '../supers/attack-action.ts';
import { supersEdition } from '../supers/edition.ts';
import { carrySignAction } from '../supers/carry-sign.ts';
import { forceField } from '../supers/force-field.ts';
import { handOverAction, takeObjectiveAction } from '../supers/items.ts';
import { openAction } from '../supers/open.ts';
import { signAction } from '../supers/sign.ts';
import { takeCardAction } from '../supers/take-card.ts';
import { gainTraitAction } from '../supers/traits.ts';
import { ABILITIES, ABILITY_PROCEDURES } from './abilities/index.ts';
import { CARDS } from './cards.ts';
import { bystanderWaysProcedure, runOnProcedure } from './company.ts';
import tiles from '../marvel/city-tiles.json' with { type: 'json' };
import { bonusDice, hindered, roundBegins, settleHunger } from './hunger.ts';
import { MISSIONS } from './missions/index.ts';
import { enemyPhaseEnds, policies } from './policies.ts';
import { dropInProcedure, spawnSpecial } from './spawn-specials.ts';
import { dodges, hungerFaces, strikesAll } from './super-heroes.ts';

export const zombie = supersEdition({
  id: 'zombie',
  rules: 'zombie-1',
  tiles: tiles,
  missions: MISSIONS,
  cards: CARDS,
  procedures: {
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
  policies,
  kit: {
    health: 5,
    devours: true,
    clauses: { cardGained: 'Z-BYS-2', cardKept: 'Z-BYS-3', lost: 'Z-LOSE-1' },
    roundBegins,
    hindered,
    bonusDice,
    attackDone: settleHunger(hungerFaces),
    spawnSpecial,
    enemyPhaseEnds,
    dodges,
    strikesAll,
  },
});
