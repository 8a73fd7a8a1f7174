import { itemAt, leading } from '@holdout/engine';
import { expect, it } from 'vitest';
import { aboutZones, promptChoices, turnChoices } from './marks.ts';
import { position } from './testing.ts';

const shooting = () =>
  position({
    mission: '01',
    heroes: { amy: { zone: 'S6', hands: ['shotgun'] } },
    turn: 'amy',
    enemies: [{ type: 'walker', zone: 'S5', count: 2 }],
  });

it('marks every way to go, each with its number', () => {
  const { context, menu } = shooting();
  const ways = turnChoices(context, 'S6', menu, menu.places[0], null);
  expect(ways.map((c) => [itemAt(context.board.zones, c.zone).id, c.kind, c.key])).toEqual(
    itemAt(menu.places, 0).options.map((o, i) => [o.zones?.[0], 'move', String(i + 1)]),
  );
});

it('lets the target win over the way where a zone is both, and keeps the other ways', () => {
  const { context, menu } = shooting();
  const choices = turnChoices(
    context,
    'S6',
    menu,
    menu.places.find((f) => f.id === 'shoot'),
    null,
  );
  const byZone = new Map(choices.map((c) => [itemAt(context.board.zones, c.zone).id, c]));
  expect(byZone.get('S5')).toMatchObject({ kind: 'target', key: '1' });
  expect(byZone.get('S7')).toMatchObject({ kind: 'move' });
  expect(byZone.get('S7')?.key).toBeUndefined();
});

it('marks a door by the zone behind it', () => {
  const { context, menu } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', hands: ['crowbar'] } },
    turn: 'amy',
  });
  const [door] = leading(
    turnChoices(
      context,
      'S6',
      menu,
      menu.places.find((f) => f.id === 'door'),
      null,
    ),
    1,
  );
  expect(itemAt(context.board.zones, door.zone).id).toBe('R_7B_11_room');
  expect(door.kind).toBe('choose');
});

it('marks a hero only where no other is offered', () => {
  const { context, state, decision } = position({
    mission: '01',
    heroes: { amy: { zone: 'S5' }, phil: { zone: 'S6' }, wanda: { zone: 'S6' } },
  });
  const marked = promptChoices(context, state, decision).map((c) => c.option.id);
  expect(marked).toContain('activate:amy');
  expect(marked).not.toContain('activate:phil');
});

it('numbers what lies on the board by the place of the option in the question', () => {
  const { context, state, decision } = position({
    mission: '01',
    heroes: { phil: { zone: 'S6' }, amy: { zone: 'S5' }, wanda: { zone: 'S6' } },
  });
  for (const c of promptChoices(context, state, decision))
    expect(c.key).toBe(String(decision.options.indexOf(c.option) + 1));
});

it('knows the zone that an allocation is about', () => {
  const { context, decision } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6' }, phil: { zone: 'S6' } },
    phase: 'enemies',
    enemies: [{ type: 'walker', zone: 'S6', count: 2 }],
  });
  expect(aboutZones(context, decision).map((z) => itemAt(context.board.zones, z).id)).toEqual(['S6']);
});
