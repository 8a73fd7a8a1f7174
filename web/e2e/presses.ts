/**
 * The fewest presses for a game that is known: at every moment the gesture that gives the most of the answers to come,
 * by the same options a person is offered. What a press sets going by itself (settled orders, the rest of a turn done
 * like another's) is foretold here as the table does it.
 */
import { heroAt, itemAt } from '@holdout/engine';
import { deedsAt, deedsOn, type Open } from '../hands/deeds.ts';
import { begunBy } from '../hands/begun.ts';
import { followsOf, type Followed } from '../hands/follow.ts';
import type { Given } from '../hands/given.ts';
import { stepsFor } from '../hands/rest.ts';
import { trailOf, trailTo, walkIn } from '../hands/trail.ts';
import { thingsIn, type Thing } from '../hands/thing.ts';
import { actsOn } from '../hands/acts.ts';
import { isOrder } from '../table/orders.ts';
import { engine, positionAfter, type Position } from './games.ts';

export type Gesture = { readonly answers: readonly string[] } & (
  | { readonly by: 'follow'; readonly hero: string; readonly turn: Followed }
  | { readonly by: 'always' }
  /** A button of its card, with the answers of that button. */
  | { readonly by: 'card'; readonly thing: Thing; readonly card: readonly string[] }
  | { readonly by: 'drag'; readonly hero: number; readonly path: readonly number[]; readonly onto?: Thing }
  | { readonly by: 'answer' }
);

export interface Memory {
  given: readonly Given[];
  rest: { readonly hero: number; readonly steps: readonly Given[] } | null;
  settled: readonly string[];
}

interface Told {
  readonly gesture: Gesture;
  readonly memory: Memory;
}

/** The gesture that goes furthest along the answers to come, and what the table remembers then. */
export function bestGesture(position: Position, memory: Memory, coming: readonly string[]): Told {
  const best = furthest(position, memory, coming);
  if (best.length === 0) throw new Error(`${coming[0]} cannot be given`);
  if (best.length === 1) return itemAt(best, 0);
  // Where several go as far, the one with which the next goes furthest.
  const next = best.map(({ gesture, memory: then }) => {
    const rest = coming.slice(gesture.answers.length);
    const after = positionAfter({
      ...position.save,
      answers: [...position.save.answers, ...gesture.answers],
    });
    return rest.length === 0 ? 0 : (furthest(after, then, rest)[0]?.gesture.answers.length ?? -1);
  });
  return itemAt(best, next.indexOf(Math.max(...next)));
}

/** All gestures that go as far as any. */
function furthest(position: Position, memory: Memory, coming: readonly string[]): Told[] {
  const told = gesturesAt(position, memory, coming)
    .map((gesture) => foretold(position, memory, gesture))
    .filter(({ gesture }) => gesture.answers.every((a, i) => a === coming[i]));
  const most = Math.max(...told.map((one) => one.gesture.answers.length));
  return told.filter((one) => one.gesture.answers.length === most);
}

function gesturesAt(position: Position, memory: Memory, coming: readonly string[]): Gesture[] {
  const { context, decision } = position;
  const state = engine.mask(position.state);
  const plain: Gesture = { by: 'answer', answers: [itemAt(coming, 0)] };
  if (decision?.kind !== 'pick') return [plain];
  const open: Open = { engine, context, state, decision };
  const here = context.board.zones[state.heroes[state.active]?.zone ?? -1]?.id ?? '';
  const things = context.board.zones.flatMap((_, zone) => thingsIn(context, state, zone));
  const cards = things.flatMap((thing): Gesture[] => {
    const single = actsOn(thing, { ...open, here }).map((o) => [o.id]);
    return [...single, ...deedsOn(thing, open).map((d) => d.answers)]
      .filter((answers) => answers.every((a, i) => a === coming[i]))
      .map((answers) => ({ by: 'card', thing, answers, card: answers }));
  });
  return [
    ...(isOrder(decision) ? [{ by: 'always', answers: [itemAt(coming, 0)] } as const] : []),
    ...cards,
    ...dragsAt(open, coming),
    ...followsOf(open, memory.given).map((turn): Gesture => ({
      by: 'follow',
      hero: heroAt(state, turn.hero).id,
      turn,
      answers: turn.begin,
    })),
    plain,
  ];
}

/** Heroes carried along the steps to come, and dropped on what they then do. */
function dragsAt(open: Open, coming: readonly string[]): Gesture[] {
  const { context, state, decision } = open;
  return state.heroes.flatMap((_, hero): Gesture[] => {
    const begun = begunBy(engine, state, decision, hero);
    if (!begun || begun.unused > 0 || !begun.answers.every((a, i) => a === coming[i])) return [];
    let trail = trailOf(engine, context, begun);
    const drags: Gesture[] = [];
    for (;;) {
      const walk = walkIn(trail);
      if (!walk) return drags;
      const { path, answers, zone } = walk.reach;
      if (path.length > 1) drags.push({ by: 'drag', hero, path, answers });
      const onto = thingsIn(context, state, zone).filter((t) =>
        ['door', 'objective', 'person'].includes(t.kind),
      );
      for (const thing of onto) {
        const deeds = deedsAt(thing, begun, walk, open);
        if (deeds.length === 1)
          drags.push({ by: 'drag', hero, path, onto: thing, answers: itemAt(deeds, 0).answers });
      }
      const next = coming[walk.answers.length];
      const to = context.board.indexOf.get(next?.split(':')[1] ?? '');
      const further = to === undefined ? trail : trailTo(engine, context, trail, to);
      if (further.crossed.length <= trail.crossed.length || further.lost) return drags;
      trail = further;
    }
  });
}

/** All answers that are given when the gesture is made, on a copy of the game. */
function foretold(position: Position, memory: Memory, gesture: Gesture): Told {
  const state = engine.clone(position.state);
  const told: string[] = [];
  const now = { ...memory, rest: gesture.by === 'follow' ? null : memory.rest };
  const give = (answer: string): boolean => {
    const decision = engine.decisionOf(state);
    if (!decision) return false;
    const option = decision.options.find((o) => o.id === answer);
    if (decision.kind === 'pick' && !option) return false;
    const { seq, round, active: hero } = state;
    const given = { seq, pressed: position.state.seq, round, hero, decision, answer, option };
    now.given = [...now.given, given];
    engine.answer(state, answer, false);
    told.push(answer);
    return true;
  };
  for (const answer of gesture.answers) if (!give(answer)) break;
  if (gesture.by === 'follow') now.rest = { hero: gesture.turn.hero, steps: gesture.turn.steps };
  const first = position.decision;
  if (gesture.by === 'always' && first) now.settled = [...now.settled, first.prompt];
  for (;;) {
    const decision = engine.decisionOf(state);
    if (!decision) break;
    if (isOrder(decision) && now.settled.includes(decision.prompt)) give(itemAt(decision.options, 0).id);
    else {
      const steps = now.rest && (now.rest.hero === state.active ? stepsFor(now.rest.steps, decision) : []);
      if (!now.rest || !steps) break;
      now.rest = steps.length > 1 ? { ...now.rest, steps: steps.slice(1) } : null;
      if (steps.length === 0 || !give(itemAt(steps, 0).answer)) break;
    }
  }
  return { gesture: { ...gesture, answers: told }, memory: now };
}
