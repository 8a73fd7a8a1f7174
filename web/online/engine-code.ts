/** A no of the engine comes through the server as it is; it has clauses and words of its own. */
import { REFUSALS, type RefusalCode } from '@holdout/engine';

export const isEngineCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
