import { itemAt, oddsOf } from '@holdout/engine';
import { expect, it } from 'vitest';
import { extrasOf } from '../../board/extras.ts';
import { seatingOf } from '../../board/seating.ts';
import { branchesOf } from '../../table/families.ts';
import { intentsOf, nearestReason } from '../../table/reasons.ts';
import { engine, position as tablePosition } from '../../table/testing.ts';
import { plug } from './plug.ts';
import { dceasedSheet } from './sheet.ts';

const position = (spec: { [key: string]: unknown }) =>
  tablePosition({ edition: 'dceased', mission: 'D0', ...spec });

const NOTHING = { bystanders: [], equipment: [], objects: [] };

it('lays out attacks, traits, one equipment, those at the side, three hearts [D-EQP-3, D-EQP-4, D-ESC-2]', () => {
  const { state } = position({
    heroes: {
      cyborg: { zone: 'S5', wounds: 1, traits: ['fall-back'], equipment: ['lexcorp-energy-blaster'] },
      batman: { zone: 'S5' },
    },
    turn: 'cyborg',
    own: { ...NOTHING, bystanders: [{ card: 'dan-turpin', zone: 'S5', hero: 'cyborg' }] },
  });
  const areas = (hero: number): string[] =>
    dceasedSheet.slotsOf(state, hero).map((s) => `${s.area}:${s.card?.id ?? ''}`);
  expect(areas(0)).toEqual([
    'attack:blaster',
    'attack:lexcorp-energy-blaster',
    'trait:fall-back',
    'trait:',
    'equipment:lexcorp-energy-blaster',
    'escort:dan-turpin',
  ]);
  expect(areas(1)).toEqual(['attack:winged-blades', 'trait:', 'trait:', 'equipment:']);
  expect(dceasedSheet.heartsOf(state, 0)).toEqual({ left: 2, most: 3 });
});

it('shows the room that skills make: two equipment cards for Lex Luthor, a third trait for Batman', () => {
  const { state } = position({
    heroes: { 'lex-luthor': { zone: 'S5' }, batman: { zone: 'S5', skills: ['nothing-to-chance'] } },
    turn: 'batman',
    own: NOTHING,
  });
  const room = (hero: number, area: string): number =>
    dceasedSheet.slotsOf(state, hero).filter((s) => s.area === area).length;
  expect([room(0, 'equipment'), room(1, 'equipment')]).toEqual([2, 1]);
  expect([room(0, 'trait'), room(1, 'trait')]).toEqual([2, 3]);
});

it('draws equipment face down, objects, and people beside the hero they go with [D-EQP-1, D-OBJ-1, D-ESC-1]', () => {
  const { context, state } = position({
    heroes: { cyborg: { zone: 'S5' }, batman: { zone: 'S5' } },
    turn: 'cyborg',
    own: {
      bystanders: [
        { card: 'dan-turpin', zone: 'S5', hero: 'batman' },
        { card: 'mercy-graves', zone: 'S5' },
      ],
      equipment: [{ card: 'grapple-line', zone: 'S1' }],
      objects: [
        { id: 'lamp-post', zone: 'S5', uses: 0 },
        { id: 'daily-planet-globe', zone: 'S1', uses: 1 },
      ],
    },
  });
  const { cards, things, people } = extrasOf(context, state);
  expect(cards.filter((c) => c.back === 'equipment').map((c) => c.id)).toEqual([null]);
  expect(things.map((x) => [x.kind, x.damaged])).toEqual([
    ['lamp-post', false],
    ['daily-planet-globe', true],
  ]);
  expect(people.map((p) => [p.id, p.escorted, p.beside])).toEqual([
    ['dan-turpin', true, 1],
    ['mercy-graves', false, undefined],
  ]);
  const { spots } = seatingOf(context, state);
  const far = (a: string, b: string): number => {
    const [p, q] = [spots.get(a), spots.get(b)];
    return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : NaN;
  };
  expect(far('person:dan-turpin', 'hero:batman')).toBeLessThan(50);
  expect(far('person:mercy-graves', 'hero:batman')).toBeGreaterThan(50);
});

it('offers every use of an object apart, with its odds where it has dice [D-OBJ-2, D-OBJ-4]', () => {
  const { state, menu } = position({
    heroes: { cyborg: { zone: 'S5' } },
    turn: 'cyborg',
    enemies: [{ type: 'walker', zone: 'S5', count: 3 }],
    own: { ...NOTHING, objects: [{ id: 'lamp-post', zone: 'S5', uses: 0 }] },
  });
  const object = menu.extras.find((f) => f.id === 'object');
  const options = object?.options ?? [];
  expect(branchesOf(options, 'S5').map((b) => b.options.map((o) => o.id))).toEqual([
    ['lamp-post:swing'],
    ['lamp-post:big-swing'],
  ]);
  expect(options.map((o) => dceasedSheet.useOf(o)?.dice)).toEqual([4, undefined]);
  expect(oddsOf(engine, state, 'lamp-post:swing')).toMatchObject({ dice: 4, needs: 4 });
  expect(oddsOf(engine, state, 'lamp-post:big-swing')).toBeUndefined();
});

it('throws the booth past Zombie Heroes, a die for each of the others [D-OBJ-4]', () => {
  const { context, state, menu } = position({
    heroes: { cyborg: { zone: 'S5' } },
    turn: 'cyborg',
    enemies: [
      { type: 'superman', zone: 'S6', count: 1 },
      { type: 'brute', zone: 'S6', count: 1 },
      { type: 'walker', zone: 'S6', count: 2 },
    ],
    own: { ...NOTHING, objects: [{ id: 'phone-booth', zone: 'S5', uses: 0 }] },
  });
  const object = menu.extras.find((f) => f.id === 'object');
  const booth = object?.options.find((o) => o.id.startsWith('phone-booth:throw@'));
  if (!booth) throw new Error('nobody throws');
  expect(dceasedSheet.aimOf(context, state, booth).order).toEqual(['brute', 'walker']);
  expect(oddsOf(engine, state, booth.id)?.dice).toBe(3);
});

it('weighs attacks of equipment like the own one [D-EQP-4]', () => {
  const { state, menu } = position({
    heroes: { cyborg: { zone: 'S5', equipment: ['nth-metal-axe'] } },
    turn: 'cyborg',
    enemies: [{ type: 'walker', zone: 'S5', count: 3 }],
    own: NOTHING,
  });
  const attacks = menu.places.find((f) => f.id === 'attack')?.options ?? [];
  const axe = attacks.find((o) => o.id.startsWith('attack:nth-metal-axe@'));
  expect(oddsOf(engine, state, axe?.id ?? '')?.dice).toBe(
    dceasedSheet.useOf(axe ?? itemAt(attacks, 0))?.dice,
  );
});

it('says why nothing can be collected or traded [D-ACT-3, D-TRD-1]', () => {
  const { context, state } = position({
    heroes: { cyborg: { zone: 'S5' }, batman: { zone: 'S1' } },
    turn: 'cyborg',
    enemies: [{ type: 'walker', zone: 'S5', count: 1 }],
    own: { ...NOTHING, equipment: [{ card: 'grapple-line', zone: 'S5' }] },
  });
  const why = (family: string): string | undefined =>
    nearestReason(intentsOf(family, context, state, 0, dceasedSheet), (id) => engine.why(state, id))?.refused;
  expect(why('collect')).toBe('collect.enemies');
  expect(why('trade')).toBe('trade.nobody');
});

it('draws who lies there until somebody wakes him, and shows his card [M-D8]', () => {
  const { context, state } = tablePosition({
    edition: 'dceased',
    mission: 'D8',
    heroes: { cyborg: { zone: 'S1' } },
    turn: 'cyborg',
  });
  const park = context.board.indexOf.get('S6');
  expect(extrasOf(context, state).sleepers).toEqual([{ enemy: 'superman', zone: park }]);
  expect(plug.foes?.(context, state)).toEqual([
    expect.objectContaining({ id: 'superman', zone: park, asleep: true }),
  ]);
});
