/**
 * Which printing of the rules is played: one choice before the game. The document of 2012 stands unless the players
 * prefer the later one, which sees further out of buildings and lets a Ninja be heard (C-LOS-1, C-LOS-2, C-SK-27).
 */
import type { SightOut, Variants } from '@holdout/engine';

export const PRINTINGS = ['2012', 'later'] as const;

export const isLaterPrinting = (variants: Variants): boolean => variants['printing'] === 'later';

export const sightOut = (variants: Variants): SightOut =>
  isLaterPrinting(variants) ? 'straight-on' : 'one-zone';
