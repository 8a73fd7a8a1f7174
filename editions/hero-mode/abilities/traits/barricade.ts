/** Barricade. An open door or window of your zone: until the End Phase only Zombie Heroes among enemies pass it. */
import { heroAt, itemAt, DOOR, doorOption, doorTouches, FREE, type Game } from '@holdout/engine';
import { ownOf } from '../../../supers/own.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'barricade';

/** The doors of a shaft are those of the elevator, which nothing stops. */
function canBar(g: Game, hero: number, door: number): boolean {
  const { kind } = itemAt(g.context.board.doors, door);
  if (kind === 'shaft' || g.state.doors[door] === DOOR.closed) return false;
  return doorTouches(g, door, heroAt(g.state, hero).zone) && !ownOf(g).barricades.includes(door);
}

export const barricade = trait(ID, {
  offer(g, hero, add) {
    g.context.board.doors.forEach((_, door) => {
      if (canBar(g, hero, door)) add(doorOption(g, ID, door, FREE));
    });
  },
  use(g, hero, { args }) {
    const door = itemAt(args, 0);
    ownOf(g).barricades.push(door);
    return spend(g, hero, ID);
  },
});
