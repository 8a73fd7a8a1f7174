/**
 * The key map of the table. Letters come from the words files (`table.key.<command>`), so that each language has its
 * own. K asks for a hint in all of them (keys.test.ts).
 */
import type { Context } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import { isArrow, type Arrow } from '../board/zone-steps.ts';
import type { Translate } from '../words/use-words.ts';
import { MORE } from './families.ts';

/** Commands with a letter in every edition; `more` is what the moment brings besides. */
const COMMANDS = [
  MORE,
  'end',
  'again',
  'hint',
  'forecast',
  'history',
  'undo',
  'redo',
  'inventory',
  'inspect',
  'pin',
  'names',
  'log',
  'mission',
  'show',
  'help',
] as const;

/** One of these, or a family with a fixed place. */
export type Letter = string;

export const lettersOf = (context: Context): readonly Letter[] => [
  ...menuPlanOf(context).places,
  ...COMMANDS,
];

/** The letter on the button of a family; what only the moment brings shares one, as long as one button has it. */
export function letterFor(context: Context, family: string): Letter | undefined {
  const { places, standIn } = menuPlanOf(context);
  if (family === standIn) return places[0];
  return family === MORE || places.includes(family) ? family : undefined;
}

export type Command =
  | { readonly do: 'letter'; readonly letter: Letter }
  | { readonly do: 'pick'; readonly n: number }
  | { readonly do: 'level'; readonly n: number }
  | { readonly do: 'walk'; readonly arrow: Arrow }
  | { readonly do: 'back' };

export interface KeyPress {
  readonly key: string;
  /** Where the key lies: a digit with Shift is another sign on every keyboard. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

type KeyMap = ReadonlyMap<string, Letter>;

export const letterOf = (t: Translate, command: Letter): string => t(`table.key.${command}`);

export const keyMapOf = (t: Translate, letters: readonly Letter[]): KeyMap =>
  new Map(letters.map((c) => [letterOf(t, c).toLowerCase(), c]));

/** Without a map single keys mean nothing: somebody has switched them off (WCAG 2.1.4). */
export function commandOf(press: KeyPress, map: KeyMap | null): Command | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { do: 'letter', letter: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { do: 'letter', letter: 'redo' } : null;
  }
  if (key === 'escape') return { do: 'back' };
  if (isArrow(press.key) && !press.shiftKey) return { do: 'walk', arrow: press.key };
  if (!map) return null;
  const digit = press.shiftKey ? /^Digit([1-9])$/.exec(press.code ?? '')?.[1] : undefined;
  if (digit !== undefined) return { do: 'level', n: Number(digit) };
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  const letter = map.get(key);
  return letter ? { do: 'letter', letter } : null;
}
