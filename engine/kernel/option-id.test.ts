import { describe, expect, it } from 'vitest';
import {
  idOf,
  isNamed,
  itemOf,
  namedIn,
  readId,
  readItem,
  readShares,
  renamed,
  verbOf,
  writeShares,
  type Form,
} from './option-id.ts';
import { option, optionBy, plainOption, type Topic } from './option.ts';

const IDS: readonly (readonly [id: string, form: Form, about: Topic])[] = [
  ['move:S4', 'zones', { zones: ['S4'] }],
  ['attack:pistol+pistol@S7,S8', 'items@zones', { items: ['pistol', 'pistol'], zones: ['S7', 'S8'] }],
  ['hold:', 'items', { items: [] }],
  ['open:S1-R_1B_01_kitchen', 'door@cards', { door: 'S1-R_1B_01_kitchen' }],
  ['open:S1-R_1B_01_kitchen@crowbar', 'door@cards', { door: 'S1-R_1B_01_kitchen', cards: ['crowbar'] }],
  ['enter:police-2.driver', 'vehicle.place', { vehicle: 'police-2', place: 'driver' }],
  ['lose:sawed-off.empty@reserve', 'items@place', { items: ['sawed-off.empty'], place: 'reserve' }],
  ['use:numb@hulk', 'cards@heroes', { cards: ['numb'], heroes: ['hulk'] }],
  ['skill:starts-with:machete', 'cards', { cards: ['starts-with:machete'] }],
  ['spend:0', 'number', { number: 0 }],
  ['bury:rush.walker.2-4-4-5', 'face', { face: 'rush.walker.2-4-4-5' }],
  ['search', 'vehicle', {}],
];

describe('ids of options', () => {
  it.each(IDS)('%s says what is read from it', (id, form, about) => {
    expect(idOf(verbOf(id), form, about)).toBe(id);
    expect(readId(id, form)).toEqual({ verb: verbOf(id), ...about });
  });

  it('name the fields of their form, whatever else is known', () => {
    const about = { door: 'S1-S2', zones: ['S1', 'S2'], cards: ['axe'] };
    const open = option('open', 'door', [3], about);
    expect(open).toEqual({ id: 'open:S1-S2', form: 'door', verb: 'open', args: [3], ...about });
    expect([isNamed(open, 'door'), isNamed(open, 'cards'), isNamed(plainOption('end'), 'zones')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keep their target under another verb', () => {
    const rescue = option('rescue', 'cards', [7], { cards: ['callisto'], cost: 1 });
    expect(optionBy('inside-job', rescue, { cost: 0 })).toEqual({
      ...rescue,
      id: 'inside-job:callisto',
      verb: 'inside-job',
      cost: 0,
    });
  });
});

it('what an answer named are the fields of its id, and no others', () => {
  const about = { items: ['pistol'], zones: ['S7'], cost: 1, heroes: ['ned'] };
  expect(namedIn('attack', 'items@zones', about)).toEqual({
    verb: 'attack',
    items: ['pistol'],
    zones: ['S7'],
  });
  expect(Object.keys(namedIn('attack', 'items@zones', { items: ['pistol'] }))).toEqual(['verb', 'items']);
  expect(namedIn('move', 'zones', about)).toEqual({ verb: 'move', zones: ['S7'] });
  expect(namedIn('end', undefined, about)).toEqual({ verb: 'end' });
});

it('what is held is told with its mark, and read again', () => {
  expect([itemOf('machete', 'empty'), itemOf('machete', undefined), itemOf('machete', '')]).toEqual([
    'machete.empty',
    'machete',
    'machete',
  ]);
  expect(readItem('mas-shotgun.blade.empty')).toEqual({ card: 'mas-shotgun', marks: ['blade', 'empty'] });
  expect(readItem('machete')).toEqual({ card: 'machete', marks: [] });
});

it('an id keeps what it is about, or nothing, under another verb', () => {
  expect([renamed('move:S4', 'fly'), renamed('search', 'look')]).toEqual(['fly:S4', 'look']);
});

it('an id without a form, or without a target, is about nothing', () => {
  expect([readId('move:S4'), readId('move', 'zones')]).toEqual([{ verb: 'move' }, { verb: 'move' }]);
});

it('shares of an allocation are read as they are written, one by one', () => {
  const shares = [
    { id: 'to:S3', n: 2 },
    { id: 'wound:ned', n: 1 },
  ];
  expect(writeShares(shares)).toBe('to:S3=2 wound:ned=1');
  expect(readShares('to:S3=2 wound:ned=1')).toEqual(shares);
  expect(readShares('a=10 b=123 c=d=2')).toEqual([
    { id: 'a', n: 10 },
    { id: 'b', n: 123 },
    { id: 'c=d', n: 2 },
  ]);
  expect(readShares('a=01 a=1x a=-1 a= 1')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(readShares('to:S3=0 x y=1000')).toEqual([undefined, undefined, undefined]);
});
