/** Games as files: out by download, in by choosing or dropping them. A file is hostile until it has been read whole. */
import {
  isRefusal,
  MAX_SAVE_CHARS,
  parseSave,
  refuse,
  replay,
  type Engine,
  type HeroSheet,
  type Refusal,
  type Save,
} from '@holdout/engine';
import type { StoredGame } from './games.ts';

/** All games in one file; broken ones travel as they are. */
interface Collection {
  readonly holdout: 'games';
  readonly games: readonly string[];
  readonly sheets: readonly HeroSheet[];
}

export const formatCollection = (games: readonly StoredGame[], sheets: readonly HeroSheet[]): string => {
  const all: Collection = { holdout: 'games', games: games.map((g) => g.text), sheets };
  return JSON.stringify(all);
};

export interface FileContent {
  readonly saves: readonly Save[];
  /** Why the others were left out. */
  readonly refused: readonly Refusal[];
  /** Survivors of the players' own that came along. */
  readonly sheets: readonly HeroSheet[];
}

/** Reads a game, or a collection of games, and plays each one through. */
export function readFile(engine: Engine, text: string): FileContent {
  const all = collectionIn(text);
  const read = (all?.games ?? [text]).map((one) => readSave(engine, one));
  return {
    saves: read.flatMap((r) => (isRefusal(r) ? [] : [r])),
    refused: read.flatMap((r) => (isRefusal(r) ? [r] : [])),
    sheets: (all?.sheets ?? []).filter((sheet) => isPlayable(engine, sheet)) as HeroSheet[],
  };
}

/** The parts of a collection, nothing known about them yet. */
function collectionIn(text: string): { games: string[]; sheets: unknown[] } | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null || !('holdout' in raw) || raw.holdout !== 'games')
      return undefined;
    const listIn = (key: string): unknown[] => {
      const list: unknown = (raw as { [key: string]: unknown })[key];
      return Array.isArray(list) ? list : [];
    };
    return { games: listIn('games').filter((g) => typeof g === 'string'), sheets: listIn('sheets') };
  } catch {
    return undefined;
  }
}

/** A sheet is sound if some edition lets it play. */
function isPlayable(engine: Engine, sheet: unknown): boolean {
  if (typeof sheet !== 'object' || sheet === null || !('id' in sheet)) return false;
  return [...engine.editions.values()].some((edition) => {
    const [mission] = Object.keys(edition.missions);
    const setup = { edition: edition.id, mission, seats: [[sheet.id]], sheets: [sheet] };
    return !isRefusal(engine.newGame(setup, '', undefined, true));
  });
}

export function readSave(engine: Engine, text: string): Save | Refusal {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  try {
    const end = replay(engine, save);
    return isRefusal(end) ? end : save;
  } catch (error) {
    // Whatever a file can do to us, it does it here and to nobody else.
    return refuse('save.shape', error instanceof Error ? error.message : '');
  }
}

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
