/** What rescues, equipment, objects, cards and skills are worth in a turn of DCeased. */
import { escortedBy, GRAPPLE_PRICE, ROLL, SWING, THROW } from '@holdout/editions/dceased';
import { FIRST_HERO, MOST_POWER, powerOf } from '@holdout/editions/supers';
import { itemAt, numberAt, enemiesIn, type Option } from '@holdout/engine';
import { STEP } from '../living/ends.ts';
import { healWorth, powerUpWorth, rescueWorth } from '../living/offers.ts';
import type { Turn } from '../supers/ends.ts';
import { traitWorth } from '../supers/offers.ts';
import { heroesAmong } from '../supers/table.ts';
import { TOKEN, WASTE } from '../supers/worth.ts';
import { strays } from './aims.ts';
import { bestEnd } from './ends.ts';
import { blowWorth, strike } from './fight.ts';
import { savedWorth } from './people.ts';
import { isArmed } from './table.ts';
import { wishesOf } from './words.ts';

const WEAPON = 9;
/** An object gone for good. */
const USED_UP = 4;
/** Nothing is ever handed over (sense.ts), and what is not paid for could be begun for ever (D-TRD-1). */
const EMPTY_TRADE = -1e6;

/** Free or cheap deeds that help whenever there is somebody to do them to. */
const DEEDS: { readonly [ability: string]: number } = {
  'collision-course': 6,
  'cold-case': 1,
  'lana-lang': WASTE,
};

/** Somebody at the hero's side. */
function escortWorth(turn: Turn): number {
  const { g, hero, way, zone, field } = turn;
  const wanted = way.aims.some((a) => a.zone === zone) && strays(g).some((a) => a.zone === zone);
  const shields = escortedBy(g, hero).length === 0;
  return rescueWorth(turn, { saved: savedWorth(g, field, zone), shields, wanted });
}

function collectWorth(turn: Turn): number {
  const { g, hero, zone, way } = turn;
  const wanted = way.aims.some((a) => a.act === 'search' && a.zone === zone);
  return (isArmed(g, hero) ? 0 : WEAPON) + (wanted ? 1.5 * TOKEN : 0);
}

/** `<object>:<use>`: objects that a mission wants elsewhere are not used up. */
function objectWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone } = turn;
  const [use] = option.args;
  const gone = wishesOf(g).plugs ? -WASTE : USED_UP;
  const power = powerOf(g, hero);
  const stay = (): number => bestEnd(turn, turn.field, zone, actions, power);
  switch (option.verb) {
    case SWING.id:
      return use === 0 ? blowWorth(turn, { ...SWING, zone }, actions)(NO_POWER) : stay() + WASTE;
    case THROW.id: {
      if (use === 1) return bestEnd(turn, turn.field, zone, actions, MOST_POWER) - gone;
      const at = itemAt(option.args, 1);
      const blow = { ...THROW, zone: at, dice: enemiesIn(g, at), softer: BRUTES_TOO };
      return blowWorth(turn, blow, actions)(NO_POWER) - gone;
    }
    default: {
      const { field, gain } = strike(g, turn.field, { ...ROLL, zone: itemAt(option.args, 1) });
      return bestEnd(turn, field, zone, actions, power) + gain - gone;
    }
  }
}

const OBJECTS = [SWING.id, THROW.id, ROLL.id];
/** Objects use no dice but their own (D-OBJ-4). */
const NO_POWER = 0;
/** One hit of the booth is enough for a Brute. */
const BRUTES_TOO = 1;

const landingOf = ({ args }: Option): number => itemAt(args, args.length - 1);

/** Deeds that change where the hero ends up, or what stands there; undefined for all others. */
export function leapWorth(turn: Turn, option: Option, actions: number): number | undefined {
  const { g, hero, field } = turn;
  if (OBJECTS.includes(option.verb)) return objectWorth(turn, option, actions);
  switch (option.verb) {
    case 'power-up':
      return powerUpWorth(turn, bestEnd, actions);
    case 'grapple-line':
      return bestEnd(turn, field, landingOf(option), actions, powerOf(g, hero) - GRAPPLE_PRICE) - 1;
    default:
      return undefined;
  }
}

export function offerWorth(turn: Turn, option: Option): number {
  const { g, hero, zone } = turn;
  switch (option.verb) {
    case 'rescue':
      return escortWorth(turn);
    case 'collect':
      return collectWorth(turn);
    case 'grab-and-go':
      return option.cards ? escortWorth(turn) - 2 : collectWorth(turn) - 2;
    case 'lois-lane':
      return 1.5 * TOKEN;
    case 'gain-trait':
      return traitWorth(turn);
    case 'take-card':
      return TOKEN;
    case 'field-surgery-kit':
    case 'martha-kent':
      return healWorth(g, option.args[0] ?? hero);
    case 'battery-swap':
      return powerOf(g, hero) <= 2 ? 1.5 : WASTE;
    case 'autopsy-report':
      return itemAt(option.args, 0) >= FIRST_HERO && heroesAmong(g, zone) ? 4 : WASTE;
    case 'make-room':
      return enemiesIn(g, zone) >= 3 ? 3 : WASTE;
    case 'trade':
      return EMPTY_TRADE;
    case 'override-code':
      return turn.way.aims.length > 0 && numberAt(turn.way.far, zone) < 6 ? 0.2 * STEP : WASTE;
    default:
      return DEEDS[option.verb] ?? WASTE;
  }
}
