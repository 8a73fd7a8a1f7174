/** Shapes of what has a name: zones, doors, enemies, heroes, skills, cards. */
import type { Edition } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import { numbersBy, orNone, type Shape } from './shape.ts';

/** Told by its name, counted by its place among the names. */
const placeIn = (namesOf: (g: Game) => readonly string[]): Shape<number> => ({
  tell: (g, place) => namesOf(g)[place] ?? null,
  read({ g, lost }, told) {
    const place = typeof told === 'string' ? namesOf(g).indexOf(told) : -1;
    if (place >= 0) return place;
    if (typeof told === 'string') lost.add(told.slice(0, 80));
    return undefined;
  },
});

const zonesOf = (g: Game): string[] => g.context.board.zones.map((z) => z.id);
const enemiesOf = (g: Game): string[] => g.context.types.map((t) => t.id);
const doorsOf = (g: Game): string[] => g.context.board.doors.map((d) => d.id);
const heroesOf = (g: Game): string[] => g.state.heroes.map((h) => h.id);
/** A building is called by its first room. */
const buildingsOf = (g: Game): string[] =>
  g.context.board.buildings.map(([room = -1]) => g.context.board.zones[room]?.id ?? '');

export const zone = placeIn(zonesOf);
export const door = placeIn(doorsOf);
export const enemy = placeIn(enemiesOf);
/** Heroes are read before whatever speaks of them. */
export const hero = placeIn(heroesOf);
export const card = (deck: string): Shape<number> => placeIn((g) => cardNames(g.context.edition, deck));

/** Off the board, nobody, no card. */
export const NONE = -1;
export const zoneOrNone = orNone(zone, NONE);
export const heroOrNone = orNone(hero, NONE);
export const cardOrNone = (deck: string): Shape<number> => orNone(card(deck), NONE);

export const numbersByZone = numbersBy(zonesOf);
export const numbersByBuilding = numbersBy(buildingsOf);

export const skill: Shape<string> = {
  tell: (_g, id) => id,
  read({ g, lost }, told) {
    if (typeof told === 'string' && g.context.abilities.has(told)) return told;
    lost.add(String(told).slice(0, 80));
    return undefined;
  },
};

const NAMES = new WeakMap<Edition, { [deck: string]: readonly string[] }>();

/** `pistol`, `pistol#2`, ...: copies are told apart. */
export function cardNames(edition: Edition, deck: string): readonly string[] {
  let known = NAMES.get(edition);
  if (!known) NAMES.set(edition, (known = {}));
  return (known[deck] ??= numbered(edition.cards[deck] ?? []));
}

function numbered(ids: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return copy === 1 ? id : `${id}#${copy}`;
  });
}
