/** The kernel's procedures by name; an edition adds its own. */
import { byHandProcedure } from '../kernel/by-hand.ts';
import { byName, sequence } from '../kernel/procedure.ts';
import { activationProcedure } from './activation.ts';
import { fillRoomsProcedure, openBuildingsProcedure, openDoorProcedure } from './doors.ts';
import { enemyAttackProcedure } from './enemy-attack.ts';
import { experienceProcedure, newSkillProcedure } from './experience.ts';
import { handsDidProcedure, handsProcedure } from './hands.ts';
import { junctureProcedure } from './junctures.ts';
import { moveProcedure } from './movement.ts';
import { placeProcedure, spawnCardProcedure, spawnStepProcedure } from './spawning.ts';
import { turnProcedure } from './turn.ts';

export const KERNEL_PROCEDURES = byName({
  sequence,
  'by-hand': byHandProcedure,
  turn: turnProcedure,
  hands: handsProcedure,
  'hands-did': handsDidProcedure,
  moment: junctureProcedure,
  move: moveProcedure,
  experience: experienceProcedure,
  'new-skill': newSkillProcedure,
  'open-door': openDoorProcedure,
  'open-buildings': openBuildingsProcedure,
  'fill-rooms': fillRoomsProcedure,
  activation: activationProcedure,
  'enemy-attack': enemyAttackProcedure,
  'spawn-step': spawnStepProcedure,
  'spawn-card': spawnCardProcedure,
  place: placeProcedure,
});
