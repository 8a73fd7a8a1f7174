/** Something somebody might say of a table that lies otherwise, right or wrong. */
import { heroAt, itemAt } from '../lookup.ts';
import { formatCorrection } from '../kernel/option-id.ts';
import type { Engine, Json, State } from '../index.ts';
import type { Random } from './random-game.ts';

export function randomCorrection(engine: Engine, state: State, below: Random): string {
  const { board, types, edition } = engine.gameOf(state).context;
  const zone = itemAt(board.zones, below(board.zones.length)).id;
  const hero = heroAt(state, below(state.heroes.length));
  const deck = edition.slotDeck(0);
  const card = itemAt(edition.cards[deck] ?? [], below((edition.cards[deck] ?? []).length));
  const said: (() => { [part: string]: Json })[] = [
    () => ({ heroes: { [hero.id]: { zone } } }),
    () => ({ heroes: { [hero.id]: { wounds: below(4) } } }),
    () => ({ heroes: { [hero.id]: { xp: hero.xp + below(12) } } }),
    () => ({ heroes: { [hero.id]: { track: below(7) } } }),
    () => ({ heroes: { [hero.id]: { slots: hero.slots.map((_, i) => (i === 0 ? card : null)) } } }),
    () => ({ enemies: { [itemAt(types, below(types.length)).id]: { [zone]: below(9) } } }),
    () => ({ doors: { [board.doors[below(Math.max(1, board.doors.length))]?.id ?? '']: below(4) } }),
    () => ({ own: { noise: { [zone]: below(3) } } }),
    () => ({ heroes: { [hero.id]: { status: 'left', zone: null } } }),
    () => ({ heroes: { [hero.id]: { status: 'dead', zone: null } } }),
  ];
  return formatCorrection(itemAt(said, below(said.length))());
}
