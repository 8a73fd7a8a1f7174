/** What the words of a classic mission ask for that no other edition has. */
import { itemAt, enemiesIn, isExitOpen, type Game, type Json } from '@holdout/engine';
import { roomsToSearch, type Aim } from '../plain/aims.ts';
import { teamOf } from '../plain/team.ts';
import { field, textsOf } from '../plain/words.ts';
import { carsOf, getaway, isRace, racingCar, suppliesNeeded } from './cars.ts';
import { carried, isSupply } from './table.ts';

export function wordAims(g: Game, hero: number, word: string, about: Json): Aim[] | undefined {
  if (word === 'carried') return carriedAims(g, hero, textsOf(field(about, 'cards')));
  if (word === 'suppliesOut') return escapeAims(g, hero);
  return word === 'heroReached' && isRace(g) ? raceAims(g, hero) : undefined;
}

/** Search for what is missing; when the exit is open whoever has something needed goes there. */
function carriedAims(g: Game, hero: number, needed: readonly string[]): Aim[] {
  if (isExitOpen(g)) {
    const exit = g.context.mission.exit?.zones ?? [];
    return carried(g, hero).some((c) => needed.includes(c))
      ? exit.map((zone) => ({ zone, act: 'leave' }))
      : [];
  }
  const there = g.state.heroes.flatMap((_, h) => carried(g, h));
  const done = g.state.objectives.every(
    (o, i) => o.taken >= 0 || !itemAt(g.context.mission.objectives, i).counts,
  );
  return !done || needed.every((c) => there.includes(c)) ? [] : roomsToSearch(g);
}

/** Search until there is enough, then everybody to the car. */
function escapeAims(g: Game, hero: number): Aim[] {
  const car = getaway(g);
  if (!car || car.seats.includes(hero)) return [];
  const supplies = teamOf(g).flatMap((h) => carried(g, h).filter((card) => isSupply(g, card)));
  return car.supplies.length + supplies.length < suppliesNeeded(g)
    ? roomsToSearch(g)
    : [{ zone: car.zone, act: 'stand' }];
}

/** Everybody into one car, a police car if there is one; then whoever drives goes for the enemies in the streets. */
function raceAims(g: Game, hero: number): Aim[] {
  const car = racingCar(g);
  if (!car) return [];
  if (!car.seats.includes(hero)) return [{ zone: car.zone, act: 'stand' }];
  return car.seats[0] === hero ? streetsWithEnemies(g) : [];
}

const streetsWithEnemies = (g: Game): Aim[] =>
  g.context.board.zones.flatMap((_, zone): Aim[] =>
    zone < g.context.board.streets && enemiesIn(g, zone) > 0 ? [{ zone, act: 'hunt' }] : [],
  );

/** Zones where a search finds a weapon for certain (C-ACT-4). */
export const armories = (g: Game): number[] =>
  carsOf(g).flatMap((c) => (c.zone >= 0 && c.kind === 'police' ? [c.zone] : []));
