/** Traits of the own turn that bring the hero somewhere else. */
import {
  heroAt,
  itemAt,
  canPay,
  doorOption,
  FREE,
  heroOption,
  move,
  moveCost,
  NO_KIND,
  openDoor,
  pay,
  zoneOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import { freeMove } from '../../../supers/moves/free-move.ts';
import { isBarred } from '../../../supers/missions/force-field.ts';
import { whyNoDoor } from '../../../supers/moves/open.ts';
import { canSwap, swap } from '../../../supers/moves/swap.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

/** Zones an ordinary Move does not reach. */
function landings(g: Game, hero: number): number[] {
  const { zone } = heroAt(g.state, hero);
  const near = itemAt(g.view.neighbours, zone);
  return zonesWithin(g, hero, 3).filter((z) => z !== zone && !near.includes(z) && !isBarred(g, zone, z));
}

/**
 * When you Move: go directly to a zone you see within range 3, ignoring the zones in between. It costs what any Move
 * from here costs.
 */
const rooftopLeap = trait('rooftop-leap', {
  offer(g, hero, add) {
    const cost = moveCost(g, hero);
    if (!canPay(g, hero, cost, NO_KIND)) return;
    for (const z of landings(g, hero)) add(zoneOption(g, 'rooftop-leap', z, { cost }));
  },
  use(g, hero, option) {
    const cost = moveCost(g, hero);
    pay(g, hero, cost, NO_KIND);
    return spend(g, hero, 'rooftop-leap', move(hero, itemAt(option.args, 0), 0, cost));
  },
});

/** In your turn: open a door in your zone for free, then make 1 free Move through it. Not while Ravenous (Z-RAV-1). */
const batteringRam = trait('battering-ram', {
  form: 'door',
  offer(g, hero, add) {
    g.context.board.doors.forEach((_, door) => {
      if (!whyNoDoor(g, hero, door)) add(doorOption(g, 'battering-ram', door, FREE));
    });
  },
  use(g, hero, option) {
    const door = itemAt(option.args, 0);
    const { a, b } = itemAt(g.context.board.doors, door);
    const beyond = a === heroAt(g.state, hero).zone ? b : a;
    return spend(
      g,
      hero,
      'battering-ram',
      openDoor(hero, door, 'battering-ram'),
      freeMove(hero, 'battering-ram', [beyond]),
    );
  },
});

/** In your turn: you and another Zombie Hero you see exchange zones. Both are placed: no Move, no cost. */
const packShuffle = trait('pack-shuffle', {
  offer(g, hero, add) {
    g.state.heroes.forEach((_, other) => {
      if (canSwap(g, hero, other)) add(heroOption(g, 'pack-shuffle', other, FREE));
    });
  },
  use(g, hero, option) {
    const other = itemAt(option.args, 0);
    const frame = spend(g, hero, 'pack-shuffle');
    swap(g, hero, other, 'S-ACT-2');
    return frame;
  },
});

export const MOVING_TRAITS: readonly Ability[] = [rooftopLeap, batteringRam, packShuffle];
