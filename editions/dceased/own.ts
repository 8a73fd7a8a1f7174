/** What only DCeased keeps in its state. */
import { ownPart, type Game } from '@holdout/engine';
import type { SupersOwn } from '../supers/own.ts';

export { missionOf } from './mission-section.ts';

/** A face-down equipment card in a room (D-EQP-1). */
export interface BoardEquipment {
  card: number;
  zone: number;
  /** A fallen hero has left it there before everybody's eyes (D-LOSE-2). */
  seen?: boolean;
}

/** An interactive object on the board and how often it has been used (D-OBJ). */
export interface BoardObject {
  id: string;
  zone: number;
  uses: number;
}

/** Power gained beyond what the hero can hold. */
export interface SparePower {
  hero: number;
  n: number;
}

export interface DceasedOwn extends SupersOwn {
  equipment: BoardEquipment[];
  objects: BoardObject[];
  /** Secret Mission cards of the equipment deck that heroes carry: they take no slot. */
  carried: { card: number; hero: number }[];
  /** Secret Mission cards no mission asks for, and equipment the mission has set aside. */
  unused: number[];
  /** Seats without a hero that want none. */
  resting: number[];
  /** People who left the board with their hero. */
  away: number[];
  /** Where each hero began. */
  began: number[];
  /** What missions add to the toughness of Zombie Heroes. */
  tougher: { type: number; by: number }[];
  /** Zombie Heroes who take no activation up to the end of that round. */
  hushed: { type: number; until: number }[];
  /** Toughness cards have taken off whole types until the round ends. */
  weakened: { type: number; by: number }[];
  /** Zones with a Siren Drone until the round ends. */
  drones: number[];
  /** Power about to be shared out (Overflow Cell). */
  spare: SparePower[];
}
export const OWN = ownPart<DceasedOwn>();
export const ownOf = OWN.of;

export const objectsIn = (g: Game, zone: number): BoardObject[] =>
  ownOf(g).objects.filter((o) => o.zone === zone);
