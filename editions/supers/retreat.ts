/** Once per turn a Move may leave some enemies out of its cost (Bob). The card that allows it is the verb of such a Move. */
import {
  abilitiesOf,
  enemiesIn,
  isUsed,
  markUsed,
  move,
  moveCost,
  NO_KIND,
  pay,
  valueOf,
  zoneId,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';

/** Enemies it may leave out. */
export const RETREAT = 'retreat';

interface Retreat {
  readonly by: string;
  readonly cost: number;
}

/** The cheaper Move the hero could make now, if there is one. */
export function retreatFrom(g: Game, hero: number): Retreat | null {
  const most = valueOf(g, hero, RETREAT);
  if (most === 0 || g.state.active !== hero || isUsed(g, hero, RETREAT)) return null;
  const behind = valueOf(g, hero, 'freeLeaving') > 0 ? 0 : enemiesIn(g, g.state.heroes[hero].zone);
  if (behind === 0) return null;
  const by = abilitiesOf(g, hero).find((a) => g.context.abilities.get(a)?.values?.[RETREAT]) ?? '';
  return { by, cost: moveCost(g, hero) - Math.min(most, behind) };
}

export const retreatOption = (g: Game, by: string, zone: number, cost: number): Option => ({
  id: `${by}:${zoneId(g, zone)}`,
  verb: by,
  args: [zone],
  zones: [zoneId(g, zone)],
  cards: [by],
  cost,
});

/** The option says where to, and the actions it costs. */
export function retreat(g: Game, hero: number, { verb, args, cost = 0 }: Option): Frame {
  pay(g, hero, cost, NO_KIND);
  markUsed(g, hero, RETREAT);
  const { clause = '' } = g.context.abilities.get(verb) ?? {};
  g.emit?.(clause, { type: 'card-used', hero: g.state.heroes[hero].id, card: verb });
  return move(hero, args[0], valueOf(g, hero, 'zonesPerMove'), cost);
}
