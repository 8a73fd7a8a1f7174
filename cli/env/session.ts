/**
 * Games for players written in any language (docs/ENV.md): every request is an object, so is every reply. What goes out is
 * what the table sees; a sample is a game of its own, dealt anew, that can be played on without learning anything.
 */
import { captainBot, greedyBot, randomBot } from '@holdout/bots';
import { isRefusal, type Decision, type Engine, type Json, type Setup, type Truth } from '@holdout/engine';
import { UsageError } from '../arguments.ts';
import { allMissions, missionsNamed } from '../editions.ts';
import { tableFor } from '@holdout/bots/measure';
import { Request, WrongRequest } from './request.ts';

type Reply = { readonly [key: string]: unknown };

/** Games and samples one session may hold at a time. */
const MOST_GAMES = 1000;
const USUAL_HEROES = 4;
const USUAL_GAME = 'game';

export class Session {
  readonly #engine: Engine;
  readonly #freshSeed: () => string;
  readonly #games = new Map<string, Truth>();
  readonly #does: { readonly [name: string]: (request: Request) => Reply } = {
    missions: () => this.#missions(),
    new: (request) => this.#begin(request),
    look: (request) => this.#look(this.#game(request)),
    answer: (request) => this.#answer(request),
    sample: (request) => this.#sample(request),
    advise: (request) => this.#advise(request),
    forget: (request) => this.#forget(request),
  };

  constructor(engine: Engine, freshSeed: () => string) {
    this.#engine = engine;
    this.#freshSeed = freshSeed;
  }

  /** The reply to a line. Whatever is in it, there is one. */
  reply(line: string): Reply {
    let id: Json | undefined;
    try {
      const request = Request.read(line);
      id = request.id;
      const does = request.oneOf('do', Object.keys(this.#does));
      const done = this.#does[does]?.(request) ?? {};
      return { ...(id !== undefined && { id }), ...done };
    } catch (failure) {
      const error =
        failure instanceof WrongRequest
          ? failure.message
          : `a fault of the engine, not yours: ${String(failure)}`;
      return { ...(id !== undefined && { id }), error };
    }
  }

  #missions(): Reply {
    return { missions: allMissions().map(({ edition, mission }) => ({ mission, edition: edition.id })) };
  }

  #begin(request: Request): Reply {
    const name = request.text('game', USUAL_GAME);
    const setup = this.#setup(request);
    const state = this.#engine.newGame(setup, request.text('seed', this.#freshSeed()), [], true);
    if (isRefusal(state))
      throw new WrongRequest(`the set-up is refused: ${state.refused} ${state.at ?? ''}`.trim());
    this.#keep(name, state);
    return { game: name, ...this.#look(state) };
  }

  #setup(request: Request): Setup {
    const named = request.text('mission');
    const { edition, mission } = missionNamed(named);
    const heroes = request.number('heroes', USUAL_HEROES, 1, 6);
    const seats = request.seats() ?? tableFor(this.#engine, edition, mission, heroes);
    return { edition: edition.id, mission, seats };
  }

  #look(state: Truth): Reply {
    const observation = this.#engine.mask(state);
    const { outcome } = observation;
    return {
      observation,
      decision: shown(this.#engine.decisionOf(state)),
      reward: 0,
      progress: this.#engine.goals(observation).win.progress,
      done: outcome !== null,
      ...(outcome && { result: outcome.result }),
    };
  }

  #answer(request: Request): Reply {
    const state = this.#game(request);
    const answer = request.text('answer');
    const told = this.#engine.answer(state, answer, false);
    if (isRefusal(told))
      throw new WrongRequest(`the answer is refused: ${told.refused}; the game is as before`);
    const { outcome } = state;
    const reward = outcome === null ? 0 : outcome.result === 'won' ? 1 : -1;
    return { ...this.#look(state), reward };
  }

  #sample(request: Request): Reply {
    const masked = this.#engine.mask(this.#game(request));
    const name = request.text('to');
    const state = this.#engine.determinise(masked, request.text('seed', this.#freshSeed()));
    this.#keep(name, state);
    return { game: name, ...this.#look(state) };
  }

  #advise(request: Request): Reply {
    const state = this.#game(request);
    const decision = this.#engine.decisionOf(state);
    if (!decision) throw new WrongRequest('the game is over');
    const seen = this.#engine.mask(state);
    const bot = request.oneOf('bot', ['random', 'greedy', 'captain'], 'greedy');
    const seed = request.text('seed', 'advice');
    if (bot === 'random') return { answer: randomBot(seed)(decision) };
    if (bot === 'greedy') return { answer: greedyBot(this.#engine, seen, decision) };
    const answers = request.number('budget', 1000, 1, 1_000_000);
    return { answer: captainBot(seed, { answers })(this.#engine, seen, decision) };
  }

  #forget(request: Request): Reply {
    this.#game(request);
    this.#games.delete(request.text('game', USUAL_GAME));
    return { games: this.#games.size };
  }

  #game(request: Request): Truth {
    const name = request.text('game', USUAL_GAME);
    const state = this.#games.get(name);
    if (!state)
      throw new WrongRequest(`there is no game "${name}": begin it with {"do":"new","game":"${name}",...}`);
    return state;
  }

  #keep(name: string, state: Truth): void {
    if (!this.#games.has(name) && this.#games.size >= MOST_GAMES)
      throw new WrongRequest(
        `${MOST_GAMES} games are kept already: {"do":"forget","game":...} those that are done`,
      );
    this.#games.set(name, state);
  }
}

function missionNamed(name: string): ReturnType<typeof missionsNamed>[0] {
  try {
    const found = missionsNamed(name);
    if (found.length === 1) return found[0];
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
  }
  throw new WrongRequest(`there is no mission "${name}": {"do":"missions"} lists them`);
}

/** Without what only the rules read. */
function shown(d: Decision | null): Reply | null {
  if (!d) return null;
  return { ...d, options: d.options.map(({ args: _args, form: _form, ...option }) => option) };
}
