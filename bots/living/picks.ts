/** Cards the living use when they are asked: some always, some for a fight that matters, others as it comes. */
import { enemiesIn, type Game, type Option, type PickDecision } from '@holdout/engine';
import { heroesAmong, idOf, userOf } from '../zombie/picks.ts';
import { healthOf } from '../zombie/table.ts';

const CROWD = 3;

export const crowdNear = (g: Game, zone: number): boolean =>
  [zone, ...g.view.neighbours[zone]].some((z) => enemiesIn(g, z) >= CROWD);

/** Who is asked about which ability, the wounds at stake and the health they would leave. */
export interface Asked {
  readonly hero: number;
  readonly ability: string;
  readonly wounds: number;
  readonly left: number;
}

interface Habits {
  /** Good whenever they can do something. */
  readonly always: readonly string[];
  /** For an attack that matters: a Zombie Hero or a crowd near. */
  readonly forAFight: readonly string[];
  isWanted(g: Game, asked: Asked, d: PickDecision): boolean;
}

export function reactionBy({ always, forAFight, isWanted }: Habits) {
  function wants(g: Game, hero: number, o: Option, d: PickDecision): boolean {
    const ability = idOf(o);
    if (always.includes(ability)) return true;
    if (hero < 0) return false;
    const { zone } = g.state.heroes[hero];
    if (forAFight.includes(ability)) return heroesAmong(g, zone) || crowdNear(g, zone);
    const wounds = Number(d.about?.['wounds'] ?? 1);
    return isWanted(g, { hero, ability, wounds, left: healthOf(g, hero) - wounds }, d);
  }

  /** Never what would cost somebody without whom the mission is lost. */
  return (g: Game, hero: number, d: PickDecision): string => {
    const use = d.options.find((o) => o.verb === 'use' && !o.risks?.length && wants(g, userOf(g, hero, o), o, d)); // prettier-ignore
    return (use ?? d.options.find((o) => o.verb === 'go-on') ?? d.options[0]).id;
  };
}
