/** Why nothing can be done with a thing, asked of the table about everything a press on it could have meant. */
import { idOf, type Context, type Refusal, type State } from '@holdout/engine';
import { attackIntents, nearestReason } from '../table/reasons.ts';
import type { EditionSheet } from '../table/sheet.ts';
import type { Thing } from './thing.ts';

interface Asked {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly why: (intent: string) => Refusal | null;
}

export function reasonFor(thing: Thing, { context, state, sheet, why }: Asked): Refusal | undefined {
  if (state.active < 0) return undefined;
  const intents = intentsFor(thing, context, state, sheet);
  return intents.length > 0 ? nearestReason(intents, why) : undefined;
}

function intentsFor(thing: Thing, context: Context, state: State, sheet: EditionSheet): string[] {
  const zone = context.board.zones[thing.zone].id;
  switch (thing.kind) {
    case 'zone':
      // Nobody asks why they cannot go where they are.
      return thing.zone === state.heroes[state.active].zone ? [] : [idOf('move', 'zones', { zones: [zone] })];
    case 'door':
      return [idOf('open', 'door', { door: context.board.doors[thing.door].id })];
    case 'objective':
      return [idOf('take', 'zones', { zones: [zone] })];
    case 'hero':
      return thing.hero === state.active
        ? []
        : [idOf('trade', 'heroes', { heroes: [state.heroes[thing.hero].id] })];
    case 'enemy':
    case 'crowd':
      return attackIntents(context, state, state.active, sheet, [zone]);
    default:
      return [];
  }
}
