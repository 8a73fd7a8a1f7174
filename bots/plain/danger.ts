/** What the coming enemy phases may do to a hero in a zone, and what fighting there would change. */
import {
  heroAt,
  itemAt,
  BASIC_ACTIONS,
  enduranceOf,
  hasHero,
  heroesIn,
  SPAWN,
  type Game,
} from '@holdout/engine';
import { senseOf, type Strength } from '../sense.ts';

const DEADLY = 25;

/** What is known of a zone before it is decided how many actions are left there. */
export interface Outlook {
  readonly zone: number;
  /** Friends who stand there. */
  readonly friends: number;
  /** What friends can still kill there this turn, and in a whole turn. */
  readonly help: number;
  readonly helpNext: number;
  readonly helpDamage: number;
  /** Attacks by enemies next door that are fast enough to come and attack at once. */
  readonly rush: number;
  /** Enemies that can be there when the next turn begins. */
  readonly arrivals: number;
  readonly spawns: boolean;
}

export function outlookOn(g: Game, hero: number, zone: number): Outlook {
  const sense = senseOf(g);
  let [friends, help, helpNext, helpDamage] = [0, 0, 0, 0];
  for (const h of heroesIn(g, zone)) {
    if (h === hero) continue;
    friends++;
    const fight = sense.closeFight(g, h, false);
    helpDamage = Math.max(helpDamage, fight.damage);
    helpNext += fight.hits * BASIC_ACTIONS;
    if (!heroAt(g.state, h).done) help += fight.hits * BASIC_ACTIONS;
  }
  const { zones, types } = g.context;
  let [rush, arrivals] = [0, 0];
  for (const near of itemAt(g.view.neighbours, zone)) {
    // Enemies attack where they stand before they move.
    if (hasHero(g, near)) continue;
    for (let t = 0; t < types.length; t++) {
      const n = itemAt(g.state.enemies, t * zones + near);
      arrivals += n;
      rush += n * (itemAt(types, t).actions - 1);
    }
  }
  const spawns = g.context.mission.spawns.some(
    (s, i) => s.zone === zone && g.state.spawns[i] === SPAWN.active,
  );
  return { zone, friends, help, helpNext, helpDamage, rush, arrivals, spawns };
}

/** Attacks by the enemies of a zone, once `kills` of those that can be killed are gone, the fastest first. */
function attacksLeft(g: Game, zone: number, damage: number, kills: number): number {
  const { zones, types } = g.context;
  let attacks = 0;
  for (let t = types.length - 1; t >= 0; t--) {
    const n = itemAt(g.state.enemies, t * zones + zone);
    if (n === 0) continue;
    const killed = itemAt(types, t).toughness <= damage ? Math.min(n, kills) : 0;
    kills -= killed;
    attacks += (n - killed) * itemAt(types, t).actions;
  }
  return attacks;
}

/** Risk of a hero being there at the end of the turn after fighting there with so many actions. */
export function riskAt(
  g: Game,
  hero: number,
  o: Outlook,
  actions: number,
  fight: Strength,
  killed = 0,
): number {
  const damage = Math.max(fight.damage, o.helpDamage);
  const left = attacksLeft(g, o.zone, damage, killed + fight.hits * actions + o.help);
  const share = (left + o.rush) / (1 + o.friends);
  const health = enduranceOf(g, hero);
  const deadly = share >= health - 0.4 ? DEADLY : 0;
  const coming = left + o.arrivals;
  const pinned = Math.max(0, coming - 0.7 * (fight.hits * BASIC_ACTIONS + o.helpNext));
  return 9 * share + deadly + pinned + 0.8 * coming + (o.spawns ? 1.5 : 0);
}
