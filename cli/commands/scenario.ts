/** `holdout scenario <file>`: builds a position, gives the answers, prints what is there (docs/SCENARIOS.md). */
import {
  isRefusal,
  leading,
  refuse,
  ScriptError,
  type Engine,
  type GameEvent,
  type Refusal,
  type State,
} from '@holdout/engine';
import { buildScenario, reportDecision, reportHeroes, reportZones } from '@holdout/engine/scenario';
import { narrator } from '@holdout/narrate';
import { parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { newEngine } from '../editions.ts';

export const scenarioCommand: Command = {
  name: 'scenario',
  usage: 'scenario <file>',
  summary: 'Builds the position of a scenario file, gives its answers and prints the outcome as JSON.',
  run(args, io) {
    const [file] = leading(parseOptions(args, { words: ['file'] }).words, 1);
    const engine = newEngine();
    const played = playScenario(engine, io.read(file));
    if (isRefusal(played)) {
      io.err(`${file}: ${narrator('en').refusal(played)}`);
      return EXIT.failed;
    }
    const g = engine.gameOf(played.state);
    const report = {
      zones: reportZones(g),
      heroes: reportHeroes(g),
      decision: reportDecision(g.decision),
      outcome: played.state.outcome,
      events: played.events,
    };
    io.out(JSON.stringify(report, null, 2));
    const left = unused(played.state);
    if (left === '') return EXIT.fine;
    io.err(`${file}: not all that was scripted happened; left over: ${left}.`);
    return EXIT.failed;
  },
};

interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

function playScenario(engine: Engine, text: string): Played | Refusal {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return refuse('scenario.broken', `file.not-json ${error instanceof Error ? error.message : ''}`);
  }
  const built = buildScenario(engine, raw);
  if (isRefusal(built)) return built;
  const events: GameEvent[] = [];
  for (const [i, answer] of built.answers.entries()) {
    const place = `answers[${i}] ${answer}`;
    try {
      const result = engine.answer(built.state, answer);
      if (isRefusal(result)) return { ...result, at: `${place} (${offered(engine, built.state)})` };
      events.push(...result.events);
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      return refuse('scenario.broken', `${place} scenario.script ${error.message}`);
    }
  }
  return { state: built.state, events };
}

function offered(engine: Engine, state: State): string {
  const d = engine.decisionOf(state);
  return d ? `${d.prompt}: ${d.options.map((o) => o.id).join(', ')}` : 'the game is over';
}

/** A script must be used up exactly. */
function unused({ script }: State): string {
  const dice = script?.dice.length ?? 0;
  const piles = Object.entries(script?.cards ?? {}).filter(([, cards]) => cards.length > 0);
  return [
    ...(dice > 0 ? [`${dice} dice`] : []),
    ...piles.map(([deck, cards]) => `${cards.length} ${deck}`),
  ].join(', ');
}
