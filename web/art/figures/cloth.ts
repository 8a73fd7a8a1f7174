/** Skins and cloths of the enemies, each as light, mid and dark. */
import { tones } from '../parts/palette.ts';

export const GREEN = tones('#a9cc7e');
export const RAW = tones('#e08a74');
export const SALLOW = tones('#d2c07a');
export const ROT = tones('#a48cc4');
export const MEAT = tones('#b8485c');
export const CLAY = tones('#9fb0a8');
export const TAN = tones('#dba878');
export const DENIM = tones('#4a5f86');
export const RUST = tones('#8a5a48');
export const SLATE = tones('#5d6a7c');
export const PLUM = tones('#6d4f78');
export const MOSS = tones('#66744a');
export const LINEN = tones('#ddd6c4');
export const NAVY = tones('#5f7aa6');
export const KEVLAR = tones('#3b4a62');
