import { heroAt, itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { findGame } from '../e2e/games.ts';
import { zoneThing, type Thing } from './thing.ts';
import { actsFor, actsOn, meantBy } from './acts.ts';
import { begunBy } from './begun.ts';
import { walksFrom } from './reach.ts';
import { engineOf } from '../editions/plugs.ts';
import { seatingOf } from '../board/seating.ts';
import { thingAt } from './hit.ts';

/** A turn in which an attack, a door and a way are all on offer. */
const busy = findGame('01', ({ decision }) => {
  const has = (verb: string): boolean => decision?.options.some((o) => o.verb === verb) ?? false;
  return decision?.prompt === 'turn' && has('attack') && has('move');
});
const closed = findGame(
  '01',
  ({ decision }) => decision?.prompt === 'turn' && decision.options.some((o) => o.verb === 'open'),
);

function momentOf({ context, state, decision }: typeof busy) {
  if (!decision) throw new Error('nothing is asked');
  return { context, state, decision, here: itemAt(context.board.zones, heroAt(state, state.active).zone).id };
}

describe('what a press means', () => {
  it('an enemy: the attacks on its zone', () => {
    const moment = momentOf(busy);
    const attack = moment.decision.options.find((o) => o.verb === 'attack');
    const zone = moment.context.board.indexOf.get(attack?.zones?.[0] ?? '') ?? -1;
    const enemy = seatingOf(moment.context, moment.state).pieces.find(
      (p) => p.kind === 'enemy' && p.zone === zone,
    );
    expect(enemy).toBeDefined();
    const acts = meantBy(enemy as Thing, moment);
    expect(acts).toContain(attack);
    expect(acts.every((o) => o.verb === 'attack')).toBe(true);
  });

  it('a zone: the way there, whoever may be shot at in it', () => {
    const moment = momentOf(busy);
    const move = moment.decision.options.find((o) => o.verb === 'move');
    const zone = moment.context.board.indexOf.get(move?.zones?.[0] ?? '') ?? -1;
    expect(meantBy(zoneThing(moment.context, zone), moment)).toEqual([move]);
  });

  it('a door: what opens it; another door: nothing', () => {
    const moment = momentOf(closed);
    const open = moment.decision.options.find((o) => o.verb === 'open');
    const door = moment.context.board.doors.findIndex((d) => d.id === open?.door);
    const thing = (at: number): Thing => ({
      kind: 'door',
      key: '',
      zone: itemAt(moment.context.board.doors, at).a,
      door: at,
    });
    expect(actsOn(thing(door), moment)).toContain(open);
    // The zone behind it offers nothing by itself, but its door.
    const { a, b } = itemAt(moment.context.board.doors, door);
    const behind = heroAt(moment.state, moment.state.active).zone === a ? b : a;
    expect(actsFor(zoneThing(moment.context, behind), moment)).toContain(open);
    const far = moment.context.board.doors.findIndex(
      (d) => !moment.decision.options.some((o) => o.door === d.id),
    );
    expect(meantBy(thing(far), moment)).toEqual([]);
  });

  it('a point of the board: the figure that stands there, else the zone', () => {
    const { context, state } = busy;
    const { pieces, spots } = seatingOf(context, state);
    const hero = pieces.find((p) => p.kind === 'hero');
    const spot = spots.get(hero?.key ?? '');
    expect(thingAt(context, state, [spot?.x ?? 0, spot?.y ?? 0], hero?.zone ?? 0).key).toBe(hero?.key);
    expect(thingAt(context, state, [-500, -500], 3)).toEqual(zoneThing(context, 3));
  });
});

describe('where the actor can get to', () => {
  it('every neighbour on offer is within reach at its price, and the answers lead there', () => {
    const { context, state, decision } = momentOf(busy);
    const engine = engineOf(context.edition.id);
    const begun = begunBy(engine, state, decision, state.active);
    if (!begun) throw new Error('nobody acts');
    const walks = walksFrom(engine, context, begun);
    for (const move of decision.options.filter((o) => o.verb === 'move')) {
      const zone = context.board.indexOf.get(move.zones?.[0] ?? '') ?? -1;
      expect(walks.get(zone)?.reach.answers[0]).toBe(move.id);
    }
    for (const { reach } of walks.values()) {
      const copy = engine.clone(state);
      for (const answer of reach.answers) engine.answer(copy, answer);
      expect(heroAt(copy, state.active).zone).toBe(reach.zone);
      expect(reach.path.at(-1)).toBe(reach.zone);
    }
  });
});
