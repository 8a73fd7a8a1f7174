/** Answers of the living outside the turn menu: cards to use, who takes wounds, where people go. */
import { SOFTENED, STEADY } from '@holdout/editions/hero-mode';
import { healthOf, missionOf, powerOf, usedThisRound } from '@holdout/editions/supers';
import {
  heroAt,
  itemAt,
  enemiesIn,
  type AllocateDecision,
  type Game,
  type PickDecision,
} from '@holdout/engine';
import {
  chooseDetail as chooseDetailOf,
  MISSES,
  crowdNear,
  reactionBy,
  safeOf,
  type Asked,
} from '../living/answers.ts';
import { PERSON, personPrice, POWER } from '../living/wounds.ts';
import { chooseKept, isPoorRoll } from '../supers/answers.ts';
import { CARD, FREE, prevents, shareCheaply, type Shields } from '../supers/wounds.ts';
import { isTarget, personHeld } from './table.ts';

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
export const chooseHeld = (d: PickDecision): string => chooseKept({ ...d, options: safeOf(d) }, KEPT);

function isWanted(g: Game, { hero, ability, wounds, left }: Asked, d: PickDecision): boolean {
  const { zone } = heroAt(g.state, hero);
  switch (ability) {
    case 'sacrifice':
      return left <= 1;
    case 'roll-with-the-blow':
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

/** Dice that missed, and whoever can be rescued. */
export const chooseDetail = (g: Game, d: PickDecision): string =>
  chooseDetailOf(g, d.options, [MISSES, { verb: 'rescue' }, { verb: 'done' }]);

/** Where one hero begins alone, the others keep together (M-MH1). */
export const chooseStart = (g: Game, hero: number, d: PickDecision): string =>
  (missionOf(g).split === 'one' && hero > 0 ? itemAt(d.options, d.options.length - 1) : itemAt(d.options, 0))
    .id;

/** One hero lost is the game lost (H-LOSE-1). */
const FALL = 60;

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  'hard-as-rivets': (g, hero) => (powerOf(g, hero) >= STEADY ? prevents(1, FREE) : undefined),
  'woven-vibranium': (g, hero) => (usedThisRound(g, hero, 'woven-vibranium') ? undefined : prevents(1, FREE)),
  'rubber-bones': (g, hero) =>
    powerOf(g, hero) > 0 ? { price: POWER, left: (n) => Math.min(n, 1) } : undefined,
  'roll-with-the-blow': () => prevents(SOFTENED, CARD),
  sacrifice: (g, hero) => (isTarget(g, personHeld(g, hero)) ? undefined : prevents(1, PERSON)),
};

/** A person before the last health of a hero, a target never. */
export const shareWounds = (g: Game, d: AllocateDecision): string =>
  shareCheaply(g, d, { shields: SHIELDS, fall: FALL, person: personPrice() });
