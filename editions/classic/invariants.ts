/** What must hold after every answer of a classic game; the conformance kit asks. */
import { deckOf, EMPTY, WOUND, type Game } from '@holdout/engine';
import { CARDS } from './cards.ts';
import { capacity, woundSlots } from './inventory.ts';
import { ownOf } from './own.ts';
import { EQUIPMENT, ZOMBIES } from './types.ts';

export function invariants(g: Game): string[] {
  return [...cardsBroken(g), ...heroesBroken(g), ...carsBroken(g)];
}

/** Every equipment card is in exactly one place (C-PCS-2). */
function cardsBroken(g: Game): string[] {
  const own = ownOf(g);
  const { draw, discard } = deckOf(g.state, EQUIPMENT);
  const everywhere = [
    ...draw,
    ...discard,
    ...own.aside,
    ...own.out,
    ...own.passing,
    ...own.scoped.map(([, scope]) => scope),
    ...own.cars.flatMap((c) => c.supplies),
    ...g.state.heroes.flatMap((h) => h.slots.filter((c) => c >= 0)),
  ].sort((a, b) => a - b);
  const broken: string[] = [];
  if (everywhere.length !== CARDS.length || everywhere.some((c, i) => c !== i)) {
    broken.push(`${everywhere.length} equipment cards, or one in two places`);
  }
  const zombies = deckOf(g.state, ZOMBIES);
  const numbers = [...zombies.draw, ...zombies.discard];
  if (new Set(numbers).size !== numbers.length) broken.push('a zombie card is in two places');
  return broken;
}

function heroesBroken(g: Game): string[] {
  const broken: string[] = [];
  g.state.heroes.forEach((h, i) => {
    if (h.status === 'in' && woundSlots(g, i) !== h.wounds)
      broken.push(`${h.id}: wounds do not match the slots`);
    const most = capacity(g, i);
    const surplus =
      h.slots.length > most &&
      !['arrange', 'trade', 'search'].some((p) => g.state.stack.some((f) => f.proc === p));
    if (h.status === 'in' && (surplus || h.slots.length < most))
      broken.push(`${h.id}: ${h.slots.length} slots`);
    if (h.slots.some((c) => c < 0 && c !== EMPTY && c !== WOUND)) broken.push(`${h.id}: odd slot`);
  });
  return broken;
}

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
