/** Parts of messages that the engine makes. Their types are the engine's; new fields of theirs pass as they are. */
import type { Decision, GameEvent, Option, Position, Rewind, Setup, State } from '@holdout/engine';
import { made, object } from './body.ts';
import { chair, count } from './parts.ts';
import { either, list, oneOf, text, type Shape } from './shape.ts';

/** The masked state without the set-up, which never changes and may be long. */
export type ShownState = Omit<State, 'setup'>;

export const setup = made<Setup>({ edition: text(), seats: list(list(text())) });

const heroes = list(made<State['heroes'][number]>({ id: text(), seat: chair }));
export const shownState = made<ShownState>({ rules: text(), seq: count, round: count, heroes });
export const wholeState = made<State>({ rules: text(), setup, seq: count, round: count, heroes });

/** The top-level parts of a state that changed. */
export const stateChange = made<Partial<ShownState>>({});

export const decision = made<Decision>({
  kind: oneOf('pick', 'allocate', 'row'),
  prompt: text(),
  by: either(chair, oneOf('team')),
  options: list(made<Option>({ id: text(), verb: text() })),
});

export const event = made<GameEvent>({ id: count, parent: count, cause: text(), type: text() });

/** A game told by names, at the beginning of a round. */
export const wholePosition = made<Position>({});

export const rewind: Shape<Rewind> = object({ at: count, dropped: count });
