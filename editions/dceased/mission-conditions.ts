/** Conditions of DCeased missions: people who come along, and heroes who are still there to bring them (M-D). */
import { HIDDEN, type Condition, type Game, type Lookup, type Reader } from '@holdout/engine';
import { bystanderId } from '../supers/bystanders.ts';
import { kitOf } from '../supers/kit.ts';
import type { CardReader } from '../supers/mission-conditions.ts';
import { SECRETS } from './cards.ts';
import { ownOf } from './own.ts';

/**
 * People who can still leave or have left: with a hero, on their own, face down in a room. Who is in a deck is not in
 * town; to whoever may not see a card, it may be somebody.
 */
const peopleLeft = (g: Game): number => {
  const { away, bystanders, cards } = ownOf(g);
  const down = cards.filter(({ card }) => card === HIDDEN || !kitOf(g).bystanders[card].special).length;
  return away.length + bystanders.length + down;
};

const counts = (r: Reader, look: Lookup): { zones: readonly number[]; least: number } => {
  r.only('area', 'atLeast');
  return { zones: look.area(r.get('area')), least: r.get('atLeast').number(1, 12, 1) };
};

export const conditionsFor = (
  card: CardReader,
): { readonly [word: string]: (r: Reader, look: Lookup) => Condition } => ({
  /** `true`: every hero who is not eliminated has left by the exit, and there is one (D-LOSE-1). */
  livingExit(r) {
    r.flag(true);
    return ({ state: { heroes } }) =>
      heroes.every((h) => h.status !== 'in') && heroes.some((h) => h.status === 'left');
  },

  /** `4`: so many people have left with their heroes; `"martha-kent"`: this one has. */
  peopleAway(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).away.length >= n;
  },
  away(r) {
    const id = card(r);
    return (g) => ownOf(g).away.some((c) => bystanderId(g, c) === id);
  },

  /** `"secret-mission-3"`: this card has been collected among the equipment. */
  secretCollected(r) {
    const id = r.oneOf(SECRETS);
    return (g) => ownOf(g).done.includes(`collected:${id}`);
  },

  /** `true`: nobody is left who has never been rescued; the eliminated need no rescue. */
  everybodyRescued(r) {
    r.flag(true);
    return (g) => {
      const { bystanders, cards, rescued } = ownOf(g);
      return cards.every((c) => c.up) && bystanders.every((b) => rescued.includes(b.card));
    };
  },

  /** `4`: fewer people than that are left, those who have left with their heroes counted. */
  tooFewPeople(r) {
    const n = r.number(1, 12);
    return (g) => peopleLeft(g) < n;
  },

  /** `{ area, atLeast }`: so many people are in the area, escorted or not; only those escorted. */
  peopleIn(r, look) {
    const { zones, least } = counts(r, look);
    return (g) => ownOf(g).bystanders.filter((b) => zones.includes(b.zone)).length >= least;
  },
  escortedIn(r, look) {
    const { zones, least } = counts(r, look);
    return (g) => ownOf(g).bystanders.filter((b) => b.hero >= 0 && zones.includes(b.zone)).length >= least;
  },
});
