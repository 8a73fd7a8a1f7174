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

/** Longer looks are nobody's face, and no game takes them. */
const MOST_LOOK = 240;

/** As the engine wants it; the face goes along, for those who play with whoever made it. */
export function plainSheet({ edition: _, face, ...sheet }: OwnSheet): HeroSheet {
  const look = face === undefined ? '' : JSON.stringify(face);
  return look !== '' && look.length <= MOST_LOOK ? { ...sheet, look } : sheet;
}
