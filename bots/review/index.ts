/** Hints for an open question, and what is made of a game that is over: for clients and the terminal alike. */
export { hints, type Hint, type HintedPlan } from './hint.ts';
export type { Deed } from './line.ts';
export type { Reason } from './reasons.ts';
export { EFFORT, review, type JudgedTurn, type Review } from './review.ts';
