/** Procedures that all super-hero editions share, by name. */
import { byName } from '@holdout/engine';
import { ambushProcedure } from './attack/ambush.ts';
import { freeAttackProcedure } from './attack/attack-action.ts';
import { attackProcedure } from './attack/attack.ts';
import { bonusActionProcedure } from './moves/bonus-action.ts';
import { gainBystanderProcedure } from './people/bystanders.ts';
import { cancelWoundsProcedure } from './wounds/cancel-wounds.ts';
import { freeMoveProcedure } from './moves/free-move.ts';
import { assignHitsProcedure } from './attack/hits.ts';
import { landProcedure } from './moves/landing.ts';
import { lookProcedure } from './cards/look.ts';
import { mayDrawProcedure, nearestSpawnProcedure, turnUpProcedure } from './missions/choices.ts';
import { penaltyProcedure } from './wounds/penalty.ts';
import { enemiesEnteredProcedure } from './policies.ts';
import { poolProcedure } from './wounds/pool.ts';
import { spendPowerProcedure } from './cards/power.ts';
import { pushProcedure } from './moves/push.ts';
import { rerollProcedure } from './attack/reroll.ts';
import { rescueProcedure } from './people/rescue.ts';
import { runProcedure } from './moves/run.ts';
import { endPhaseProcedure } from './end-phase.ts';
import { enemyTurnProcedure, roundProcedure } from './round.ts';
import { setUpProcedure } from './set-up.ts';
import { throwSignProcedure } from './missions/sign.ts';
import { drawnCardProcedure, rushProcedure } from './enemies/spawn-cards.ts';
import { struckProcedure } from './wounds/struck.ts';
import {
  holdTraitProcedure,
  pickTraitProcedure,
  traitUsedProcedure,
  trimTraitsProcedure,
} from './cards/traits.ts';
import { traitDoneProcedure } from './cards/trait-card.ts';
import { turnEndProcedure, turnStartProcedure } from './turn-end.ts';
import { walkProcedure } from './people/walk.ts';
import { sufferProcedure } from './wounds/wounds.ts';

export const sharedProcedures = byName({
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
});
