/** Answers given for the players: several that belong together, orders they have settled, the rest of a turn they asked for. */
import type { Refusal } from '@holdout/engine';
import type { Followed } from '../hands/follow.ts';
import { noteAnswer } from '../hands/given.ts';
import { stepsFor, useRest } from '../hands/rest.ts';
import type { Table } from '../play/table.ts';
import { listedAnswer } from './orders.ts';

/** What one press gives. */
export async function giveAll(table: Table, texts: readonly string[]): Promise<Refusal | null> {
  const pressed = table.view().state.seq;
  return (await giveEach(table, texts, pressed)) ?? goOn(table, pressed);
}

export async function giveLike(table: Table, { hero, begin, steps }: Followed): Promise<Refusal | null> {
  const pressed = table.view().state.seq;
  useRest.getState().keep(null);
  const refusal = await giveEach(table, begin, pressed);
  if (refusal) return refusal;
  useRest.getState().keep({ hero, steps });
  return goOn(table, pressed);
}

/** What is not on offer any more is not answered: with nothing left to choose a question ends by itself. */
async function giveEach(table: Table, texts: readonly string[], pressed: number): Promise<Refusal | null> {
  for (const text of texts) {
    const { decision } = table.view();
    // What is shared out is not among the options by its text.
    if (decision?.kind === 'pick' && !decision.options.some((o) => o.id === text)) break;
    const refusal = await give(table, text, pressed);
    if (refusal) return refusal;
  }
  return null;
}

/** Everything that has been settled beforehand. */
async function goOn(table: Table, pressed: number): Promise<Refusal | null> {
  for (;;) {
    const text = nextAnswer(table);
    if (text === undefined) return null;
    const refusal = await give(table, text, pressed);
    if (refusal) return refusal;
  }
}

function give(table: Table, text: string, pressed: number): Promise<Refusal | null> {
  noteAnswer(table, text, pressed);
  return table.answer(text);
}

function nextAnswer(table: Table): string | undefined {
  const { state, decision, mine } = table.view();
  const { rest, keep } = useRest.getState();
  if (!decision || !mine) return undefined;
  const listed = listedAnswer(table.id, decision);
  if (listed !== undefined || !rest) return listed;
  const steps = rest.hero === state.active ? stepsFor(rest.steps, decision) : [];
  if (!steps) return undefined;
  keep(steps.length > 1 ? { ...rest, steps: steps.slice(1) } : null);
  return steps[0]?.answer;
}
