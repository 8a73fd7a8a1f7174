/** What only the classic game keeps in its state. */
import { ownPart } from '@holdout/engine';

export { missionOf, ownSection } from './mission-section.ts';

/** Seat 0 is the driver's. */
export interface Car {
  kind: 'police' | 'pimp';
  /** -1 when it has left the board. */
  zone: number;
  /** Hero in each seat, -1 when free. */
  seats: number[];
  searched: boolean;
  /** Supply cards loaded (M-C06). */
  supplies: number[];
}

export interface ClassicOwn {
  /** Noise tokens by zone. */
  noise: number[];
  /** Zone made loudest by Loud, and by whom (C-SK-23). */
  loud: { zone: number; hero: number } | null;
  cars: Car[];
  /** Cards set aside: Molotovs, special weapons, pans not dealt. */
  aside: number[];
  /** Cards that have left the game (C-INV-11). */
  out: number[];
  /** Cards turned over in the police-car search under way (C-ACT-9). */
  passing: number[];
  /** Weapons that must be reloaded (C-INV-8). */
  unloaded: number[];
  /** Rifle and the scope under it (C-INV-5). */
  scoped: [number, number][];
  /** Ninjas who choose to be heard, as the later printing allows (C-SK-27). */
  heard: number[];
  /** Heroes whose Tough still holds this zombies' turn, once for each (C-SK-32, C-SKILL-5). */
  tough: number[];
  /** Supplies brought out by car (M-C06-2). */
  suppliesOut: number;
}

export const OWN = ownPart<ClassicOwn>();
export const ownOf = OWN.of;
