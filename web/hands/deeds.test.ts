import { heroAt, leading, DOOR } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { engine, findGame, type Position } from '../e2e/games.ts';
import { seatingOf } from '../board/seating.ts';
import { begunBy } from './begun.ts';
import { deedsOn, onlyDeed, type Deed, type Open } from './deeds.ts';
import { followsOf } from './follow.ts';
import type { Given } from './given.ts';
import { stepsFor } from './rest.ts';
import { thingsIn, zoneThing, type Thing } from './thing.ts';
import { trailOf, trailTo, walkIn } from './trail.ts';
import { usualOf } from './usual.ts';

const openOf = ({ context, state, decision }: Position): Open => {
  if (!decision) throw new Error('nothing is asked');
  return { engine, context, state: engine.mask(state), decision };
};
const start = findGame('01', ({ decision }) => decision?.prompt === 'activate');
const turn = findGame('01', ({ decision }) => decision?.prompt === 'turn');
/** What the game is after all answers of a deed; throws where one of them is not on offer. */
function after({ state }: Position, answers: readonly string[]): typeof state {
  const copy = engine.clone(state);
  for (const answer of answers) {
    expect(engine.decisionOf(copy)?.options.map((o) => o.id)).toContain(answer);
    engine.answer(copy, answer, false);
  }
  return copy;
}

describe('a turn that begins', () => {
  it('is offered for everybody who may act, and makes it their turn', () => {
    const { state, decision } = openOf(start);
    state.heroes.forEach((h, hero) => {
      const begun = begunBy(engine, state, decision, hero);
      expect(begun?.answers).toEqual([`activate:${h.id}`]);
      expect(after(start, begun?.answers ?? []).active).toBe(hero);
    });
  });

  it('tells how much whoever acts now would leave unused', () => {
    const { state, decision } = openOf(turn);
    const other = state.heroes.findIndex((h, i) => i !== state.active && !h.done);
    const begun = begunBy(engine, state, decision, other);
    expect(begun?.answers[0]).toBe('end');
    expect(begun?.unused).toBe(heroAt(state, state.active).actions);
    expect(begunBy(engine, state, decision, state.active)?.answers).toEqual([]);
  });
});

describe('several answers with one press', () => {
  const heroThing = ({ context, state }: Open, hero: number): Thing => {
    const piece = seatingOf(context, state).pieces.find((p) => p.kind === 'hero' && p.hero === hero);
    if (!piece) throw new Error('not on the board');
    return piece;
  };

  it('begin a turn and act where the hero stands', () => {
    const open = openOf(start);
    const deeds = deedsOn(heroThing(open, 0), open);
    expect(deeds.length).toBeGreaterThan(0);
    for (const { answers, act } of deeds) {
      expect(answers[0]).toBe(`activate:${heroAt(open.state, 0).id}`);
      expect(answers.at(-1)).toBe(act?.option.id);
      expect(act?.option.verb).not.toBe('end');
    }
  });

  it('begin, go and act on something far away, by answers that are all on offer', () => {
    const far: { position: Position; deed: Deed }[] = [];
    findGame('01', (position) => {
      if (!position.decision || position.decision.kind !== 'pick') return false;
      const open = openOf(position);
      const things = open.context.board.zones.flatMap((_, z) => thingsIn(open.context, open.state, z));
      const found = things.flatMap((t) => deedsOn(t, open)).filter((d) => d.to !== undefined);
      far.push(
        ...found.map((deed) => ({ position: { ...position, state: engine.clone(position.state) }, deed })),
      );
      return far.length > 20;
    });
    for (const { position, deed } of far) {
      const end = after(position, deed.answers);
      expect(heroAt(end, deed.hero).zone).toBe(deed.to);
      expect(deed.unused).toBe(0);
    }
  });

  it('are done by a press only where nothing is lost and nobody is attacked unseen', () => {
    const base = { hero: 0, answers: ['a', 'b'], begins: true, unused: 0, spent: 0 };
    const act = {
      option: turn.decision?.options[0],
      decision: turn.decision,
      state: turn.state,
    } as Deed['act'];
    expect(onlyDeed([{ ...base }])).toBeDefined();
    expect(onlyDeed([{ ...base, unused: 2 }])).toBeUndefined();
    expect(onlyDeed([{ ...base, act }])).toBeUndefined();
    expect(onlyDeed([{ ...base, act, to: 3 }])).toBeDefined();
    expect(onlyDeed([{ ...base, act, to: 3 }, base])).toBeUndefined();
  });
});

describe('the way of a carried figure', () => {
  const { state, decision, context } = openOf(
    findGame('01', (p) => (p.decision?.options.filter((o) => o.verb === 'move').length ?? 0) > 2),
  );
  const begun = begunBy(engine, state, decision, state.active);
  if (!begun) throw new Error('nobody acts');
  const trail = trailOf(engine, context, begun);
  const [first] = leading(
    [...trail.walks.values()].filter((w) => w.reach.path.length === 2),
    1,
  );

  it('follows the zones that were crossed, and is cut where it comes back', () => {
    const one = trailTo(engine, context, trail, first.reach.zone);
    expect(walkIn(one)?.reach.answers).toEqual(first.reach.answers);
    const back = trailTo(engine, context, one, heroAt(begun.state, begun.hero).zone);
    expect(walkIn(back)?.reach.path).toHaveLength(1);
  });

  it('leads nowhere beside the board, and goes on from where it was', () => {
    const one = trailTo(engine, context, trail, first.reach.zone);
    const lost = trailTo(engine, context, one, null);
    expect(walkIn(lost)).toBeUndefined();
    expect(walkIn(trailTo(engine, context, lost, first.reach.zone))?.reach.zone).toBe(first.reach.zone);
  });
});

describe('asked whether to go on', () => {
  const doors = ({ context, state }: Open): Thing[] =>
    context.board.doors.flatMap((d, door) =>
      Number(state.doors[door]) === DOOR.closed ? [{ kind: 'door', key: d.id, zone: d.a, door }] : [],
    );
  const deedsAt = (p: Position): Deed[] => doors(openOf(p)).flatMap((door) => deedsOn(door, openOf(p)));
  const midway = findGame('01', (p) => p.decision?.prompt === 'move-on' && deedsAt(p).length > 0);

  it('stays and opens the door that is pressed, as part of the same turn', () => {
    const [deed] = leading(deedsAt(midway), 1);
    const { state, context } = midway;
    expect(deed).toMatchObject({ hero: state.active, begins: false, unused: 0 });
    expect(deed.answers[0]).toBe('stop');
    expect(onlyDeed([deed])).toBe(deed);
    const opened = context.board.doors.findIndex((d) => d.id === deed.act?.option.door);
    expect(Number(after(midway, deed.answers).doors[opened])).toBe(DOOR.open);
  });

  it('means the bare ground as it was asked: to go on there', () => {
    const open = openOf(midway);
    const zones = open.context.board.zones.map((_, zone) => zoneThing(open.context, zone));
    expect(zones.flatMap((zone) => deedsOn(zone, open))).toEqual([]);
  });
});

describe('the same turn again', () => {
  it('is offered to the next hero as far as it can be told, without what attacks or ends', () => {
    const given: Given[] = [];
    const copy = engine.clone(start.state);
    const give = (answer: string): void => {
      const decision = engine.decisionOf(copy);
      if (!decision) throw new Error('nothing is asked');
      const option = decision.options.find((o) => o.id === answer);
      const { seq, round, active: hero } = copy;
      given.push({ seq, pressed: seq, round, hero, decision, answer, option });
      engine.answer(copy, answer, false);
    };
    give('activate:amy');
    give('noise');
    give('noise');
    give('end');
    const decision = engine.decisionOf(copy);
    if (!decision) throw new Error('nothing is asked');
    const follows = followsOf({ engine, context: start.context, state: copy, decision }, given);
    expect(follows.length).toBeGreaterThan(1);
    for (const { hero, begin, steps } of follows) {
      expect(begin).toEqual([`activate:${heroAt(copy, hero).id}`]);
      expect(steps.map((s) => s.answer)).toEqual(['noise', 'noise']);
    }
    expect(followsOf({ engine, context: start.context, state: copy, decision }, [])).toEqual([]);
  });

  it('waits for a question in between, passes over what is not there, ends where it would lead elsewhere', () => {
    const { decision } = openOf(turn);
    const step = (answer: string, verb: string): Given => ({
      seq: 0,
      pressed: 0,
      round: 1,
      hero: 0,
      decision,
      answer,
      option: { id: answer, verb, args: [] },
    });
    const [option] = leading(decision.options, 1);
    expect(stepsFor([step('dance', 'dance'), step(option.id, option.verb)], decision)?.[0]?.answer).toBe(
      option.id,
    );
    expect(
      stepsFor([step(`${option.verb}:moon`, option.verb), step(option.id, option.verb)], decision),
    ).toEqual([]);
    expect(stepsFor([step(option.id, option.verb)], openOf(start).decision)).toBeUndefined();
  });
});

describe('the attack a press means', () => {
  const position = findGame('01', ({ decision, state }) => {
    const attacks = decision?.options.filter((o) => o.verb === 'attack') ?? [];
    return (
      decision?.prompt === 'turn' && state.round > 1 && new Set(attacks.map((o) => String(o.cards))).size > 1
    );
  });
  const { state, decision, context } = openOf(position);
  const acts = decision.options
    .filter((o) => o.verb === 'attack')
    .map((option) => ({ option, decision, state }));

  it('is the weapon in use, else the one with the best chances', () => {
    const last = acts.at(-1)?.option;
    const weapon = (o: typeof last): string => String(o?.items ?? o?.cards);
    expect(weapon(usualOf(acts, engine, context, last)?.option)).toBe(weapon(last));
    expect(usualOf(acts, engine, context)).toBeDefined();
    expect(usualOf([], engine, context)).toBeUndefined();
  });
});
