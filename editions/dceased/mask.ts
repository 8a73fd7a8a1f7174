/** Equipment lies face down until it is collected (D-EQP-2). */
import { HIDDEN, type Json } from '@holdout/engine';
import { maskOwn as maskShared } from '../supers/mask.ts';
import type { DceasedOwn } from './own.ts';

export function maskOwn(raw: { [key: string]: Json }): { [key: string]: Json } {
  const { equipment } = raw as unknown as DceasedOwn;
  const masked = { ...maskShared(raw), equipment: equipment.map((e) => ({ ...e, card: HIDDEN })) };
  return masked as unknown as { [key: string]: Json };
}
