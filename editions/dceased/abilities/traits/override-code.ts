/** Override Code. In your turn: open a door of a zone within range 1 for free; a building so opened draws 1 card fewer. */
import {
  itemAt,
  call,
  DONE,
  doorOption,
  FREE,
  openDoor,
  procedure,
  unopened,
  zoneOption,
  type Game,
  type RefusalCode,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { roomsToFill, whyNoDoor } from '../../../supers/moves/open.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import type { Override } from '../../spared.ts';

const ID = 'override-code';

/** Coloured doors only when the mission has released them (K-DOOR-2). */
const whyNot = (g: Game, hero: number, door: number): RefusalCode | undefined =>
  whyNoDoor(g, hero, door, zonesWithin(g, hero, 1));

export const overrideCode = trait(ID, {
  form: 'door',
  why: (g, hero, { door }) =>
    whyNot(
      g,
      hero,
      g.context.board.doors.findIndex((d) => d.id === door),
    ),
  offer(g, hero, add) {
    for (let door = 0; door < g.state.doors.length; door++)
      if (!whyNot(g, hero, door)) add(doorOption(g, ID, door, FREE));
  },
  use(g, hero, { args }) {
    const door = itemAt(args, 0);
    const open: Override = { proc: ID, step: 'choose', hero, door, room: -1 };
    return spend(g, hero, ID, open);
  },
  procedure: procedure<Override>()({
    // The players choose the room left without a card before any is drawn.
    choose: {
      ask(g, f) {
        const { a, b } = itemAt(g.context.board.doors, f.door);
        const rooms = unopened(g, [a, b]).flatMap((building) => roomsToFill(g, building));
        return rooms.length > 0
          ? choose(
              g,
              f.hero,
              ID,
              rooms.map((z) => zoneOption(g, 'in', z)),
            )
          : 'open';
      },
      take(_g, f, { option }) {
        f.room = itemAt(option.args, 0);
        return 'open';
      },
    },
    open: (_g, f) => call(f, 'end', openDoor(f.hero, f.door, ID)),
    end: () => DONE,
  }),
});
