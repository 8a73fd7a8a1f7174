/** Answers in DCeased outside the turn menu: cards to use, who takes wounds, what is carried, kept and left. */
import { enemiesIn, type AllocateDecision, type Game, type Option, type PickDecision } from '@holdout/engine'; // prettier-ignore
import { activePoints, isPlugging } from './dceased-aims.ts';
import { dceasedWay } from './dceased-plan.ts';
import { needsPeople } from './dceased-people.ts';
import { dceasedOwn, escortedBy } from './dceased-table.ts';
import { wishesOf } from './dceased-words.ts';
import { powerOf } from './hero-table.ts';
import { reactionBy, type Asked } from './living-picks.ts';
import { isSpent, prevents, shareCheaply, type Shield, type Shields } from './wound-shares.ts';
import { chooseKept, idOf, isPoorRoll } from './zombie-picks.ts';
import { healthOf, personId } from './zombie-table.ts';

/** Cards and skills that are good whenever they can do something. */
const ALWAYS = [
  'fail-safe', 'battle-ready', 'bracers-up', 'riot-shield', 'chain-reaction', 'one-true-shot', 'stooping-strike',
  'study-in-weakness', 'green-lanterns-might', 'bibbo-bibbowski', 'secret-mission-4', 'dead-air', 'mercy-graves', 'tripwire',
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

const rankOf = (card: string): number => (KEPT.includes(card) ? KEPT.indexOf(card) : KEPT.length);

export function chooseHeld(d: PickDecision): string {
  const keeps = d.options.filter((o) => o.verb === 'keep');
  if (keeps.length === 0) return chooseKept(d, KEPT);
  return keeps.reduce((best, o) => (rankOf(idOf(o)) < rankOf(idOf(best)) ? o : best)).id;
}

/** How many people may still be lost: face-down cards count as somebody. */
function sparePeople(g: Game): number {
  const { away, bystanders, cards } = dceasedOwn(g);
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
  const need = (o: Option): number => {
    const [hero] = o.args;
    const { zone } = g.state.heroes[hero];
    const { aims, far } = dceasedWay(g, hero);
    const isThere = aims.some((a) => a.zone === zone) && enemiesIn(g, zone) === 0;
    return (isThere ? 20 : 0) + 2 * Math.min(3, enemiesIn(g, zone)) - (aims.length > 0 ? 0.5 * far[zone] : 0);
  };
  return d.options.map((o) => ({ o, n: need(o) })).reduce((best, x) => (x.n > best.n ? x : best)).o.id;
}

/** Taken along for nothing, but left where it plugs a hole (M-D3). */
export function chooseAlong(g: Game, d: PickDecision): string {
  const from = g.context.board.indexOf.get(String(d.about?.['zone'])) ?? -1;
  const stays = isPlugging(g) && activePoints(g).includes(from);
  return (d.options.find((o) => (stays ? o.verb === 'leave-it' : o.verb === 'along')) ?? d.options[0]).id;
}

/** Do the wounds at hand, one prevented, still take the hero out? */
function isDeadly(g: Game): boolean {
  const suffer = g.state.stack.findLast((f) => f.proc === 'suffer') as
    { hero: number; wounds: number } | undefined;
  return suffer !== undefined && suffer.wounds > healthOf(g, suffer.hero);
}

/** All play for one team, so what another hero asks for is theirs; but people stay where they are safer. */
export function chooseAboutOffer(g: Game, hero: number, d: PickDecision): string {
  const other = g.state.heroes.findIndex((h) => h.id === d.about?.['other']);
  const leaving = dceasedOwn(g).bystanders.some(
    (b) => b.hero === hero && [d.about?.['gives']].flat().includes(personId(g, b.card)),
  );
  return leaving && healthOf(g, other) < healthOf(g, hero) ? 'refuse' : 'agree';
}

/** A question a card asks about itself: the most of it; dice that missed; nobody pushed among friends. */
export function chooseDetail(g: Game, d: PickDecision): string {
  const safe = d.options.filter((o) => !o.risks?.length);
  const options = safe.length > 0 ? safe : d.options;
  const find = (verb: string, way?: string): Option | undefined =>
    options.find((o) => o.verb === verb && o.way === way);
  const quick = find('reroll', 'misses') ?? (isDeadly(g) ? undefined : find('block')) ?? find('done');
  if (quick) return quick.id;
  const worth = (o: Option): number => {
    if (o.verb === 'spend') return o.args[0];
    if (o.verb === 'discard') return 1;
    if (o.verb === 'give-up') return -rankOf(idOf(o));
    const zone = o.args[o.args.length - 1];
    return o.verb === 'push' ? -g.state.heroes.filter((h) => h.zone === zone).length : 0;
  };
  return options.reduce((best, o) => (worth(o) > worth(best) ? o : best)).id;
}

const PERSON = 3;
const NEEDED = 8;
const TARGET = 100;
/** Who falls leaves people and objects behind, and the others play on. */
const FALL = 15;
/** What a power and a card are worth in wounds. */
const POWER = 0.6;
const CARD = 1;
const FREE = 0;
const all = (price: number): Shield => ({ price, left: () => 0 });

/** Cards and skills that work on a hero's own share. */
const SHIELDS: Shields = {
  'already-gone': (g, hero) =>
    powerOf(g, hero) > 0 && !isSpent(g, hero, 'already-gone') ? all(POWER) : undefined,
  'riot-shield': (g) => (isSpent(g, THE_CARD, 'riot-shield') ? all(CARD) : prevents(1, FREE)),
  'guardian-drone': () => prevents(2, CARD),
  sacrifice: (g, hero) => {
    const people = Math.min(escortedBy(g, hero), sparePeople(g));
    return people > 0 ? prevents(people, PERSON * people) : undefined;
  },
};
/** The Riot Shield counts its uses by itself, whoever holds it. */
const THE_CARD = -1;

/** A person before the last health of a hero, a target never. */
export function shareWounds(g: Game, d: AllocateDecision): string {
  const person = needsPeople(g) ? NEEDED : PERSON;
  return shareCheaply(g, d, {
    shields: SHIELDS,
    fall: FALL,
    person: (o) => (o.risks?.length ? TARGET : person),
  });
}
