import { classic } from '@holdout/editions';
import { createEngine } from '@holdout/engine';
import { expect, it } from 'vitest';
import { blankDraft, draftOf, lackOf, sheetOf, skillsOf, type Draft } from './sheet-model.ts';

const WHOLE: Draft = {
  id: 'own-1',
  name: ' Zoé ',
  gender: 'f',
  blue: 'tough',
  orange: ['lucky', 'medic'],
  red: ['ninja', 'loud', 'hoard'],
};

it('says what a survivor still lacks [C-SKILL-4]', () => {
  expect(lackOf(blankDraft('own-1'))).toBe('name');
  expect(lackOf({ ...blankDraft('own-1'), name: 'Zoé' })).toBe('skills');
  expect(lackOf({ ...WHOLE, orange: ['lucky', 'lucky'] })).toBe('twice');
  expect(lackOf({ ...WHOLE, red: ['ninja', 'loud', 'ninja'] })).toBe('twice');
  expect(lackOf(WHOLE)).toBeUndefined();
});

it('makes a sheet that the engine takes, and back', () => {
  const sheet = sheetOf(WHOLE);
  const setup = {
    edition: 'classic',
    mission: '01',
    seats: [['own-1', 'amy', 'ned', 'phil']],
    sheets: [sheet],
  };
  expect(createEngine([classic]).newGame(setup, 's')).not.toHaveProperty('refused');
  expect(sheet.gender).toBe('f');
  expect(draftOf(sheet)).toEqual({ ...WHOLE, name: 'Zoé' });
  // Made before sheets said it.
  expect(draftOf({ ...sheet, gender: undefined }).gender).toBe('m');
});

it('lists every skill of the edition by name', () => {
  const skills = skillsOf(classic, (id) => id, 'en');
  expect(skills).toHaveLength(classic.abilities.length);
  expect(skills.slice(0, 2)).toEqual(['ambidextrous', 'born-leader']);
});
