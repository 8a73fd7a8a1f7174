/** A file that somebody wants to play. It is hostile until it has been read whole; fetched when there is one. */
import {
  goOn,
  isRefusal,
  parseSave,
  refuse,
  replay,
  type Engine,
  type HeroSheet,
  type Refusal,
  type Save,
} from '@holdout/engine';
import { besidesIn, type Besides } from './game-file.ts';
import { plainSheet, withEdition, type OwnSheet } from './own-sheet.ts';

interface ReadGame extends Besides {
  readonly save: Save;
}

interface FileContent {
  readonly games: readonly ReadGame[];
  /** Why the others were left out. */
  readonly refused: readonly Refusal[];
  /** Survivors of the players' own that came along. */
  readonly sheets: readonly OwnSheet[];
  /** It is a pack: looked at in its preview before anything of it is played or kept. */
  readonly isPack: boolean;
}

/** Finds the engine of the edition that a file names. */
export type EngineFor = (edition: unknown) => Promise<Engine | Refusal>;

/** Reads a game, or a collection of games, and plays each one through. */
export async function readFile(engineFor: EngineFor, text: string): Promise<FileContent> {
  const raw = objectIn(text);
  if (raw?.['holdout'] === 'pack') return { games: [], refused: [], sheets: [], isPack: true };
  const all = collectionIn(raw);
  const games: ReadGame[] = [];
  const refused: Refusal[] = [];
  for (const one of all?.games ?? [text]) {
    const save = await readSave(engineFor, one);
    if (isRefusal(save)) refused.push(save);
    else games.push({ save, ...besidesIn(one) });
  }
  const sheets: OwnSheet[] = [];
  for (const sheet of all?.sheets ?? [])
    if (await isPlayable(engineFor, sheet)) sheets.push(withEdition(sheet as HeroSheet));
  return { games, refused, sheets, isPack: false };
}

type Raw = { readonly [key: string]: unknown };

function objectIn(text: string): Raw | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? { ...raw } : undefined;
  } catch {
    return undefined;
  }
}

/** The parts of a collection, nothing known about them yet. */
function collectionIn(raw: Raw | undefined): { games: string[]; sheets: unknown[] } | undefined {
  if (raw?.['holdout'] !== 'games') return undefined;
  const { games, sheets } = raw;
  return {
    games: Array.isArray(games) ? games.filter((g) => typeof g === 'string') : [],
    sheets: Array.isArray(sheets) ? sheets : [],
  };
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
    // Other rules cannot play it again: then it must be possible to go on with it.
    const isForeign = engine.editions.get(save.setup.edition)?.rules !== save.rules;
    const end = isForeign ? goOn(engine, save, []) : replay(engine, save);
    return isRefusal(end) ? end : save;
  } catch (error) {
    // Whatever a file can do to us, it does it here and to nobody else.
    return refuse('save.shape', error instanceof Error ? error.message : '');
  }
}
