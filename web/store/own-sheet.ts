/** A hero that players have made, and the edition it belongs to. */
import type { HeroSheet } from '@holdout/engine';

export interface OwnSheet extends HeroSheet {
  readonly edition: string;
  /** As somebody wrote it; whoever draws it reads it as a stranger's (faces/own-face.ts). */
  readonly face?: unknown;
}

/** Those stored before there was more than one edition say nothing of theirs. */
const FIRST = 'classic';

export const withEdition = (sheet: HeroSheet & { readonly edition?: string }): OwnSheet => ({
  ...sheet,
  edition: sheet.edition ?? FIRST,
});

/** As the engine wants it. */
export const plainSheet = ({ edition: _, face: _face, ...sheet }: OwnSheet): HeroSheet => sheet;
