/** The key map of the table. Letters come from the words files (`table.key.<command>`), so that each language has its own. */
import type { Translate } from '../words/use-words.ts';
import { PLACES } from './families.ts';

/** Commands with a letter. The nine families have theirs from PLACES; `more` is what the moment brings besides. */
export const LETTERS = [
  ...PLACES,
  'more',
  'end',
  'forecast',
  'history',
  'undo',
  'redo',
  'inventory',
  'log',
  'mission',
  'help',
] as const;
export type Letter = (typeof LETTERS)[number];

export type Command =
  | { readonly do: Letter }
  | { readonly do: 'pick'; readonly n: number }
  | { readonly do: 'back' }
  | { readonly do: 'next-hero' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export type KeyMap = ReadonlyMap<string, Letter>;

export const letterOf = (t: Translate, command: Letter): string => t(`table.key.${command}`);

export const keyMapOf = (t: Translate): KeyMap =>
  new Map(LETTERS.map((c) => [letterOf(t, c).toLowerCase(), c]));

export function commandOf(press: KeyPress, map: KeyMap): Command | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { do: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { do: 'redo' } : null;
  }
  if (key === 'escape') return { do: 'back' };
  if (key === 'tab' && !press.shiftKey) return { do: 'next-hero' };
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  const letter = map.get(key);
  return letter ? { do: letter } : null;
}
