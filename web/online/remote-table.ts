/**
 * A table whose engine runs on the server. What it shows is the masked state it was told; what it works out (reasons,
 * odds, forecasts) it works out from that. No screen can tell it from a local one but by whose decision it is.
 */
import {
  isRefusalCode,
  forecast,
  formatSave,
  isRefusal,
  oddsOf,
  parseSave,
  promptForm,
  refuse,
  type Decision,
  type Engine,
  type Era,
  type GameEvent,
  type Option,
  type Refusal,
  type Save,
  type State,
} from '@holdout/engine';
import type { Command, SeatsView, Welcome } from '@holdout/protocol';
import { outcomeOf } from '../play/outcome.ts';
import { withRewinds } from '../play/rewinds.ts';
import { RefusedByTable, type Table, type TableView } from '../play/table.ts';
import { RequestError } from './api.ts';
import { Positions } from './positions.ts';
import type { Session, SessionView } from './session.ts';

interface RemoteHelp {
  /** The file of the game, with its seed; the server gives it to the host, and to all when the game is over. */
  takeFile(): Promise<string>;
  /** Keeps a game of one's own; gives its id. */
  keep(save: Save): Promise<string>;
}

type Showable = Welcome & { readonly state: NonNullable<Welcome['state']> };

/** Is there a position to be shown? Not before the first welcome, nor where a log that does not replay has left none. */
export const isShowable = (model: Welcome | null): model is Showable =>
  model !== null && model.state !== null;

export class RemoteTable implements Table {
  earlier: readonly Era[] = [];
  private current: TableView;
  private seen: SessionView;
  private state: State;
  /** Positions by number of answers, as far as they are known here. */
  private readonly past = new Map<number, State>();
  private readonly listeners = new Set<() => void>();
  private readonly positions: Positions;

  constructor(
    private readonly engine: Engine,
    private readonly session: Session,
    private readonly help: RemoteHelp,
  ) {
    this.seen = session.view();
    const { model } = this.seen;
    if (!isShowable(model)) throw new Error('the table has no game to show');
    this.state = stateOf(model);
    this.past.set(logOf(model).length - 1, this.state);
    this.positions = new Positions(session);
    this.current = this.makeView(model, []);
    session.subscribe(() => this.follow());
  }

  get id(): string {
    return this.session.id;
  }

  get context(): Table['context'] {
    return this.engine.gameOf(this.state).context;
  }

  view(): TableView {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer(text: string): Promise<Refusal | null> {
    return this.ask({ kind: 'answer', at: this.at, answer: text });
  }

  /** What was told of it before, which is fetched apart. */
  tellEarlier(eras: readonly Era[]): void {
    this.earlier = eras;
    this.current = { ...this.current };
    for (const listener of this.listeners) listener();
  }

  /** Beyond dice or cards the others have a say: one asks for a vote. */
  undo(force: boolean): Promise<Refusal | null> {
    const kind = force && this.current.undo === 'forced' ? 'ask' : 'undo';
    return this.ask({ kind, at: this.at });
  }

  redo(): Promise<Refusal | null> {
    return this.ask({ kind: 'redo', at: this.at });
  }

  why(intent: string): Refusal | null {
    return this.engine.why(this.state, intent);
  }

  odds(option: string): ReturnType<Table['odds']> {
    return oddsOf(this.engine, this.state, option);
  }

  outcome(option: string): ReturnType<Table['outcome']> {
    if (this.odds(option)) return undefined;
    return outcomeOf(this.engine, this.state, option);
  }

  forecast(): ReturnType<Table['forecast']> {
    return forecast(this.engine, this.state);
  }

  stateAt(seq: number): State | Promise<State> {
    return this.past.get(seq) ?? this.fetchState(seq);
  }

  eventsAt(seq: number): readonly GameEvent[] {
    return this.current.log[seq]?.events ?? [];
  }

  async branch(seq: number): Promise<string> {
    const save = parseSave(await this.file());
    if (isRefusal(save)) throw new Error(save.refused);
    return this.help.keep({ ...save, answers: save.answers.slice(0, seq) });
  }

  /** All that is known here: without the seed as long as the game is running. */
  exportFile(): string {
    const { model } = this.seen;
    const answers = (model?.log ?? []).flatMap((line) =>
      line.events.flatMap((e) => (e.type === 'answered' ? [e.answer] : [])),
    );
    return formatSave({
      rules: model?.rules ?? '',
      setup: this.state.setup,
      seed: model?.game?.proof?.seed ?? '',
      answers,
      rewinds: model?.rewinds ?? [],
    });
  }

  private async file(): Promise<string> {
    try {
      return await this.help.takeFile();
    } catch (error) {
      throw error instanceof RequestError ? new RefusedByTable(error.code) : error;
    }
  }

  private get at(): number {
    return this.seen.model?.at ?? 0;
  }

  private async ask(command: Command): Promise<Refusal | null> {
    const said = await this.session.do(command);
    if (!('refused' in said)) return null;
    // The engine's own reasons have clauses and words; the table's are said otherwise.
    if (isRefusalCode(said.refused)) return refuse(said.refused, said.at);
    throw new RefusedByTable(said.refused);
  }

  private async fetchState(seq: number): Promise<State> {
    const state = await this.positions.at(seq);
    this.past.set(seq, state);
    return state;
  }

  private follow(): void {
    const before = this.seen;
    const now = (this.seen = this.session.view());
    if (!isShowable(now.model) || !before.model) return;
    const moved = now.model.state !== before.model.state;
    const same =
      !moved &&
      now.model.game === before.model.game &&
      now.model.seats === before.model.seats &&
      now.model.vote === before.model.vote &&
      now.me === before.me &&
      now.line === before.line;
    if (same) return;
    if (moved) this.move(now.model);
    const move = now.last?.move;
    // Whoever sits down, asks something or loses the line does not stop what is being played.
    const fresh = !moved ? this.current.fresh : move?.how === 'answer' ? move.line.events : [];
    this.current = this.makeView(now.model, fresh);
    for (const listener of this.listeners) listener();
  }

  private move(model: Showable): void {
    const last = logOf(model).length - 1;
    // After a welcome nobody knows what came before it.
    if (this.seen.last === null) this.past.clear();
    for (const seq of this.past.keys()) if (seq >= last) this.past.delete(seq);
    this.state = stateOf(model);
    this.past.set(last, this.state);
  }

  private makeView(model: Showable, fresh: readonly GameEvent[]): TableView {
    const { me, line } = this.seen;
    const { rewinds, seats, vote } = model;
    const game = model.game ?? NO_GAME;
    const seated = me.chairs.filter((c) => seats.chairs[c]?.holder === 'person');
    // While the line is down the question stays: what is answered now goes out when it is back.
    const takesPart = seated.length > 0 && line !== 'gone';
    return {
      state: this.state,
      decision: game.decision,
      mine: takesPart && game.answerers.some((c) => seated.includes(c)),
      othersOwn: othersOwn(game.decision, seats, seated),
      log: withRewinds(logOf(model), rewinds),
      fresh,
      mayCorrect: takesPart && model.corrections === true,
      undo: takesPart ? game.undo : 'none',
      redo: takesPart && game.redo,
      asking: vote?.about === 'undo',
    };
  }
}

/** The heroes of those who are there are theirs to begin with: the server refuses it to everybody else. */
function othersOwn(
  decision: Decision | null,
  { chairs, heroes }: SeatsView,
  seated: readonly number[],
): ReadonlySet<string> | undefined {
  if (!decision || !promptForm(decision.prompt).byHero) return undefined;
  const isOthers = ({ heroes: [hero] = [] }: Option): boolean => {
    const chair = hero === undefined ? undefined : heroes[hero];
    return chair !== undefined && chairs[chair]?.holder === 'person' && !seated.includes(chair);
  };
  const closed = decision.options.filter(isOthers);
  return closed.length > 0 ? new Set(closed.map((o) => o.id)) : undefined;
}

/** A game that does not replay: nothing is asked. */
const NO_GAME: NonNullable<Welcome['game']> = {
  decision: null,
  answerers: [],
  undo: 'none',
  redo: false,
  since: 0,
};

/** Of a game that does not replay there is one moment, the last one known. */
const logOf = ({ log, state }: Showable): Welcome['log'] =>
  log.length > 0 ? log : [{ seq: 0, round: state.round, events: [], revealed: true }];

const stateOf = ({ state, setup }: Showable): State => ({ ...state, setup });
