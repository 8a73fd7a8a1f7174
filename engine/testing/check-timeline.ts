/** A game with its past: taken back step by step and given again it comes through the same states, freely up to a reveal. */
import {
  isPastReveal,
  isRefusal,
  redo,
  startTimeline,
  stateAt,
  takeAnswer,
  undo,
  type Engine,
  type Setup,
  type Timeline,
} from '../index.ts';

export function checkTimeline(
  engine: Engine,
  setup: Setup,
  seed: string,
  answers: readonly string[],
): string[] {
  const t = startTimeline(engine, setup, seed);
  if (isRefusal(t)) return [`no game: ${t.refused}`];
  const hashes = [engine.hash(t.state)];
  for (const answer of answers) {
    takeAnswer(t, answer);
    hashes.push(engine.hash(t.state));
  }
  const faults: string[] = [];
  for (let seq = answers.length - 1; seq >= 0; seq--) {
    faults.push(...checkUndo(t).map((fault) => `${fault} after answer ${seq + 1}`));
    if (engine.hash(t.state) !== hashes[seq]) faults.push(`undo of answer ${seq + 1} leads elsewhere`);
  }
  for (let seq = 1; seq <= answers.length; seq++) {
    redo(t);
    if (engine.hash(t.state) !== hashes[seq]) faults.push(`redo of answer ${seq} leads elsewhere`);
  }
  const half = Math.floor(answers.length / 2);
  if (engine.hash(stateAt(t, half)) !== hashes[half])
    faults.push(`the state after ${half} answers is another`);
  if (engine.hash(t.state) !== hashes[answers.length]) faults.push('looking back changed the game');
  return faults;
}

/** Takes back one answer: freely, or by agreement where it showed something. */
function checkUndo(t: Timeline): string[] {
  const shown = isPastReveal(t);
  const free = undo(t);
  if (isRefusal(free) !== shown) return [shown ? 'undo past a reveal was free' : 'undo was refused'];
  if (!isRefusal(free)) return [];
  const before = t.rewinds.length;
  if (isRefusal(undo(t, true))) return ['undo by agreement was refused'];
  return t.rewinds.length === before + 1 ? [] : ['undo by agreement left no trace'];
}
