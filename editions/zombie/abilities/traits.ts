import type { Ability, Procedure } from '@holdout/engine';

export const TRAIT_ABILITIES: readonly Ability[] = [];

export const TRAIT_PROCEDURES: { readonly [name: string]: Procedure } = {};
