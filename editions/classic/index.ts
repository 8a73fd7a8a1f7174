/**
 * Zombicide (2012), "classic": the rules of the C- clauses, six survivors, 62 equipment and 42 zombie cards, 18 tile
 * faces, eleven missions. One to six players; rule source: the 2012 rulebook, gaps filled by official answers.
 * Fan-made, not affiliated with the publishers, whose names and marks are theirs.
 */
import {
  byName,
  itemAt,
  moveAction,
  takeAction,
  type Edition,
  type HeroSheet,
  type Source,
  type TileFace,
} from '@holdout/engine';
import { withMissions } from '../mission-list.ts';
import { arrangeAction, equipProcedure } from './arrange.ts';
import { attackAction } from './attack-action.ts';
import { attackProcedure } from './attack.ts';
import { CARDS, ZOMBIE_CARDS, type ClassicEdition } from './cards.ts';
import { enterAction, getOutAction, inCar, seatAction } from './cars.ts';
import { combineAction } from './combine.ts';
import survivors from './data/survivors.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { driveAction } from './driving.ts';
import { hitsProcedure } from './hits.ts';
import { furtherCards } from './further.ts';
import { HANDS } from './inventory.ts';
import { cardsLying } from './cards-lying.ts';
import { invariants } from './invariants.ts';
import { WORDS } from './mission-words.ts';
import { MISSIONS } from './missions/index.ts';
import { noiseAction } from './noise.ts';
import { openAction } from './open.ts';
import { OWN_SHAPES } from './own-shapes.ts';
import { PRINTINGS, sightOut } from './printing.ts';
import { playersProcedure, roundProcedure, zombiesTurn, zombiesTurnProcedure } from './round.ts';
import { scenario } from './scenario.ts';
import { searchAction } from './search.ts';
import { dealProcedure, heroesPerSeat, refuseSetup, setUp } from './set-up.ts';
import { SKILLS } from './skills.ts';
import { leaveAction, loadAction, neutraliseAction, reloadAction, unloadAction } from './small-actions.ts';
import { tradeAction } from './trade.ts';
import { EQUIPMENT, FREE_KINDS, FREE_MOVE, TYPES, ZOMBIES } from './types.ts';
import { danger, resolveSpawnCard, spawnReadings } from './zombie-cards.ts';
import { directions, groupWanted } from './zombies.ts';
import { enduranceOfAttacks, fall, healthOf, suffer, sufferProcedure } from './wounds.ts';

const printed: ClassicEdition = {
  id: 'classic',
  rules: 'classic-2',
  tiles: tiles as unknown as { [face: string]: TileFace & { source: Source } },
  sheets: survivors as readonly HeroSheet[],
  types: TYPES,
  thresholds: [0, 7, 19, 44],
  freeKinds: FREE_KINDS,
  spawnDeck: ZOMBIES,
  slots: HANDS + 3,
  cards: { [EQUIPMENT]: CARDS.map((c) => c.id), [ZOMBIES]: ZOMBIE_CARDS.map((c) => String(c.id)) },
  slotDeck: () => EQUIPMENT,
  cardsLying,
  ownShapes: OWN_SHAPES,
  ...withMissions(MISSIONS, {
    words: WORDS,
    procedures: byName({
      deal: dealProcedure,
      round: roundProcedure,
      players: playersProcedure,
      'zombies-turn': zombiesTurnProcedure,
      equip: equipProcedure,
      attack: attackProcedure,
      hits: hitsProcedure,
      suffer: sufferProcedure,
    }),
    actions: [
      moveAction(FREE_MOVE, (g, hero) => (inCar(g, hero) ? 'move.in-car' : undefined)),
      attackAction,
      reloadAction,
      searchAction,
      openAction,
      takeAction((g, hero) => (inCar(g, hero) ? 'take.in-car' : undefined), 'C-ACT-5'),
      neutraliseAction,
      tradeAction,
      arrangeAction,
      combineAction,
      enterAction,
      seatAction,
      driveAction,
      getOutAction,
      loadAction,
      unloadAction,
      noiseAction,
      leaveAction,
    ],
  }),
  abilities: SKILLS,
  variants: { printing: PRINTINGS },
  sightOut,
  ownSkills: SKILLS.map((s) => s.id),
  policies: {
    health: healthOf,
    endurance: enduranceOfAttacks,
    suffer: (_g, hero) => suffer(hero, true),
    fall,
    directions,
    groupWanted,
    danger,
    lostBy: (g) => (g.state.heroes.every((h) => h.status === 'dead') ? 'C-LOSE-1' : undefined),
    roomsToFill: (g, building) => [...itemAt(g.context.board.buildings, building)],
    spawnReadings,
    resolveSpawnCard,
    enemyTurn: zombiesTurn,
  },
  heroesPerSeat,
  refuseSetup,
  setUp,
  scenario,
  invariants,
  stock: { kinds: CARDS, zombies: ZOMBIE_CARDS },
};

export const classic: Edition = { ...printed, further: furtherCards(printed) };

export type {} from './vocabulary.ts';

// What bots and clients may ask of the edition, beside the edition itself.
export { kindsIn, kindsOf, KINDS, ZOMBIE_CARDS, type Kind, type Use } from './cards.ts';
export { PARTS } from './combine.ts';
export { HANDS } from './inventory.ts';
export { missionOf, ownSection } from './mission-section.ts';
export { OWN, ownOf, type Car } from './own.ts';
export { EQUIPMENT, TARGET_LEVELS } from './types.ts';
