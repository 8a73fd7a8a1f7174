/** The 22 kinds of heroic traits (traits/). */
import type { Ability, Procedure } from '@holdout/engine';
import { autopsyReport } from './traits/autopsy-report.ts';
import { BACKUP_FIRE, backupFire } from './traits/backup-fire.ts';
import { BAD_INTEL, badIntel } from './traits/bad-intel.ts';
import { BATTERY_SWAP, batterySwap } from './traits/battery-swap.ts';
import { CHAIN_REACTION, chainReaction } from './traits/chain-reaction.ts';
import { COLD_CASE, coldCase } from './traits/cold-case.ts';
import { COLLISION_COURSE, collisionCourse } from './traits/collision-course.ts';
import { COURSE_CORRECTION, courseCorrection } from './traits/course-correction.ts';
import { deadAir } from './traits/dead-air.ts';
import { DEFENCE_TRAITS } from './traits/defence.ts';
import { DICE_TRAITS } from './traits/dice.ts';
import { EVERYONE_AT_ONCE, everyoneAtOnce } from './traits/everyone-at-once.ts';
import { FALL_BACK, fallBack } from './traits/fall-back.ts';
import { GRAB_AND_GO, grabAndGo } from './traits/grab-and-go.ts';
import { HAND_OFF, handOff } from './traits/hand-off.ts';
import { MAKE_ROOM, makeRoom } from './traits/make-room.ts';
import { OVERRIDE_CODE, overrideCode } from './traits/override-code.ts';
import { PULL_THEM_OUT, pullThemOut } from './traits/pull-them-out.ts';
import { stayDown } from './traits/stay-down.ts';
import { TRIPWIRE, tripwire } from './traits/tripwire.ts';

export const TRAIT_ABILITIES: readonly Ability[] = [
  ...DICE_TRAITS,
  courseCorrection,
  autopsyReport,
  everyoneAtOnce,
  backupFire,
  chainReaction,
  makeRoom,
  pullThemOut,
  fallBack,
  collisionCourse,
  ...DEFENCE_TRAITS,
  overrideCode,
  batterySwap,
  handOff,
  grabAndGo,
  coldCase,
  badIntel,
  stayDown,
  tripwire,
  deadAir,
];

export const TRAIT_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...COURSE_CORRECTION,
  ...EVERYONE_AT_ONCE,
  ...BACKUP_FIRE,
  ...CHAIN_REACTION,
  ...MAKE_ROOM,
  ...PULL_THEM_OUT,
  ...FALL_BACK,
  ...COLLISION_COURSE,
  ...OVERRIDE_CODE,
  ...BATTERY_SWAP,
  ...HAND_OFF,
  ...GRAB_AND_GO,
  ...COLD_CASE,
  ...BAD_INTEL,
  ...TRIPWIRE,
};
