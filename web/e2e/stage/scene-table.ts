/** A table for a position put together by hand, which no saved game leads to. Nothing of it is stored. */
import { forecast, oddsOf, type Decision, type GameEvent, type Refusal } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { plainChoice } from '@holdout/engine/testing';
import type { LogEntry, Table, TableView } from '../../play/table.ts';

export class SceneTable implements Table {
  readonly earlier = [];
  readonly id = 'scene';
  private current: TableView;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly scene: Scene) {
    this.current = this.viewOf([{ seq: 0, round: 1, events: PLAYERS, revealed: true }], []);
  }

  get context(): Table['context'] {
    return this.scene.game.context;
  }
  view(): TableView {
    return this.current;
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  async answer(text: string): Promise<Refusal | null> {
    const { engine, state } = this.scene;
    const events: GameEvent[] = [];
    // With an empty box every odd group would ask which way to go: here they go as they come, in one phase.
    for (let next: string | null = text; next !== null; next = wayOf(engine.decisionOf(state))) {
      const result = engine.answer(state, next, 'changes');
      if ('refused' in result) return result;
      events.push(...result.events);
    }
    const { log } = this.current;
    const entry: LogEntry = { seq: log.length, round: state.round, events, revealed: true };
    this.current = this.viewOf([...log, entry], events);
    for (const listener of this.listeners) listener();
    return null;
  }
  why(intent: string): Refusal | null {
    return this.scene.engine.why(this.scene.state, intent);
  }
  odds(option: string): ReturnType<Table['odds']> {
    return oddsOf(this.scene.engine, this.scene.state, option);
  }
  forecast(): ReturnType<Table['forecast']> {
    return forecast(this.scene.engine, this.scene.state);
  }
  outcome(): undefined {
    return undefined;
  }
  undo = noPast;
  redo = noPast;
  stateAt = noPast;
  eventsAt = noPast;
  branch = noPast;
  exportFile = noPast;

  private viewOf(log: readonly LogEntry[], fresh: readonly GameEvent[]): TableView {
    const { engine, state } = this.scene;
    const decision = engine.decisionOf(state);
    return {
      state: { ...engine.mask(state), seq: log.length },
      decision,
      mine: true,
      log,
      fresh,
      undo: 'none',
      redo: false,
    };
  }
}

const wayOf = (d: Decision | null): string | null =>
  d?.kind === 'allocate' && d.prompt === 'split' ? plainChoice(d) : null;

const PLAYERS: readonly GameEvent[] = [{ id: 1, parent: 0, cause: '', type: 'phase', phase: 'players' }];

function noPast(): never {
  throw new Error('a scene has no past');
}
