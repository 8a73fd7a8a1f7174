/** What a game of a pack begins with, and what a pack says of itself in a language. */
import type { PackCarried, Setup } from '../kernel/state.ts';
import type { Pack, PackHero } from './pack.ts';

/** Everything a set-up takes from the pack for games of this edition. */
export function carriedFrom({ id, name, author, version, cards, texts }: Pack, edition: string): PackCarried {
  const named = texts.flatMap(([language, said]) =>
    said.cards && said.cards.length > 0 ? [[language, Object.fromEntries(said.cards)] as const] : [],
  );
  const own = cards[edition];
  return {
    ...{ id, name, author, version },
    ...(own === undefined
      ? {}
      : { cards: own, ...(named.length > 0 ? { texts: Object.fromEntries(named) } : {}) }),
  };
}

/** A mission of the pack, and those of its heroes who play. */
export function setupOf(pack: Pack, mission: string, seats: Setup['seats']): Setup {
  const file = pack.missions.find(({ id }) => id === mission) ?? {};
  const edition = String(file['edition']);
  const heroes = seats.flat();
  const sheets = pack.heroes.filter((h) => h.edition === edition && heroes.includes(h.id)).map(plainHero);
  return {
    edition,
    mission: file,
    seats,
    ...(sheets.length > 0 ? { sheets } : {}),
    pack: carriedFrom(pack, edition),
  };
}

/** Without the edition, which the set-up names. */
export const plainHero = ({ edition: _, ...sheet }: PackHero): Omit<PackHero, 'edition'> => sheet;

/** Editions that something of it is played in. */
export const editionsOf = ({ missions, heroes, cards }: Pack): string[] => [
  ...new Set([
    ...missions.map(({ edition }) => String(edition)),
    ...heroes.map(({ edition }) => edition),
    ...Object.keys(cards),
  ]),
];

/** Languages that it says something in, its first one first. */
export function languagesOf({ texts, missions }: Pack): string[] {
  const said = missions.flatMap(({ texts: own }) =>
    typeof own === 'object' && own !== null && !Array.isArray(own) ? Object.keys(own) : [],
  );
  return [...new Set([...texts.map(([language]) => language), ...said])];
}
