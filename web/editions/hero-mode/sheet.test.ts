import { itemAt, oddsOf } from '@holdout/engine';
import { expect, it } from 'vitest';
import { extrasOf } from '../../board/extras.ts';
import { nearestReason, intentsOf } from '../../table/reasons.ts';
import { engine, position as tablePosition } from '../../table/testing.ts';
import { plug } from './plug.ts';
import { heroSheet } from './sheet.ts';

const position = (spec: Parameters<typeof tablePosition>[0]) => tablePosition({ edition: 'hero', ...spec });

it('lays out one attack, two traits, the bystander kept and three hearts [S-TRAIT-2, H-RES-3, H-PCS-3]', () => {
  const { state } = position({
    mission: 'H1',
    heroes: { storm: { zone: 'S4', track: 2, wounds: 1, traits: ['barricade'], bystander: 'ka-zar' } },
    turn: 'storm',
  });
  const slots = heroSheet.slotsOf(state, 0);
  expect(slots.map((s) => `${s.area}:${s.card?.id ?? ''}`)).toEqual([
    'attack:lightning-bolt',
    'trait:barricade',
    'trait:',
    'bystander:ka-zar',
  ]);
  expect(itemAt(slots, 0).card?.uses[0]).toMatchObject({ dice: 2, accuracy: 3 });
  expect(heroSheet.heartsOf(state, 0)).toEqual({ left: 2, most: 3 });
});

it('hits Zombie Heroes first, then Brutes, Walkers, Runners [S-COM-2]', () => {
  const { context, state, menu } = position({
    mission: 'H1',
    heroes: { wolverine: { zone: 'S4' } },
    turn: 'wolverine',
    enemies: [
      { type: 'runner', zone: 'S4', count: 1 },
      { type: 'walker', zone: 'S4', count: 2 },
      { type: 'cyclops', zone: 'S4', count: 1 },
      { type: 'brute', zone: 'S4', count: 1 },
    ],
  });
  const attack = menu.places.find((f) => f.id === 'attack')?.options[0];
  if (!attack) throw new Error('no attack');
  expect(heroSheet.aimOf(context, state, attack).order).toEqual(['cyclops', 'brute', 'walker', 'runner']);
  expect(plug.foes?.(context, state).map((f) => f.id)).toEqual(['cyclops']);
});

it('weighs every amount of power before it is spent [H-POW-3]', () => {
  const { state } = position({
    mission: 'H1',
    heroes: { wolverine: { zone: 'S4', track: 2 } },
    turn: 'wolverine',
    enemies: [{ type: 'walker', zone: 'S4', count: 4 }],
  });
  const attack = engine.decisionOf(state)?.options.find((o) => o.verb === 'attack');
  // Before the question, as if nothing were spent.
  expect(oddsOf(engine, state, attack?.id ?? '')?.dice).toBe(3);
  engine.answer(state, attack?.id ?? '');
  expect(engine.decisionOf(state)?.prompt).toBe('spend-power');
  const odds = [0, 1, 2].map((n) => oddsOf(engine, state, `spend:${n}`));
  expect(odds.map((o) => o?.dice)).toEqual([3, 4, 5]);
  expect(odds.map((o) => o?.anyKill)).toEqual(
    [1 - 1 / 8, 1 - 1 / 16, 1 - 1 / 32].map((p) => expect.closeTo(p) as number),
  );
});

it('says why nobody can be rescued, and draws who hides [H-RES-1, H-HID-2]', () => {
  const { context, state } = position({
    mission: 'H1',
    heroes: { wolverine: { zone: 'S4' } },
    turn: 'wolverine',
    own: { bystanders: [{ card: 'ka-zar', zone: 'S1' }] },
  });
  const why = nearestReason(intentsOf('rescue', context, state, 0, heroSheet), (id) => engine.why(state, id));
  expect(why?.refused).toMatch(/^rescue\./);
  expect(extrasOf(context, state).people).toEqual([
    expect.objectContaining({ id: 'ka-zar', hidden: false, wanted: false, escorted: false }),
  ]);
});

it('offers both ways of the elevator in one family [H-ELE-3]', () => {
  const { menu } = position({
    mission: 'H7',
    heroes: { wolverine: { zone: 'R_2X_00_shaft' } },
    turn: 'wolverine',
  });
  const lift = menu.extras.find((f) => f.id === 'elevator');
  expect(lift?.options.map((o) => o.id).sort()).toEqual(['ride:underground', 'ride:upper']);
});

it('tells hero by hero who has left', () => {
  const { context, state } = position({
    mission: 'H8',
    heroes: { wolverine: { zone: 'S2' }, storm: { zone: 'S2' } },
    turn: 'wolverine',
  });
  expect(plug.progress?.(context, state, 'all-exit')).toEqual({ each: [false, false] });
});

it('lets two boxes be mixed, its own first [H-BOTH-2]', () => {
  expect(plug.boxes?.mixed).toEqual({ enemyHeroes: ['xmen', 'core'], bystanders: ['xmen', 'core'] });
  expect(plug.boxes?.heroes).toMatchObject({ wolverine: 'xmen', thor: 'core' });
});
