/** Conditions of DCeased missions: people who come along, and heroes who are still there to bring them (M-D). */
import {
  itemAt,
  area,
  fields,
  HIDDEN,
  number,
  oneOf,
  or,
  word,
  yes,
  type Conditions,
  type Game,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { kitOf } from '../supers/kit.ts';
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

export const conditions: Conditions = {
  /** Every hero who is not eliminated has left by the exit, and there is one (D-LOSE-1). */
  livingExit: word(
    yes,
    () =>
      ({ state: { heroes } }) =>
        heroes.every((h) => h.status !== 'in') && heroes.some((h) => h.status === 'left'),
  ),

  /** So many people have left with their heroes; this one has. */
  peopleAway: word(number(1, 12), (n) => (g) => ownOf(g).away.length >= n),
  away: word(person, (id) => (g) => ownOf(g).away.some((c) => bystanderId(g, c) === id)),

  /** This card has been collected among the equipment. */
  secretCollected: word(oneOf(SECRETS, 'card'), (id) => (g) => ownOf(g).done.includes(`collected:${id}`)),

  /** Nobody is left who has never been rescued; the eliminated need no rescue. */
  everybodyRescued: word(yes, () => (g) => {
    const { bystanders, cards, rescued } = ownOf(g);
    return cards.every((c) => c.up) && bystanders.every((b) => rescued.includes(b.card));
  }),

  /** Fewer people than that are left, those who have left with their heroes counted. */
  tooFewPeople: word(number(1, 12), (n) => (g) => peopleLeft(g) < n),

  /** So many people are in the area, escorted or not; only those escorted. */
  peopleIn: word(
    inArea,
    ({ area: zones, atLeast }) =>
      (g) =>
        ownOf(g).bystanders.filter((b) => zones.includes(b.zone)).length >= atLeast,
  ),
  escortedIn: word(
    inArea,
    ({ area: zones, atLeast }) =>
      (g) =>
        ownOf(g).bystanders.filter((b) => b.hero >= 0 && zones.includes(b.zone)).length >= atLeast,
  ),
};
