import { SHEETS, SUPER_HEROES } from '@holdout/editions/testing';
import { HERO_BOXES } from '@holdout/editions/zombie-mode';
import { itemAt, oddsOf } from '@holdout/engine';
import { expect, it } from 'vitest';
import { extrasOf } from '../../board/extras.ts';
import { nearestReason, intentsOf } from '../../table/reasons.ts';
import { engine, position as tablePosition } from '../../table/testing.ts';
import { plug } from './plug.ts';
import { zombieSheet } from './sheet.ts';

const position = (spec: Parameters<typeof tablePosition>[0]) => tablePosition({ edition: 'zombie', ...spec });

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
  expect(itemAt(slots, 0).card?.uses[0]).toMatchObject({ dice: 3, more: 3, accuracy: 4 });
  expect(itemAt(slots, 2).card?.designed).toBe(true);
  expect(zombieSheet.heartsOf(state, 0)).toEqual({ left: 3, most: 5 });
});

it('puts bystanders last, and only for Devour; Super Heroes first [S-COM-2, Z-DEV-3]', () => {
  const { context, state, menu } = position({
    mission: 'MZ1',
    heroes: { hulk: { zone: 'S10' } },
    turn: 'hulk',
    enemies: [
      { type: 'trooper', zone: 'S10', count: 1 },
      { type: 'thor', zone: 'S10', count: 1 },
    ],
    own: { bystanders: [{ card: 'okoye', zone: 'S10' }] },
  });
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
  expect(plug.foes?.(context, state).map((f) => f.id)).toEqual(['thor']);
});

it('puts Mystique behind the crowd she hides in [S-COM-2, Z-ENE-2]', () => {
  const { context, state, menu } = position({
    mission: 'MZ1',
    heroes: { hulk: { zone: 'S10' } },
    turn: 'hulk',
    enemies: ['mystique', 'thor', 'specialist'].map((type) => ({ type, zone: 'S10', count: 1 })),
    own: { bystanders: [{ card: 'okoye', zone: 'S10' }] },
  });
  const devour = menu.places.find((f) => f.id === 'devour')?.options[0];
  const order = devour && zombieSheet.aimOf(context, state, devour).order;
  expect(order).toEqual(['thor', 'specialist', 'mystique', 'okoye']);
});

it('lets two boxes be mixed, its own first [H-BOTH-2]', () => {
  expect(plug.boxes?.mixed).toEqual({ enemyHeroes: ['core', 'xmen'], bystanders: ['core', 'xmen'] });
});

it('draws every Super Hero of both boxes with a sign of their own [H-BOTH-1]', () => {
  const signs = SUPER_HEROES.map(({ id }) => plug.enemies?.[id]?.icon);
  expect(new Set(signs).size).toBe(12);
  expect(signs).not.toContain(undefined);
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
  expect(plug.progress?.(context, { ...state, own }, 'each-devours')).toEqual({ each: [false, true] });
  expect(plug.progress?.(context, state, 'take-all')).toBeUndefined();
});

it.each(['core', 'xmen'])('gives every hero of the %s box an attack of its own [H-BOTH-1]', (box) => {
  const six = SHEETS.map((h) => h.id).filter((_, i) => HERO_BOXES[i] === box);
  const heroes = Object.fromEntries(six.map((id) => [id, { zone: 'S10' }]));
  const { state } = position({ mission: 'MZ1', heroes, turn: six[0] });
  const attacks = six.map((_, hero) => itemAt(zombieSheet.slotsOf(state, hero), 0).card?.id);
  expect(new Set(attacks).size).toBe(6);
  expect(six.map((id) => plug.boxes?.heroes[id])).toEqual(six.map(() => box));
});
