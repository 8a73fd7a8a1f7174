/**
 * What one press can do with a thing when it takes more than one answer: begin a turn, go there, do it, and say how.
 * Everything is tried on copies, so a deed is offered only if the rules offer every part of it.
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
import { actsOn, isAttack, isWay } from './acts.ts';
import { begunBy, tried, type Begun } from './begun.ts';
import { stopIn, walkOf, walksFrom, type Walk } from './reach.ts';
import { usualOf } from './usual.ts';
import { typesOf, type Thing } from './thing.ts';

export interface Deed {
  readonly hero: number;
  readonly answers: readonly string[];
  /** What is done in the end; left out: the turn begins, no more. */
  readonly act?: Act;
  /** How it is done, where the rules ask. */
  readonly how?: Act;
  /** Somebody else's turn begins with it. */
  readonly begins: boolean;
  /** Actions that go unused by it. */
  readonly unused: number;
  /** Zone gone to before, and what that costs. */
  readonly to?: number;
  readonly spent: number;
}

/** An option and the question it answers. */
export interface Act {
  readonly option: Option;
  readonly decision: Decision;
  readonly state: State;
}

export interface Open {
  readonly engine: Engine;
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision;
}

/** Everything about the thing that takes more than one answer. */
export function deedsOn(thing: Thing, open: Open): Deed[] {
  const { state, decision } = open;
  if (decision.kind !== 'pick') return [];
  if (thing.kind === 'hero') return deedsOfHero(thing.hero, open);
  const stays = stayed(open);
  if (stays) return thing.kind === 'zone' ? [] : deedsAt(thing, stays, walkOf(stays), open);
  const actor = state.active >= 0 && decision.prompt === 'turn' ? state.active : -1;
  if (actor >= 0) {
    const begun = begunBy(open.engine, state, decision, actor);
    const own = begun ? deedsFrom(thing, begun, open) : [];
    if (own.length > 0 || heroAt(state, actor).actions > 0) return own;
  }
  return beginners(open).flatMap((begun) => bestOf(deedsFrom(thing, begun, open), open) ?? []);
}

/** Asked whether to go on: the turn of whoever stays, and acts from there. */
function stayed({ engine, state, decision }: Open): Begun | undefined {
  const { active: hero } = state;
  const stop = decision.prompt === 'turn' || hero < 0 ? undefined : stopIn(decision);
  const after = stop && tried(engine, state, stop.id);
  const next = after?.active === hero ? engine.decisionOf(after) : null;
  if (!stop || !after || next?.kind !== 'pick' || next.prompt !== 'turn') return undefined;
  return { hero, answers: [stop.id], state: after, decision: next, unused: 0 };
}

/** Whoever could act next without anything being lost. */
export function beginners({ engine, state, decision }: Open): Begun[] {
  return state.heroes.flatMap((_, hero) => {
    const begun = hero === state.active ? undefined : begunBy(engine, state, decision, hero);
    return begun?.unused === 0 ? [begun] : [];
  });
}

/** A turn that begins, and what can be done in it where the hero stands, with nobody and nothing else. */
function deedsOfHero(hero: number, { engine, context, state, decision }: Open): Deed[] {
  const begun = begunBy(engine, state, decision, hero);
  if (!begun || begun.answers.length === 0) return [];
  const { answers, unused } = begun;
  const base = { hero, begins: true, unused, spent: 0 };
  const plain = begun.decision.options.filter((o) => isPlain(o, context));
  return [
    // One answer is an option of its own.
    ...(answers.length > 1 ? [{ ...base, answers }] : []),
    ...plain.map((option) => ({
      ...base,
      answers: [...answers, option.id],
      act: { option, decision: begun.decision, state: begun.state },
    })),
  ];
}

/** It names nothing on the board that one could point at. */
const isPlain = (option: Option, context: Context): boolean =>
  option.verb !== 'end' && option.form === undefined && !isWay(option, context) && !isAttack(option, context);

/** The cheapest place from which something can be done with the thing, and all that can be done from there. */
function deedsFrom(thing: Thing, begun: Begun, open: Open): Deed[] {
  const { engine, context } = open;
  const start = walkOf(begun);
  const here = deedsAt(thing, begun, start, open);
  // Nobody is led to an enemy by mistake.
  if (here.length > 0 || typesOf(thing).length > 0 || thing.kind === 'zone')
    return here.filter((d) => d.answers.length > 1);
  const places = thing.kind === 'door' ? sidesOf(thing.door, context) : [thing.zone];
  const walks = walksFrom(engine, context, begun);
  const found = places
    .flatMap((zone) => walks.get(zone) ?? [])
    .map((walk) => deedsAt(thing, begun, walk, open))
    .filter((deeds) => deeds.length > 0)
    .sort((one, other) => {
      const [a, b] = [itemAt(one, 0), itemAt(other, 0)];
      return a.spent - b.spent || a.answers.length - b.answers.length;
    });
  return found[0] ?? [];
}

const sidesOf = (door: number, { board }: Context): number[] => [
  itemAt(board.doors, door).a,
  itemAt(board.doors, door).b,
];

export function deedsAt(thing: Thing, begun: Begun, { reach }: Walk, open: Open): Deed[] {
  const { there, answers, zone, spent } = reach;
  if (!there) return [];
  const { context } = open;
  const here = itemAt(context.board.zones, zone).id;
  const base = {
    hero: begun.hero,
    begins: begun.hero !== open.state.active,
    unused: begun.unused,
    to: reach.path.length > 1 ? zone : undefined,
    spent: spent.at(-1) ?? 0,
  };
  return actsOn(thing, { context, ...there, here }).flatMap((option) =>
    waysToDo({ option, ...there }, begun, open).map((how): Deed => ({
      ...base,
      act: { option, ...there },
      how,
      answers: [...answers, option.id, ...(how ? [how.option.id] : [])],
    })),
  );
}

/** What the rules would ask at once about an attack, before anything is thrown: how much of something to spend. */
function waysToDo(act: Act, { hero, answers }: Begun, { engine, context }: Open): (Act | undefined)[] {
  const now = answers.length === 0 && isAttack(act.option, context);
  const after = now ? tried(engine, act.state, act.option.id) : undefined;
  const asked = after?.active === hero ? engine.decisionOf(after) : null;
  if (!after || asked?.kind !== 'pick' || asked.prompt === 'turn' || asked.hero !== act.decision.hero)
    return [undefined];
  return asked.options.map((option) => ({ option, decision: asked, state: after }));
}

/** The one with the best chances, where there are several. */
function bestOf(deeds: readonly Deed[], { engine, context }: Open): Deed | undefined {
  const acts = deeds.flatMap((d) => d.act ?? []);
  const usual = usualOf(acts, engine, context);
  return deeds.find((d) => d.act === usual);
}

/**
 * What a press does by itself: the one thing there is to do beyond what one answer does, if nothing goes unused by it.
 * An attack by somebody whose turn has not begun is looked at first.
 */
export function onlyDeed(deeds: readonly Deed[]): Deed | undefined {
  const [first, second] = deeds;
  if (!first || first.unused > 0) return undefined;
  if (first.act === undefined) return first;
  return second === undefined && first.how === undefined && (first.to !== undefined || !first.begins)
    ? first
    : undefined;
}
