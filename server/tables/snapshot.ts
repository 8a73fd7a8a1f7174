/** The fold as text, to open a long table quickly. Only a cache: whatever does not fit is thrown away and replayed. */
import { isRefusal, type Engine, type State, type Timeline } from '@holdout/engine';
import { isPaper, type Fold } from './fold.ts';
import type { Header } from './header.ts';

/** Raise it when the shape of a fold changes. */
const FORMAT = 1;

type Kept = Omit<Fold, 'engine' | 'header' | 'game'> & {
  readonly format: number;
  readonly rules: string;
  readonly hash: string;
  readonly game: Pick<Timeline, 'state' | 'answers' | 'undone' | 'rewinds' | 'reveals'>;
};

/** Undefined for a table that does not replay: it would hide that. */
export function formatSnapshot(fold: Fold): string | undefined {
  const { engine, header, game, ...rest } = fold;
  if (isPaper(game)) return undefined;
  const { state, answers, undone, rewinds, reveals } = game;
  const kept: Kept = {
    ...rest,
    format: FORMAT,
    rules: header.rules,
    hash: engine.hash(state),
    game: { state, answers, undone, rewinds, reveals },
  };
  return JSON.stringify(kept);
}

export function foldFromSnapshot(engine: Engine, header: Header, text: string): Fold | undefined {
  const kept = JSON.parse(text) as Kept;
  if (kept.format !== FORMAT || engine.editions.get(header.setup.edition)?.rules !== kept.rules)
    return undefined;
  const { game, seq, at, title, seating, vote, chat, refs, opened } = kept;
  const start = engine.newGame(header.setup, header.seed);
  if (isRefusal(start) || start.rules !== header.rules) return undefined;
  const state: State = game.state;
  if (engine.hash(state) !== kept.hash) return undefined;
  const snapshots = [
    { seq: 0, state: start },
    { seq: game.answers.length, state: engine.clone(state) },
  ];
  return {
    engine,
    header,
    game: { engine, seed: header.seed, ...game, snapshots },
    ...{ seq, at, title, seating, vote, chat, refs, opened },
  };
}
