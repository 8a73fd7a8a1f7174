/** Texts of the classic game: they come with every page. */
import type { Pack } from '../packs.ts';

export const CLASSIC: Pack = { words: ['classic'], rules: ['classic'], client: ['classic'] };
