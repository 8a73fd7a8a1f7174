/** The kit that tests and tools play games with, whatever the edition: a door of its own, so that no client carries it. */
export * from './check-copies.ts';
export * from './check-events.ts';
export * from './check-game.ts';
export * from './check-samples.ts';
export * from './check-state.ts';
export * from './check-timeline.ts';
export * from './golden.ts';
export * from './mission-files.ts';
export * from './own-box.ts';
export { otherTruth } from './other-truth.ts';
export { randomCorrection } from './random-correction.ts';
export * from './random-game.ts';
export * from './table.ts';

// Parts of the engine that only tests ask for.
export { compileBoard } from '../board/compile.ts';
export { isTileFace } from '../board/face-check.ts';
export { BOARD_PROBLEM_CODES, type BoardLayout, type BoardProblem } from '../board/layout.ts';
export { throughWindows, type BoardView } from '../board/view.ts';
export { wallBetween } from '../board/wall.ts';
export { plainChoice } from '../insight/plain-choice.ts';
export { takeText } from '../kernel/dry-run.ts';
export { readId, type Form } from '../kernel/option-id.ts';
export { compileMission } from '../mission/compile.ts';
export type { Goal, Goals } from '../mission/goal.ts';
export type { Position } from '../position/position.ts';
export { grantSkill } from '../rules/experience.ts';
export { eventTypes } from '../vocabulary/events.ts';
export { promptNames } from '../vocabulary/prompts.ts';
export { clauseBehind, refusalCodes } from '../vocabulary/refusals.ts';
