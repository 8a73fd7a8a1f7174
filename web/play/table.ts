/**
 * A table as the screens see it. There are two forms: local (the engine in the page) and remote (web/online). A view
 * is a snapshot that never changes; subscribers get a new one after every change.
 */
import type { Context, Decision, Era, Forecast, GameEvent, Odds, Refusal, State } from '@holdout/engine';

/** One answer and what followed from it. */
export interface LogEntry {
  /** Number of the answer, 0 for the set-up. */
  readonly seq: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
  /** Dice or cards were shown: the line that free undo does not cross. */
  readonly revealed: boolean;
}

export interface TableView {
  /** Masked: nothing the table may not know. */
  readonly state: State;
  readonly decision: Decision | null;
  /** This page may answer: always so at a local table. */
  readonly mine: boolean;
  /** Answers that are somebody else's to give, where others may answer too; left out: none. */
  readonly othersOwn?: ReadonlySet<string>;
  readonly log: readonly LogEntry[];
  /** What happened since the view before, for the theatre; empty after undo, redo and loading. */
  readonly fresh: readonly GameEvent[];
  /** `free`: nothing was revealed since; `forced`: dice or cards would be taken back. */
  readonly undo: 'free' | 'forced' | 'none';
  readonly redo: boolean;
  /** At an online table: those seated may set things right, or not. Left out: as the game itself says. */
  readonly mayCorrect?: boolean;
  /** Others are being asked whether the last answer may be taken back. */
  readonly asking?: boolean;
}

/** An online table said no; the codes are the server's. */
export class RefusedByTable extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export interface Table {
  readonly id: string;
  /** Board, mission, cards: what no answer changes, but one that tells another card. */
  readonly context: Context;
  /** What was told of it under rules it has outlived. */
  readonly earlier: readonly Era[];
  view(): TableView;
  subscribe(listener: () => void): () => void;
  /** Resolves when the answer is safely stored and shown. */
  answer(text: string): Promise<Refusal | null>;
  undo(force: boolean): Promise<Refusal | null>;
  redo(): Promise<Refusal | null>;
  /** Why something is not on offer; null when it is. */
  why(intent: string): Refusal | null;
  odds(option: string): Odds | undefined;
  /** What an option without dice does, up to the end of the turn; undefined when dice decide. */
  outcome(option: string): readonly GameEvent[] | undefined;
  forecast(): Forecast;
  /** The masked position after so many answers; a remote table may have to ask for it. */
  stateAt(seq: number): State | Promise<State>;
  /** What followed from the answer before that position, each event with what it changed, to be played again. */
  eventsAt(seq: number): readonly GameEvent[];
  /** A game of its own that starts from a past moment; gives its id. */
  branch(seq: number): Promise<string>;
  /** The whole game as one file; of a remote table that is being played, without its seed. */
  exportFile(): string;
}
