/** Opening doors needs no tool (S-OPEN-1 to S-OPEN-6). */
import {
  heroAt,
  itemAt,
  kept,
  canPay,
  DOOR,
  doorOption,
  doorTouches,
  isLocked,
  NO_KIND,
  openDoor,
  pay,
  sharedOptions,
  type Action,
  type Frame,
  type Game,
  type Option,
  type RefusalCode,
} from '@holdout/engine';
import { revealIn } from '../people/bystanders.ts';
import { kitOf } from '../kit.ts';
import { missionOf } from '../own.ts';

/** Whatever it costs: could the hero open that door from here, or from these zones? */
export function whyNoDoor(
  g: Game,
  hero: number,
  door: number,
  from: readonly number[] = [heroAt(g.state, hero).zone],
): RefusalCode | undefined {
  const { doors } = g.context.board;
  // The doors of a shaft follow the elevator and open in no other way (H-ELE-2).
  if (door < 0 || itemAt(doors, door).kind === 'shaft' || !from.some((zone) => doorTouches(g, door, zone)))
    return 'open.no-door';
  if (g.state.doors[door] !== DOOR.closed) return 'open.already';
  return isLocked(g, door) ? 'open.locked' : kitOf(g).hindered(g, hero);
}

function openOption(g: Game, door: number): Option {
  const shared = sharedOptions(g, 'open');
  return shared.get(door) ?? kept(shared, door, doorOption(g, 'open', door, { cost: 1 }));
}

const whyNotOpen = (g: Game, hero: number, door: number): RefusalCode | undefined =>
  whyNoDoor(g, hero, door) ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions');

export const openAction: Action = {
  verb: 'open',
  form: 'door',
  why: (g, hero, { door }) =>
    whyNotOpen(
      g,
      hero,
      g.context.board.doors.findIndex((d) => d.id === door),
    ),
  offer(g, hero, add) {
    for (const door of itemAt(g.context.doorsOf, heroAt(g.state, hero).zone))
      if (!whyNotOpen(g, hero, door)) add(openOption(g, door));
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return openDoor(hero, itemAt(option.args, 0), '');
  },
};

/** Zones with the spawn icon draw a card each (S-OPEN-3). */
export function roomsToFill(g: Game, building: number): number[] {
  const { noSpawns } = missionOf(g);
  const marked = g.context.board.marks['spawn'] ?? [];
  return itemAt(g.context.board.buildings, building).filter(
    (z) => marked.includes(z) && !noSpawns.includes(z),
  );
}

/** After the spawning the face-down bystander cards are turned up (S-OPEN-4), unless a hero must enter first (M-MZ3). */
export function buildingOpened(g: Game, building: number): Frame | null {
  return missionOf(g).revealOnEntering ? null : revealIn(g, itemAt(g.context.board.buildings, building));
}
