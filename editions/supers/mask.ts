/** What lies face down stays hidden (S-OPEN-8, M-ALL-7), and where it may lie as far as anybody knows. */
import { HIDDEN, itemAt, type Game, type Unseen } from '@holdout/engine';
import { BYSTANDER_DECK, kitOf } from './kit.ts';
import { hasHappened, missionOf, ownOf, type BoardCard, type SupersOwn } from './own.ts';

export const LAID_FACE_DOWN = [BYSTANDER_DECK];

export function maskOwn<Own extends SupersOwn>(own: Own): Own {
  const cards = own.cards.map((c) => (c.up || c.seen ? c : { ...c, card: HIDDEN }));
  return { ...own, cards };
}

/** Named cards first, then those that must be people, then any (people/lay-out.ts). */
export function determiniseOwn(g: Game, unseen: Unseen): void {
  const { bystanders } = kitOf(g);
  const isPerson = (card: number): boolean => !itemAt(bystanders, card).special;
  layNamed(g, unseen);
  const hidden = ownOf(g).cards.filter((c) => c.card === HIDDEN);
  const lay = (c: BoardCard, fits: (card: number) => boolean): number =>
    (c.card = unseen.take(BYSTANDER_DECK, fits));
  for (const c of hidden) if (isForPeople(c)) lay(c, isPerson);
  for (const c of hidden) if (c.card === HIDDEN) lay(c, () => true);
}

/** Under objectives, and where a target of the mission lies (M-MZ9, M-MH4). */
const isForPeople = (c: BoardCard): boolean => c.under >= 0 || c.target;

/** Cards the mission has hidden lie on the board until they are turned up; those with the fewest places come first. */
function layNamed(g: Game, unseen: Unseen): void {
  const { zones } = g.context.board;
  const places = missionOf(g).hide.flatMap(({ card: id, notOn }) => {
    const card = kitOf(g).bystanders.findIndex((b) => b.id === id);
    if (hasHappened(g, 'revealed', id) || !unseen.has(BYSTANDER_DECK, card)) return [];
    const mayLie = (c: BoardCard): boolean =>
      c.card === HIDDEN && !isForPeople(c) && !notOn.includes(itemAt(zones, c.zone).tile ?? '');
    return [{ card, mayLie, n: ownOf(g).cards.filter(mayLie).length }];
  });
  for (const { card, mayLie } of places.sort((a, b) => a.n - b.n)) {
    const fitting = ownOf(g).cards.filter(mayLie);
    // An elevator may have carried it to where it could not be laid.
    const free = fitting.length > 0 ? fitting : ownOf(g).cards.filter((c) => c.card === HIDDEN);
    itemAt(free, unseen.below(free.length)).card = unseen.take(BYSTANDER_DECK, (c) => c === card);
  }
}
