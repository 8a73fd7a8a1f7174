/** Answers of a Zombie Hero's player outside the turn menu: cards to use, targets, people to keep. */
import type { Decision, Game, Option, PickDecision } from '@holdout/engine';
import { hungerOf, ownOf, RAVENOUS } from './zombie-table.ts';

/** Cards and skills that are good whenever they can do something. */
const ALWAYS = [
  'energy-blast', 'ricochet', 'strafing-run', 'sting-and-fly', 'slice-and-bite', 'second-helping', 'shockwave', 'aunt-may',
  'numb', 'meat-shield', 'undead-loyalty', 'rise-and-bite', 'wong', 'okoye', 'thunderbolt-ross', 'false-trail',
]; // prettier-ignore
/** Dice for an attack: when it is worth a card or a step of hunger. */
const BOOSTS = [
  'iron-jaw',
  'grave-strength',
  'rising-rage',
  'full-salvo',
  'crack-the-shell',
  'pick-of-the-litter',
];

/** The best cards to hold on to. */
const KEPT = [
  'numb', 'meat-shield', 'stitch-up', 'undead-loyalty', 'grave-strength', 'bring-it-back-up', 'rise-and-bite', 'iron-jaw',
  'glassy-stare', 'bite-your-tongue', 'second-helping', 'dead-calm', 'crack-the-shell', 'play-dead', 'pick-of-the-litter',
]; // prettier-ignore

/** Drops what is of least use; of people the new one is kept, none is much better than another. */
export function chooseKept(d: PickDecision): string {
  const rank = (o: Option): number => {
    const place = KEPT.indexOf(idOf(o));
    return place < 0 ? KEPT.length : place;
  };
  const drops = d.options.filter((o) => o.verb === 'drop');
  if (drops.length === 0) return d.options[0].id;
  return drops.reduce((worst, o) => (rank(o) > rank(worst) ? o : worst)).id;
}

const idOf = (o: Option): string => o.cards?.[0] ?? '';

export function chooseReaction(g: Game, hero: number, d: PickDecision): string {
  const use = d.options.find((o) => o.verb === 'use' && isWanted(g, hero, idOf(o), d));
  return (use ?? d.options.find((o) => o.verb === 'go-on') ?? d.options[0]).id;
}

function isWanted(g: Game, hero: number, ability: string, d: Decision): boolean {
  if (ALWAYS.includes(ability)) return true;
  const hunger = hero < 0 ? 0 : hungerOf(g, hero);
  const health = hero < 0 ? 5 : g.context.edition.policies.endurance(g, hero);
  if (ability === 'energy-absorption')
    return hunger < RAVENOUS - 1 || health <= Number(d.about?.['wounds'] ?? 1);
  if (ability === 'bite-your-tongue') return hunger >= 2;
  if (ability === 'dead-calm') return isPoorRoll(d);
  if (ability === 'play-dead') return health <= 2;
  return (
    BOOSTS.includes(ability) && (ability !== 'rising-rage' && ability !== 'full-salvo' ? true : hunger <= 1)
  );
}

function isPoorRoll(d: Decision): boolean {
  const dice = d.about?.['dice'];
  return Array.isArray(dice) && dice.length > 0 && Number(d.about?.['hits'] ?? 0) * 3 < dice.length;
}

/** Enemy heroes first, then whoever acts twice. */
export function chooseTarget(g: Game, d: PickDecision): string {
  const worth = (o: Option): number => {
    const type = g.context.types.find((t) => t.id === o.enemies?.[0]);
    return type ? type.toughness + 2 * type.actions : 1;
  };
  return d.options.reduce((best, o) => (worth(o) > worth(best) ? o : best)).id;
}

/** Away from the ways out, out of the crowd; the sides of the board are as good as any. */
export const chooseFirst = (d: PickDecision): string => d.options[0].id;

/** People run where heroes are near to catch them. */
export function chooseWay(g: Game, d: PickDecision): string {
  const near = (zone: number): number =>
    Math.min(
      ...g.state.heroes
        .filter((h) => h.zone >= 0)
        .map((h) => g.view.distance[h.zone * g.context.zones + zone]),
    );
  return d.options.reduce((best, o) => (near(o.args[0]) < near(best.args[0]) ? o : best)).id;
}

export const isStarving = (g: Game, hero: number): boolean => hungerOf(g, hero) >= RAVENOUS;
export const mealsNear = (g: Game, zone: number): boolean => ownOf(g).bystanders.some((b) => b.zone === zone);
