/** A hero that players have made, and the edition it belongs to. */
import type { HeroSheet } from '@holdout/engine';
import { readFace, type OwnFace } from '../faces/own-face.ts';

export interface OwnSheet extends HeroSheet {
  readonly edition: string;
  /** Left out: one by the id. */
  readonly face?: OwnFace;
}

/** Those stored before there was more than one edition say nothing of theirs. */
const FIRST = 'classic';

/** As it was stored or written to a file; what is no face is none. */
export function withEdition({
  face: raw,
  ...sheet
}: HeroSheet & { readonly edition?: string; readonly face?: unknown }): OwnSheet {
  const face = readFace(raw);
  return { ...sheet, edition: sheet.edition ?? FIRST, ...(face && { face }) };
}

/** As the engine wants it. */
export const plainSheet = ({ edition: _, face: _face, ...sheet }: OwnSheet): HeroSheet => sheet;
