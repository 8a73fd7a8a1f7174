/** Cards the living use when they are asked: some always, some for a fight that matters, others as it comes. */
import { healthOf } from '@holdout/editions/supers';
import { heroAt, itemAt, enemiesIn, type Game, type Option, type PickDecision } from '@holdout/engine';
import { bestBy } from '../plain/best.ts';
import { idOf, useOrGoOn, userOf } from '../supers/answers.ts';
import { heroesAmong } from '../supers/table.ts';

const CROWD = 3;

export const crowdNear = (g: Game, zone: number): boolean =>
  [zone, ...itemAt(g.view.neighbours, zone)].some((z) => enemiesIn(g, z) >= CROWD);

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
    const { zone } = heroAt(g.state, hero);
    if (forAFight.includes(ability)) return heroesAmong(g, zone) || crowdNear(g, zone);
    const wounds = Number(d.about?.['wounds'] ?? 1);
    return isWanted(g, { hero, ability, wounds, left: healthOf(g, hero) - wounds }, d);
  }

  /** Never what would cost somebody without whom the mission is lost. */
  return (g: Game, hero: number, d: PickDecision): string =>
    useOrGoOn(d, (o) => !o.risks?.length && wants(g, userOf(g, hero, o), o, d));
}

/** Options that put nobody at risk without whom the mission is lost; all of them where there is none such. */
export function safeOf(d: PickDecision): readonly Option[] {
  const safe = d.options.filter((o) => !o.risks?.length);
  return safe.length > 0 ? safe : d.options;
}

/** Dice that missed, before all else. */
export const MISSES = { verb: 'reroll', way: 'misses' } as const;

/** A question a card asks about itself: one of `quick`, else the most of it, nobody pushed among friends. */
export function chooseDetail(
  g: Game,
  options: readonly Option[],
  quick: readonly Pick<Option, 'verb' | 'way'>[],
  worth: (o: Option) => number = () => 0,
): string {
  for (const { verb, way } of quick) {
    const found = options.find((o) => o.verb === verb && (way === undefined || o.way === way));
    if (found) return found.id;
  }
  return bestBy(options, (o) => {
    if (o.verb === 'spend') return itemAt(o.args, 0);
    const zone = o.args[o.args.length - 1];
    return o.verb === 'push' ? -g.state.heroes.filter((h) => h.zone === zone).length : worth(o);
  });
}

/** Shots go where most health stands. */
export const chooseAim = (g: Game, d: PickDecision): string =>
  bestBy(d.options, (o) =>
    g.state.heroes.reduce((n, h, i) => n + (h.zone === o.args[0] ? healthOf(g, i) : 0), 0),
  );
