/** Conditions of DCeased missions: people who come along, and heroes who are still there to bring them (M-D). */
import {
  itemAt,
  aimed,
  area,
  fields,
  HIDDEN,
  number,
  oneOf,
  or,
  targetsIn,
  word,
  yes,
  type Condition,
  type Conditions,
  type Game,
  type Taken,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { kitOf } from '../supers/kit.ts';
import { shareOf } from '../supers/missions/conditions.ts';
import { faceDown, peopleLeft as peopleIn, wayOut, whereIs } from '../supers/missions/places.ts';
import type { Bystander } from '../supers/own.ts';
import { SECRETS } from './cards.ts';
import { person } from './mission-arguments.ts';
import { ownOf } from './own.ts';

/**
 * People who can still leave or have left: with a hero, on their own, face down in a room. Who is in a deck is not in
 * town; to whoever may not see a card, it may be somebody.
 */
const peopleLeft = (g: Game): number => {
  const { away, bystanders, cards } = ownOf(g);
  const down = cards.filter(
    ({ card }) => card === HIDDEN || !itemAt(kitOf(g).bystanders, card).special,
  ).length;
  return away.length + bystanders.length + down;
};

/** So many in an area. */
const inArea = fields({ area, atLeast: or(number(1, 12), 1) });

/** People who are to be in an area: it, and those who are not there yet. */
function gathered(
  { area: zones, atLeast }: Taken<typeof inArea>,
  fits: (b: Bystander) => boolean,
): Condition {
  const there = (g: Game): number =>
    ownOf(g).bystanders.filter((b) => fits(b) && zones.includes(b.zone)).length;
  return aimed((g) => there(g) >= atLeast, {
    targets: (g) => [...targetsIn(zones, 'place'), ...peopleIn(g, (b) => !zones.includes(b.zone))],
    counts: (g) => [{ n: there(g), all: atLeast }],
  });
}

export const conditions: Conditions = {
  /** Every hero who is not eliminated has left by the exit, and there is one (D-LOSE-1). */
  livingExit: word(yes, () =>
    aimed(
      ({ state: { heroes } }) =>
        heroes.every((h) => h.status !== 'in') && heroes.some((h) => h.status === 'left'),
      {
        byExit: true,
        everybody: true,
        targets: wayOut,
        progress({ state: { heroes } }) {
          const left = heroes.filter((h) => h.status === 'left').length;
          return shareOf(left, heroes.filter((h) => h.status === 'in').length);
        },
      },
    ),
  ),

  /** So many people have left with their heroes; this one has. */
  peopleAway: word(number(1, 12), (all) =>
    aimed((g) => ownOf(g).away.length >= all, {
      targets: (g) => peopleIn(g),
      counts: (g) => [{ n: ownOf(g).away.length, all }],
    }),
  ),
  away: word(person, (id) =>
    aimed((g) => ownOf(g).away.some((c) => bystanderId(g, c) === id), { targets: (g) => whereIs(g, id) }),
  ),

  /** This card has been collected among the equipment. */
  secretCollected: word(oneOf(SECRETS, 'card'), (id) =>
    aimed((g) => ownOf(g).done.includes(`collected:${id}`), {
      targets: (g) => targetsIn(ownOf(g).equipment.map((e) => e.zone)),
    }),
  ),

  /** Nobody is left who has never been rescued; the eliminated need no rescue. */
  everybodyRescued: word(yes, () =>
    aimed(
      (g) => {
        const { bystanders, cards, rescued } = ownOf(g);
        return cards.every((c) => c.up) && bystanders.every((b) => rescued.includes(b.card));
      },
      {
        targets: (g) => [...peopleIn(g, (b) => !ownOf(g).rescued.includes(b.card)), ...faceDown(g)],
        progress(g) {
          const { bystanders, cards, rescued } = ownOf(g);
          const left = bystanders.filter((b) => !rescued.includes(b.card)).length;
          return shareOf(rescued.length, left + cards.filter((c) => !c.up).length);
        },
      },
    ),
  ),

  /** Fewer people than that are left, those who have left with their heroes counted. */
  tooFewPeople: word(number(1, 12), (n) =>
    aimed((g) => peopleLeft(g) < n, { progress: (g) => n / (peopleLeft(g) + 1) }),
  ),

  /** So many people are in the area, escorted or not; only those escorted. */
  peopleIn: word(inArea, (about) => gathered(about, () => true)),
  escortedIn: word(inArea, (about) => gathered(about, (b) => b.hero >= 0)),
};
