import { classic, EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, type Masked, type Truth } from '@holdout/engine';
import { otherTruth } from '@holdout/engine/testing';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../greedy.ts';
import type { Step } from '../captain/plan.ts';
import { hints, type Hint } from './hint.ts';
import { lineOf } from './line.ts';

const engine = createEngine(EDITIONS);
const DEPTH = { first: { answers: 250 }, again: { answers: 400 }, tries: 12 };

function hinted(seen: Masked, seed = 'h', depth = DEPTH): Hint[] {
  const d = engine.decisionOf(seen);
  if (!d) throw new Error('nothing is asked');
  return [...hints(engine, seen, d, depth, seed)];
}
const last = (all: readonly Hint[]): Hint => {
  const hint = all.at(-1);
  if (!hint) throw new Error('no hint');
  return hint;
};

/** The last token lies next door, among more than anybody can fight: to go in and take it wins at once. */
const lastToken = (): Truth =>
  scene(createEngine([classic]), {
    mission: '10',
    turn: 'amy',
    taken: ['R_7B_00_room', 'R_2B_10_bathroom', 'R_5C_11_ruinB'],
    heroes: { amy: { zone: 'R_5B_01_storeroom', hands: ['pan'] }, ned: { zone: 'R_5B_01_storeroom' } },
    enemies: [{ type: 'walker', zone: 'R_5B_01_shop', count: 7 }],
  }).state;

describe('a hint', () => {
  it('finds the plan that wins, says so, and shows the way', () => {
    const { plans, now } = last(hinted(engine.mask(lastToken())));
    const best = itemAt(plans, 0);
    expect(best.chance).toBe(1);
    expect(best.chance).toBeGreaterThan(now);
    const zones = engine.gameOf(lastToken()).context.board.zones;
    expect(best.path.map((zone) => itemAt(zones, zone).id).slice(0, 2)).toEqual([
      'R_5B_01_storeroom',
      'R_5B_01_shop',
    ]);
    expect(itemAt(best.deeds, best.lead).answer).toBe('take:R_5B_01_shop');
    expect(best.deeds.map((d) => d.answer)).toEqual(best.answers.slice(0, best.deeds.length));
    const won = best.reasons.find((r) => r.about === 'won');
    expect(won).toMatchObject({ speaks: 'for', times: 12, of: 12 });
    expect(plans.at(-1)?.rank).toBe('worse');
  });

  it('tells what comes after dice and cards only where it can be done however they fall', () => {
    const state = lastToken();
    const sample = (n: number): Truth => engine.determinise(engine.mask(state), `l${n}`);
    const step = (answer: string): Step => ({ prompt: 'turn', hero: 'amy', answer, view: '' });
    const line = (...answers: string[]) =>
      lineOf(engine, [sample(0), sample(1), sample(2)], answers.map(step));
    expect(line('search', 'move:R_5B_01_shop')).toMatchObject({ open: 0, lead: 0, path: [22, 21] });
    expect(line('move:R_5B_01_shop', 'search').deeds).toHaveLength(1);
    expect(line('move:R_5B_01_shop', 'search').open).toBe(1);
  });

  it('begins with few tries and grows surer', () => {
    const all = hinted(engine.mask(lastToken()));
    const width = ({ plans }: Hint): number => {
      const [least, most] = itemAt(plans, 0).range;
      return most - least;
    };
    expect(all.length).toBe(DEPTH.tries);
    expect(itemAt(all, 0).tries).toBeLessThan(6);
    expect(width(last(all))).toBeLessThan(width(itemAt(all, 0)));
    expect(itemAt(itemAt(all, 0).plans, 0).reasons).toEqual([]);
  });

  it('never calls a plan worse for what may be chance', () => {
    for (const { plans } of hinted(engine.mask(lastToken())).slice(0, 3))
      for (const { rank, range } of plans.slice(1))
        if (rank === 'worse') expect(range[1]).toBeLessThan(itemAt(plans, 0).chance);
  });
});

/** Some turns into the first mission of each edition. */
function midGame(edition: (typeof EDITIONS)[number]): Truth {
  const heroes = edition.sheets.slice(0, 3).map((s) => s.id);
  const setup = { edition: edition.id, mission: Object.keys(edition.missions)[1], seats: [heroes] };
  const state = engine.newGame(setup, 'hint', [], true);
  if ('refused' in state) throw new Error(state.refused);
  for (let n = 0; n < 20; n++) {
    const d = engine.decisionOf(state);
    if (d) engine.answer(state, greedyBot(engine, engine.mask(state), d), false);
  }
  return state;
}

it.each(EDITIONS)('is the same in two worlds that look alike: $id', (edition) => {
  const depth = { first: { answers: 120 }, again: { answers: 1 }, tries: 2 };
  const one = midGame(edition);
  const other = otherTruth(engine, one);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
  const hint = last(hinted(engine.mask(one), 'h', depth));
  expect(hint.plans.length).toBeGreaterThan(0);
  expect(last(hinted(engine.mask(other), 'h', depth))).toEqual(hint);
});
