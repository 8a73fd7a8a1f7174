/** What an attack in DCeased is expected to do, with the own weapon, with equipment or with an object. */
import { cannonDice } from '@holdout/editions/dceased';
import {
  attackOf,
  isEnemyHero,
  weaponsOf,
  powerOf,
  RANKS,
  toughnessIn,
  type Weapon,
} from '@holdout/editions/supers';
import { itemAt, numberAt, type Game, type Option } from '@holdout/engine';
import { bestSpending, KILL, outcomeOf, spendingBy, type Outcome } from '../living/fight.ts';
import type { Turn } from '../supers/ends.ts';
import { addAt, type Field } from '../supers/field.ts';
import { byPriority, fell } from '../supers/fight.ts';
import { hunts } from './aims.ts';
import { bestEnd } from './ends.ts';
import { peopleRisk } from './people.ts';

/** A Zombie Hero strikes twice a round and shields all others. */
const FALLEN = 12;
/** One the mission wants gone. */
const WANTED = 45;

/** A weapon used against a zone. */
interface Blow extends Pick<Weapon, 'dice' | 'accuracy' | 'small' | 'softer' | 'perHero'> {
  readonly zone: number;
  /** Does the mission want whoever stands there gone? */
  readonly wanted?: boolean;
}

/** Hits it takes to eliminate one. */
function needed(g: Game, { zone, softer = 0, perHero = 1 }: Blow, type: number): number {
  const tough = Math.max(1, toughnessIn(g, type, zone) - softer);
  return isEnemyHero(type) ? Math.ceil(tough / perHero) : tough;
}

/** The enemies as they are expected to stand afterwards, and the gain. */
export function strike(g: Game, before: Field, blow: Blow): Outcome {
  const { zone } = blow;
  const order = blow.small ? RANKS : byPriority(g);
  const worth = (type: number): number => (isEnemyHero(type) ? (blow.wanted ? WANTED : FALLEN) : KILL);
  return outcomeOf(before, blow, (field, hits, weight) => {
    let gain = 0;
    fell(g, { zone, hits, order, needs: (type) => needed(g, blow, type) }, (type) => {
      gain += worth(type);
      addAt(field, type * g.context.zones + zone, -weight);
    });
    return gain;
  });
}

/** Of the attack with so much power. */
export const blowWorth =
  (turn: Turn, blow: Blow, actions: number) =>
  (spent: number): number => {
    const { g, hero, field } = turn;
    const after = strike(g, field, { ...blow, dice: blow.dice + spent });
    const people = peopleRisk(g, field) - peopleRisk(g, after.field);
    return bestEnd(turn, after.field, turn.zone, actions, powerOf(g, hero) - spent) + after.gain + people;
  };

function blowOf({ g, hero, zone }: Turn, named: string, at: number): Blow {
  const weapons = weaponsOf(g, hero);
  const weapon = weapons.find((w) => w.id === named) ?? itemAt(weapons, 0);
  const far = numberAt(g.view.sight, zone * g.context.zones + at);
  const wanted = hunts(g).includes(at);
  return { ...weapon, zone: at, wanted, dice: weapon.dice + (weapon.id === CANNON ? cannonDice(far) : 0) };
}

/** The attack of Variable Cannon. */
const CANNON = 'blaster';

export function attackWorth(turn: Turn, option: Option, actions: number): number {
  const [, at = turn.zone] = option.args;
  return bestSpending(turn, blowWorth(turn, blowOf(turn, option.cards?.[0] ?? '', at), actions));
}

export const chooseSpending = spendingBy((turn, zone, actions) =>
  blowWorth(turn, blowOf(turn, attackOf(turn.g).line, zone), actions),
);
