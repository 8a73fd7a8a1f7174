/** What lies face down stays hidden (S-OPEN-8, M-ALL-7), and where it may lie as far as anybody knows. */
import { HIDDEN, itemAt, type FaceDown, type Game, type Unseen } from '@holdout/engine';
import { BYSTANDER_DECK, kitOf } from './kit.ts';
import { hasHappened, missionOf, ownOf, type BoardCard, type SupersOwn } from './own.ts';

export const LAID_FACE_DOWN = [BYSTANDER_DECK];

const isDown = (c: BoardCard): boolean => !c.up && !c.seen;

export function maskOwn<Own extends SupersOwn>(own: Own): Own {
  const cards = own.cards.map((c) => (isDown(c) ? { ...c, card: HIDDEN } : c));
  return { ...own, cards };
}

const isPerson = (g: Game, card: number): boolean => !itemAt(kitOf(g).bystanders, card).special;

/** The people's cards that nobody has seen, where they lie, and where each may lie. */
export function faceDown(g: Game, deck: string): FaceDown | undefined {
  if (deck !== BYSTANDER_DECK) return undefined;
  const laid = ownOf(g).cards.filter(isDown);
  const named = stillHidden(g, (card) => laid.some((c) => c.card === card));
  const namedAs = (card: number): Hidden | undefined => named.find((n) => n.card === card);
  return {
    laid,
    mayLie(card, on) {
      const where = laid.find((c) => c === on);
      if (!where) return false;
      // An elevator may have carried it to where it could not be laid.
      const moves = g.context.mission.elevator !== undefined;
      const hidden = namedAs(card);
      return hidden ? moves || hidden.mayLie(where) : !isForPeople(where) || isPerson(g, card);
    },
    mayBeInPile: (card) => !namedAs(card),
  };
}

/** Named cards first, then those that must be people, then any (people/lay-out.ts). */
export function determiniseOwn(g: Game, unseen: Unseen): void {
  layNamed(g, unseen);
  const hidden = ownOf(g).cards.filter((c) => c.card === HIDDEN);
  const lay = (c: BoardCard, fits: (card: number) => boolean): number =>
    (c.card = unseen.take(BYSTANDER_DECK, fits));
  for (const c of hidden) if (isForPeople(c)) lay(c, (card) => isPerson(g, card));
  for (const c of hidden) if (c.card === HIDDEN) lay(c, () => true);
}

/** Under objectives, and where a target of the mission lies (M-MZ9, M-MH4). */
const isForPeople = (c: BoardCard): boolean => c.under >= 0 || c.target;

/** A card the mission has hidden; it lies on the board until it is turned up. */
interface Hidden {
  readonly card: number;
  mayLie(c: BoardCard): boolean;
}

function stillHidden(g: Game, isDown: (card: number) => boolean): Hidden[] {
  const { zones } = g.context.board;
  return missionOf(g).hide.flatMap(({ card: id, notOn }) => {
    const card = kitOf(g).bystanders.findIndex((b) => b.id === id);
    if (hasHappened(g, 'revealed', id) || !isDown(card)) return [];
    const mayLie = (c: BoardCard): boolean =>
      !isForPeople(c) && !notOn.includes(itemAt(zones, c.zone).tile ?? '');
    return [{ card, mayLie }];
  });
}

/** Those with the fewest places come first. */
function layNamed(g: Game, unseen: Unseen): void {
  const places = stillHidden(g, (card) => unseen.has(BYSTANDER_DECK, card)).map(({ card, mayLie }) => {
    const mayLieThere = (c: BoardCard): boolean => c.card === HIDDEN && mayLie(c);
    return { card, mayLie: mayLieThere, n: ownOf(g).cards.filter(mayLieThere).length };
  });
  for (const { card, mayLie } of places.sort((a, b) => a.n - b.n)) {
    const fitting = ownOf(g).cards.filter(mayLie);
    // An elevator may have carried it to where it could not be laid.
    const free = fitting.length > 0 ? fitting : ownOf(g).cards.filter((c) => c.card === HIDDEN);
    itemAt(free, unseen.below(free.length)).card = unseen.take(BYSTANDER_DECK, (c) => c === card);
  }
}
