/**
 * Where the actor can get to in this turn, and by which answers: every way is tried on a copy of what the table shows,
 * so it costs what the rules say it costs. A step that turns a card or throws dice ends the search: nobody knows more.
 */
import {
  isRefusal,
  type Context,
  type Decision,
  type Engine,
  type Option,
  type State,
} from '@holdout/engine';
import { targetOf } from '../table/families.ts';
import { isWay } from './acts.ts';

export interface Reach {
  readonly zone: number;
  /** One for each step; the last may be the word that one stays there. */
  readonly answers: readonly string[];
  /** From where the actor stands to the zone, both included. */
  readonly path: readonly number[];
  /** Ordinary actions spent when each zone of the path is reached. */
  readonly spent: readonly number[];
  /** The position then; null where it turns on cards or dice. */
  readonly state: State | null;
}

/** More than any turn has steps; keeps a drag from waiting for a crowded board. */
const MOST = 48;

export function reachOf(
  engine: Engine,
  context: Context,
  state: State,
  decision: Decision,
): Map<number, Reach> {
  const found = new Map<number, Reach>();
  const hero = state.active;
  const start = state.heroes[hero]?.zone ?? -1;
  if (start < 0 || decision.kind !== 'pick') return found;
  const begin: Reach = { zone: start, answers: [], path: [start], spent: [0], state };
  const open = [{ reach: begin, state, decision }];
  for (let n = 0; n < MOST; n++) {
    // The cheapest first, so that the first way to a zone is the one to keep.
    open.sort((a, b) => (a.reach.spent.at(-1) ?? 0) - (b.reach.spent.at(-1) ?? 0));
    const next = open.shift();
    if (!next) break;
    for (const { option, zone } of waysFrom(context, next.decision, next.reach)) {
      if (zone === start || found.has(zone)) continue;
      const after = tried(engine, next.state, option.id);
      if (!after) {
        found.set(zone, arrived(next.reach, option, zone, 0, null));
        continue;
      }
      const asked = after.active === hero ? engine.decisionOf(after) : null;
      const spent = Math.max(0, state.heroes[hero].actions - after.heroes[hero].actions);
      const reach = arrived(next.reach, option, zone, spent, after);
      found.set(zone, stopped(engine, reach, after, asked));
      if (asked?.kind === 'pick' && after.heroes[hero].zone === zone)
        open.push({ reach, state: after, decision: asked });
    }
  }
  return found;
}

function waysFrom(
  context: Context,
  decision: Decision,
  { zone }: Reach,
): { readonly option: Option; readonly zone: number }[] {
  const here = context.board.zones[zone].id;
  return decision.options.flatMap((option) => {
    const to = context.board.indexOf.get(targetOf(option, here) ?? '');
    return to === undefined || !isWay(option, context) ? [] : [{ option, zone: to }];
  });
}

function tried(engine: Engine, state: State, answer: string): State | undefined {
  const copy = engine.clone(state);
  try {
    const result = engine.answer(copy, answer, false);
    return isRefusal(result) || copy.reveals > state.reveals ? undefined : copy;
  } catch {
    // It needs a card that lies face down.
    return undefined;
  }
}

function arrived(from: Reach, { id }: Option, zone: number, spent: number, state: State | null): Reach {
  return {
    zone,
    answers: [...from.answers, id],
    path: [...from.path, zone],
    spent: [...from.spent, spent],
    state,
  };
}

/** Where the rules ask whether to go on, staying is an answer too. */
function stopped(engine: Engine, reach: Reach, at: State, asked: Decision | null): Reach {
  const stop = asked?.prompt !== 'turn' ? asked?.options.find((o) => o.verb === 'stop') : undefined;
  const state = stop && tried(engine, at, stop.id);
  return stop && state ? { ...reach, answers: [...reach.answers, stop.id], state } : reach;
}
