/** The three interactive objects: what can be done with them in their zone (D-OBJ-2, D-OBJ-4). Taken along: along.ts. */
import type { Action, Procedure } from '@holdout/engine';
import { bigSwingProcedure } from './objects/big-swing.ts';
import { globeAction, globeProcedure } from './objects/daily-planet-globe.ts';
import { lampPostAction } from './objects/lamp-post.ts';
import { phoneBoothAction, phoneBoothProcedure } from './objects/phone-booth.ts';

export const OBJECT_ACTIONS: readonly Action[] = [lampPostAction, phoneBoothAction, globeAction];

export const OBJECT_PROCEDURES: { readonly [name: string]: Procedure } = {
  'big-swing': bigSwingProcedure,
  [phoneBoothAction.verb]: phoneBoothProcedure,
  [globeAction.verb]: globeProcedure,
};
