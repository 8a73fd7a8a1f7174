import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { sheetFor } from '../table/sheet.ts';
import { engine, findGame, type Position } from '../e2e/games.ts';
import { deedsWith } from './card-deeds.ts';
import type { Deed, Open } from './deeds.ts';
import { droppedOn } from './use-card-drag.ts';

const openOf = ({ context, state, decision }: Position): Open => {
  if (!decision) throw new Error('nothing is asked');
  return { engine, context, state: engine.mask(state), decision };
};
/** Somebody acts who holds something and can trade. */
const trading = findGame('01', ({ decision, state, context }) => {
  const holds = (hero: number): boolean =>
    sheetFor(context)
      .slotsOf(state, hero)
      .some((s) => s.card !== null);
  return (
    decision?.prompt === 'turn' && decision.options.some((o) => o.verb === 'trade') && holds(state.active)
  );
});
const open = openOf(trading);
const { context, state, decision } = open;
const card =
  sheetFor(context)
    .slotsOf(state, state.active)
    .find((s) => s.card)?.card?.id ?? '';
const deeds = deedsWith(state.active, card, open);

it('a card of whoever acts is given by two answers that are both on offer', () => {
  const given = deeds.filter((d) => d.act?.option.verb === 'trade' && d.how?.option.verb === 'give');
  expect(given).toHaveLength(decision.options.filter((o) => o.verb === 'trade').length);
  for (const { answers } of given) {
    const copy = engine.clone(trading.state);
    for (const answer of answers) {
      expect(engine.decisionOf(copy)?.options.map((o) => o.id)).toContain(answer);
      engine.answer(copy, answer, false);
    }
  }
});

it('dropped on a hero it is theirs, dropped on nobody it is nothing', () => {
  const [other] = decision.options.find((o) => o.verb === 'trade')?.heroes ?? [];
  const meant = droppedOn(deeds, other ?? '', '');
  expect(meant.length).toBeGreaterThan(0);
  expect(meant.every((d: Deed) => d.act?.option.heroes?.includes(other ?? ''))).toBe(true);
  expect(droppedOn(deeds, '', 'nowhere')).toEqual([]);
});
