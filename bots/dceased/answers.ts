/** Answers in DCeased outside the turn menu: cards to use, who takes wounds, what is carried, kept and left. */
import {
  DRONE_STOPS,
  escortedBy,
  ownOf,
  riotShield,
  THE_CARD,
  TRANSIT_OVERRIDE,
} from '@holdout/editions/dceased';
import { bystanderId, healthOf, powerOf, usedThisRound, woundsUnderWay } from '@holdout/editions/supers';
import {
  heroAt,
  numberAt,
  itemAt,
  enemiesIn,
  type AllocateDecision,
  type Game,
  type PickDecision,
} from '@holdout/engine';
import { chooseDetail as chooseDetailOf, MISSES, reactionBy, safeOf, type Asked } from '../living/answers.ts';
import { PERSON, personPrice, POWER } from '../living/wounds.ts';
import { bestBy } from '../plain/best.ts';
import { chooseKept, idOf, isPoorRoll, rankIn } from '../supers/answers.ts';
import { CARD, FREE, prevents, shareCheaply, type Shield, type Shields } from '../supers/wounds.ts';
import { activePoints } from './aims.ts';
import { needsPeople } from './people.ts';
import { wayOf } from './plan.ts';
import { wishesOf } from './words.ts';

/** Cards and skills that are good whenever they can do something. */
const ALWAYS = [
  'fail-safe', 'battle-ready', 'bracers-up', 'riot-shield', 'chain-reaction', 'one-true-shot', 'stooping-strike',
  'study-in-weakness', 'green-lanterns-might', 'bibbo-bibbowski', TRANSIT_OVERRIDE, 'dead-air', 'mercy-graves', 'tripwire',
  'backup-fire', 'stay-down',
]; // prettier-ignore
/** For an attack that matters: a Zombie Hero or a crowd near. */
const FOR_A_FIGHT = ['overclock', 'everyone-at-once', 'human-resources', 'canary-cry'];

/** The best cards to hold on to: traits, then equipment. */
const KEPT = [
  'lexcorp-energy-blade', 'guardian-drone', 'fail-safe', 'run-the-numbers', 'riot-shield', 'nth-metal-axe', 'overclock',
  'lexcorp-energy-blaster', 'everyone-at-once', 'autopsy-report', 'lexcorp-shock-gauntlets', 'tripwire', 'course-correction',
  'field-surgery-kit', 'backup-fire', 'targeting-visor', 'battery-swap', 'grab-and-go', 'trident-of-poseidon', 'stay-down',
  'overflow-cell', 'lexcorp-rail-rifle', 'make-room', 'dead-air', 'collision-course', 'chain-reaction',
]; // prettier-ignore

export function chooseHeld(d: PickDecision): string {
  const keeps = d.options.filter((o) => o.verb === 'keep');
  return keeps.length === 0 ? chooseKept(d, KEPT) : bestBy(keeps, (o) => -rankIn(KEPT, idOf(o)));
}

/** How many people may still be lost: face-down cards count as somebody. */
function sparePeople(g: Game): number {
  const { away, bystanders, cards } = ownOf(g);
  return away.length + bystanders.length + cards.filter((c) => !c.up).length - wishesOf(g).leastPeople;
}

function isWanted(g: Game, { hero, ability, wounds, left }: Asked, d: PickDecision): boolean {
  switch (ability) {
    case 'sacrifice':
      return sparePeople(g) > 0 && (left <= 0 || (left <= 1 && sparePeople(g) > 2));
    case 'guardian-drone':
      return wounds > 1 || left <= 1;
    case 'already-gone':
      return left <= 1;
    case 'run-the-numbers':
    case 'dan-turpin':
      return isPoorRoll(d);
    case 'course-correction':
      return isPoorRoll(d) && powerOf(g, hero) >= 2;
    default:
      return false;
  }
}

export const chooseReaction = reactionBy({ always: ALWAYS, forAFight: FOR_A_FIGHT, isWanted });

/** Whoever can do the work where they stand, then those among enemies, then those nearest to the work. */
export function chooseNext(g: Game, d: PickDecision): string {
  return bestBy(d.options, ({ args }) => {
    const hero = itemAt(args, 0);
    const { zone } = heroAt(g.state, hero);
    const { aims, far } = wayOf(g, hero);
    const isThere = aims.some((a) => a.zone === zone) && enemiesIn(g, zone) === 0;
    return (
      (isThere ? 20 : 0) +
      2 * Math.min(3, enemiesIn(g, zone)) -
      (aims.length > 0 ? 0.5 * numberAt(far, zone) : 0)
    );
  });
}

/** Taken along for nothing, but left where it plugs a hole (M-D3). */
export function chooseAlong(g: Game, d: PickDecision): string {
  const from = g.context.board.indexOf.get(String(d.about?.['zone'])) ?? -1;
  const stays = wishesOf(g).plugs && activePoints(g).includes(from);
  return (d.options.find((o) => (stays ? o.verb === 'leave-it' : o.verb === 'along')) ?? itemAt(d.options, 0))
    .id;
}

/** Do the wounds at hand, one prevented, still take the hero out? */
function isDeadly(g: Game): boolean {
  const suffer = woundsUnderWay(g);
  return suffer !== undefined && suffer.wounds > healthOf(g, suffer.hero);
}

/** All play for one team, so what another hero asks for is theirs; but people stay where they are safer. */
export function chooseAboutOffer(g: Game, hero: number, d: PickDecision): string {
  const other = g.state.heroes.findIndex((h) => h.id === d.about?.['other']);
  const leaving = ownOf(g).bystanders.some(
    (b) => b.hero === hero && [d.about?.['gives']].flat().includes(bystanderId(g, b.card)),
  );
  return leaving && healthOf(g, other) < healthOf(g, hero) ? 'refuse' : 'agree';
}

/** Dice that missed, a wound prevented where that is enough; of cards given up the least. */
export const chooseDetail = (g: Game, d: PickDecision): string =>
  chooseDetailOf(
    g,
    safeOf(d),
    [MISSES, ...(isDeadly(g) ? [] : [{ verb: 'block' }]), { verb: 'done' }],
    (o) => {
      if (o.verb === 'discard') return 1;
      return o.verb === 'give-up' ? -rankIn(KEPT, idOf(o)) : 0;
    },
  );

const NEEDED = 8;
/** Who falls leaves people and objects behind, and the others play on. */
const FALL = 15;
const all = (price: number): Shield => ({ price, left: () => 0 });

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  'already-gone': (g, hero) =>
    powerOf(g, hero) > 0 && !usedThisRound(g, hero, 'already-gone') ? all(POWER) : undefined,
  [riotShield.id]: (g) => (usedThisRound(g, THE_CARD, riotShield.id) ? all(CARD) : prevents(1, FREE)),
  'guardian-drone': () => prevents(DRONE_STOPS, CARD),
  sacrifice: (g, hero) => {
    const people = Math.min(escortedBy(g, hero).length, sparePeople(g));
    return people > 0 ? prevents(people, PERSON * people) : undefined;
  },
};

/** A person before the last health of a hero, a target never. */
export function shareWounds(g: Game, d: AllocateDecision): string {
  const person = personPrice(needsPeople(g) ? NEEDED : PERSON);
  return shareCheaply(g, d, { shields: SHIELDS, fall: FALL, person });
}
