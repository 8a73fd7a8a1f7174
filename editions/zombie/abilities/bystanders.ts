import type { Ability, Procedure } from '@holdout/engine';

export const BYSTANDER_ABILITIES: readonly Ability[] = [];

export const BYSTANDER_PROCEDURES: { readonly [name: string]: Procedure } = {};
