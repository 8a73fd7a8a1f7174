/** A table whose engine runs in the page. Every answer is stored before it is shown. */
import {
  itemAt,
  forecast,
  formatSave,
  isPastReveal,
  isRefusal,
  oddsOf,
  openTimeline,
  redo,
  refuse,
  saveOf,
  stateAt,
  takeAnswer,
  undo,
  type Engine,
  type GameEvent,
  type Refusal,
  type Save,
  type Timeline,
} from '@holdout/engine';
import type { GameStore } from '../store/games.ts';
import { fileOf } from '../store/game-file.ts';
import type { Told } from '../store/game-rows.ts';
import { withRewinds } from './rewinds.ts';
import { outcomeOf } from './outcome.ts';
import type { LogEntry, Table, TableView } from './table.ts';

/** How the table tells what follows from an answer. */
export type Tell = (events: readonly GameEvent[]) => readonly string[];

/** What belongs to a stored game beside its save. */
interface Beside {
  readonly players?: readonly string[];
  /** What was told of it so far; the rest is told anew. */
  readonly told?: Told;
}

/** Opens a stored game; refused if it does not replay. */
export function openLocalTable(
  engine: Engine,
  id: string,
  save: Save,
  store: GameStore,
  tell: Tell,
  beside: Beside = {},
): Table | Refusal {
  const again = playAgain(engine, save);
  if (isRefusal(again)) return again;
  const { timeline, log } = again;
  const told = log.map(({ events }, seq) => beside.told?.[seq] ?? tell(events));
  return new LocalTable(engine, id, timeline, log, told, store, tell, beside.players);
}

/** A game of an earlier version of the store with what belongs to it today. */
export function retold(engine: Engine, save: Save, tell: Tell): { save: Save; told: Told } | Refusal {
  const again = playAgain(engine, save);
  if (isRefusal(again)) return again;
  return { save: saveOf(again.timeline), told: again.log.map(({ events }) => tell(events)) };
}

function playAgain(engine: Engine, save: Save): { timeline: Timeline; log: LogEntry[] } | Refusal {
  const { rules } = engine.editions.get(save.setup.edition) ?? save;
  if (rules !== save.rules) return refuse('save.rules-version', save.rules);
  const opening: GameEvent[] = [];
  if (!save.from) engine.newGame(save.setup, save.seed, opening);
  const timeline = openTimeline(engine, { ...save, answers: [] });
  if (isRefusal(timeline)) return timeline;
  const { round } = timeline.state;
  const log: LogEntry[] = [{ seq: 0, round, events: opening, revealed: true }];
  for (const [i, answer] of save.answers.entries()) {
    const events = takeAnswer(timeline, answer);
    if (isRefusal(events)) return refuse('save.answer-refused', `answers[${i}] ${answer}`);
    log.push(entryOf(timeline, events));
  }
  return { timeline, log };
}

const entryOf = (t: Timeline, events: readonly GameEvent[]): LogEntry => ({
  seq: t.answers.length,
  round: t.state.round,
  events,
  revealed: isPastReveal(t),
});

class LocalTable implements Table {
  private current: TableView;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly engine: Engine,
    readonly id: string,
    private readonly timeline: Timeline,
    private log: readonly LogEntry[],
    /** Of each entry of the log, as it was told when it happened. */
    private told: Told,
    private readonly store: GameStore,
    private readonly tell: Tell,
    private readonly players: readonly string[] | undefined,
  ) {
    this.current = this.makeView([]);
  }

  get earlier(): Table['earlier'] {
    return this.timeline.earlier ?? [];
  }

  get context(): Table['context'] {
    return this.engine.gameOf(this.timeline.state).context;
  }

  view(): TableView {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async answer(text: string): Promise<Refusal | null> {
    const events = takeAnswer(this.timeline, text, 'changes');
    if (isRefusal(events)) return events;
    const { log, told } = this;
    this.note(events);
    try {
      await this.publish(events);
    } catch (failure) {
      // What could not be stored did not happen: the open question stays the one on the screen.
      const { rewinds } = this.timeline;
      this.timeline.rewinds = [];
      undo(this.timeline, true);
      this.timeline.rewinds = rewinds;
      this.timeline.undone = [];
      this.log = log;
      this.told = told;
      throw failure;
    }
    return null;
  }

  async undo(force: boolean): Promise<Refusal | null> {
    const events = undo(this.timeline, force);
    if (isRefusal(events)) return events;
    this.log = this.log.slice(0, -1);
    this.told = this.told.slice(0, -1);
    await this.publish([]);
    return null;
  }

  async redo(): Promise<Refusal | null> {
    const events = redo(this.timeline);
    if (isRefusal(events)) return events;
    this.note(events);
    await this.publish([]);
    return null;
  }

  why(intent: string): Refusal | null {
    return this.engine.why(this.timeline.state, intent);
  }

  odds(option: string): ReturnType<Table['odds']> {
    // While an answer is being stored, the game is ahead of the question on the screen.
    if (this.why(option)) return undefined;
    return oddsOf(this.engine, this.timeline.state, option);
  }

  outcome(option: string): ReturnType<Table['outcome']> {
    if (this.odds(option)) return undefined;
    return outcomeOf(this.engine, this.current.state, option);
  }

  /** From what everybody may know, as at a remote table and in a drag (worker/foresight.ts): all three say the same. */
  forecast(): ReturnType<Table['forecast']> {
    return forecast(this.engine, this.current.state);
  }

  stateAt(seq: number): TableView['state'] {
    return this.engine.mask(stateAt(this.timeline, seq));
  }

  /** Found again when they are asked for: to know all changes of a long game beforehand would keep it from opening. */
  eventsAt(seq: number): readonly GameEvent[] {
    if (seq === 0) return [];
    const state = stateAt(this.timeline, seq - 1);
    const result = this.engine.answer(state, itemAt(this.timeline.answers, seq - 1), 'changes');
    return isRefusal(result) ? [] : result.events;
  }

  branch(seq: number): Promise<string> {
    return this.store.add(saveOf(this.timeline, seq), { parent: this.id }, this.told.slice(0, seq + 1));
  }

  exportFile(): string {
    const { players, told } = this;
    return fileOf({ text: formatSave(saveOf(this.timeline)), players, told });
  }

  private note(events: readonly GameEvent[]): void {
    this.log = [...this.log, entryOf(this.timeline, events)];
    this.told = [...this.told, this.tell(events)];
  }

  /** Storage first: what is on the screen is never ahead of what is kept. */
  private async publish(fresh: readonly GameEvent[]): Promise<void> {
    await this.store.put(this.id, saveOf(this.timeline), this.told);
    this.current = this.makeView(fresh);
    for (const listener of this.listeners) listener();
  }

  private makeView(fresh: readonly GameEvent[]): TableView {
    const t = this.timeline;
    return {
      state: this.engine.mask(t.state),
      decision: this.engine.decisionOf(t.state),
      mine: true,
      log: withRewinds(this.log, t.rewinds),
      fresh,
      undo: t.answers.length === 0 ? 'none' : isPastReveal(t) ? 'forced' : 'free',
      redo: t.undone.length > 0,
    };
  }
}
