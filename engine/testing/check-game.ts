/** Everything that must hold of a game while it is played: after every answer what is cheap, now and then what is dear. */
import type { Engine, Truth } from '../index.ts';
import { checkCopies } from './check-copies.ts';
import { checkEvents } from './check-events.ts';
import { checkState } from './check-state.ts';
import type { Check } from './random-game.ts';

/** A check for one game; it also sees what must only ever grow. The dear checks are made after every so many answers. */
export function checkGame(engine: Engine, sample: number): Check {
  let last: Pick<Truth, 'reveals' | 'round'> = { reveals: 0, round: 0 };
  return ({ state, answers, events }) => {
    const { reveals, round, seq } = state;
    const back = reveals < last.reveals || round < last.round || seq !== answers.length;
    last = { reveals, round };
    const dear = answers.length % sample === sample - 1 || state.outcome ? checkCopies(engine, state) : [];
    const { abilities } = engine.gameOf(state).context;
    const told = checkEvents(events, answers.length > 0, (id) => abilities.has(id));
    return [...(back ? ['time ran backwards'] : []), ...checkState(engine, state), ...told, ...dear];
  };
}
