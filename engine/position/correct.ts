/**
 * Corrections: players set right what lies on their table (docs/COMPANION.md). A correction is an answer like any other:
 * `correct` and the names of what is otherwise, as positions tell them, each with its value. Either all of it stands, in
 * a position that can be, or nothing was said.
 */
import { cloneState } from '../kernel/clone.ts';
import type { Game } from '../kernel/game.ts';
import { correctionIn, MAY_CORRECT } from '../kernel/option-id.ts';
import { refuse, type Refusal } from '../kernel/refusals.ts';
import { run } from '../kernel/run.ts';
import type { State } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { endsWell } from '../kernel/work.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { promptForm } from '../vocabulary/prompts.ts';
import { readCorrection } from './correction.ts';
import { faultsOf, mustHaveFallen } from './soundness.ts';

export { MAY_CORRECT };

/** Longer than any table that is told whole. */
const MOST_CHARS = 20_000;

const TOLD = declareEvents({
  'corrections-allowed': told({}, { mark: 'pencil', tone: 'amber' }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** The set-up says so, or the table has agreed to it since. */
export const mayCorrect = ({ setup, corrections }: State): boolean =>
  setup.corrections === true || corrections === true;

/** Undefined when it stands: what it changed has been told, and the game has gone on to its question. */
export function correct(g: Game, answer: string): Refusal | undefined {
  const no = whyNot(g, answer === MAY_CORRECT);
  if (no) return no;
  if (answer === MAY_CORRECT) {
    g.state.corrections = true;
    g.state.seq++;
    g.emit?.('', { type: 'corrections-allowed' });
    return undefined;
  }
  const said = parse(answer);
  if (said === undefined) return refuse('correct.unreadable');
  const { decision } = g;
  const before = cloneState(g.state);
  const { wrong, tell } = readCorrection(g, said);
  const [fault] = wrong === undefined ? faultsOf(g) : [];
  const [fallen] = wrong === undefined && fault === undefined ? mustHaveFallen(g) : [];
  if (wrong === undefined && fault === undefined && fallen === undefined) {
    g.view = g.context.viewFor(g.state.doors);
    g.stirred = true;
    g.state.seq++;
    g.work = 0;
    tell();
    // Nobody may be left whom a round could be about.
    if (endsWell(g, () => run(g), true)) return undefined;
  }
  Object.assign(g.state, before);
  g.view = g.context.viewFor(g.state.doors);
  g.stirred = false;
  g.decision = decision;
  if (wrong !== undefined) return refuse('correct.unreadable', wrong);
  return fallen === undefined
    ? refuse('correct.unsound', fault ?? 'no end')
    : refuse('correct.fallen', fallen);
}

/** Only where nothing is under way: a rule that has begun has already looked at the table. */
function whyNot(g: Game, asks: boolean): Refusal | undefined {
  if (asks && mayCorrect(g.state)) return refuse('correct.on');
  if (!asks && !mayCorrect(g.state)) return refuse('correct.off');
  const rests = g.decision !== null && promptForm(g.decision.prompt).begins === true;
  return rests ? undefined : refuse('correct.busy');
}

function parse(answer: string): Json | undefined {
  if (answer.length > MOST_CHARS) return undefined;
  try {
    return JSON.parse(correctionIn(answer)) as Json;
  } catch {
    return undefined;
  }
}
