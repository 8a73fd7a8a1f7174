/** What an attack in DCeased is expected to do, with the own weapon, with equipment or with an object. */
import { binomial, type Game, type Option, type PickDecision } from '@holdout/engine';
import { hunts } from './aims.ts';
import { bestEnd } from './ends.ts';
import { peopleRisk } from './people.ts';
import { linesOf, toughnessOf } from './table.ts';
import { powerOf } from '../hero/table.ts';
import type { Turn } from '../zombie/ends.ts';
import { RANKS, type Field } from '../supers/field.ts';
import { FIRST_HERO } from '../zombie/table.ts';

const KILL = 3;
/** A Zombie Hero strikes twice a round and shields all others. */
const FALLEN = 12;
/** One the mission wants gone. */
const WANTED = 45;

export interface Blow {
  readonly zone: number;
  readonly dice: number;
  readonly accuracy: number;
  /** Zombie Heroes are left out and shield nobody. */
  readonly small?: boolean | undefined;
  readonly softer?: number | undefined;
  readonly perHero?: number | undefined;
  /** Does the mission want whoever stands there gone? */
  readonly wanted?: boolean;
}

/** Takes off the field what so many hits eliminate, by target priority; what that is worth. */
function reap(g: Game, field: Field, blow: Blow, hits: number, weight: number): number {
  const fallen = blow.wanted ? WANTED : FALLEN;
  const { zones, types } = g.context;
  const order = blow.small ? RANKS : [...types.keys()].slice(FIRST_HERO).concat(RANKS);
  let [gain, left] = [0, hits];
  for (const t of order) {
    const worth = t >= FIRST_HERO ? fallen : KILL;
    const tough = Math.max(1, toughnessOf(g, t, blow.zone) - (blow.softer ?? 0));
    const needed = t >= FIRST_HERO ? Math.ceil(tough / (blow.perHero ?? 1)) : tough;
    for (let n = g.state.enemies[t * zones + blow.zone]; n > 0; n--) {
      if (needed > left) return gain;
      left -= needed;
      gain += worth;
      field[t * zones + blow.zone] -= weight;
    }
  }
  return gain;
}

/** The enemies as they are expected to stand afterwards, and the gain. */
export function strike(g: Game, before: Field, blow: Blow): { field: Field; gain: number } {
  const field = before.slice();
  let gain = 0;
  for (let hits = 1; hits <= blow.dice; hits++) {
    const chance = binomial(blow.dice, hits, (7 - blow.accuracy) / 6);
    gain += chance * reap(g, field, blow, hits, chance);
  }
  return { field, gain };
}

export function blowWorth(turn: Turn, blow: Blow, actions: number, spent: number): number {
  const { g, hero, field } = turn;
  const after = strike(g, field, { ...blow, dice: blow.dice + spent });
  const people = peopleRisk(g, field) - peopleRisk(g, after.field);
  return bestEnd(turn, after.field, turn.zone, actions, powerOf(g, hero) - spent) + after.gain + people;
}

function blowOf({ g, hero, zone }: Turn, weapon: string, at: number): Blow {
  const lines = linesOf(g, hero);
  const line = lines.find((l) => l.id === weapon) ?? lines[0];
  const far = g.view.sight[zone * g.context.zones + at];
  const wanted = hunts(g).includes(at);
  return { ...line, zone: at, wanted, dice: line.dice + (line.id === 'blaster' ? cannon(far) : 0) };
}

/** Variable Cannon: one die more in the own zone, one fewer at range 2. */
const cannon = (far: number): number => (far === 0 ? 1 : far === 2 ? -1 : 0);

/** The attack with as much power as is best. */
export function attackWorth(turn: Turn, option: Option, actions: number): number {
  const [, at = turn.zone] = option.args;
  const blow = blowOf(turn, option.cards?.[0] ?? '', at);
  let most = -Infinity;
  for (let spent = powerOf(turn.g, turn.hero); spent >= 0; spent--)
    most = Math.max(most, blowWorth(turn, blow, actions, spent));
  return most;
}

/** Asked right before the roll, when nothing but the power is left to choose. */
export function chooseSpending(turn: Turn, d: PickDecision): string {
  const { g, hero } = turn;
  const zone = g.context.board.indexOf.get(String(d.about?.['zone'])) ?? turn.zone;
  const blow = blowOf(turn, weaponOf(g), zone);
  const { actions } = g.state.heroes[hero];
  const worth = (o: Option): number => blowWorth(turn, blow, actions, o.args[0]);
  return d.options.map((o) => ({ o, w: worth(o) })).reduce((best, x) => (x.w > best.w ? x : best)).o.id; // prettier-ignore
}

/** The line of the attack under way. */
const weaponOf = (g: Game): string => {
  const attack = g.state.stack.findLast((f) => f.proc === 'attack') as { line?: string } | undefined;
  return attack?.line ?? '';
};
