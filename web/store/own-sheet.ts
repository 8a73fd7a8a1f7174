/** A hero that players have made, and the edition it belongs to. */
import type { HeroSheet } from '@holdout/engine';

export interface OwnSheet extends HeroSheet {
  readonly edition: string;
}

/** Those stored before there was more than one edition say nothing of theirs. */
const FIRST = 'classic';

export const withEdition = (sheet: HeroSheet & { readonly edition?: string }): OwnSheet => ({
  ...sheet,
  edition: sheet.edition ?? FIRST,
});

/** As the engine wants it. */
export const plainSheet = ({ edition: _, ...sheet }: OwnSheet): HeroSheet => sheet;
