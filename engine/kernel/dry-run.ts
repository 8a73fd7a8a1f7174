/** Dry runs: a copy of a state is played on, as far as what it shows can tell; the game itself does not notice. */
import { unasked } from './by-hand.ts';
import { close, collector } from './collector.ts';
import { parseAnswer, type Choice, type Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import { isSeen } from './face-down.ts';
import type { Game } from './game.ts';
import type { ToldMotive } from './motive.ts';
import { onlooker } from './onlooker.ts';
import { carry, run, takeChoice } from './run.ts';
import type { State } from './state.ts';
import { endsWell } from './work.ts';
import { EngineFault } from '../lookup.ts';

/** What is told of an answer: nothing, the events, or with every event what it changed on the table. */
export type Listen = boolean | 'changes';
/** In a dry run also why enemies do what they do. */
export type Ask = Listen | 'motives';

/** What a dry run came to, and the decisions met on the way with the number of events before each. */
export interface Imagined<S extends State> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly choices: readonly {
    readonly decision: Decision;
    readonly answer: string;
    readonly after: number;
  }[];
  /** Each with the number of events before it. */
  readonly motives: readonly (ToldMotive & { readonly after: number })[];
}

export interface Foretold<S extends State> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  /** Neither dice nor cards had a say in it. */
  readonly isSure: boolean;
}

/** `g` is the running game of the copy. */
export function imagine<S extends State>(
  g: Game,
  copy: S,
  begin: (g: Game) => void,
  choose: (d: Decision, g: Game) => string | null,
  listen: Ask,
): Imagined<S> {
  const events: GameEvent[] = [];
  const choices: { decision: Decision; answer: string; after: number }[] = [];
  const motives: Imagined<S>['motives'][number][] = [];
  const look = listen === 'changes' || listen === 'motives' ? onlooker(g) : undefined;
  if (listen) g.emit = collector(g, events, look);
  if (listen === 'motives') g.heed = (motive) => motives.push({ ...motive, after: events.length });
  const piece = unasked(g);
  if (piece) carry(g, piece);
  begin(g);
  // What is too much, or lies face down, is seen no further than to there.
  while (isSeen(() => endsWell(g, () => run(g))) && g.decision) {
    const answer = choose(g.decision, g);
    if (answer === null) break;
    choices.push({ decision: g.decision, answer, after: events.length });
    g.work = 0;
    takeText(g, answer);
  }
  g.emit = undefined;
  g.heed = undefined;
  if (look) close(events, look());
  return { state: copy, events, choices, motives };
}

/** Null where one of the answers is refused; after the first that dice or cards decide nothing is sure. */
export function foretell<S extends State>(g: Game, copy: S, answers: readonly string[]): Foretold<S> | null {
  const { reveals } = copy;
  const events: GameEvent[] = [];
  g.emit = collector(g, events);
  let isSure = true;
  for (const answer of answers) {
    const choice = g.decision && parseAnswer(g.decision, answer);
    if (choice === null || typeof choice === 'string') return null;
    copy.seq++;
    isSure = isSeen(() => carriesOut(g, choice)) && copy.reveals === reveals;
    if (!isSure) break;
  }
  g.emit = undefined;
  return { state: copy, events, isSure };
}

function carriesOut(g: Game, choice: Choice): boolean {
  g.work = 0;
  return endsWell(g, () => {
    takeChoice(g, choice);
    run(g);
  });
}

/** Gives an answer of our own making to the open decision. */
export function takeText(g: Game, answer: string): void {
  const choice = g.decision ? parseAnswer(g.decision, answer) : 'game.over';
  if (typeof choice === 'string') throw new EngineFault(`a dry run answered ${answer}: ${choice}`);
  takeChoice(g, choice);
}
