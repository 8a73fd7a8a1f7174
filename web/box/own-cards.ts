/** Cards of the players' own box, as they have told them: kept in this browser, for the games to come. No game asks for them later. */
import { soundOurs, type Edition, type OurCard } from '@holdout/engine';

const KEY = 'holdout.own-cards';

type Kept = { readonly [edition: string]: unknown };

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
  } catch {
    return {};
  }
}

function write(edition: string, cards: readonly OurCard[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [edition]: cards }));
  } catch {
    // Not kept then: the game on the table knows its cards itself.
  }
}

/** As far as they are cards of the edition. */
export const ownCards = (edition: Edition): readonly OurCard[] => soundOurs(edition, read()[edition.id]);

export function keepOwnCard(edition: Edition, card: OurCard): void {
  const kept = ownCards(edition);
  if (!kept.some((one) => JSON.stringify(one) === JSON.stringify(card))) write(edition.id, [...kept, card]);
}

export function forgetOwnCard(edition: Edition, card: OurCard): void {
  write(
    edition.id,
    ownCards(edition).filter((one) => JSON.stringify(one) !== JSON.stringify(card)),
  );
}
