/** The fold as text, to open a long table quickly. Only a cache: whatever does not fit is thrown away and replayed. */
import { beginningOf, isRefusal, type Engine, type Timeline } from '@holdout/engine';
import type { Fold, Kept as Left } from './fold.ts';
import { isPaper } from './paper.ts';
import type { Header } from './header.ts';

/** Rounds it could go on from under other rules: the latest, as far back as anybody takes a game. The log has them all. */
const DAWNS = 8;
/** Raise it when the shape of a fold changes. */
const FORMAT = 7;

type Kept = Omit<Fold, 'engine' | 'header' | 'game'> & {
  readonly format: number;
  readonly rules: string;
  readonly hash: string;
  readonly game: Omit<Timeline, 'engine' | 'seed' | 'snapshots'>;
};

function without<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Omit<T, K> {
  const kept = Object.entries(whole).filter(([key]) => !keys.some((gone) => gone === key));
  return Object.fromEntries(kept) as Omit<T, K>;
}

/** Undefined for a table that does not replay: it would hide that. */
export function formatSnapshot(fold: Fold): string | undefined {
  const { engine, game } = fold;
  if (isPaper(game)) return undefined;
  const kept: Kept = {
    ...without(fold, ['engine', 'header', 'game']),
    format: FORMAT,
    rules: game.state.rules,
    hash: engine.hash(game.state),
    game: { ...without(game, ['engine', 'seed', 'snapshots']), dawns: game.dawns.slice(-DAWNS) },
  };
  return JSON.stringify(kept);
}

/** Undefined when it does not fit. */
export function foldFromSnapshot(engine: Engine, header: Header, text: string): Fold | undefined {
  try {
    return foldFrom(engine, header, JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

function foldFrom(engine: Engine, header: Header, kept: Kept): Fold | undefined {
  if (kept.format !== FORMAT || engine.editions.get(header.setup.edition)?.rules !== kept.rules)
    return undefined;
  const { rules, hash, game } = kept;
  const { setup, seed } = header;
  const { from } = game;
  const start = beginningOf(engine, { rules, setup, seed, rewinds: [], ...(from && { from }) });
  if (isRefusal(start) || start.rules !== rules) return undefined;
  if (engine.hash(game.state) !== hash) return undefined;
  const snapshots = [
    { seq: 0, state: start },
    { seq: game.answers.length, state: engine.clone(game.state) },
  ];
  return {
    engine,
    header,
    game: { engine, seed, ...game, snapshots },
    ...without(kept, ['format', 'rules', 'hash', 'game']),
  };
}

/** What a snapshot of other rules holds, whatever its format: all that can be shown of a game that does not replay. */
export function leftIn(text: string): Left | null {
  try {
    const { rules, game } = JSON.parse(text) as Partial<Kept>;
    return rules !== undefined && game ? { rules, state: game.state, dawns: game.dawns } : null;
  } catch {
    return null;
  }
}
