/** A trial that begins somewhere else: whatever is asked before the first turn has its first answer, then the heroes are set there. */
import {
  itemAt,
  formatAllocation,
  formatCorrection,
  isRefusal,
  promptForm,
  type Decision,
  type Engine,
  type Truth,
} from '@holdout/engine';

/** Questions before the first turn: many times those of any mission. */
const MOST_ASKED = 40;

/** The answers that lead there; null where nobody can stand. Needs a set-up with corrections. */
export function answersTo(engine: Engine, state: Truth, zone: string): string[] | null {
  const answers: string[] = [];
  const give = (answer: string): boolean => {
    answers.push(answer);
    return !isRefusal(engine.answer(state, answer));
  };
  while (!rests(engine, state)) {
    const decision = engine.decisionOf(state);
    if (!decision || answers.length >= MOST_ASKED || !give(firstOf(decision))) return null;
  }
  return give(formatCorrection(standing(engine, state, zone))) ? answers : null;
}

/** Shared out, the first take all they can. */
function firstOf(decision: Decision): string {
  if (decision.kind !== 'allocate') return decision.options[0]?.id ?? '';
  let left = decision.total;
  const units = decision.options.map(({ cap = left }) => {
    const taken = Math.min(cap, left);
    left -= taken;
    return taken;
  });
  return formatAllocation(decision, units);
}

const rests = (engine: Engine, state: Truth): boolean => {
  const decision = engine.decisionOf(state);
  return decision !== null && promptForm(decision.prompt).begins === true;
};

/** Everybody there; a house they stand in has been opened before. */
function standing(engine: Engine, state: Truth, zone: string) {
  const { board } = engine.gameOf(state).context;
  const building = board.buildingOf[board.indexOf.get(zone) ?? -1] ?? -1;
  const [room = -1] = board.buildings[building] ?? [];
  return {
    heroes: Object.fromEntries(state.heroes.map(({ id }) => [id, { zone }])),
    ...(room < 0 ? {} : { opened: { [itemAt(board.zones, room).id]: 1 } }),
  };
}
