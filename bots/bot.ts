/** A bot answers decisions by what the table may see: it is never given more. */
import type { Decision, Engine, Masked, State } from '@holdout/engine';

export type Bot = (engine: Engine, seen: Masked, decision: Decision) => string;
/** A player who looks at nothing but the question, so that nobody need mask the table for them. */
export type BlindBot = (decision: Decision) => string;
/** A bot that makes no use of what is hidden, and can so be given samples of what may be: for playing positions on. */
export type Policy = (engine: Engine, state: State, decision: Decision) => string;
