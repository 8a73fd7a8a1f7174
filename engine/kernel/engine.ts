/**
 * The one way in. Give it the editions it shall know; everything else is functions over plain states.
 * A state may come from anywhere (a clone, JSON, a worker): what belongs to it is found again from its set-up.
 */
import { layAnother, oursWith } from './another.ts';
import { handFor } from './by-hand.ts';
import { seedWords } from './chance.ts';
import { cloneState } from './clone.ts';
import type { BoardView } from '../board/index.ts';
import { contextsOf, GENEROUS, type Keeping } from './contexts.ts';
import { parseAnswer, type Decision } from './decision.ts';
import {
  foretell,
  imagine,
  takeText,
  type Ask,
  type Foretold,
  type Imagined,
  type Listen,
} from './dry-run.ts';
import type { Edition } from './edition.ts';
import { close, collector } from './collector.ts';
import type { GameEvent } from './event.ts';
import { answered } from './given.ts';
import type { Context, Game } from './game.ts';
import { hashState } from './hash.ts';
import { layFaceDown, unmasked } from './determinise.ts';
import { maskState } from './mask.ts';
import { onlooker } from './onlooker.ts';
import { isAnother, isCorrection } from './option-id.ts';
import { refuse, type Refusal } from './refusals.ts';
import { carry, run, takeChoice } from './run.ts';
import { goalsOf, type Goals } from '../mission/goal.ts';
import { takeUp } from '../position/take-up.ts';
import { correct } from '../position/correct.ts';
import { faultsAtDawn } from '../position/soundness.ts';
import { oursIn, positionOf, type Position } from '../position/position.ts';
import { parseSetup } from './setup.ts';
import { emptyState } from './lay-out.ts';
import type { Masked, Setup, State, Truth } from './state.ts';
import { whyNotOffered } from './why-not.ts';
import { endsWell, isForeign } from './work.ts';

interface Accepted {
  readonly ok: true;
  readonly events: readonly GameEvent[];
}

export interface Engine {
  readonly editions: ReadonlyMap<string, Edition>;
  /** Sets a game up; what happens before the first decision is added to `opening`. `anySeats` skips the edition's numbers. */
  newGame(setup: unknown, seed: string, opening?: GameEvent[], anySeats?: boolean): Truth | Refusal;
  /** The one open decision; null when the game is over. */
  decisionOf(state: State): Decision | null;
  /** `dawn` is given the position at the beginning of every round that begins meanwhile. */
  answer(
    state: Truth,
    answer: string,
    listen?: Listen,
    dawn?: (position: Position) => void,
  ): Accepted | Refusal;
  /** Why something is not among the options, e.g. `open:R_1B_01_living-S4`; null when it is. */
  why(state: State, intent: string): Refusal | null;
  /** Plays on with a copy of the state: `begin` starts something, `choose` answers until it has seen enough (null). */
  imagine<S extends State>(
    state: S,
    begin: (g: Game) => void,
    choose: (d: Decision, g: Game) => string | null,
    listen?: Ask,
  ): Imagined<S>;
  /** What becomes of a copy when these answers are given, as far as what it shows can tell; null where one is refused. */
  foretell<S extends State>(state: S, answers: readonly string[]): Foretold<S> | null;
  /** The position at the beginning of the last round that begins while the answer is carried out; null if none does. */
  dawnAfter(state: Truth, answer: string): Position | null;
  /** A game goes on from a position under these rules, or says what it cannot do without. */
  resume(setup: unknown, seed: string, position: Position): Resumed | Refusal;
  /** What the table may see of it: all that a player is given. */
  mask(state: State): Masked;
  /** A whole state that agrees with what the table sees; the same for the same seed, whatever the truth is. */
  determinise(masked: Masked, seed: string): Truth;
  clone<S extends State>(state: S): S;
  hash(state: State): string;
  /** What wins and what loses, how far it has come and where it can be met. */
  goals(state: State): Goals;
  /** The running game behind a state, for tests, bots and tools that look but do not touch. */
  gameOf(state: State): Game;
  contextOf(setup: Setup): Context | Refusal;
}

/** A game taken up again, and what of its position these rules do not know any more. */
interface Resumed {
  readonly state: Truth;
  readonly lost: readonly string[];
}

export const isRefusal = (x: object): x is Refusal => 'refused' in x;

/** Of a masked state: whatever is rolled with it says nothing about the dice that will fall. */
const NO_SEED = seedWords('');
export function createEngine(list: readonly Edition[], keeping: Keeping = GENEROUS): Engine {
  const editions = new Map(list.map((e) => [e.id, e]));
  const contextOf = contextsOf(editions, keeping);
  // The running game hangs on its state where neither JSON, comparison nor cloning sees it: a WeakMap would do the same
  // but makes cloning five times dearer.
  const handle = Symbol('game');
  const known = (state: State): Game | undefined => (state as { [handle]?: Game })[handle];
  const remember = (g: Game): void => {
    Object.defineProperty(g.state, handle, { value: g, configurable: true });
  };

  function gameOf(state: State): Game {
    const running = known(state);
    if (running) return running;
    const context = contextOf(state.setup, state.ours);
    if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
    const g = attach(context, state);
    g.hand = handFor(state.setup);
    if (state.stack.length > 0) run(g);
    return g;
  }

  function attach(context: Context, state: State): Game {
    return begin(context, state, seedWords(state.seed), context.viewFor(state.doors));
  }

  /** Every running game is made here: all of one form are followed faster. */
  function begin(context: Context, state: State, seed: Game['seed'], view: BoardView): Game {
    const g: Game = {
      context,
      state,
      seed,
      view,
      decision: null,
      stirred: false,
      work: 0,
      hand: undefined,
      emit: undefined,
      heed: undefined,
    };
    remember(g);
    return g;
  }

  /** The game behind a copy of a state, with the same question open, which need not be asked again. */
  function twinOf(g: Game, copy: State, seed = g.seed): Game {
    const twin = begin(g.context, copy, seed, g.view);
    twin.decision = g.decision;
    return twin;
  }

  /** A copy that is played on as the game itself is, by the same hands. */
  function copyOf<S extends State>(g: Game, copy: S, seed = g.seed): S {
    twinOf(g, copy, seed).hand = g.hand;
    return copy;
  }

  /** From here on the game knows a card more. */
  function meet(before: Game, answer: string, listen: Listen): Accepted | Refusal {
    const ours = oursWith(before, answer);
    if (isRefusal(ours)) return ours;
    const { state, seed, hand } = before;
    const context = contextOf(state.setup, ours);
    if (isRefusal(context)) return refuse('another.unreadable', context.at);
    const events: GameEvent[] = [];
    const look = listen === 'changes' ? onlooker(before) : undefined;
    const g = begin(context, state, seed, context.viewFor(state.doors));
    g.hand = hand;
    if (listen) g.emit = collector(g, events, look);
    layAnother(g, ours);
    run(g);
    g.emit = undefined;
    if (look) close(events, look());
    return { ok: true, events };
  }

  return {
    editions,
    contextOf,
    gameOf,
    newGame(raw, seed, opening, anySeats = false) {
      const setup = parseSetup(editions, raw);
      if (isRefusal(setup)) return setup;
      const context = contextOf(setup);
      if (isRefusal(context)) return context;
      const no = context.edition.refuseSetup(setup, context.mission);
      if (no && !anySeats) return refuse(no, 'seats');
      const state = emptyState(context, setup, seed);
      const g = attach(context, state);
      if (opening) g.emit = collector(g, opening);
      g.hand = handFor(setup);
      carry(g, 'set-up');
      if (!endsWell(g, () => run(g))) return refuse('setup.mission-broken', 'mission.too-much-work rules');
      g.emit = undefined;
      return state;
    },
    decisionOf: (state) => gameOf(state).decision,
    answer(state, answer, listen = true, dawn) {
      const g = gameOf(state);
      const decision = g.decision;
      if (!decision) return refuse('game.over');
      const events: GameEvent[] = [];
      const look = listen === 'changes' ? onlooker(g) : undefined;
      if (typeof answer === 'string' && isAnother(answer)) return meet(g, answer, listen);
      if (typeof answer === 'string' && isCorrection(answer)) {
        if (listen) g.emit = collector(g, events, look);
        const no = correct(g, answer);
        g.emit = undefined;
        if (no) return no;
        if (look) close(events, look());
        return { ok: true, events };
      }
      const choice = parseAnswer(decision, answer);
      if (typeof choice === 'string') return refuse(choice, String(answer));
      if (listen) g.emit = collector(g, events, look);
      const before = isForeign(state) ? cloneState(state) : undefined;
      g.emit?.('', answered(decision, answer));
      state.seq++;
      g.work = 0;
      const well = endsWell(g, () => {
        takeChoice(g, choice);
        run(g, dawn && (() => dawn(positionOf(g))));
      });
      g.emit = undefined;
      if (!well) {
        takeBack(g, decision, before);
        return refuse('answer.too-much-work', answer);
      }
      if (look) close(events, look());
      return { ok: true, events };
    },
    why: (state, intent) => whyNotOffered(gameOf(state), intent),
    imagine(state, begin, choose, listen = true) {
      const copy = cloneState(state);
      return imagine(twinOf(gameOf(state), copy), copy, begin, choose, listen);
    },
    foretell(state, answers) {
      const copy = cloneState(state);
      return foretell(twinOf(gameOf(state), copy), copy, answers);
    },
    dawnAfter(state, answer) {
      const g = twinOf(gameOf(state), cloneState(state));
      let position: Position | null = null;
      takeText(g, answer);
      endsWell(g, () => run(g, () => (position = positionOf(g))));
      return position;
    },
    resume(setup, seed, position) {
      const fresh = this.newGame(setup, seed, undefined, true);
      if (isRefusal(fresh)) return fresh;
      const ours = oursIn(gameOf(fresh).context.edition, position);
      const context = ours && contextOf(fresh.setup, ours);
      if (!context || isRefusal(context)) return refuse('position.unsound', 'ours');
      const state = cloneState(fresh);
      if (ours.length > 0) state.ours = ours;
      const g = attach(context, state);
      g.hand = handFor(fresh.setup);
      const lost = takeUp(g, position);
      const [fault] = faultsAtDawn(g);
      if (fault !== undefined) return refuse('position.unsound', fault);
      if (!endsWell(g, () => run(g))) return refuse('setup.mission-broken', 'mission.too-much-work rules');
      return { state, lost };
    },
    mask(state) {
      const g = gameOf(state);
      const masked = maskState(g.context.edition, state);
      return copyOf(g, masked, NO_SEED);
    },
    determinise(masked, seed) {
      const sample = unmasked(masked, seed);
      layFaceDown(gameOf(copyOf(gameOf(masked), sample, seedWords(sample.seed))));
      return sample;
    },
    clone(state) {
      return copyOf(gameOf(state), cloneState(state));
    },
    hash: hashState,
    goals: (state) => goalsOf(gameOf(state)),
  };
}

/** The position as it was: a refusal leaves the state untouched. */
function takeBack(g: Game, decision: Decision, before: State | undefined): void {
  Object.assign(g.state, before);
  g.view = g.context.viewFor(g.state.doors);
  g.stirred = false;
  g.decision = decision;
}
