/** Equipment lies face down until it is collected (D-EQP-2). */
import { HIDDEN } from '@holdout/engine';
import { maskOwn as maskShared } from '../supers/mask.ts';
import type { DceasedOwn } from './own.ts';

export const maskOwn = (own: DceasedOwn): DceasedOwn => ({
  ...maskShared(own),
  equipment: own.equipment.map((e) => ({ ...e, card: HIDDEN })),
});
