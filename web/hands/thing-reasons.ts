/** Why nothing can be done with a thing, asked of the rules about everything a press on it could have meant. */
import { itemAt, idOf, type Context, type Refusal, type State } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import { attackIntents, intentsOf, nearestOf, nearestReason } from '../table/reasons.ts';
import type { EditionSheet } from '../table/sheet.ts';
import type { Begun } from './begun.ts';
import type { Thing } from './thing.ts';

interface Asked {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  /** In that position, or as things are. */
  readonly why: (intent: string, state?: State) => Refusal | null;
  /** Turns that could begin now. */
  readonly beginners: readonly Begun[];
}

export interface Reason {
  readonly refusal: Refusal;
  /** Whom it is about, where nobody acts yet. */
  readonly hero?: number;
}

/** Between turns everybody who could be next is asked for, and whoever comes nearest to it told. */
export function reasonFor(thing: Thing, asked: Asked): Reason | undefined {
  const { state, beginners } = asked;
  if (state.active >= 0 || beginners.length === 0) return reasonIn(thing, asked);
  const reasons = beginners.flatMap(({ hero, state: begun }) => {
    const found = reasonIn(thing, asked, begun);
    return found ? [{ ...found, hero }] : [];
  });
  const nearest = nearestOf(reasons.map(({ refusal }) => refusal));
  return reasons.find(({ refusal }) => refusal === nearest);
}

function reasonIn(thing: Thing, { context, state, sheet, why }: Asked, begun?: State): Reason | undefined {
  const intents = intentsFor(thing, context, begun ?? state, sheet);
  // What this edition has not is no reason for anything.
  const known = intents.filter((intent) => why(intent, begun)?.refused !== 'intent.unknown');
  const refusal = known.length > 0 ? nearestReason(known, (intent) => why(intent, begun)) : undefined;
  return refusal && { refusal };
}

function intentsFor(thing: Thing, context: Context, state: State, sheet: EditionSheet): string[] {
  const { heroes } = state;
  // Where nobody acts any hero will do: the answer is that it is not the moment.
  const actor = Math.max(state.active, 0);
  const zone = itemAt(context.board.zones, thing.zone).id;
  switch (thing.kind) {
    case 'zone':
      // Nobody asks why they cannot go where they are.
      return thing.zone === itemAt(heroes, actor).zone ? [] : [idOf('move', 'zones', { zones: [zone] })];
    case 'door':
      return [idOf('open', 'door', { door: itemAt(context.board.doors, thing.door).id })];
    case 'objective':
      return [idOf('take', 'zones', { zones: [zone] })];
    case 'hero':
      return thing.hero === state.active
        ? intentsOf('move', context, state, actor, sheet)
        : [idOf('trade', 'heroes', { heroes: [itemAt(heroes, thing.hero).id] })];
    case 'enemy':
    case 'crowd':
    case 'sleeper':
      return attackIntents(context, state, actor, sheet, [zone]);
    case 'exit':
      return ['leave'];
    default:
      return [...(menuPlanOf(context).meant?.(thing, context) ?? [])];
  }
}
