import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal } from '@holdout/engine';
import { expect, it } from 'vitest';
import { cardsHeld } from './cards-held.ts';

it('names a card of which all there are is in hands, with those who hold it', () => {
  const engine = createEngine(EDITIONS);
  const setup = {
    edition: 'classic',
    mission: '01',
    seats: [['amy', 'phil', 'josh', 'wanda']],
    corrections: true as const,
  };
  const state = engine.newGame(setup, 'held');
  if (isRefusal(state)) throw new Error(state.refused);
  const slots = { amy: { 0: 'katana' }, phil: { 0: 'katana', 3: 'water' } };
  const told = Object.entries(slots).map(([hero, cards]) => [hero, { slots: cards }] as const);
  const said = engine.answer(state, `correct ${JSON.stringify({ heroes: Object.fromEntries(told) })}`);
  expect(said).toMatchObject({ ok: true });
  const { context } = engine.gameOf(state);
  const held = cardsHeld(context, state, 'equipment', ['water', 'pan', 'crowbar', 'fire-axe', 'pistol']);
  expect(held).toEqual([{ id: 'katana', heroes: ['amy', 'phil'] }]);
});
