/** Games as files: out by download, in by choosing or dropping them (read-file.ts). */
import { MAX_SAVE_CHARS } from '@holdout/engine';
import { fileOf, type Kept } from './game-file.ts';
import type { OwnSheet } from './own-sheet.ts';

/** All games in one file; broken ones travel as they are. */
interface Collection {
  readonly holdout: 'games';
  readonly games: readonly string[];
  readonly sheets: readonly OwnSheet[];
}

export const formatCollection = (games: readonly Kept[], sheets: readonly OwnSheet[]): string => {
  const all: Collection = { holdout: 'games', games: games.map(fileOf), sheets };
  return JSON.stringify(all);
};

/** Too large to be worth reading at all. */
export const isTooLarge = (size: number): boolean => size > MAX_SAVE_CHARS * 20;

/** A name that sorts by date and says what is inside. */
export function fileName(what: string, now: Date): string {
  const plain = what
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `holdout-${now.toISOString().slice(0, 10)}-${plain || 'game'}.json`;
}

export function download(what: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(what, new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
