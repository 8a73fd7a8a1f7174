/** Whole games by bots, and what many of them say of a mission. */
export { MAX_ANSWERS, playGame, seeing, type Player } from './games.ts';
export { intervalOf } from './interval.ts';
export { labelOf, LABELS, LEAST } from './label.ts';
export {
  leastUsed,
  minutesOf,
  nothingMeasured,
  rateOf,
  spreadOf,
  sum,
  withReport,
  type DeathIn,
  type Measured,
  type Rate,
} from './measured.ts';
export { seatsFor, tableFor } from './seats.ts';
export { measuredGames, measuredSave, setupFor, type MeasureTask } from './task.ts';
export { FRIENDS, OTHERWISE, type Counts, type GameReport } from './watch.ts';
