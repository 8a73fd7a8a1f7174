// Everybody with a name has a grammatical gender, in one place: words agree with it.
import { expect, it } from 'vitest';
import { BYSTANDERS as dceasedPeople, CARDS as dceasedCards } from '../dceased/cards.ts';
import dceasedGenders from '../dceased/data/genders.json';
import { BYSTANDERS as heroPeople, CARDS as heroCards } from '../hero-mode/cards.ts';
import { EDITIONS } from '../index.ts';
import marvelGenders from '../marvel/data/genders.json';
import { ENEMY_HEROES } from '../supers/kit.ts';
import { BYSTANDERS as zombiePeople, CARDS as zombieCards } from '../zombie-mode/cards.ts';

const WORLDS = [
  [
    'Marvel',
    marvelGenders,
    ['zombie', 'hero'],
    [...zombieCards.types, ...heroCards.types],
    [...zombiePeople, ...heroPeople],
  ],
  ['DCeased', dceasedGenders, ['dceased'], dceasedCards.types, dceasedPeople],
] as const;

it.each(EDITIONS)('every hero of $id has a gender', ({ sheets }) => {
  expect(sheets.filter((s) => s.gender === undefined).map((s) => s.id)).toEqual([]);
});

it.each(WORLDS)('%s names everybody once, and nobody else', (_, { f, m }, editions, types, people) => {
  const named = [
    ...EDITIONS.filter((e) => editions.some((id) => id === e.id)).flatMap((e) => e.sheets),
    ...types.filter((t) => t.family === ENEMY_HEROES),
    ...people.filter((p) => !p.special),
  ].map((one) => one.id);
  expect([...f, ...m].sort()).toEqual([...new Set(named)].sort());
});
