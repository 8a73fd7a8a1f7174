/** What the living give for wounds they need not take. */
import type { Option } from '@holdout/engine';

/** Somebody lost, and somebody without whom the mission is lost. */
export const PERSON = 3;
const TARGET = 100;
/** What a power is worth in wounds. */
export const POWER = 0.6;

/** A target never takes a wound. */
export const personPrice =
  (price = PERSON) =>
  (o: Option): number =>
    o.risks?.length ? TARGET : price;
