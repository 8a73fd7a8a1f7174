/** What a player of zombie mode sees on the table, besides what all super-hero modes show. */
import { FIRST_HERO, kitOf, ownOf, ownWeapon } from '@holdout/editions/supers';
import { hungerOf, isRavenous, strangeToll, strikesNextDoor } from '@holdout/editions/zombie-mode';
import { typeAt, itemAt, numberAt, type Game } from '@holdout/engine';
import { hitChance, type Side } from '../supers/field.ts';
import { peopleIn } from '../supers/table.ts';

export const ZOMBIE_SIDE: Side = {
  /** Whoever starves has to bite first. */
  forceOf(g, hero, actions) {
    const { dice, accuracy } = ownWeapon(g, hero);
    const starving = isRavenous(g, hero);
    return {
      attacks: Math.max(0, actions - (starving ? 0.5 : 0)),
      dice: dice + (starving ? 0 : hungerOf(g, hero)),
      chance: hitChance(accuracy),
    };
  },
  attacksNextDoor: (g, type) => typeAt(g.context, type).actions - (strikesNextDoor(type) ? 0 : 1),
  /** Each strikes like a Trooper. */
  fightersIn: (g, zone) =>
    ownOf(g).bystanders.reduce(
      (n, b) => (b.zone === zone && itemAt(kitOf(g).bystanders, b.card).combat ? n + 1 : n),
      0,
    ),
  toll: strangeToll,
};

const HUNGRY = 2;
/** Prey that will be here in time. */
const NEAR = 3;

/** How far the prey near the team falls short of those who are hungry: 0 enough for all, 1 nothing. */
export function scarcityOf(g: Game): number {
  const team = g.state.heroes.filter((h) => h.status === 'in');
  const hungry = team.filter((h) => h.track >= HUNGRY).length;
  const { zones } = g.context;
  let prey = 0;
  for (let z = 0; z < zones; z++) {
    if (!team.some((h) => numberAt(g.view.distance, h.zone * zones + z) <= NEAR)) continue;
    for (let t = 0; t < FIRST_HERO; t++) prey += itemAt(g.state.enemies, t * zones + z);
    prey += peopleIn(g, z);
  }
  return hungry === 0 ? 0 : Math.max(0, hungry + 1 - prey) / (hungry + 1);
}
