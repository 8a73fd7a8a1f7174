/** Figures on their way from one zone to another: gone from the one, not yet in the other. */
import { itemAt, withChange, type Change, type GameEvent, type State } from '@holdout/engine';

/** Off the board. */
const NOWHERE = -1;

/** The table while what the events tell of is under way, all of it at once. */
export function withoutLeavers(before: State, events: readonly GameEvent[]): State {
  let leaving = before;
  let state = before;
  for (const { change = [] } of events) {
    leaving = withChange(leaving, departures(leaving, state, change));
    state = withChange(state, change);
  }
  return leaving;
}

/** What a count of enemies loses has left; people who change zones stand nowhere. */
const departures = (leaving: State, state: State, change: Change): Change =>
  change.flatMap(([path, value]): Change => {
    const [part, at] = path;
    if (part === 'own' && path[path.length - 1] === 'zone') return [[path, NOWHERE]];
    if (part !== 'enemies') return [];
    const lost = itemAt(state.enemies, Number(at)) - Number(value);
    return lost > 0 ? [[path, itemAt(leaving.enemies, Number(at)) - lost]] : [];
  });
