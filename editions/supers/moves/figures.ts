/** One figure, whoever it is: a hero, a person on the board, an enemy; what cards that push or carry choose from. */
import {
  heroAt,
  leading,
  numberAt,
  cardOption,
  countOf,
  enemyId,
  itemAt,
  option,
  zoneId,
  type Game,
  type Option,
} from '@holdout/engine';
import { bystanderId, movePerson } from '../people/bystanders.ts';
import { placeHero, pushEnemies } from '../attack/effects.ts';
import { ownOf, type Bystander } from '../own.ts';
import { zonesWithin } from '../attack/within.ts';

/** A person by the card, an enemy by its type and the zone it stands in. */
export type Figure =
  | { readonly kind: 'hero'; readonly hero: number }
  | { readonly kind: 'person'; readonly card: number }
  | { readonly kind: 'enemy'; readonly type: number; readonly zone: number };

/** Undefined when nobody of that card is on the board. */
export const personWith = (g: Game, card: number): Bystander | undefined =>
  ownOf(g).bystanders.find((b) => b.card === card);

/** -1 when it is no longer on the board. */
export function zoneOfFigure(g: Game, figure: Figure): number {
  if (figure.kind === 'hero') return heroAt(g.state, figure.hero).zone;
  if (figure.kind === 'person') return personWith(g, figure.card)?.zone ?? -1;
  return countOf(g, figure.type, figure.zone) > 0 ? figure.zone : -1;
}

/** Other heroes and people nobody escorts within range and sight; face-down cards are nobody (D-PUSH-3, S-LOS-1). */
export function figuresWithin(g: Game, hero: number, range: number): Figure[] {
  const row = heroAt(g.state, hero).zone * g.context.zones;
  const near = (zone: number): boolean => zone >= 0 && numberAt(g.view.sight, row + zone) <= range;
  const heroes = g.state.heroes.map((_, i) => i).filter((i) => i !== hero && near(heroAt(g.state, i).zone));
  const people = ownOf(g).bystanders.filter((b) => b.hero < 0 && near(b.zone));
  return [
    ...heroes.map((i): Figure => ({ kind: 'hero', hero: i })),
    ...people.map((b): Figure => ({ kind: 'person', card: b.card })),
  ];
}

/** Enemies of the zones, one figure of each type and zone. */
export const enemyFigures = (g: Game, zones: readonly number[]): Figure[] =>
  zones.flatMap((zone) =>
    g.context.types.flatMap((_, type): Figure[] =>
      countOf(g, type, zone) > 0 ? [{ kind: 'enemy', type, zone }] : [],
    ),
  );

/** Those within range and sight. */
export const enemiesWithin = (g: Game, hero: number, range: number): Figure[] =>
  enemyFigures(g, zonesWithin(g, hero, range));

const KINDS = ['hero', 'person', 'enemy'] as const;

/** `<verb>:<figure>`, with the figure in its arguments for `figureOf`. */
export function figureOption(g: Game, verb: string, figure: Figure): Option {
  const zone = zoneOfFigure(g, figure);
  const at = { zones: [zoneId(g, zone)], cost: 0 };
  const kind = KINDS.indexOf(figure.kind);
  if (figure.kind === 'hero') {
    const { id } = heroAt(g.state, figure.hero);
    return option(verb, 'heroes', [kind, figure.hero], { heroes: [id], ...at });
  }
  if (figure.kind === 'person') {
    const id = bystanderId(g, figure.card);
    return cardOption(verb, id, [kind, figure.card], at);
  }
  const enemies = [enemyId(g, figure.type)];
  return option(verb, 'enemies@zones', [kind, figure.type, zone], { enemies, ...at });
}

export function figureOf({ args }: Option): Figure {
  const [kind, index] = leading(args, 2);
  if (KINDS[kind] === 'hero') return { kind: 'hero', hero: index };
  if (KINDS[kind] === 'person') return { kind: 'person', card: index };
  return { kind: 'enemy', type: index, zone: itemAt(args, 2) };
}

/** Puts the figure into a zone. */
export function putFigure(g: Game, figure: Figure, to: number, by: string): void {
  if (figure.kind === 'hero') placeHero(g, figure.hero, to, by);
  else if (figure.kind === 'person') {
    const person = personWith(g, figure.card);
    if (person) movePerson(g, person, to, by);
  } else pushEnemies(g, figure.type, figure.zone, to, 1, by);
}
