/** Dice, tokens and decks by their names. */
import { DICE, TOKENS } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';

export const nameOfKind = (kind: string, { t, say }: Pick<Words, 't' | 'say'>): string =>
  kind === DICE || kind === TOKENS ? t(`table.box.kind.${kind}`) : say.deck(kind);
