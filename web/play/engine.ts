/** The one engine of the page. */
import { EDITIONS } from '@holdout/editions';
import { createEngine } from '@holdout/engine';

export const engine = createEngine(EDITIONS);
