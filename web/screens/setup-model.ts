/** Choosing who plays, as plain data: seats with survivors, in the numbers that the edition and the mission allow. */
import {
  itemAt,
  lookUp,
  type Context,
  type Edition,
  type HeroSheet,
  type OurCard,
  type Setup,
  type Variants,
} from '@holdout/engine';

/** Survivors by seat, first player first. */
export type Seats = readonly (readonly string[])[];

export interface SeatPlan {
  readonly players: number;
  /** Survivors for each player; where the number is free, as many as the game is made for. */
  readonly each: number;
  /** Any number for the whole team, one for each player at least. */
  readonly free?: boolean;
}

const MOST = 6;

/** Every number of players that can play this mission; the edition is asked, so that no number is written down twice. */
export function seatPlans({ edition, mission }: Context): SeatPlan[] {
  const counts = Array.from({ length: MOST }, (_, i) => i + 1);
  return counts.flatMap((players) => {
    const fits = (each: number): boolean => {
      const seats = Array.from({ length: players }, () => Array.from({ length: each }, () => ''));
      return edition.refuseSetup({ edition: edition.id, mission: mission.id, seats }, mission) === undefined;
    };
    const all = counts.filter(fits);
    if (all.length > 1) return [{ players, each: edition.heroesPerSeat(players, mission), free: true }];
    return all.map((each) => ({ players, each }));
  });
}

export const emptySeats = ({ players }: SeatPlan): Seats => Array.from({ length: players }, () => []);

/** The same survivors at another number of seats: who fits stays, the others move up, who finds no seat goes home. */
export function reseat(seats: Seats, { players, each }: SeatPlan): Seats {
  const next: string[][] = Array.from({ length: players }, (_, i) => (seats[i] ?? []).slice(0, each));
  const placed = new Set(next.flat());
  for (const hero of seats.flat()) {
    if (placed.has(hero)) continue;
    next.find((seat) => seat.length < each)?.push(hero);
  }
  return next;
}

export const seatOf = (seats: Seats, hero: string): number => seats.findIndex((seat) => seat.includes(hero));

/** Room for another survivor: at the wanted seat, else at the first that has some; -1 when all are full. */
export function seatWithRoom(seats: Seats, plan: SeatPlan, wanted: number): number {
  const hasRoom = (_: unknown, seat: number): boolean => seat < seats.length && roomAt(seats, plan, seat) > 0;
  return hasRoom(undefined, wanted) ? wanted : seats.findIndex(hasRoom);
}

/** How many more may sit here; in a free team a place is kept for everybody who has none yet. */
function roomAt(seats: Seats, { each, free }: SeatPlan, seat: number): number {
  if (!free) return each - itemAt(seats, seat).length;
  const others = seats.reduce((n, s, i) => n + (i === seat ? 0 : Math.max(1, s.length)), 0);
  return MOST - others - itemAt(seats, seat).length;
}

/** Takes a survivor in, or out again. With every seat full, nothing changes. */
export function toggleHero(seats: Seats, plan: SeatPlan, hero: string, wanted: number): Seats {
  if (seatOf(seats, hero) >= 0) return withoutHero(seats, hero);
  const at = seatWithRoom(seats, plan, wanted);
  return at < 0 ? seats : seats.map((seat, i) => (i === at ? [...seat, hero] : seat));
}

export const withoutHero = (seats: Seats, hero: string): Seats =>
  seats.map((seat) => seat.filter((h) => h !== hero));

/**
 * Fills what is free with survivors not yet chosen; begins anew when nothing is. Where the number is free the team has
 * `least` of them: nobody is dealt a game that would be warned of.
 */
export function fillAtRandom(
  seats: Seats,
  plan: SeatPlan,
  pool: readonly string[],
  below: (n: number) => number,
  least = 0,
): Seats {
  const isFull = (now: Seats): boolean =>
    now.every((seat) => seat.length >= plan.each) && (!plan.free || chosen(now) >= least);
  const filled = (isFull(seats) ? emptySeats(plan) : seats).map((seat) => [...seat]);
  const left = pool.filter((hero) => seatOf(filled, hero) < 0);
  while (!isFull(filled) && left.length > 0) {
    const fewest = filled.reduce((a, b) => (b.length < a.length ? b : a));
    const seat = filled.find((s) => s.length < plan.each) ?? fewest;
    seat.push(...left.splice(below(left.length), 1));
  }
  return filled;
}

export const chosen = (seats: Seats): number => seats.flat().length;

export const isComplete = (seats: Seats, plan: SeatPlan): boolean =>
  seats.length === plan.players && missing(seats, plan) === 0;

/** Survivors that a seat still needs. */
export const stillFor = (seats: Seats, { each, free }: SeatPlan, seat: number): number =>
  Math.max(0, (free ? 1 : each) - itemAt(seats, seat).length);

/** Survivors still to be chosen before the game can begin. */
export const missing = (seats: Seats, plan: SeatPlan): number =>
  seats.reduce((n, _, seat) => n + stillFor(seats, plan, seat), 0);

/** Most survivors the team can have. */
export const roomFor = ({ players, each, free }: SeatPlan): number => (free ? MOST : players * each);

/** Boxes by kind of card. */
export type Boxes = { readonly [kind: string]: readonly string[] };

/** The edition's own box of every kind. */
export const ownBoxes = (known: Boxes): Boxes =>
  Object.fromEntries(Object.entries(known).map(([kind, boxes]) => [kind, boxes.slice(0, 1)]));

/** Every box there is, the edition's own first. */
export const boxesIn = ({
  mixed,
  heroes,
}: {
  readonly mixed: Boxes;
  readonly heroes: { readonly [hero: string]: string };
}): string[] => [...new Set([...Object.values(mixed).flat(), ...Object.values(heroes)])];

/** Without the boxes nobody has. */
export const ownedOf = (known: Boxes, lacking: readonly string[]): Boxes =>
  Object.fromEntries(
    Object.entries(known).map(([kind, boxes]) => [kind, boxes.filter((b) => !lacking.includes(b))]),
  );

/** Something to choose between. */
export const isMixable = (boxes: readonly string[]): boolean => boxes.length > 1;

/** What was chosen before, as far as it is still there; else the edition's own box. */
export function keptBoxes(known: Boxes, kept: Boxes = {}): Boxes {
  const own = ownBoxes(known);
  return Object.fromEntries(
    Object.entries(known).map(([kind, boxes]) => {
      const again = boxes.filter((box) => kept[kind]?.includes(box));
      return [kind, again.length > 0 ? again : lookUp(own, kind)];
    }),
  );
}

/** Mixes a box in, or leaves it out; at least one stays, in the order in which they are known. */
export function toggleBox(known: Boxes, now: Boxes, kind: string, box: string): Boxes {
  const has = lookUp(now, kind).includes(box);
  if (has && lookUp(now, kind).length === 1) return now;
  return {
    ...now,
    [kind]: lookUp(known, kind).filter((b) => (b === box ? !has : lookUp(now, kind).includes(b))),
  };
}

const isMixed = (boxes: Boxes, own: Boxes): boolean =>
  Object.entries(boxes).some(([kind, chosen]) => chosen.join() !== lookUp(own, kind).join());

/** What differs from the usual once this choice is made: the default of a variant is not named. */
export function chooseVariant(
  { variants = {} }: Edition,
  now: Variants,
  variant: string,
  choice: string,
): Variants {
  const others = Object.entries(now).filter(([name]) => name !== variant);
  return Object.fromEntries(
    choice === lookUp(variants, variant)[0] ? others : [...others, [variant, choice]],
  );
}

/** How it is played, beside who plays. */
interface Choices {
  readonly boxes?: Boxes;
  readonly known?: Boxes;
  readonly variants?: Variants;
  readonly byHand?: readonly string[];
  readonly ours?: readonly OurCard[];
  readonly corrections?: boolean;
  readonly horde?: boolean;
}

/** What the engine wants to know; only those of the players' own survivors who take part are named, boxes and variants only where they differ. */
export function setupFrom(
  { edition, mission }: Context,
  seats: Seats,
  own: readonly HeroSheet[],
  {
    boxes = {},
    known = {},
    variants = {},
    byHand = [],
    ours = [],
    corrections = false,
    horde = false,
  }: Choices = {},
): Setup {
  const sheets = own.filter((s) => seatOf(seats, s.id) >= 0);
  return {
    edition: edition.id,
    mission: mission.id,
    seats,
    ...(sheets.length > 0 ? { sheets } : {}),
    ...(isMixed(boxes, ownBoxes(known)) ? { boxes } : {}),
    ...(Object.keys(variants).length > 0 ? { variants } : {}),
    ...(byHand.length > 0 ? { byHand } : {}),
    ...(ours.length > 0 ? { ours } : {}),
    ...(corrections ? { corrections } : {}),
    ...(horde && byHand.length > 0 ? { horde } : {}),
  };
}
