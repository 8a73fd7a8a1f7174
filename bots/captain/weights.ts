/** What each feature weighs. */
import type { Weights } from './features.ts';

export const WEIGHTS: Weights = {
  base: -1,
  progress: 4,
  fallen: -3,
  health: 2,
  weakest: 1,
  way: -1,
  farthest: -0.4,
  here: -0.8,
  next: -0.6,
  near: -0.3,
  enemies: -0.2,
  danger: -0.6,
  spawns: 0,
  round: -0.2,
  experience: 0,
  cards: 0.6,
  apart: -0.3,
};
