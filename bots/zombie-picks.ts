/** Answers of a Zombie Hero's player outside the turn menu: cards to use, targets, people to keep. */
import { enemiesIn, type AllocateDecision, type Decision, type Game, type Option, type PickDecision } from '@holdout/engine'; // prettier-ignore
import { prevents, shareCheaply, type Shields } from './wound-shares.ts';
import { devourChance } from './zombie-fight.ts';
import { FIRST_HERO, healthOf, hungerOf, RAVENOUS } from './zombie-table.ts';

/** Cards and skills that are good whenever they can do something. */
const ALWAYS = [
  'energy-blast', 'ricochet', 'strafing-run', 'sting-and-fly', 'slice-and-bite', 'second-helping', 'shockwave', 'aunt-may',
  'meat-shield', 'undead-loyalty', 'rise-and-bite', 'wong', 'okoye', 'thunderbolt-ross', 'false-trail', 'crack-the-shell',
  'pick-of-the-litter', 'visor-wide-open', 'momentum',
]; // prettier-ignore
/** A bite that fails as often needs the card. */
const LIKELY = 0.8;
const CROWD = 3;

/** The best cards to hold on to. */
const KEPT = [
  'stitch-up', 'numb', 'meat-shield', 'undead-loyalty', 'grave-strength', 'rise-and-bite', 'crack-the-shell', 'bring-it-back-up',
  'glassy-stare', 'iron-jaw', 'bite-your-tongue', 'second-helping', 'play-dead', 'dead-calm', 'pick-of-the-litter',
]; // prettier-ignore

/** Drops what is of least use; of people the new one is kept, none is much better than another. */
export function chooseKept(d: PickDecision, best = KEPT): string {
  const rank = (o: Option): number => {
    const place = best.indexOf(idOf(o));
    return place < 0 ? best.length : place;
  };
  const drops = d.options.filter((o) => o.verb === 'drop');
  if (drops.length === 0) return d.options[0].id;
  return drops.reduce((worst, o) => (rank(o) > rank(worst) ? o : worst)).id;
}

export const idOf = (o: Option): string => o.cards?.[0] ?? '';

export function chooseReaction(g: Game, hero: number, d: PickDecision): string {
  const use = d.options.find((o) => o.verb === 'use' && isWanted(g, userOf(g, hero, o), idOf(o), d));
  return (use ?? d.options.find((o) => o.verb === 'go-on') ?? d.options[0]).id;
}

/** In the enemies' turn anybody may: the option names whose it is. */
export const userOf = (g: Game, hero: number, o: Option): number => {
  const named = g.state.heroes.findIndex((h) => h.id === o.heroes?.[0]);
  return named < 0 ? hero : named;
};

function isWanted(g: Game, hero: number, ability: string, d: Decision): boolean {
  if (ALWAYS.includes(ability)) return true;
  if (hero < 0) return false;
  const hunger = hungerOf(g, hero);
  const health = healthOf(g, hero);
  const { zone } = g.state.heroes[hero];
  switch (ability) {
    case 'iron-jaw':
      return devourChance(g, zone, hunger) < LIKELY && (hunger >= 3 || heroesAmong(g, zone));
    case 'grave-strength':
      return heroesAmong(g, zone) || enemiesIn(g, zone) >= CROWD;
    case 'nerve-strike':
      return holdsHero(g, zone);
    case 'rising-rage':
    case 'full-salvo':
      return hunger <= 1;
    case 'energy-absorption':
      return hunger < RAVENOUS - 1 || health <= Number(d.about?.['wounds'] ?? 1);
    case 'numb':
      return health <= 3 || Number(d.about?.['wounds'] ?? 2) > 1;
    case 'bite-your-tongue':
      return hunger >= 2;
    case 'dead-calm':
      return isPoorRoll(d);
    case 'play-dead':
      return health <= 3 && enemiesIn(g, zone) > 0;
    default:
      return false;
  }
}

/** One hero lost is the game lost (Z-LOSE-1). */
const FALL = 60;
/** What a card and a point of hunger are worth in wounds. */
const CARD = 1;
const HUNGER = 0.9;
const FREE = 0;

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  numb: () => prevents(2, CARD),
  'mystic-armor': () => ({ price: FREE, left: (n) => (n > 1 ? n - 1 : n) }),
  'energy-absorption': (g, hero) => {
    const most = Math.max(0, RAVENOUS - 1 - hungerOf(g, hero));
    return most > 0 ? prevents(most, HUNGER * most) : undefined;
  },
};

/** People are no targets of those who eat them. */
export const shareWounds = (g: Game, d: AllocateDecision): string =>
  shareCheaply(g, d, { shields: SHIELDS, fall: FALL, person: () => 0 });

const holdsHero = (g: Game, zone: number): boolean =>
  g.context.types.some((_, t) => t >= FIRST_HERO && g.state.enemies[t * g.context.zones + zone] > 0);

/** A Super Hero within reach. */
export const heroesAmong = (g: Game, zone: number): boolean =>
  [zone, ...g.view.neighbours[zone]].some((z) => holdsHero(g, z));

export function isPoorRoll(d: Decision): boolean {
  const dice = d.about?.['dice'];
  return Array.isArray(dice) && dice.length > 0 && Number(d.about?.['hits'] ?? 0) * 3 < dice.length;
}

/** Whoever is hungriest eats first; then those among enemies. */
export const chooseNext = (g: Game, d: PickDecision): string => {
  const need = (o: Option): number => {
    const { zone } = g.state.heroes[o.args[0]];
    return hungerOf(g, o.args[0]) + Math.min(3, enemiesIn(g, zone));
  };
  return d.options.reduce((best, o) => (need(o) > need(best) ? o : best)).id;
};

/** Health with which somebody can still be a help. */
const SOUND = 2;

/** One hero lost is the game lost: the sound wait for those who have had their turn and must face the enemies. */
export function chooseLeaving(g: Game, hero: number): string {
  const behind = g.state.heroes.some((h, i) => i !== hero && h.status === 'in' && h.done);
  return behind && healthOf(g, hero) >= SOUND ? 'stay' : 'leave';
}

/** Enemy heroes first, then whoever acts twice. */
export function chooseTarget(g: Game, d: PickDecision): string {
  const worth = (o: Option): number => {
    const type = g.context.types.find((t) => t.id === o.enemies?.[0]);
    return type ? type.toughness + 2 * type.actions : 1;
  };
  return d.options.reduce((best, o) => (worth(o) > worth(best) ? o : best)).id;
}

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
