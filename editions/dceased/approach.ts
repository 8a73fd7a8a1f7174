/** Where the dead go in DCeased (S-EMOVE): some Zombie Heroes by their own card, Walkers after a Siren Drone. */
import type { Game, TellMotive } from '@holdout/engine';
import { directions } from '../supers/enemies/approach.ts';
import { lured } from './lure.ts';
import { ownWay } from './zombie-heroes.ts';

export function approach(g: Game, tell?: TellMotive): (zone: number, type: number) => readonly number[] {
  const common = directions(g, () => false, tell);
  return lured(g, (zone, type) => ownWay(g, type, zone, tell) ?? common(zone), tell);
}
