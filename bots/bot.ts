/** A bot answers decisions by what the table may see: it is never given more. */
import type { Decision, Engine, Masked } from '@holdout/engine';

export type Bot = (engine: Engine, seen: Masked, decision: Decision) => string;
/** A player who looks at nothing but the question, so that nobody need mask the table for them. */
export type BlindBot = (decision: Decision) => string;
