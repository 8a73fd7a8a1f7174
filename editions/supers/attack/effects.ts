/**
 * What cards and skills do to pieces: push, stun, place, eliminate. One meaning for all editions.
 * Push: zone by zone by open ways, ignoring enemies; it is no Move, costs nothing and nothing reacts to it.
 */
import {
  addTo,
  heroAt,
  itemAt,
  typeAt,
  countOf,
  declareEvents,
  enemyId,
  experience,
  isUsed,
  markUsed,
  told,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { eliminate } from './hits.ts';
import { FAST, isEnemyHero, kitOf, BASIC } from '../kit.ts';
import { ownOf } from '../own.ts';

const TOLD = declareEvents({
  'enemies-pushed': told({ enemy: 'enemy', n: 'count', from: 'zone', to: 'zone' }, { beat: 'swarm' }),
  'hero-placed': told({ hero: 'hero', from: 'zone', to: 'zone' }, { beat: 'walk' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Moves enemy figures without waking anything; Stunned ones go last and stay Stunned. */
export function pushEnemies(
  g: Game,
  type: number,
  from: number,
  to: number,
  n: number,
  clause = 'S-ACT-2',
): void {
  const { zones } = g.context;
  const own = ownOf(g);
  const stunned = own.stunned.find((s) => s.type === type && s.zone === from);
  const awake = countOf(g, type, from) - (stunned?.n ?? 0);
  addTo(g.state.enemies, type * zones + from, -n);
  addTo(g.state.enemies, type * zones + to, n);
  if (stunned && n > awake) {
    stunned.n -= n - awake;
    stun(g, type, to, n - awake);
  }
  kitOf(g).pushed?.(g, type, from);
  g.stirred = true;
  g.emit?.(clause, {
    type: 'enemies-pushed',
    enemy: enemyId(g, type),
    n,
    from: zoneId(g, from),
    to: zoneId(g, to),
  });
}

/** No activation until the End Phase. */
export function stun(g: Game, type: number, zone: number, n: number): void {
  const { stunned } = ownOf(g);
  const known = stunned.find((s) => s.type === type && s.zone === zone);
  if (known) known.n = Math.min(countOf(g, type, zone), known.n + n);
  else stunned.push({ type, zone, n });
}

/** Zones a figure may be pushed to from here; common enemies not past a barricade. */
export function pushWays(g: Game, zone: number, type = NO_ENEMY): readonly number[] {
  const { barricades } = ownOf(g);
  const ways = itemAt(g.view.neighbours, zone);
  if (barricades.length === 0 || type === NO_ENEMY || isEnemyHero(type)) return ways;
  const barred = barricades.map((door) => itemAt(g.context.board.doors, door));
  return ways.filter((z) => !barred.some((d) => (d.a === zone && d.b === z) || (d.b === zone && d.a === z)));
}
const NO_ENEMY = -1;

/** Can figures of this type be pushed at all? */
export const isPushable = (g: Game, type: number): boolean => !kitOf(g).immovable?.(g, type);

/** Puts a hero into a zone directly; nothing reacts to it. */
export function placeHero(g: Game, hero: number, to: number, cause = 'S-ACT-2'): void {
  const h = heroAt(g.state, hero);
  const from = zoneId(g, h.zone);
  h.zone = to;
  g.context.edition.policies.heroLeaves?.(g, hero);
  g.stirred = true;
  g.emit?.(cause, { type: 'hero-placed', hero: h.id, from, to: zoneId(g, to) });
}

/** Eliminates without an attack: experience, but no hunger and no bystanders (S-FAQ-4, Z-DEV-6). */
export function strikeDown(g: Game, hero: number, type: number, zone: number, n: number): Frame[] {
  const gone = eliminate(g, hero, type, zone, n);
  return [...(gone ? [gone] : []), experience(hero, n * typeAt(g.context, type).xp)];
}

export const isSmallFry = (type: number): boolean => type === BASIC || type === FAST;

/** Troopers and Specialists of a zone: what many cards speak of. */
export const smallFry = (g: Game, zone: number): number[] =>
  [BASIC, FAST].filter((type) => countOf(g, type, zone) > 0);

/** Once per round, in whatever phase. */
export const usedThisRound = (g: Game, hero: number, ability: string): boolean =>
  ownOf(g).usedThisRound.length > 0 && ownOf(g).usedThisRound.includes(`${ability}@${hero}`);
export const markThisRound = (g: Game, hero: number, ability: string): void => {
  ownOf(g).usedThisRound.push(`${ability}@${hero}`);
};

/** The same, and says that it is used. */
export function useThisRound(g: Game, hero: number, skill: string): void {
  markThisRound(g, hero, skill);
  sayUsed(g, hero, skill);
}

/**
 * Once per turn, for what comes with an attack: also in another hero's turn in which the hero may attack, and then used
 * up for the own one. A hero has one turn in each round.
 */
export const mayWithAttack = (g: Game, hero: number, ability: string): boolean =>
  g.state.active >= 0 && !usedThisRound(g, hero, ability);

/** Once per turn, and only in the hero's own turn. */
export const mayThisTurn = (g: Game, hero: number, ability: string): boolean =>
  g.state.active === hero && !isUsed(g, hero, ability);

/** Says that a skill is used, and on which other hero. */
export function sayUsed(g: Game, hero: number, skill: string, other?: string): void {
  const { clause = '' } = g.context.abilities.get(skill) ?? {};
  g.emit?.(clause, { type: 'skill-used', hero: heroAt(g.state, hero).id, skill, other });
}

/** The same, and marks it for the turn. */
export function useSkill(g: Game, hero: number, skill: string, other?: string): void {
  markUsed(g, hero, skill);
  sayUsed(g, hero, skill, other);
}
