import { itemAt } from '@holdout/engine';
import { expect, it } from 'vitest';
import { classicSheet } from './sheet.ts';
import { slotOption } from '../../table/rail-choices.ts';
import { position } from '../../table/testing.ts';

it('lays out two hands and the reserve, wounds and unloaded weapons among them [C-INV-1, C-INV-8]', () => {
  const { state } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', hands: ['sawed-off'], reserve: ['water'], wounds: 1, unloaded: true } },
    turn: 'amy',
  });
  const amy = state.heroes.findIndex((h) => h.id === 'amy');
  const slots = classicSheet.slotsOf(state, amy);
  expect(slots.map((s) => `${s.area}:${s.wound ? 'wound' : (s.card?.id ?? '')}`)).toEqual([
    'hand:sawed-off',
    'hand:',
    'reserve:water',
    'reserve:',
    'reserve:wound',
  ]);
  expect(itemAt(slots, 0).empty).toBe(true);
  expect(classicSheet.heartsOf(state, amy)).toEqual({ left: 1, most: 2 });
});

it('knows a rifle with scope as a sniper rifle that chooses its targets [C-INV-5, C-COM-8]', () => {
  const { context, state, decision } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', hands: ['sniper-rifle', 'pistol'] } },
    turn: 'amy',
    enemies: [
      { type: 'runner', zone: 'S5', count: 1 },
      { type: 'walker', zone: 'S5', count: 1 },
    ],
  });
  const option = (id: string) => decision.options.find((o) => o.id === id) ?? itemAt(decision.options, 0);
  expect(itemAt(classicSheet.slotsOf(state, state.active), 0).card?.id).toBe('sniper-rifle');
  expect(classicSheet.aimOf(context, state, option('attack:sniper-rifle@S5'))).toMatchObject({
    free: true,
    clause: 'C-COM-8',
  });
  expect(classicSheet.aimOf(context, state, option('attack:pistol@S5'))).toEqual({
    free: false,
    order: ['walker', 'runner'],
    clause: 'C-COM-5',
  });
});

it('finds the option of a card in its own place, for its own hero [C-INV-3, C-INV-15]', () => {
  const { scene } = position({
    mission: '01',
    heroes: {
      amy: { zone: 'S6', hands: ['pistol'] },
      phil: { zone: 'S6', hands: ['crowbar'], reserve: ['pistol'] },
    },
    turn: 'amy',
  });
  scene.play('trade:phil');
  const { state, decision } = scene;
  const of = (hero: string, card: string) => {
    const at = state.heroes.findIndex((h) => h.id === hero);
    const slot = classicSheet.slotsOf(state, at).find((s) => s.card?.id === card);
    return slot && slotOption(decision, hero, slot)?.id;
  };
  expect(of('amy', 'pistol')).toBe('give:pistol');
  expect(of('phil', 'pistol')).toBe('take:pistol');
  expect(of('phil', 'crowbar')).toBe('take:crowbar');
});
