/** Answers of the living outside the turn menu: cards to use, who takes wounds, where people go. */
import { enemiesIn, type AllocateDecision, type Game, type Option, type PickDecision } from '@holdout/engine';
import { heroMission, isTarget, personHeld, powerOf } from './hero-table.ts';
import { crowdNear, reactionBy, type Asked } from './living-picks.ts';
import { isSpent, prevents, shareCheaply, type Shields } from './wound-shares.ts';
import { chooseKept, isPoorRoll } from './zombie-picks.ts';
import { healthOf } from './zombie-table.ts';

/** Cards and skills that are good whenever they can do something. */
const ALWAYS = [
  'quick-to-mend', 'pounce', 'draining-touch', 'too-stubborn-to-die', 'woven-vibranium', 'hard-as-rivets', 'rubber-bones',
  'forked-lightning', 'hunters-rhythm', 'get-back', 'wrong-footed', 'shanna', 'okoye', 'not-on-my-watch', 'wong',
  'agent-coulson', 'blind-al', 'betty-ross', 'go-big',
]; // prettier-ignore
/** For an attack that matters: a Zombie Hero or a crowd near. */
const FOR_A_FIGHT = [
  'all-out', 'true-aim', 'find-the-weak-spot', 'coordinated-assault', 'living-scrap', 'wrecking-blow', 'arc-of-thunder',
]; // prettier-ignore

/** The best cards to hold on to. */
const KEPT = [
  'roll-with-the-blow', 'close-ranks', 'field-dressing', 'wrong-footed', 'all-out', 'get-back', 'deep-reserves',
  'overexertion', 'find-the-weak-spot', 'true-aim', 'follow-through', 'this-way', 'one-more-try', 'not-on-my-watch',
  'burst-of-speed', 'coordinated-assault', 'your-turn', 'rallying-cry',
]; // prettier-ignore

/** Never a card without which the mission is lost. */
export function chooseHeld(d: PickDecision): string {
  const safe = d.options.filter((o) => !o.risks?.length);
  return chooseKept({ ...d, options: safe.length > 0 ? safe : d.options }, KEPT);
}

function isWanted(g: Game, { hero, ability, wounds, left }: Asked, d: PickDecision): boolean {
  const { zone } = g.state.heroes[hero];
  switch (ability) {
    case 'sacrifice':
      return left <= 1;
    case 'roll-with-the-blow':
      return wounds > 1 || left <= 1;
    case 'close-ranks':
      return wounds > 1 || left <= 1;
    case 'follow-through':
      return crowdNear(g, zone) || enemiesIn(g, zone) > 0;
    case 'bend-the-odds':
    case 'one-more-try':
      return isPoorRoll(d);
    case 'someone-elses-face':
      return healthOf(g, hero) === 1;
    default:
      return false;
  }
}

export const chooseReaction = reactionBy({ always: ALWAYS, forAFight: FOR_A_FIGHT, isWanted });

/** A question a card asks about itself: the most of it; dice that missed; nobody pushed among friends. */
export function chooseDetail(g: Game, d: PickDecision): string {
  const find = (verb: string, way?: string): Option | undefined =>
    d.options.find((o) => o.verb === verb && o.way === way);
  const quick = find('reroll', 'misses') ?? find('rescue') ?? find('done');
  if (quick) return quick.id;
  const worth = (o: Option): number => {
    if (o.verb === 'spend') return o.args[0];
    const zone = o.args[o.args.length - 1];
    return o.verb === 'push' ? -g.state.heroes.filter((h) => h.zone === zone).length : 0;
  };
  return d.options.reduce((best, o) => (worth(o) > worth(best) ? o : best)).id;
}

/** Where one hero begins alone, the others keep together (M-MH1). */
export const chooseStart = (g: Game, hero: number, d: PickDecision): string =>
  (heroMission(g).split === 'one' && hero > 0 ? d.options[d.options.length - 1] : d.options[0]).id;

/** Shots go where most health stands. */
export function chooseAim(g: Game, d: PickDecision): string {
  const health = (o: Option): number =>
    g.state.heroes.reduce((n, h, i) => n + (h.zone === o.args[0] ? healthOf(g, i) : 0), 0);
  return d.options.reduce((best, o) => (health(o) > health(best) ? o : best)).id;
}

const PERSON = 3;
const TARGET = 100;
/** One hero lost is the game lost (H-LOSE-1). */
const FALL = 60;
/** What a power and a card are worth in wounds. */
const POWER = 0.6;
const CARD = 1;
const FREE = 0;
const STEADY = 2;

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  'hard-as-rivets': (g, hero) => (powerOf(g, hero) >= STEADY ? prevents(1, FREE) : undefined),
  'woven-vibranium': (g, hero) => (isSpent(g, hero, 'woven-vibranium') ? undefined : prevents(1, FREE)),
  'rubber-bones': (g, hero) =>
    powerOf(g, hero) > 0 ? { price: POWER, left: (n) => Math.min(n, 1) } : undefined,
  'roll-with-the-blow': () => prevents(2, CARD),
  sacrifice: (g, hero) => (isTarget(g, personHeld(g, hero)) ? undefined : prevents(1, PERSON)),
};

/** A person before the last health of a hero, a target never. */
export const shareWounds = (g: Game, d: AllocateDecision): string =>
  shareCheaply(g, d, { shields: SHIELDS, fall: FALL, person: (o) => (o.risks?.length ? TARGET : PERSON) });
