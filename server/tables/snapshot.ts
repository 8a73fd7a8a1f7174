/** The fold as text, to open a long table quickly. Only a cache: whatever does not fit is thrown away and replayed. */
import { isRefusal, type Engine, type State, type Timeline } from '@holdout/engine';
import type { Fold } from './fold.ts';
import { isPaper } from './paper.ts';
import type { Header } from './header.ts';

/** Raise it when the shape of a fold changes. */
const FORMAT = 6;

type Kept = Omit<Fold, 'engine' | 'header' | 'game'> & {
  readonly format: number;
  readonly rules: string;
  readonly hash: string;
  readonly game: Pick<Timeline, 'state' | 'answers' | 'undone' | 'rewinds' | 'reveals' | 'dawns'>;
};

/** Undefined for a table that does not replay: it would hide that. */
export function formatSnapshot(fold: Fold): string | undefined {
  const { engine, header, game, ...rest } = fold;
  if (isPaper(game)) return undefined;
  const { state, answers, undone, rewinds, reveals, dawns } = game;
  const kept: Kept = {
    ...rest,
    format: FORMAT,
    rules: header.rules,
    hash: engine.hash(state),
    game: { state, answers, undone, rewinds, reveals, dawns },
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
  const { game, lines, seq, at, title, seating, vote, chat, refs, answered, spent, opened, shared } = kept;
  const { movedAt, heard, house, watch, bells } = kept;
  const start = engine.newGame(header.setup, header.seed);
  if (isRefusal(start) || start.rules !== header.rules) return undefined;
  if (engine.hash(game.state) !== kept.hash) return undefined;
  const snapshots = [
    { seq: 0, state: start },
    { seq: game.answers.length, state: engine.clone(game.state) },
  ];
  return {
    engine,
    header,
    game: { engine, seed: header.seed, ...game, snapshots },
    ...{ lines, seq, at, title, seating, vote, chat, refs, answered, spent, opened, shared },
    ...{ movedAt, heard, house, watch, bells },
  };
}

/** The position in a snapshot of these rules, whatever its format: all that can be shown of a game that does not replay. */
export function positionIn(header: Header, text: string): State | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    return kept.rules === header.rules ? (kept.game?.state ?? null) : null;
  } catch {
    return null;
  }
}
