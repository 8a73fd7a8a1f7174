/** Who gets the one wound or hit, and what becomes of them. */
import type { AllocateDecision, Option, State } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import { consequenceOf, gravityOf } from './consequence.ts';
import type { Meaning } from './option-buttons.tsx';
import type { EditionSheet } from './sheet.ts';
import { shareOf, unitOn } from './single.ts';

interface Asked {
  readonly single: AllocateDecision | null;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly option: Option;
}

export function meaningOf({ single, state, sheet, option }: Asked, words: Words): Meaning | undefined {
  if (!single) return undefined;
  const units = unitOn(single, shareOf(single, option));
  const text = consequenceOf(single, units, state, sheet, words);
  return text === '' ? undefined : { text, gravity: gravityOf(single, units, state, sheet) };
}
