/** Cards that look out and call out: Abigail Brand, Blind Al, J. Jonah Jameson. */
import {
  numberAt,
  DONE,
  frameOf,
  procedure,
  zoneOption,
  type Ability,
  type FillRooms,
  type Game,
} from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { canLook, look } from '../../../supers/cards/look.ts';
import { ownOf } from '../../../supers/own.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { LOUDMOUTH } from '../../shouts.ts';
import { bystander, sayUsed } from './card.ts';

const ABIGAIL = 'abigail-brand';

/** At the end of the turn, 1 power: a look at the top spawn card, which may go under the deck. */
const abigailBrand = bystander(ABIGAIL, {
  at: {
    'turn-end': {
      can: (g, hero) => canSpend(g, hero, 1) && canLook(g),
      run(g, hero) {
        sayUsed(g, hero, ABIGAIL);
        spendPower(g, hero, 1, ABIGAIL);
        return look(g, hero, ABIGAIL);
      },
    },
  },
});

const AL = 'blind-al';

/** Rooms of buildings with two or more to fill, none of which has been left out yet. */
function audible(g: Game, { rooms }: FillRooms): number[] {
  const { buildingOf } = g.context.board;
  return rooms.filter((zone) => {
    const all = g.context.edition.policies.roomsToFill(g, numberAt(buildingOf, zone));
    return all.length > 1 && all.every((z) => rooms.includes(z));
  });
}

/** A building the hero opens, by an action or by arriving: 1 of its 2 or more spawn zones draws no card. */
const blindAl = bystander(AL, {
  at: {
    'building-opens': {
      again: true,
      can: (g, _hero, f) => audible(g, f).length > 0,
      run(g, hero) {
        sayUsed(g, hero, AL);
        return question(AL, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          AL,
          audible(g, opening(g)).map((z) => zoneOption(g, AL, z)),
        ),
      take(g, _f, { option }) {
        const f = opening(g);
        f.rooms = f.rooms.filter((z) => z !== option.args[0]);
        return DONE;
      },
    },
  }),
});

/** The building being opened. */
const opening = (g: Game): FillRooms => frameOf<FillRooms>(g, 'fill-rooms');

/** At the end of the turn the hero may shout; who comes: ../../shouts.ts. */
const jJonahJameson = bystander(LOUDMOUTH, {
  at: {
    'turn-end': {
      can: (g, hero) => !ownOf(g).shouts.includes(hero),
      run(g, hero) {
        sayUsed(g, hero, LOUDMOUTH);
        ownOf(g).shouts.push(hero);
        return null;
      },
    },
  },
});

export const WATCH_CARDS: readonly Ability[] = [abigailBrand, blindAl, jJonahJameson];
