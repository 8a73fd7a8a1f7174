/** The 22 kinds of heroic traits (traits/). */
import type { Ability } from '@holdout/engine';
import { autopsyReport } from './traits/autopsy-report.ts';
import { backupFire } from './traits/backup-fire.ts';
import { badIntel } from './traits/bad-intel.ts';
import { batterySwap } from './traits/battery-swap.ts';
import { chainReaction } from './traits/chain-reaction.ts';
import { coldCase } from './traits/cold-case.ts';
import { collisionCourse } from './traits/collision-course.ts';
import { courseCorrection } from './traits/course-correction.ts';
import { deadAir } from './traits/dead-air.ts';
import { DEFENCE_TRAITS } from './traits/defence.ts';
import { DICE_TRAITS } from './traits/dice.ts';
import { everyoneAtOnce } from './traits/everyone-at-once.ts';
import { fallBack } from './traits/fall-back.ts';
import { grabAndGo } from './traits/grab-and-go.ts';
import { handOff } from './traits/hand-off.ts';
import { makeRoom } from './traits/make-room.ts';
import { overrideCode } from './traits/override-code.ts';
import { pullThemOut } from './traits/pull-them-out.ts';
import { stayDown } from './traits/stay-down.ts';
import { tripwire } from './traits/tripwire.ts';

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
