import { zombie } from '@holdout/editions';
import { createEngine, oddsOf, scene, type Context, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { extrasOf } from '../../board/extras.ts';
import { menuOf } from '../../table/families.ts';
import { nearestReason, intentsOf } from '../../table/reasons.ts';
import '../testing.ts';
import { foesOf } from './extras.ts';
import { progressOf } from './goals.ts';
import { zombieSheet } from './sheet.ts';

const engine = createEngine([zombie]);

function position(spec: Parameters<typeof scene>[1]): {
  context: Context;
  state: State;
  menu: ReturnType<typeof menuOf>;
} {
  const s = scene(engine, { edition: 'zombie', ...spec });
  if (!s.decision) throw new Error('the scene asks nothing');
  const { context } = s.game;
  return { context, state: s.state, menu: menuOf(s.decision, context) };
}

it('lays out two attacks with the dice of hunger, two traits and the bystander eaten [Z-HUN-2, S-TRAIT-2, Z-BYS-3]', () => {
  const { state } = position({
    mission: 'MZ1',
    heroes: { hulk: { zone: 'S10', track: 3, wounds: 2, traits: ['numb'], bystander: 'wong' } },
    turn: 'hulk',
  });
  const slots = zombieSheet.slotsOf(state, 0);
  expect(slots.map((s) => `${s.area}:${s.card?.id ?? ''}`)).toEqual([
    'attack:smash',
    'attack:devour',
    'trait:numb',
    'trait:',
    'bystander:wong',
  ]);
  expect(slots[0].card?.uses[0]).toMatchObject({ dice: 3, more: 3, accuracy: 4 });
  expect(slots[2].card?.designed).toBe(true);
  expect(zombieSheet.heartsOf(state, 0)).toEqual({ left: 3, most: 5 });
});

it('puts bystanders last, and only for Devour; Super Heroes first [S-COM-2, Z-DEV-3]', () => {
  const { context, state, menu } = position({
    mission: 'MZ1',
    heroes: { hulk: { zone: 'S10' } },
    turn: 'hulk',
    enemies: [{ type: 'trooper', zone: 'S10', count: 1 }, { type: 'thor', zone: 'S10', count: 1 }],
    own: { bystanders: [{ card: 'okoye', zone: 'S10' }] },
  }); // prettier-ignore
  const of = (family: string) => {
    const found = menu.places.find((f) => f.id === family)?.options[0];
    if (!found) throw new Error(`no ${family}`);
    return zombieSheet.aimOf(context, state, found).order;
  };
  expect(of('attack')).toEqual(['thor', 'trooper']);
  expect(of('devour')).toEqual(['thor', 'trooper', 'okoye']);
  expect(extrasOf(context, state).people).toEqual([
    expect.objectContaining({ id: 'okoye', combat: true, escorted: false }),
  ]);
  expect(foesOf(context, state).map((f) => f.id)).toEqual(['thor']);
});

it('says why a Ravenous hero cannot attack, and what Devour does to hunger [Z-RAV-1, Z-HUN-4]', () => {
  const { context, state, menu } = position({
    mission: 'MZ1',
    heroes: { hulk: { zone: 'S10', track: 4 } },
    turn: 'hulk',
    enemies: [{ type: 'trooper', zone: 'S10', count: 1 }],
  });
  const why = nearestReason(intentsOf('attack', context, state, 0, zombieSheet), (id) =>
    engine.why(state, id),
  );
  expect(why?.refused).toBe('hero.ravenous');
  const devour = menu.places.find((f) => f.id === 'devour')?.options[0];
  const odds = devour && oddsOf(engine, state, devour.id);
  expect(odds?.dice).toBe(5);
  expect(odds?.track[0]).toBeCloseTo(1 - 1 / 32);
  expect(odds?.track[4]).toBeCloseTo(1 / 32);
});

it('counts what each hero has done, where the goal is each hero’s [M-MZ4]', () => {
  const { context, state } = position({
    mission: 'MZ4',
    heroes: { hulk: { zone: 'S10' }, wasp: { zone: 'S10' } },
    turn: 'hulk',
  });
  const own = { ...state.own, devoured: [0, 1] };
  expect(progressOf(context, { ...state, own }, 'each-devours')).toEqual({ each: [false, true] });
  expect(progressOf(context, state, 'take-all')).toBeUndefined();
});
