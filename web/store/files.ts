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
import { plainSheet, withEdition, type OwnSheet } from './own-sheet.ts';

/** All games in one file; broken ones travel as they are. */
interface Collection {
  readonly holdout: 'games';
  readonly games: readonly string[];
  readonly sheets: readonly OwnSheet[];
}

export const formatCollection = (
  games: readonly { readonly text: string }[],
  sheets: readonly OwnSheet[],
): string => {
  const all: Collection = { holdout: 'games', games: games.map((g) => g.text), sheets };
  return JSON.stringify(all);
};

export interface FileContent {
  readonly saves: readonly Save[];
  /** Why the others were left out. */
  readonly refused: readonly Refusal[];
  /** Survivors of the players' own that came along. */
  readonly sheets: readonly OwnSheet[];
}

/** Finds the engine of the edition that a file names. */
export type EngineFor = (edition: unknown) => Promise<Engine | Refusal>;

/** Reads a game, or a collection of games, and plays each one through. */
export async function readFile(engineFor: EngineFor, text: string): Promise<FileContent> {
  const all = collectionIn(text);
  const read: (Save | Refusal)[] = [];
  for (const one of all?.games ?? [text]) read.push(await readSave(engineFor, one));
  const sheets: OwnSheet[] = [];
  for (const sheet of all?.sheets ?? [])
    if (await isPlayable(engineFor, sheet)) sheets.push(withEdition(sheet as HeroSheet));
  return {
    saves: read.flatMap((r) => (isRefusal(r) ? [] : [r])),
    refused: read.flatMap((r) => (isRefusal(r) ? [r] : [])),
    sheets,
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

/** A sheet is sound if its edition lets it play. */
async function isPlayable(engineFor: EngineFor, raw: unknown): Promise<boolean> {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return false;
  const sheet = withEdition(raw as HeroSheet);
  const engine = await engineFor(sheet.edition);
  if (isRefusal(engine)) return false;
  const [mission] = Object.keys(engine.editions.get(sheet.edition)?.missions ?? {});
  const setup = { edition: sheet.edition, mission, seats: [[sheet.id]], sheets: [plainSheet(sheet)] };
  return !isRefusal(engine.newGame(setup, '', undefined, true));
}

async function readSave(engineFor: EngineFor, text: string): Promise<Save | Refusal> {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  const engine = await engineFor(save.setup.edition);
  if (isRefusal(engine)) return engine;
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
