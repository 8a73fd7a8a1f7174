/** A bot answers decisions. It may look at the whole game but is expected to use only what the table may see. */
import type { Decision, Engine, State } from '@holdout/engine';

export type Bot = (engine: Engine, state: State, decision: Decision) => string;
