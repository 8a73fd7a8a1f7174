/** Procedures that all super-hero editions share, by name. */
import type { Procedure } from '@holdout/engine';
import { ambushProcedure } from './ambush.ts';
import { freeAttackProcedure } from './attack-action.ts';
import { attackProcedure } from './attack.ts';
import { bonusActionProcedure } from './bonus-action.ts';
import { gainBystanderProcedure } from './bystanders.ts';
import { cancelWoundsProcedure } from './cancel-wounds.ts';
import { freeMoveProcedure } from './free-move.ts';
import { assignHitsProcedure } from './hits.ts';
import { landProcedure } from './landing.ts';
import { lookProcedure } from './look.ts';
import { mayDrawProcedure, nearestSpawnProcedure, turnUpProcedure } from './mission-choices.ts';
import { penaltyProcedure } from './penalty.ts';
import { enemiesEnteredProcedure } from './policies.ts';
import { poolProcedure } from './pool.ts';
import { spendPowerProcedure } from './power.ts';
import { pushProcedure } from './push.ts';
import { rerollProcedure } from './reroll.ts';
import { rescueProcedure } from './rescue.ts';
import { runProcedure } from './run.ts';
import { endPhaseProcedure, enemyTurnProcedure, roundProcedure } from './round.ts';
import { setUpProcedure } from './set-up.ts';
import { throwSignProcedure } from './sign.ts';
import { drawnCardProcedure, rushProcedure } from './spawn-cards.ts';
import { struckProcedure } from './struck.ts';
import { holdTraitProcedure, pickTraitProcedure, traitUsedProcedure, trimTraitsProcedure } from './traits.ts';
import { traitDoneProcedure } from './trait-card.ts';
import { turnEndProcedure, turnStartProcedure } from './turn-end.ts';
import { walkProcedure } from './walk.ts';
import { sufferProcedure } from './wounds.ts';

export const sharedProcedures: { readonly [name: string]: Procedure } = {
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
  pool: poolProcedure,
  'cancel-wounds': cancelWoundsProcedure,
  suffer: sufferProcedure,
  'gain-bystander': gainBystanderProcedure,
  'hold-trait': holdTraitProcedure,
  'trim-traits': trimTraitsProcedure,
  'trait-used': traitUsedProcedure,
  'trait-done': traitDoneProcedure,
  'drawn-card': drawnCardProcedure,
  rush: rushProcedure,
  'throw-sign': throwSignProcedure,
  'enemies-entered': enemiesEnteredProcedure,
  'turn-up': turnUpProcedure,
  'may-draw': mayDrawProcedure,
  'nearest-spawn': nearestSpawnProcedure,
  'spend-power': spendPowerProcedure,
  push: pushProcedure,
  run: runProcedure,
  reroll: rerollProcedure,
  land: landProcedure,
  look: lookProcedure,
  ambush: ambushProcedure,
  'pick-trait': pickTraitProcedure,
  rescue: rescueProcedure,
  struck: struckProcedure,
  penalty: penaltyProcedure,
  walk: walkProcedure,
};
