/** Assigning hits by target priority (S-COM-2 to S-COM-8, Z-DEV-1, Z-DEV-2, S-FAQ-6, S-FAQ-8). */
import {
  heroAt,
  itemAt,
  typeAt,
  asks,
  call,
  cardOption,
  countOf,
  declarePrompts,
  DONE,
  enemyId,
  enemyOption,
  frameOf,
  procedure,
  removeFigures,
  underWay,
  valueOf,
  zoneId,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
} from '@holdout/engine';
import { oneGone } from '../enemies/arrivals.ts';
import { isDevour, type Attack } from './attack.ts';
import { devourBystander } from '../people/bystanders.ts';
import { enemyHeroGone } from '../enemies/enemy-heroes.ts';
import { FAST, HEAVY, isEnemyHero, kitOf, LAST_ENEMY, BASIC } from '../kit.ts';
import { bystandersIn } from './weapons.ts';
import { ownOf } from '../own.ts';

const ASKED = declarePrompts({
  'hit-target': asks({ zone: 'zone', hits: 'number' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

/** Targets are numbers: enemy types, then people by their place in the list of bystanders. */
const PEOPLE = 1000;
const personTarget = (index: number): number => PEOPLE + index;
export const isPerson = (target: number): boolean => target >= PEOPLE;
const personOf = (target: number): number => target - PEOPLE;

interface Assign extends Frame<'assign-hits'> {
  zone: number;
  left: number;
  /** Place of the zone in the attack. */
  at: number;
  target: number;
}

export const assignHits = (zone: number, hits: number, at: number): Frame => {
  const f: Assign = { proc: 'assign-hits', step: 'next', zone, left: hits, at, target: -1 };
  return f;
};

/** Before an attack changes it. */
export const toughnessIn = (g: Game, type: number, zone: number): number =>
  kitOf(g).toughness?.(g, type, zone) ?? typeAt(g.context, type).toughness;

/** Hits it takes in this attack: what sets them, then what takes some off; never below 1 (S-FAQ-8). */
export function toughness(g: Game, f: Attack, target: number, zone: number): number {
  if (isPerson(target)) return 1;
  const less = f.unique ? valueOf(g, f.hero, 'uniqueToughness') : 0;
  const weaker = f.weaker.find((w) => w.type === target && w.zone === zone)?.by ?? 0;
  const base = f.set.find((s) => s.type === target)?.to ?? toughnessIn(g, target, zone);
  const hits = Math.max(1, base + less - weaker - f.softer);
  return isEnemyHero(target) ? Math.ceil(hits / f.perHero) : hits;
}

/** Takes toughness off one figure; what is taken off the one figure of an enemy hero adds up. */
export function weaken({ weaker }: Attack, type: number, zone: number, by: number): void {
  const known = isEnemyHero(type) && weaker.find((w) => w.type === type && w.zone === zone);
  if (known) known.by += by;
  else weaker.push({ type, zone, by });
}

/** Dice it takes where each scores several hits on one enemy (H-HAND-1), one of them perhaps a hit short. */
function diceFor(a: Attack, hits: number, left: number): number {
  const dice = Math.ceil(hits / a.perDie);
  return dice === left && dice * a.perDie - a.blocked < hits ? left + 1 : dice;
}

/** Hits that no die of the attack lacks any more go first where they are enough. */
function useDice(a: Attack, hits: number, dice: number): void {
  if (dice * a.perDie - a.blocked >= hits) a.blocked = 0;
}

/** An enemy takes a hit away; where a success scores several, that one scores one less (H-HAND-1). */
export function loseHit(a: Attack): void {
  if (a.perDie > 1) a.blocked++;
  else a.hits--;
}

/** All that a Devour could hit in the zone if there were no priority. */
export const allTargetsIn = (g: Game, zone: number): number[] => [
  ...g.context.types.map((_, type) => type).filter((type) => countOf(g, type, zone) > 0),
  ...bystandersIn(g, zone).map(personTarget),
];

/** After enemy heroes: heavy, basic, fast (S-COM-2). */
export const RANKS: readonly number[] = [HEAVY, BASIC, FAST];
const PEOPLE_RANK = LAST_ENEMY + 1;

/** Place of the type in target priority, 0 first. */
export const rankOf = (g: Game, type: number): number =>
  kitOf(g).rank?.(g, type) ?? (isEnemyHero(type) ? 0 : 1 + RANKS.indexOf(type));

/** Is a figure of this type, if there is one, a target of the attack? */
const canBeHit = ({ small, past, among }: Attack, type: number): boolean =>
  !(small && isEnemyHero(type)) &&
  !past.includes(type) &&
  (among.length === 0 || among.some((x) => x.type === type && x.n > 0));

/** Levels of target priority; bystanders last and for Devour only (S-COM-2, Z-DEV-3). */
export function levelsIn(g: Game, f: Attack, zone: number): number[][] {
  const levels: number[][] = [[], [], [], [], [], []];
  for (let type = 0; type < g.context.types.length; type++) {
    if (countOf(g, type, zone) === 0 || !canBeHit(f, type)) continue;
    itemAt(levels, rankOf(g, type)).push(type);
  }
  if (isDevour(f)) levels[PEOPLE_RANK] = bystandersIn(g, zone).map(personTarget);
  return f.only < 0 ? levels : levels.map((level) => level.filter((t) => t === f.only));
}

/** Those the next hit may go to. */
export function targetsIn(g: Game, f: Attack, zone: number): number[] {
  const levels = levelsIn(g, f, zone);
  return f.anyTarget ? levels.flat() : (levels.find((level) => level.length > 0) ?? []);
}

export const attackUnderWay = (g: Game): Attack | undefined => underWay<Attack>(g, 'attack');

/** The attack under way, where there must be one. */
export const attackOf = (g: Game): Attack => frameOf<Attack>(g, 'attack');

export const assignHitsProcedure = procedure<Assign>()({
  next: {
    ask(g, f) {
      const a = attackOf(g);
      const spent = isDevour(a) && a.kills + a.meals.length > 0;
      const targets = f.left === 0 || spent ? [] : targetsIn(g, a, f.zone);
      const within = withinReach(g, a, f, targets);
      if (within.length === 0) return leftOver(a, f, targets);
      const h = heroAt(g.state, a.hero);
      return {
        kind: 'pick',
        prompt: 'hit-target',
        by: h.seat,
        hero: h.id,
        about: { zone: zoneId(g, f.zone), hits: f.left },
        options: within.map((t) => targetOption(g, t)),
      };
    },
    take(g, f, { option }) {
      const a = attackOf(g);
      const target = itemAt(option.args, 0);
      spendHits(g, a, f, target);
      if (isPerson(target)) {
        const meal = devourBystander(g, a.hero, personOf(target));
        a.meals.push(meal.eaten);
        return meal.frame ? call(f, 'next', meal.frame) : 'next';
      }
      const dodge = kitOf(g).dodges?.(g, a, target, f.zone);
      if (dodge) return call(f, 'next', dodge);
      let n = 1;
      noteArrival(g, a, target, f.zone);
      // Where every hit must go on to the next of the same kind, they fall together and it is told once.
      for (; goesOn(g, a, f, target, n); n++) {
        spendHits(g, a, f, target);
        noteArrival(g, a, target, f.zone);
      }
      const frame = eliminate(g, a.hero, target, f.zone, n);
      a.kills += n;
      if (isEnemyHero(target)) a.slain++;
      a.xp += n * typeAt(g.context, target).xp;
      return frame ? call(f, 'next', frame) : 'next';
    },
  },
});

/** Those whom the hits that are left can eliminate. */
const withinReach = (g: Game, a: Attack, f: Assign, targets: readonly number[]): number[] =>
  targets.filter((t) => diceFor(a, toughness(g, a, t, f.zone), f.left) <= f.left);

function spendHits(g: Game, a: Attack, f: Assign, target: number): void {
  const hits = toughness(g, a, target, f.zone);
  const dice = diceFor(a, hits, f.left);
  useDice(a, hits, dice);
  f.left -= dice;
  const weak = a.weaker.findIndex((w) => w.type === target && w.zone === f.zone);
  if (weak >= 0) a.weaker.splice(weak, 1);
}

/** An attack on those alone who came in: the others were here before. */
function noteArrival(g: Game, a: Attack, target: number, zone: number): void {
  const group = a.among.find((x) => x.type === target && x.n > 0);
  if (!group) return;
  group.n--;
  oneGone(g, target, zone);
}

/** With n of them down, must the next hit go to another of the same common enemies? */
function goesOn(g: Game, a: Attack, f: Assign, target: number, n: number): boolean {
  if (f.left === 0 || isDevour(a) || isEnemyHero(target) || countOf(g, target, f.zone) <= n) return false;
  const within = withinReach(g, a, f, targetsIn(g, a, f.zone));
  return within.length === 1 && within[0] === target;
}

/**
 * Hits that cannot eliminate the next target of their level are lost (S-COM-3); a hero who took them still stands.
 * Where others could take them as well, players put them on somebody who does not strike back.
 */
function leftOver(a: Attack, f: Assign, targets: readonly number[]): typeof DONE {
  const { left } = f;
  const [only, ...others] = targets;
  if (left > 0 && others.length === 0 && only !== undefined && !isPerson(only) && isEnemyHero(only))
    a.grazed.push(only);
  a.unused[f.at] = left;
  return DONE;
}

export function targetOption(g: Game, target: number): Option {
  if (!isPerson(target)) return enemyOption(g, 'hit', target);
  const { card } = itemAt(ownOf(g).bystanders, personOf(target));
  return cardOption('hit', itemAt(kitOf(g).bystanders, card).id, [target]);
}

/** Takes enemies off the board; experience is the caller's (S-FAQ-4). */
export function eliminate(g: Game, hero: number, type: number, zone: number, n: number): Frame | null {
  kitOf(g).eliminated?.(g, hero, type, zone, n);
  removeFigures(g, zone, type, n);
  if (!isEnemyHero(type)) sparesStunned(g, type, zone);
  g.emit?.('S-COM-5', {
    type: 'enemies-killed',
    enemy: enemyId(g, type),
    n,
    zone: zoneId(g, zone),
    hero: hero < 0 ? '' : heroAt(g.state, hero).id,
  });
  return isEnemyHero(type) ? enemyHeroGone(g, type, zone, hero) : null;
}

/** Whoever can still act is eliminated before those who are Stunned: never worse for the players. */
export function sparesStunned(g: Game, type: number, zone: number): void {
  for (const s of ownOf(g).stunned) {
    if (s.type === type && s.zone === zone) s.n = Math.min(s.n, countOf(g, type, zone));
  }
}
