/** What the list shows of a stored game. The whole game is played through for it, so a brief is kept once it is made. */
import {
  itemAt,
  DANGER_LEVELS,
  goOn,
  isRefusal,
  parseSave,
  refuse,
  replay,
  type DangerLevel,
  type Game,
  type HeroStatus,
  type Refusal,
  type State,
} from '@holdout/engine';
import type { EngineFor } from '../store/read-file.ts';
import type { GameHead } from '../store/games.ts';

export interface Brief {
  readonly id: string;
  /** When the game was changed that this tells of, and by which rules; another version needs a new brief. */
  readonly changed: number;
  readonly rules: string;
  readonly edition: string;
  readonly mission: string;
  readonly round: number;
  readonly level: DangerLevel;
  readonly goals: { readonly met: number; readonly all: number };
  readonly objectives: { readonly taken: number; readonly all: number };
  readonly heroes: readonly { readonly id: string; readonly name?: string; readonly status: HeroStatus }[];
  readonly players: number;
  readonly outcome: 'won' | 'lost' | null;
  /** Other rules were played by: it is told as it would go on. */
  readonly older?: true;
}

interface Reading {
  readonly brief: Brief;
  readonly state: State;
}

/** `text`: the game itself. */
export async function readGame(
  engineFor: EngineFor,
  game: GameHead,
  text: string,
): Promise<Reading | Refusal> {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  const engine = await engineFor(save.setup.edition);
  if (isRefusal(engine)) return engine;
  try {
    const isForeign = engine.editions.get(save.setup.edition)?.rules !== save.rules;
    const gone = isForeign ? goOn(engine, save, []) : { save };
    const state = isRefusal(gone) ? gone : replay(engine, gone.save);
    if (isRefusal(state)) return state;
    const brief = briefOf(engine.gameOf(state), game);
    const outcome = save.outcome ?? null;
    return { state, brief: isForeign ? { ...brief, outcome, older: true } : brief };
  } catch (error) {
    // A game that breaks the engine must not take the list with it.
    return refuse('save.shape', error instanceof Error ? error.message : '');
  }
}

function briefOf(g: Game, { id, changed }: GameHead): Brief {
  const { context, state } = g;
  const { mission, edition, sheets } = context;
  const counted = state.objectives.filter((_, i) => mission.objectives[i]?.counts ?? true);
  return {
    id,
    changed,
    rules: state.rules,
    edition: edition.id,
    mission: mission.id,
    round: state.round,
    level: itemAt(DANGER_LEVELS, edition.policies.danger(g)),
    goals: { met: mission.goals.filter((goal) => goal.met(g)).length, all: mission.goals.length },
    objectives: { taken: counted.filter((o) => o.taken >= 0).length, all: counted.length },
    heroes: state.heroes.map((h) => {
      const name = sheets.get(h.id)?.name;
      return { id: h.id, status: h.status, ...(name === undefined ? {} : { name }) };
    }),
    players: state.setup.seats.length,
    outcome: state.outcome?.result ?? null,
  };
}
