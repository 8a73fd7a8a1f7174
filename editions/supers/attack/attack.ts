/**
 * An attack from its choice to its last reaction, with the junctures at which abilities step in (S-COM-1 to S-COM-12):
 * dice, re-rolls, hits by target priority, experience, the track, what comes after.
 */
import {
  heroAt,
  itemAt,
  callIf,
  call,
  DONE,
  experience,
  fired,
  fireRules,
  inSequence,
  juncture,
  procedure,
  rollDice,
  zoneId,
  zoneOption,
  type Frame,
  type Game,
  type TriggersOf,
} from '@holdout/engine';
import { assignHits } from './hits.ts';
import { kitOf, TARGET } from '../kit.ts';
import { DEVOUR, weaponsOf } from './weapons.ts';
import { cardOrTarget } from '../missions/arguments.ts';

/** After the Devour is resolved. */
export const DEVOUR_TRIGGERS = { 'bystander-devoured': fired(['hero', 'zone'], { of: cardOrTarget }) };
declare module '@holdout/engine' {
  interface Junctures {
    'attack-declared': Attack;
    'before-roll': Attack;
    'power-spent': Attack;
    'after-roll': Attack;
    assigning: Attack;
    'hits-assigned': Attack;
    gaining: Attack;
    'after-attack': Attack;
  }
  interface TriggerMap extends TriggersOf<typeof DEVOUR_TRIGGERS> {}
}

/** A person devoured, for what the mission makes of it. */
export interface Meal {
  card: string;
  zone: number;
  marked: boolean;
}

export interface FiguresOfType {
  type: number;
  n: number;
}

/** `by` less toughness for one figure of the type in the zone. */
interface Weakness {
  type: number;
  zone: number;
  by: number;
}

/** The toughness of all figures of the type in this attack. */
interface SetToughness {
  type: number;
  to: number;
}

export interface Attack extends Frame<'attack'> {
  hero: number;
  /** Id of the weapon; the hero's own, `devour`, `sign`. */
  line: string;
  /** Is it the hero's unique attack? */
  unique: boolean;
  /** One zone, two where an ability allows it. */
  zones: number[];
  accuracy: number;
  /** Dice of the weapon itself; abilities may replace them. */
  base: number;
  /** Dice added by abilities and cards. */
  bonus: number;
  /** Power spent on dice, and the dice for each (H-POW-3). */
  spent: number;
  perPower: number;
  /** Hits of each success, all of them on one enemy (H-HAND-1), and hits taken away from one success. */
  perDie: number;
  blocked: number;
  /** No dice of any other source (objects). */
  plain: boolean;
  /** No power can be spent on its dice. */
  unpowered: boolean;
  /** Only enemies that are no heroes (objects that are thrown). */
  small: boolean;
  /** Of the weapon: abilities may make a melee attack a ranged one. */
  mode: 'melee' | 'ranged';
  dice: number[];
  /** Dice re-rolled by hero effects and by enemy effects, each at most once (D-ROLL-1). */
  rerolled: number[];
  forced: number[];
  hits: number;
  /** Hits for each zone once they are divided. */
  shares: number[];
  /** Zones assigned so far. */
  assigned: number;
  /** Target priority does not hold. */
  anyTarget: boolean;
  /** The one figure that can be hit: a target number of hits.ts, -1 for none named. */
  only: number;
  /** The figures that can be hit, so many of each type; none named: all there are. */
  among: FiguresOfType[];
  /** Toughness set for whole types, then taken off one figure each. */
  set: SetToughness[];
  weaker: Weakness[];
  /** Toughness taken off everybody, and what a hit on an enemy hero counts. */
  softer: number;
  perHero: number;
  /** Enemies eliminated, enemy heroes among them, experience they give, people devoured. */
  kills: number;
  slain: number;
  xp: number;
  meals: Meal[];
  /** Hits left over in each zone. */
  unused: number[];
  /** Enemy hero types that took hits and still stand. */
  grazed: number[];
  /** Types that have taken all that is coming to them: further hits go past them. */
  past: number[];
  /** The dice do not move the track. */
  calm: boolean;
  /** Traits the hero has used in it, as far as something waits for the end of their effect. */
  traits: number;
  /** Skills the hero had when it was declared (S-COM-11). */
  skills: number;
  /** Abilities chosen for it that act later on. */
  noted: string[];
  /** Ability that granted it for free, '' for an action. */
  by: string;
}

type AttackChoice = Pick<Attack, 'hero' | 'line' | 'zones'> & Partial<Attack>;

export function attack(g: Game, choice: AttackChoice): Frame {
  const own = kitOf(g).weaponOf(heroAt(g.state, choice.hero).id);
  const weapon = weaponsOf(g, choice.hero).find((w) => w.id === choice.line) ?? own;
  const f: Attack = {
    proc: 'attack',
    step: 'declared',
    unique: choice.line === own.id,
    accuracy: weapon.accuracy,
    base: weapon.dice,
    bonus: 0,
    spent: 0,
    perPower: 1,
    perDie: 1,
    blocked: 0,
    plain: false,
    unpowered: false,
    small: weapon.small ?? false,
    mode: weapon.mode,
    dice: [],
    rerolled: [],
    forced: [],
    hits: 0,
    shares: [],
    assigned: 0,
    anyTarget: false,
    only: -1,
    among: [],
    set: [],
    weaker: [],
    softer: weapon.softer ?? 0,
    perHero: weapon.perHero ?? 1,
    kills: 0,
    slain: 0,
    xp: 0,
    meals: [],
    unused: [],
    grazed: [],
    past: [],
    calm: false,
    traits: 0,
    skills: heroAt(g.state, choice.hero).skills.length,
    noted: [],
    by: '',
    ...choice,
  };
  return f;
}

export const isDevour = (f: Attack): boolean => f.line === DEVOUR.id;

/** Dice that hit; each scores `perDie` hits. */
export const hitsOf = (f: Attack): number => f.dice.filter((d) => d >= f.accuracy).length;

export const attackProcedure = procedure<Attack>()({
  declared(g, f) {
    return callIf(f, 'before', juncture(g, 'attack-declared', f.hero));
  },
  before(g, f) {
    return callIf(f, 'power', juncture(g, 'before-roll', f.hero));
  },
  power(g, f) {
    return callIf(f, 'bought', !f.plain && !f.unpowered && kitOf(g).beforeRoll?.(g, f));
  },
  bought(g, f) {
    return callIf(f, 'roll', f.spent > 0 && juncture(g, 'power-spent', f.hero));
  },
  roll(g, f) {
    // The track counts as it stands now, after anything paid for this attack (Z-FAQ-3); no upper limit (S-FAQ-5).
    const n = f.base + (f.plain ? 0 : f.bonus + kitOf(g).bonusDice(g, f));
    f.accuracy = kitOf(g).accuracy?.(g, f) ?? f.accuracy;
    f.dice = rollDice(g, 'attack', n);
    f.hits = hitsOf(f);
    g.emit?.('S-COM-1', {
      type: 'attacked',
      hero: heroAt(g.state, f.hero).id,
      weapon: f.line,
      zone: zoneId(g, itemAt(f.zones, 0)),
      ...(f.zones.length > 1 ? { second: zoneId(g, itemAt(f.zones, 1)) } : {}),
      accuracy: f.accuracy,
      dice: f.dice.slice(),
      hits: f.hits,
    });
    return callIf(f, 'rolled', juncture(g, 'after-roll', f.hero));
  },
  rolled(g, f) {
    f.hits = hitsOf(f);
    return callIf(f, 'divide', juncture(g, 'assigning', f.hero));
  },
  // Hits of an attack on two zones are divided first, then assigned in each.
  divide: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      return {
        kind: 'allocate',
        prompt: 'assign-hits',
        by: h.seat,
        hero: h.id,
        total: f.hits,
        about: { zone: zoneId(g, itemAt(f.zones, 0)), damage: 1 },
        options: f.zones.map((z) => zoneOption(g, 'hit', z)),
      };
    },
    take(_g, f, { units }) {
      f.shares = units.slice();
      f.unused = f.zones.map(() => 0);
      return 'assign';
    },
  },
  assign(_g, f) {
    if (f.assigned >= f.zones.length) return 'assigned';
    const at = f.assigned++;
    return call(f, 'assign', assignHits(itemAt(f.zones, at), itemAt(f.shares, at), at));
  },
  assigned(g, f) {
    return callIf(f, 'gain', juncture(g, 'hits-assigned', f.hero));
  },
  // Gained when all hits are assigned; a level so reached changes nothing in this attack (S-COM-11).
  gain(g, f) {
    f.unused.forEach((hits, i) => {
      if (hits > 0) g.emit?.('S-COM-3', { type: 'hits-lost', zone: zoneId(g, itemAt(f.zones, i)), hits });
    });
    return f.xp > 0 ? call(f, 'settle-track', experience(f.hero, f.xp)) : 'settle-track';
  },
  'settle-track'(g, f) {
    return callIf(f, 'track', juncture(g, 'gaining', f.hero, f.skills));
  },
  track(g, f) {
    return callIf(f, 'reactions', kitOf(g).attackDone(g, f));
  },
  reactions(g, f) {
    g.stirred = true;
    return callIf(f, 'meals', juncture(g, 'after-attack', f.hero, f.skills));
  },
  // What the mission makes of people devoured comes when all else is done (M-MZ9-1).
  meals(g, f) {
    const eaten = f.meals;
    f.meals = [];
    g.stirred ||= eaten.length > 0;
    const frames = eaten.flatMap(({ card, zone, marked }) =>
      fireRules(g, 'bystander-devoured', {
        hero: f.hero,
        zone,
        type: -1,
        of: card,
        ...(marked ? TARGET : {}),
      }),
    );
    return callIf(f, 'end', inSequence(frames));
  },
  end: () => DONE,
});
