/** What the attacks of a Zombie Hero's turn are worth. */
import { ownOf } from '@holdout/editions/supers';
import { hungerOf } from '@holdout/editions/zombie-mode';
import { itemAt, type Game, type Option } from '@holdout/engine';
import { asksFor } from '../plain/words.ts';
import type { Turn } from '../supers/ends.ts';
import type { Way } from '../supers/plan.ts';
import { levelAskedFor } from './aims.ts';
import { bestEnd } from './ends.ts';
import { DEVOUR, prospectOf } from './fight.ts';

const KILL = 1;
/** A kill more, where experience wins. */
const GROWTH = 2;
const MEAL = 35;
const SNACK = 2;
/** Somebody eaten whom another hero needed. */
const SPOILT = 12;
/** Prey wasted while others starve. */
const FOOD = 8;

export function attackWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, way } = turn;
  const p = prospectOf(g, hero, option, turn.field);
  const prey = mealWorth(g, hero, zone, way);
  let end = p.fed > 0 ? p.fed * bestEnd(turn, p.field, zone, actions, 0) : 0;
  p.hungers.forEach((chance, hunger) => {
    if (chance > 0) end += (1 - p.fed) * chance * bestEnd(turn, p.field, zone, actions, hunger);
  });
  return (
    end +
    killWorth(g, hero) * p.kills +
    prey * p.meal -
    FOOD * turn.scarcity * wasted(g, hero, option, p.kills)
  );
}

/** People are for those who still have to eat one, and best left alone where each meal calls an enemy hero (M-MZ9). */
function mealWorth(g: Game, hero: number, zone: number, { aims }: Way): number {
  const { devoured, bystanders } = ownOf(g);
  if (asksFor(g, 'noEnemyHeroes') && !bystanders.some((b) => b.zone === zone && b.marked)) return -MEAL;
  if (asksFor(g, 'eachHeroDevours') && itemAt(devoured, hero) > 0 && devoured.includes(0)) return -SPOILT;
  return aims.some((a) => a.act === 'hunt' && a.zone === zone) ? MEAL : SNACK;
}

/** Where everybody has to grow, kills are for those who are behind (M-MZ7). */
function killWorth(g: Game, hero: number): number {
  const wanted = levelAskedFor(g);
  if (wanted < 0) return KILL;
  const { heroes } = g.state;
  const most = Math.max(...heroes.map((h) => h.xp));
  return itemAt(heroes, hero).level >= wanted
    ? 0
    : KILL + GROWTH * (1 + (most - itemAt(heroes, hero).xp) / 10);
}

/** Food that nobody needed so soon: eaten without hunger, or killed and not eaten. */
const wasted = (g: Game, hero: number, option: Option, kills: number): number =>
  option.args[0] === DEVOUR ? (kills * Math.max(0, 2 - hungerOf(g, hero))) / 2 : kills;
