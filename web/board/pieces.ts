/**
 * Everything that stands on the board, as a flat list with lasting keys: what React, the theatre and tests know a token
 * by. Figures of one kind in one zone are one token.
 */
import { itemAt, type Context, type State } from '@holdout/engine';
import {
  extrasOf,
  type LyingCard,
  type Noise,
  type Person,
  type Rest,
  type Thing,
  type Vehicle,
} from './extras.ts';

interface Base {
  readonly key: string;
  readonly zone: number;
}
export interface EnemyPiece extends Base {
  readonly kind: 'enemy';
  readonly type: number;
  readonly count: number;
  readonly rest?: Rest;
}
interface HeroPiece extends Base {
  readonly kind: 'hero';
  readonly hero: number;
  readonly done: boolean;
  /** Key of the vehicle they sit in and their seat. */
  readonly ride?: { readonly key: string; readonly seat: number };
}
interface NoisePiece extends Base {
  readonly kind: 'noise';
  readonly noise: Noise;
}
export interface VehiclePiece extends Base {
  readonly kind: 'vehicle';
  readonly vehicle: Vehicle;
}
interface ObjectivePiece extends Base {
  readonly kind: 'objective';
  readonly index: number;
  readonly colour: string;
  readonly down: boolean;
  readonly taken: boolean;
}
export interface PersonPiece extends Base {
  readonly kind: 'person';
  readonly person: Person;
}
interface CardPiece extends Base {
  readonly kind: 'card';
  readonly card: LyingCard;
}
interface ThingPiece extends Base {
  readonly kind: 'thing';
  readonly thing: Thing;
}
interface SleeperPiece extends Base {
  readonly kind: 'sleeper';
  readonly enemy: string;
}
export type Piece =
  | EnemyPiece
  | HeroPiece
  | NoisePiece
  | VehiclePiece
  | ObjectivePiece
  | PersonPiece
  | CardPiece
  | ThingPiece
  | SleeperPiece;

/** By ids, as events carry them: `enemy:walker@S5`, `hero:amy`. */
export const enemyKey = (type: string, zone: string): string => `enemy:${type}@${zone}`;
export const heroKey = (id: string): string => `hero:${id}`;
export const personKey = (card: string): string => `person:${card}`;
export const vehicleKey = (id: string): string => `car:${id}`;

export function piecesOf(context: Context, state: State): Piece[] {
  const { board, types, zones } = context;
  const { noise, vehicles, people, cards, things, rests, sleepers } = extrasOf(context, state);
  const idOf = (zone: number): string => itemAt(board.zones, zone).id;
  const objectives = state.objectives.map(({ zone, colour, down, taken }, index): Piece => ({
    kind: 'objective',
    key: `objective:${index}`,
    zone,
    index,
    colour,
    down,
    taken: taken >= 0,
  }));
  const cars = vehicles
    .filter((v) => v.zone >= 0)
    .map((vehicle): Piece => ({ kind: 'vehicle', key: vehicleKey(vehicle.id), zone: vehicle.zone, vehicle }));
  const enemies = types.flatMap((type, t) =>
    board.zones.flatMap((_, zone): Piece[] => {
      const count = itemAt(state.enemies, t * zones + zone);
      const rest = rests.find((r) => r.type === t && r.zone === zone);
      return count > 0
        ? [{ kind: 'enemy', key: enemyKey(type.id, idOf(zone)), zone, type: t, count, rest }]
        : [];
    }),
  );
  const bursts = noise.map((n): Piece => ({
    kind: 'noise',
    key: `noise@${idOf(n.zone)}`,
    zone: n.zone,
    noise: n,
  }));
  const heroes = state.heroes.flatMap((h, hero): Piece[] => {
    if (h.status !== 'in' || h.zone < 0) return [];
    const car = vehicles.find((v) => v.zone >= 0 && v.seats.includes(hero));
    const ride = car && { key: vehicleKey(car.id), seat: car.seats.indexOf(hero) };
    return [{ kind: 'hero', key: heroKey(h.id), zone: h.zone, hero, done: h.done, ride }];
  });
  const lying = cards.map((card): Piece => ({ kind: 'card', key: card.key, zone: card.zone, card }));
  const laid = things.map((thing): Piece => ({
    kind: 'thing',
    key: `thing:${thing.kind}`,
    zone: thing.zone,
    thing,
  }));
  const asleep = sleepers.map(({ enemy, zone }): Piece => ({
    kind: 'sleeper',
    key: `sleeper:${enemy}`,
    zone,
    enemy,
  }));
  const persons = people.map((person): Piece => ({
    kind: 'person',
    key: personKey(person.id),
    zone: person.zone,
    person,
  }));
  const led = persons.filter((p) => p.kind === 'person' && p.person.beside !== undefined);
  const alone = persons.filter((p) => !led.includes(p));
  return [
    ...objectives,
    ...cars,
    ...lying,
    ...laid,
    ...asleep,
    ...enemies,
    ...bursts,
    ...alone,
    ...heroes,
    ...led,
  ];
}
