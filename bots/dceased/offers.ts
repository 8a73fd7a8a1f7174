/** What rescues, equipment, objects, cards and skills are worth in a turn of DCeased. */
import { enemiesIn, type Option } from '@holdout/engine';
import { isPlugging, strays } from './aims.ts';
import { bestEnd } from './ends.ts';
import { blowWorth, strike } from './fight.ts';
import { savedWorth } from './people.ts';
import { escortedBy, isArmed } from './table.ts';
import { powerWorth, STEP } from '../living/ends.ts';
import { MOST_POWER, powerOf } from '../hero/table.ts';
import { TOKEN, WOUND, type Turn } from '../zombie/ends.ts';
import { WOUND_WORTH } from '../supers/field.ts';
import { heroesAmong } from '../zombie/picks.ts';
import { FIRST_HERO, healthOf, traitsHeld } from '../zombie/table.ts';

const WASTE = -20;
const PERSON = 10;
const SHIELD = 6;
const FULL = 3;
const WEAPON = 9;
/** An object gone for good. */
const USED_UP = 4;

/** Free or cheap deeds that help whenever there is somebody to do them to. */
const DEEDS: { readonly [ability: string]: number } = {
  'collision-course': 6,
  'cold-case': 1,
  'lana-lang': WASTE,
};

const heal = (health: number): number => (health < FULL ? 0.8 * WOUND * WOUND_WORTH[health] : WASTE);

const isWanted = ({ way, zone }: Turn): boolean => way.aims.some((a) => a.zone === zone);

/** Somebody at the hero's side: full power, and one who takes a wound. */
function rescueWorth(turn: Turn): number {
  const { g, hero } = turn;
  const filled = powerWorth(MOST_POWER) - powerWorth(powerOf(g, hero));
  const wanted = isWanted(turn) && strays(g).some((a) => a.zone === turn.zone);
  const saved = savedWorth(g, turn.field, turn.zone);
  return PERSON + filled + saved + (escortedBy(g, hero) === 0 ? SHIELD : 0) + (wanted ? 1.5 * TOKEN : 0);
}

function collectWorth(turn: Turn): number {
  const { g, hero, zone, way } = turn;
  const wanted = way.aims.some((a) => a.act === 'search' && a.zone === zone);
  return (isArmed(g, hero) ? 0 : WEAPON) + (wanted ? 1.5 * TOKEN : 0);
}

/** `<object>:<use>`: objects that a mission wants elsewhere are not used up. */
function objectWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone } = turn;
  const [use, at] = option.args;
  const gone = isPlugging(g) ? -WASTE : USED_UP;
  const power = powerOf(g, hero);
  const stay = (): number => bestEnd(turn, turn.field, zone, actions, power);
  switch (option.verb) {
    case 'lamp-post':
      return use === 0 ? blowWorth(turn, { zone, dice: 4, accuracy: 4 }, actions, 0) : stay() + WASTE;
    case 'phone-booth': {
      if (use === 1) return bestEnd(turn, turn.field, zone, actions, MOST_POWER) - gone;
      const dice = enemiesIn(g, at);
      return blowWorth(turn, { zone: at, dice, accuracy: 2, small: true, softer: 1 }, actions, 0) - gone;
    }
    default: {
      const { field, gain } = strike(g, turn.field, { zone: at, dice: 3, accuracy: 4 });
      return bestEnd(turn, field, zone, actions, power) + gain - gone;
    }
  }
}

const OBJECTS = ['lamp-post', 'phone-booth', 'daily-planet-globe'];

/** Deeds that change where the hero ends up, or what stands there; undefined for all others. */
export function leapWorth(turn: Turn, option: Option, actions: number): number | undefined {
  const { g, hero, zone, field } = turn;
  const power = powerOf(g, hero);
  if (OBJECTS.includes(option.verb)) return objectWorth(turn, option, actions);
  switch (option.verb) {
    case 'power-up':
      return bestEnd(turn, field, zone, actions, Math.min(MOST_POWER, power + 2));
    case 'grapple-line':
      return bestEnd(turn, field, option.args[option.args.length - 1], actions, power - 1) - 1;
    default:
      return undefined;
  }
}

export function offerWorth(turn: Turn, option: Option): number {
  const { g, hero, zone } = turn;
  switch (option.verb) {
    case 'rescue':
      return rescueWorth(turn);
    case 'collect':
      return collectWorth(turn);
    case 'grab-and-go':
      return option.cards ? rescueWorth(turn) - 2 : collectWorth(turn) - 2;
    case 'lois-lane':
      return 1.5 * TOKEN;
    case 'gain-trait':
      return traitsHeld(g, hero) < 2 ? 2.5 : 0.5;
    case 'take-card':
      return TOKEN;
    case 'field-surgery-kit':
    case 'martha-kent':
      return heal(healthOf(g, option.args[0] ?? hero));
    case 'battery-swap':
      return powerOf(g, hero) <= 2 ? 1.5 : WASTE;
    case 'autopsy-report':
      return option.args[0] >= FIRST_HERO && heroesAmong(g, zone) ? 4 : WASTE;
    case 'make-room':
      return enemiesIn(g, zone) >= 3 ? 3 : WASTE;
    case 'override-code':
      return turn.way.aims.length > 0 && turn.way.far[zone] < 6 ? 0.2 * STEP : WASTE;
    default:
      return DEEDS[option.verb] ?? WASTE;
  }
}
