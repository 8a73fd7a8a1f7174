/** A table whose engine runs in the page. Every answer is stored before it is shown. */
import {
  forecast,
  formatSave,
  isPastReveal,
  isRefusal,
  oddsOf,
  redo,
  saveOf,
  startTimeline,
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
import { withRewinds } from './rewinds.ts';
import type { LogEntry, Table, TableView } from './table.ts';

/** Opens a stored game; refused if it does not replay. */
export function openLocalTable(
  engine: Engine,
  id: string,
  save: Save,
  store: GameStore,
  players?: readonly string[],
): Table | Refusal {
  const opening: GameEvent[] = [];
  const fresh = engine.newGame(save.setup, save.seed, opening);
  if (isRefusal(fresh)) return fresh;
  if (fresh.rules !== save.rules) return { refused: 'save.rules-version', clause: '', at: save.rules };
  const timeline = startTimeline(engine, save.setup, save.seed);
  if (isRefusal(timeline)) return timeline;
  const log: LogEntry[] = [{ seq: 0, round: 1, events: opening, revealed: true }];
  for (const [i, answer] of save.answers.entries()) {
    const events = takeAnswer(timeline, answer);
    if (isRefusal(events))
      return { refused: 'save.answer-refused', clause: '', at: `answers[${i}] ${answer}` };
    log.push(entryOf(timeline, events));
  }
  timeline.rewinds = [...save.rewinds];
  return new LocalTable(engine, id, timeline, log, store, players);
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
    private readonly store: GameStore,
    private readonly players: readonly string[] | undefined,
  ) {
    this.current = this.makeView([]);
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
    const before = this.log;
    this.log = [...this.log, entryOf(this.timeline, events)];
    try {
      await this.publish(events);
    } catch (failure) {
      // What could not be stored did not happen: the open question stays the one on the screen.
      const { rewinds } = this.timeline;
      this.timeline.rewinds = [];
      undo(this.timeline, true);
      this.timeline.rewinds = rewinds;
      this.timeline.undone = [];
      this.log = before;
      throw failure;
    }
    return null;
  }

  async undo(force: boolean): Promise<Refusal | null> {
    const events = undo(this.timeline, force);
    if (isRefusal(events)) return events;
    this.log = this.log.slice(0, -1);
    await this.publish([]);
    return null;
  }

  async redo(): Promise<Refusal | null> {
    const events = redo(this.timeline);
    if (isRefusal(events)) return events;
    this.log = [...this.log, entryOf(this.timeline, events)];
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
    const result = this.engine.answer(this.engine.clone(this.timeline.state), option);
    if (isRefusal(result)) return undefined;
    const end = result.events.findIndex((e) => e.type === 'turn-ended' || e.type === 'phase');
    return end < 0 ? result.events : result.events.slice(0, end);
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
    const result = this.engine.answer(state, this.timeline.answers[seq - 1], 'changes');
    return isRefusal(result) ? [] : result.events;
  }

  branch(seq: number): Promise<string> {
    const save = saveOf(this.timeline);
    return this.store.add({ ...save, answers: save.answers.slice(0, seq) }, { parent: this.id });
  }

  exportFile(): string {
    return fileOf({ text: formatSave(saveOf(this.timeline)), players: this.players });
  }

  /** Storage first: what is on the screen is never ahead of what is kept. */
  private async publish(fresh: readonly GameEvent[]): Promise<void> {
    await this.store.put(this.id, saveOf(this.timeline));
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
