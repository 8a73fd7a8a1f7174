/** The missions of Zombie Mode, data only (M-MZ0 to M-MZ10). */
import type { Json } from '@holdout/engine';
import mz0 from './mz0-growing-hunger.json' with { type: 'json' };
import mz1 from './mz1-the-hunger.json' with { type: 'json' };

const files: unknown = { MZ0: mz0, MZ1: mz1 };

export const MISSIONS = files as { readonly [id: string]: Json };
