/** Answers of a Zombie Hero's player outside the turn menu: cards to use, wounds to share, when to leave. */
import { healthOf } from '@holdout/editions/supers';
import { HEAVY_BLOW, hungerOf, MOST_HUNGER, NUMBED } from '@holdout/editions/zombie-mode';
import { heroAt, enemiesIn, type AllocateDecision, type Game, type PickDecision } from '@holdout/engine';
import { chooseKept, idOf, isPoorRoll, useOrGoOn, userOf } from '../supers/answers.ts';
import { heroesAmong, holdsHero } from '../supers/table.ts';
import { CARD, FREE, prevents, shareCheaply, type Shields } from '../supers/wounds.ts';
import { devourChance } from './fight.ts';

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

export const chooseHeld = (d: PickDecision): string => chooseKept(d, KEPT);

export const chooseReaction = (g: Game, hero: number, d: PickDecision): string =>
  useOrGoOn(d, (o) => isWanted(g, userOf(g, hero, o), idOf(o), d));

function isWanted(g: Game, hero: number, ability: string, d: PickDecision): boolean {
  if (ALWAYS.includes(ability)) return true;
  if (hero < 0) return false;
  const hunger = hungerOf(g, hero);
  const health = healthOf(g, hero);
  const { zone } = heroAt(g.state, hero);
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
      return hunger < MOST_HUNGER - 1 || health <= Number(d.about?.['wounds'] ?? 1);
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
/** What a point of hunger is worth in wounds. */
const HUNGER = 0.9;

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  numb: () => prevents(NUMBED, CARD),
  'mystic-armor': () => ({ price: FREE, left: (n) => (n >= HEAVY_BLOW ? n - 1 : n) }),
  'energy-absorption': (g, hero) => {
    const most = Math.max(0, MOST_HUNGER - 1 - hungerOf(g, hero));
    return most > 0 ? prevents(most, HUNGER * most) : undefined;
  },
};

/** People are no targets of those who eat them. */
export const shareWounds = (g: Game, d: AllocateDecision): string =>
  shareCheaply(g, d, { shields: SHIELDS, fall: FALL, person: () => 0 });

/** Health with which somebody can still be a help. */
const SOUND = 2;

/** One hero lost is the game lost: the sound wait for those who have had their turn and must face the enemies. */
export function chooseLeaving(g: Game, hero: number): string {
  const behind = g.state.heroes.some((h, i) => i !== hero && h.status === 'in' && h.done);
  return behind && healthOf(g, hero) >= SOUND ? 'stay' : 'leave';
}
