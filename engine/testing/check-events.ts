/** What must hold of the events of one answer: numbered, linked to what they follow from, with the clause behind them. */
import { formOf, type GameEvent } from '../index.ts';

/** `K-MOVE-4`, `C-SK-21`, `M-C06`, `M-C06-1`. */
const CLAUSE = /^[A-Z]+-[A-Z]*\d*(-\d+)?$/;

/** Told without a clause: what a player did, not what a rule made happen. */
const WITHOUT_CAUSE: readonly GameEvent['type'][] = ['answered', 'undone'];

/** `isAbility`: a card or skill of the edition may stand in place of a clause. */
export function checkEvents(
  events: readonly GameEvent[],
  afterAnswer: boolean,
  isAbility: (id: string) => boolean = () => false,
): string[] {
  const broken: string[] = [];
  events.forEach((e, i) => {
    if (e.id !== i + 1) broken.push(`event ${i + 1} has the id ${e.id}`);
    if (!Number.isInteger(e.parent) || e.parent < 0 || e.parent >= e.id)
      broken.push(`${e.type} follows from ${e.parent}`);
    const told = WITHOUT_CAUSE.includes(e.type) ? e.cause === '' : CLAUSE.test(e.cause) || isAbility(e.cause);
    if (!told) broken.push(`${e.type} has the cause "${e.cause}"`);
    for (const field of undeclared(e)) broken.push(`${e.type} does not declare ${field}`);
  });
  if (afterAnswer && events[0]?.type !== 'answered') broken.push('the events do not begin with the answer');
  if (events.slice(1).some((e) => e.type === 'answered')) broken.push('two answers at once');
  return broken;
}

const HEAD: readonly string[] = ['id', 'parent', 'cause', 'type', 'change'];

/** Fields nobody will ever say. */
const undeclared = (e: GameEvent): string[] =>
  Object.keys(e).filter((field) => !HEAD.includes(field) && !(field in formOf(e.type).fields));
