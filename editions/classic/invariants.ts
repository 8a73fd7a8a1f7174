/** What must hold after every answer of a classic game; the conformance kit asks. */
import { EMPTY, isOf, WOUND, type Frame, type Game, type Trade } from '@holdout/engine';
import type { Arrange } from './arrange.ts';
import { capacity, woundSlots } from './inventory.ts';
import { ownOf } from './own.ts';
import type { Search } from './search.ts';

export function invariants(g: Game): string[] {
  return [...heroesBroken(g), ...carsBroken(g)];
}

function heroesBroken(g: Game): string[] {
  const broken: string[] = [];
  g.state.heroes.forEach((h, i) => {
    if (h.status === 'in' && woundSlots(g, i) !== h.wounds)
      broken.push(`${h.id}: wounds do not match the slots`);
    const most = capacity(g, i);
    const surplus = h.slots.length > most && !g.state.stack.some(isHandling);
    if (h.status === 'in' && (surplus || h.slots.length < most))
      broken.push(`${h.id}: ${h.slots.length} slots`);
    if (h.slots.some((c) => c < 0 && c !== EMPTY && c !== WOUND)) broken.push(`${h.id}: odd slot`);
  });
  return broken;
}

/** Somebody is sorting cards, and may hold more of them for as long. */
const isHandling = (f: Frame): boolean =>
  isOf<Arrange>(f, 'arrange') || isOf<Trade>(f, 'trade') || isOf<Search>(f, 'search');

function carsBroken(g: Game): string[] {
  const riders = ownOf(g).cars.flatMap((car) =>
    car.seats.filter((s) => s >= 0).map((s) => [s, car.zone] as const),
  );
  const broken = riders
    .filter(([hero, zone]) => g.state.heroes[hero]?.zone !== zone)
    .map(([hero]) => `rider ${hero} is not in the car's zone`);
  if (new Set(riders.map(([hero]) => hero)).size !== riders.length) broken.push('somebody sits in two seats');
  return broken;
}
