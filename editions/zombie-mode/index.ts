/**
 * Marvel Zombies, Zombie Mode: the players are the zombies. Rules: the S- and Z- clauses; six Zombie Heroes and six
 * Super Heroes of the box and as many of the X-Men box, eighteen tile faces, missions MZ0 to MZ10. What the documents do
 * not show is designed and marked as such.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs; buy the real boxes.
 */
import { byName, moveAction, NO_KIND } from '@holdout/engine';
import { attackAction } from '../supers/attack/attack-action.ts';
import { supersEdition } from '../supers/edition.ts';
import { carrySignAction } from '../supers/missions/carry-sign.ts';
import { forceField } from '../supers/missions/force-field.ts';
import { handOverAction, takeObjectiveAction } from '../supers/missions/items.ts';
import { MIXED } from '../supers/kit.ts';
import { openAction } from '../supers/moves/open.ts';
import { signAction } from '../supers/missions/sign.ts';
import { takeCardAction } from '../supers/cards/take-card.ts';
import { gainTraitAction } from '../supers/cards/traits.ts';
import { REACH } from './abilities/bystanders/always.ts';
import { TRAMPLE, trampleProcedure } from './abilities/bulldoze.ts';
import { ABILITIES } from './abilities/index.ts';
import { forgetPushed } from './abilities/open-wounds.ts';
import { swingAwayProcedure } from './abilities/spider-man.ts';
import { stayUpProcedure } from './abilities/wolverine.ts';
import { CARDS } from './cards.ts';
import { bystanderWaysProcedure, personPushed, runOnProcedure } from './company.ts';
import tiles from '../marvel/data/city-tiles.json' with { type: 'json' };
import { bonusDice, hindered, roundBegins, roundHungerProcedure, settleHunger } from './hunger.ts';
import { MISSIONS } from './missions/index.ts';
import { moreOwn, OWN_SHAPES } from './own.ts';
import { eliminated, enemyPhaseEnds, policies } from './policies.ts';
import { dropInProcedure, openFireProcedure, spawnSpecial } from './spawn-specials.ts';
import { dodges, hungerFaces, rank, strikesAll } from './super-heroes.ts';

const BOXES = ['core', 'xmen'];

export const zombie = supersEdition({
  id: 'zombie',
  rules: 'zombie-3',
  tiles: tiles,
  missions: MISSIONS,
  cards: CARDS,
  lacks: [{ code: 'hero.ravenous', supply: (h) => void (h.track = 0) }],
  procedures: byName({
    [TRAMPLE]: trampleProcedure,
    'swing-away': swingAwayProcedure,
    'stay-up': stayUpProcedure,
    'round-hunger': roundHungerProcedure,
    'drop-in': dropInProcedure,
    'open-fire': openFireProcedure,
    'bystander-ways': bystanderWaysProcedure,
    'run-on': runOnProcedure,
  }),
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
  boxes: { [MIXED.enemyHeroes]: BOXES, [MIXED.bystanders]: BOXES },
  policies,
  ownShapes: OWN_SHAPES,
  kit: {
    health: 5,
    devours: true,
    under: 'escorted',
    clauses: { cardGained: 'Z-BYS-2', cardKept: 'Z-BYS-3', lost: 'Z-LOSE-1' },
    roundBegins,
    hindered,
    bonusDice,
    attackDone: settleHunger(hungerFaces),
    spawnSpecial,
    enemyPhaseEnds,
    dodges,
    eliminated,
    pushed: forgetPushed,
    personPushed,
    moreOwn,
    strikesAll,
    rank,
    reach: REACH,
  },
});

export type {} from './vocabulary.ts';

// What bots and clients may ask of the edition, beside the edition itself.
export { HEAVY_BLOW } from './abilities/juggernaut.ts';
export { NUMBED } from './abilities/traits/defence.ts';
export { STITCHED } from './abilities/traits/turn.ts';
export { HERO_BOXES } from './cards.ts';
export { hungerOf, isRavenous, MOST_HUNGER } from './hunger.ts';
export { strangeToll, strikesNextDoor } from './policies.ts';
export { hungerFaces } from './super-heroes.ts';
