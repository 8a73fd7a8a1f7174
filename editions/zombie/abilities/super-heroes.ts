import type { Ability, Procedure } from '@holdout/engine';

export const SUPER_HERO_ABILITIES: readonly Ability[] = [];

export const SUPER_HERO_PROCEDURES: { readonly [name: string]: Procedure } = {};
