import { itemAt } from '@holdout/engine';
import { expect, it } from 'vitest';
import { branchesOf, defaultFamily, pressOf } from './families.ts';
import { MENU } from '../editions/classic/menu.ts';
import { classicSheet } from '../editions/classic/sheet.ts';
import { position } from './testing.ts';

const walkers = [
  { type: 'walker', zone: 'S5', count: 2 },
  { type: 'walker', zone: 'S6', count: 1 },
];
const armed = (hands: string[], more = {}) =>
  position({ mission: '01', heroes: { amy: { zone: 'S6', hands, ...more } }, turn: 'amy', enemies: walkers });

const family = ({ menu }: ReturnType<typeof armed>, id: string) => {
  const found = [...menu.places, ...menu.extras].find((f) => f.id === id);
  if (!found) throw new Error(`no family ${id}`);
  return found;
};

it('keeps nine families in the same places, whatever is possible', () => {
  expect(armed([]).menu.places.map((f) => f.id)).toEqual(MENU.places);
  expect(armed(['shotgun', 'machete']).menu.places.map((f) => f.id)).toEqual(MENU.places);
});

it('tells shooting from melee by the weapon, and by the use of one that has two', () => {
  const { menu } = armed(['mas-shotgun']);
  const ids = (id: string) => menu.places.find((f) => f.id === id)?.options.map((o) => o.id);
  expect(ids('melee')).toEqual(['attack:mas-shotgun.blade@S6']);
  expect(ids('shoot')).toEqual(['attack:mas-shotgun.gun@S5', 'attack:mas-shotgun.gun@S6']);
});

it('acts at once with one option, marks zones where only the zone is open, asks where weapons differ', () => {
  expect(pressOf(family(armed(['machete']), 'melee'), 'S6')).toBe('act');
  expect(pressOf(family(armed(['shotgun']), 'shoot'), 'S6')).toBe('zones');
  expect(pressOf(family(armed(['shotgun', 'pistol']), 'shoot'), 'S6')).toBe('ask');
  expect(pressOf(family(armed([]), 'shoot'), 'S6')).toBe('nothing');
});

it('puts attacks with the same weapon into one branch', () => {
  const branches = branchesOf(family(armed(['shotgun', 'pistol']), 'shoot').options, 'S6');
  expect(branches.map((b) => [b.key, b.options.length, b.byZone])).toEqual([
    ['attack shotgun', 2, true],
    ['attack pistol', 2, true],
  ]);
});

it('means the pair where there are two of a kind, with the dice of both', () => {
  const pistols = family(armed(['pistol', 'pistol']), 'shoot');
  const branches = branchesOf(pistols.options, 'S6');
  expect(branches.map((b) => b.key)).toEqual(['attack pistol pistol', 'attack pistol']);
  expect(branches.map((b) => classicSheet.useOf(itemAt(b.options, 0))?.dice)).toEqual([2, 1]);
});

it('collects skills under one family and leaves the end of the turn out of all of them', () => {
  const { menu } = armed([], { skills: ['born-leader', 'loud'] });
  expect(menu.extras.map((f) => f.id)).toEqual(['skill']);
  expect(menu.end?.id).toBe('end');
});

it('selects moving first, and nothing when there is no way to go', () => {
  expect(defaultFamily(armed([]).menu)).toBe('move');
  const stuck = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', actions: 1 } },
    turn: 'amy',
    enemies: [{ type: 'walker', zone: 'S6', count: 9 }],
  });
  expect(defaultFamily(stuck.menu)).toBeNull();
});
