/** What a line says: a phrase in the language of whoever reads it. */
import type { ChatLine } from '@holdout/protocol';
import { maybe } from '../table/maybe.ts';
import type { Translate } from '../words/use-words.ts';

export const chatText = ({ phrase, text }: ChatLine, t: Translate): string =>
  (phrase === undefined ? undefined : maybe(t, `online.phrase.${phrase}`)) ?? text;
