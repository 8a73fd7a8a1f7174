/**
 * Where a hero can get to in their turn, and by which answers: every way is tried on a copy of what the table shows,
 * so it costs what the rules say it costs. A step that turns a card or throws dice ends the search: nobody knows more.
 */
import {
  heroAt,
  itemAt,
  type Context,
  type Decision,
  type Engine,
  type Option,
  type State,
} from '@holdout/engine';
import { targetOf } from '../table/families.ts';
import { isWay } from './acts.ts';
import { tried, type Begun } from './begun.ts';

export interface Reach {
  readonly zone: number;
  /** One for each step, after those that begin the turn; the last may be the word that one stays there. */
  readonly answers: readonly string[];
  /** From where the hero stands to the zone, both included. */
  readonly path: readonly number[];
  /** Ordinary actions spent when each zone of the path is reached. */
  readonly spent: readonly number[];
  /** Where the hero then stands, and what is asked; null where it turns on cards or dice. */
  readonly there: Standing | null;
}

interface Standing {
  readonly state: State;
  readonly decision: Decision;
}

/** A way under way: it can be gone further. */
export interface Walk {
  readonly hero: number;
  /** Actions when the turn begins. */
  readonly actions: number;
  /** To stay there. */
  readonly reach: Reach;
  /** To go on from there: without the word that one stays. */
  readonly answers: readonly string[];
  readonly from: Standing | null;
}

/** More than any turn has steps; keeps a drag from waiting for a crowded board. */
const MOST = 48;

export function walkOf({ hero, answers, state, decision }: Begun): Walk {
  const { zone, actions } = heroAt(state, hero);
  const there = { state, decision };
  const reach: Reach = { zone, answers, path: [zone], spent: [0], there };
  return { hero, actions, reach, answers, from: there };
}

const known = new WeakMap<Begun, ReadonlyMap<number, Walk>>();

/** Every zone within reach, by the cheapest way. */
export function walksFrom(engine: Engine, context: Context, begun: Begun): ReadonlyMap<number, Walk> {
  let walks = known.get(begun);
  if (!walks) known.set(begun, (walks = search(engine, context, begun)));
  return walks;
}

function search(engine: Engine, context: Context, begun: Begun): Map<number, Walk> {
  const found = new Map<number, Walk>();
  const start = walkOf(begun);
  if (start.reach.zone < 0) return found;
  const open = [start];
  for (let n = 0; n < MOST; n++) {
    // The cheapest first, so that the first way to a zone is the one to keep.
    open.sort((a, b) => (a.reach.spent.at(-1) ?? 0) - (b.reach.spent.at(-1) ?? 0));
    const next = open.shift();
    if (!next) break;
    for (const { option, zone } of waysFrom(context, next)) {
      if (zone === start.reach.zone || found.has(zone)) continue;
      const walk = stepBy(engine, next, option, zone);
      found.set(zone, walk);
      if (walk.from) open.push(walk);
    }
  }
  return found;
}

/** One step further, to that zone; undefined where no such step is on offer. */
export function stepTo(engine: Engine, context: Context, walk: Walk, zone: number): Walk | undefined {
  const way = waysFrom(context, walk).find((w) => w.zone === zone);
  return way && stepBy(engine, walk, way.option, zone);
}

interface Way {
  readonly option: Option;
  readonly zone: number;
}

function waysFrom(context: Context, { reach, from }: Walk): Way[] {
  const here = itemAt(context.board.zones, reach.zone).id;
  return (from?.decision.options ?? []).flatMap((option) => {
    const to = context.board.indexOf.get(targetOf(option, here) ?? '');
    return to === undefined || !isWay(option, context) ? [] : [{ option, zone: to }];
  });
}

function stepBy(engine: Engine, walk: Walk, option: Option, zone: number): Walk {
  const { id, cost = 1, paid = cost } = option;
  const { hero, actions, reach } = walk;
  const after = walk.from && tried(engine, walk.from.state, id);
  const answers = [...walk.answers, id];
  const at = { zone, answers, path: [...reach.path, zone] };
  // What cannot be tried still has its price on it.
  const price = [...reach.spent, (reach.spent.at(-1) ?? 0) + paid];
  if (!after) return { ...walk, answers, from: null, reach: { ...at, spent: price, there: null } };
  const spent = [...reach.spent, Math.max(0, actions - heroAt(after, hero).actions)];
  const decision = after.active === hero ? engine.decisionOf(after) : null;
  const there = decision && { state: after, decision };
  const from = decision?.kind === 'pick' && heroAt(after, hero).zone === zone ? there : null;
  return { hero, actions, answers, from, reach: stopped(engine, { ...at, spent, there }) };
}

/** The word that one stays, where the rules ask whether to go on. */
export const stopIn = ({ options }: Decision): Option | undefined => options.find((o) => o.verb === 'stop');

/** Where the rules ask whether to go on, staying is an answer too. */
function stopped(engine: Engine, reach: Reach): Reach {
  const { there } = reach;
  const stop = there && there.decision.prompt !== 'turn' ? stopIn(there.decision) : undefined;
  const state = there && stop && tried(engine, there.state, stop.id);
  const decision = state && engine.decisionOf(state);
  if (!state || !stop) return reach;
  return { ...reach, answers: [...reach.answers, stop.id], there: decision ? { state, decision } : null };
}
