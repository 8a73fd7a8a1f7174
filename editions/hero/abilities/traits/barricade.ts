/** Barricade. An open door or window of your zone: until the End Phase only Zombie Heroes among enemies pass it. */
import { DOOR, doorTouches, zoneId, type Game, type Option } from '@holdout/engine';
import { ownOf } from '../../../supers/own.ts';
import { spend, trait } from '../../../supers/trait-card.ts';

const ID = 'barricade';

/** The doors of a shaft are those of the elevator, which nothing stops. */
function canBar(g: Game, hero: number, door: number): boolean {
  const { kind } = g.context.board.doors[door];
  if (kind === 'shaft' || g.state.doors[door] === DOOR.closed) return false;
  return doorTouches(g, door, g.state.heroes[hero].zone) && !ownOf(g).barricades.includes(door);
}

function doorOption(g: Game, door: number): Option {
  const { id, a, b } = g.context.board.doors[door];
  return { id: `${ID}:${id}`, verb: ID, args: [door], zones: [zoneId(g, a), zoneId(g, b)], cost: 0 };
}

export const barricade = trait(ID, {
  offer(g, hero, add) {
    g.context.board.doors.forEach((_, door) => {
      if (canBar(g, hero, door)) add(doorOption(g, door));
    });
  },
  use(g, hero, { args: [door] }) {
    ownOf(g).barricades.push(door);
    return spend(g, hero, ID);
  },
});
