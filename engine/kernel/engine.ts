/**
 * The one way in. Give it the editions it shall know; everything else is functions over plain states.
 * A state may come from anywhere (a clone, JSON, a worker): what belongs to it is found again from its set-up.
 */
import { abilitiesOf } from './ability.ts';
import type { Change } from './change.ts';
import { seedWords } from './chance.ts';
import { cloneState } from './clone.ts';
import { buildContext } from './context.ts';
import { parseAnswer, type Decision } from './decision.ts';
import type { Edition } from './edition.ts';
import type { EventBody, GameEvent } from './event.ts';
import { givenBy } from './given.ts';
import { type Context, type Game } from './game.ts';
import { heroAt, itemAt, EngineFault } from '../lookup.ts';
import { hashState } from './hash.ts';
import { maskState } from './mask.ts';
import { onlooker } from './onlooker.ts';
import { readId, verbOf } from './option-id.ts';
import type { Intent } from './option.ts';
import { refuse, type Refusal, type RefusalCode } from './refusals.ts';
import { run, takeChoice } from './run.ts';
import { parseSetup } from './setup.ts';
import { emptyState, layOut } from './lay-out.ts';
import type { Setup, State } from './state.ts';
import { endsWell, isForeign } from './work.ts';

interface Accepted {
  readonly ok: true;
  readonly events: readonly GameEvent[];
}

/** What is told of an answer: nothing, the events, or with every event what it changed on the table. */
export type Listen = boolean | 'changes';

export interface Engine {
  readonly editions: ReadonlyMap<string, Edition>;
  /** Sets a game up; what happens before the first decision is added to `opening`. `anySeats` skips the edition's numbers. */
  newGame(setup: unknown, seed: string, opening?: GameEvent[], anySeats?: boolean): State | Refusal;
  /** The one open decision; null when the game is over. */
  decisionOf(state: State): Decision | null;
  answer(state: State, answer: string, listen?: Listen): Accepted | Refusal;
  /** Why something is not among the options, e.g. `open:R_1B_01_living-S4`; null when it is. */
  why(state: State, intent: string): Refusal | null;
  /** Plays on with a copy of the state: `begin` starts something, `choose` answers until it has seen enough (null). */
  imagine(
    state: State,
    begin: (g: Game) => void,
    choose: (d: Decision, g: Game) => string | null,
    listen?: Listen,
  ): Imagined;
  mask(state: State): State;
  clone(state: State): State;
  hash(state: State): string;
  /** The running game behind a state, for tests, bots and tools that look but do not touch. */
  gameOf(state: State): Game;
  contextOf(setup: Setup): Context | Refusal;
}

/** What a dry run came to, and the decisions met on the way with the number of events before each. */
interface Imagined {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly choices: readonly {
    readonly decision: Decision;
    readonly answer: string;
    readonly after: number;
  }[];
}

export const isRefusal = (x: object): x is Refusal => 'refused' in x;

/** What an engine keeps to be fast. */
interface Keeping {
  /** Set-ups whose board, mission and cards are kept. */
  readonly contexts: number;
  /** Bytes of views of one board, by the doors that are open. */
  readonly viewBytes: number;
}
const GENEROUS: Keeping = { contexts: 200, viewBytes: 64_000_000 };

export function createEngine(list: readonly Edition[], keeping: Keeping = GENEROUS): Engine {
  const editions = new Map(list.map((e) => [e.id, e]));
  /** The last used last. */
  const contexts = new Map<string, Context>();
  // The running game hangs on its state where neither JSON, comparison nor cloning sees it: a WeakMap would do the same
  // but makes cloning five times dearer.
  const handle = Symbol('game');
  const known = (state: State): Game | undefined => (state as { [handle]?: Game })[handle];
  const remember = (g: Game): void => {
    Object.defineProperty(g.state, handle, { value: g, configurable: true });
  };

  function contextOf(setup: Setup): Context | Refusal {
    const key = JSON.stringify([setup.edition, setup.mission, setup.sheets ?? null, setup.variants ?? null]);
    const built = contexts.get(key);
    if (built) {
      contexts.delete(key);
      contexts.set(key, built);
      return built;
    }
    const edition = editions.get(setup.edition);
    if (!edition) return refuse('setup.edition-unknown', setup.edition);
    const made = buildContext(edition, setup, keeping.viewBytes);
    if ('problems' in made) {
      const { code, at, detail } = itemAt(made.problems, 0);
      const where = [code, at, detail].filter(Boolean).join(' ');
      return refuse(code === 'mission.unknown' ? 'setup.mission-unknown' : 'setup.mission-broken', where);
    }
    for (const oldest of contexts.keys()) if (contexts.size >= keeping.contexts) contexts.delete(oldest);
    contexts.set(key, made.context);
    return made.context;
  }

  function gameOf(state: State): Game {
    const running = known(state);
    if (running) return running;
    const context = contextOf(state.setup);
    if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
    const g = attach(context, state);
    if (state.stack.length > 0) run(g);
    return g;
  }

  function attach(context: Context, state: State): Game {
    const g: Game = {
      context,
      state,
      seed: seedWords(state.seed),
      view: context.viewFor(state.doors),
      decision: null,
      stirred: false,
      work: 0,
      emit: undefined,
    };
    remember(g);
    return g;
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
      const g = attach(context, emptyState(context, setup, seed));
      if (opening) g.emit = collector(g, opening);
      g.emit?.(context.mission.clause, { type: 'game-started', mission: context.mission.id });
      layOut(g);
      g.state.stack.push(context.edition.setUp(g));
      if (!endsWell(g, () => run(g))) return refuse('setup.mission-broken', 'mission.too-much-work rules');
      g.emit = undefined;
      return g.state;
    },
    decisionOf: (state) => gameOf(state).decision,
    answer(state, answer, listen = true) {
      const g = gameOf(state);
      const decision = g.decision;
      if (!decision) return refuse('game.over');
      const choice = parseAnswer(decision, answer);
      if (typeof choice === 'string') return refuse(choice, String(answer));
      const events: GameEvent[] = [];
      const look = listen === 'changes' ? onlooker(g) : undefined;
      if (listen) g.emit = collector(g, events, look);
      const { prompt, by } = decision;
      const before = isForeign(state) ? cloneState(state) : undefined;
      g.emit?.('', { type: 'answered', prompt, answer, by, given: givenBy(decision, answer) });
      state.seq++;
      g.work = 0;
      const well = endsWell(g, () => {
        takeChoice(g, choice);
        run(g);
      });
      g.emit = undefined;
      if (!well) {
        takeBack(g, decision, before);
        return refuse('answer.too-much-work', answer);
      }
      if (look) close(events, look());
      return { ok: true, events };
    },
    why(state, intent) {
      const g = gameOf(state);
      const wish = readIntent(g, intent);
      const code = whyNot(g, intent, wish);
      return code ? { ...refuse(code, intent), intent: wish } : null;
    },
    imagine(state, begin, choose, listen = true) {
      const g = attach(gameOf(state).context, cloneState(state));
      g.decision = gameOf(state).decision;
      const events: GameEvent[] = [];
      const choices: { decision: Decision; answer: string; after: number }[] = [];
      const look = listen === 'changes' ? onlooker(g) : undefined;
      if (listen) g.emit = collector(g, events, look);
      begin(g);
      // What is too much is seen no further than to there.
      while (endsWell(g, () => run(g)) && g.decision) {
        const answer = choose(g.decision, g);
        if (answer === null) break;
        choices.push({ decision: g.decision, answer, after: events.length });
        g.work = 0;
        takeText(g, answer);
      }
      g.emit = undefined;
      if (look) close(events, look());
      return { state: g.state, events, choices };
    },
    mask: (state) => maskState(gameOf(state).context.edition, state),
    clone(state) {
      const g = gameOf(state);
      const copy = cloneState(state);
      remember({ ...g, state: copy, emit: undefined });
      return copy;
    },
    hash: hashState,
  };
}

/** The position as it was: a refusal leaves the state untouched. */
function takeBack(g: Game, decision: Decision, before: State | undefined): void {
  Object.assign(g.state, before);
  g.view = g.context.viewFor(g.state.doors);
  g.stirred = false;
  g.decision = decision;
}

/** Gives an answer of our own making to the open decision. */
export function takeText(g: Game, answer: string): void {
  const choice = g.decision ? parseAnswer(g.decision, answer) : 'game.over';
  if (typeof choice === 'string') throw new EngineFault(`a dry run answered ${answer}: ${choice}`);
  takeChoice(g, choice);
}

/** What an id names, if an action or an ability says how to read it. */
function readIntent(g: Game, id: string): Intent {
  const verb = verbOf(id);
  const action = g.context.edition.actions.find((a) => a.verb === verb);
  return readId(id, (action ?? g.context.abilities.get(verb))?.form);
}

function whyNot(g: Game, id: string, wish: Intent): RefusalCode | undefined {
  if (!g.decision) return 'game.over';
  if (g.decision.options.some((o) => o.id === id)) return undefined;
  const action = g.context.edition.actions.find((a) => a.verb === wish.verb);
  const ability = g.context.abilities.get(wish.verb);
  if (!action && !ability?.offer) return 'intent.unknown';
  if (g.state.active < 0 || g.decision.prompt !== 'turn') return 'hero.not-active';
  if (!action) return whyNoSkill(g, wish);
  return action.why(g, g.state.active, wish) ?? 'answer.not-offered';
}

function whyNoSkill(g: Game, wish: Intent): RefusalCode {
  const h = heroAt(g.state, g.state.active);
  const skill = wish.verb;
  if (!abilitiesOf(g, g.state.active).includes(skill)) return 'skill.not-yours';
  if (h.used.includes(skill)) return 'skill.used';
  return g.context.abilities.get(skill)?.why?.(g, g.state.active, wish) ?? 'skill.no-target';
}

/**
 * Numbers events and finds their parents: an event follows from the last one of a procedure further down the stack.
 * Rules first change, then tell: what `look` finds changed belongs to the event that is told.
 */
function collector(g: Game, events: GameEvent[], look?: () => Change): NonNullable<Game['emit']> {
  const byDepth: number[] = [];
  return (cause: string, body: EventBody) => {
    const depth = events.length === 0 ? 0 : g.state.stack.length;
    byDepth.length = Math.min(byDepth.length, depth + 1);
    let parent = 0;
    for (let d = depth - 1; d >= 0 && parent === 0; d--) parent = byDepth[d] ?? 0;
    const id = events.length + 1;
    byDepth[depth] = id;
    const change = look?.() ?? [];
    events.push({ id, parent, cause, ...body, ...(change.length > 0 ? { change } : {}) });
  };
}

/** What nobody tells of any more belongs to the last event. */
function close(events: GameEvent[], rest: Change): void {
  const last = events.pop();
  if (last) events.push(rest.length > 0 ? { ...last, change: [...(last.change ?? []), ...rest] } : last);
}
