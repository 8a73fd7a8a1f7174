import { classic } from '@holdout/editions';
import {
  createEngine,
  formatSave,
  isRefusal,
  parseSave,
  refuse,
  type HeroSheet,
  type Save,
} from '@holdout/engine';
import { expect, it } from 'vitest';
import { fileName, formatCollection } from './files.ts';
import { besidesIn, fileOf } from './game-file.ts';
import { readFile, type EngineFor } from './read-file.ts';

const engine = createEngine([classic]);
const engineFor: EngineFor = (edition) =>
  Promise.resolve(edition === 'classic' ? engine : refuse('setup.edition-unknown', String(edition)));

function freshSave(): Save {
  const setup = { edition: 'classic', mission: '00', seats: [['amy', 'ned', 'phil', 'josh']] };
  const state = engine.newGame(setup, 'seed');
  if (isRefusal(state)) throw new Error(state.refused);
  return { rules: state.rules, setup, seed: 'seed', answers: [], rewinds: [] };
}

it('reads a game back', async () => {
  expect(await readFile(engineFor, formatSave(freshSave()))).toEqual({
    games: [{ save: freshSave(), players: [], told: [] }],
    refused: [],
    sheets: [],
    isPack: false,
  });
});

it('tells a pack from games: it is looked at before anything of it is taken in', async () => {
  const read = await readFile(engineFor, '{"holdout":"pack","format":1,"missions":[]}');
  expect(read).toEqual({ games: [], refused: [], sheets: [], isPack: true });
});

it('says what is wrong with a foreign or damaged file', async () => {
  const reasons = async (text: string): Promise<string[]> =>
    (await readFile(engineFor, text)).refused.map((r) => r.refused);
  expect(await reasons('hello')).toEqual(['save.not-json']);
  expect(await reasons('{"name":"something else"}')).toEqual(['save.shape']);
  expect(await reasons(formatSave({ ...freshSave(), answers: ['fly:moon'] }))).toEqual([
    'save.answer-refused',
  ]);
  expect(await reasons(formatSave({ ...freshSave(), rules: 'other', answers: ['amy'] }))).toEqual([
    'save.rules-version',
  ]);
  expect(
    await reasons(
      formatSave({ ...freshSave(), setup: { edition: 'classic', mission: '00', seats: 7 } as never }),
    ),
  ).toHaveLength(1);
  const elsewhere = { ...freshSave(), setup: { ...freshSave().setup, edition: 'nowhere' } };
  expect(await reasons(formatSave(elsewhere))).toEqual(['setup.edition-unknown']);
});

it('reads all games of a collection and leaves out only the broken ones', async () => {
  const stored = (text: string) => ({ id: 'x', text, changed: 0, parent: null, length: 0 });
  const text = formatCollection(
    [stored(formatSave(freshSave())), stored('broken'), stored(formatSave(freshSave()))],
    [],
  );
  const { games, refused } = await readFile(engineFor, text);
  expect(games).toHaveLength(2);
  expect(refused.map((r) => r.refused)).toEqual(['save.not-json']);
});

it('brings own survivors along, but only those that can play [C-SKILL-4]', async () => {
  const skills = {
    blue: 'tough',
    yellow: 'plus-action',
    orange: ['lucky', 'medic'],
    red: ['ninja', 'loud', 'hoard'],
  };
  const sound: HeroSheet = { id: 'own-1', source: 'designed', name: 'Zoé', skills };
  const broken = [
    { ...sound, id: 'amy' },
    { id: 'own-2' },
    { ...sound, skills: { ...skills, red: ['fly'] } },
    { ...sound, id: 'own-3', edition: 'nowhere' },
    7,
    null,
  ];
  const text = JSON.stringify({ holdout: 'games', games: [], sheets: [sound, ...broken] });
  // One that says nothing of its edition was made when there was one only.
  expect((await readFile(engineFor, text)).sheets).toEqual([{ ...sound, edition: 'classic' }]);
});

it('takes the names of the players along, and a reader of saves does not mind them', async () => {
  const text = formatSave(freshSave());
  const file = fileOf({ text, players: ['Marie', ''] });
  expect(parseSave(file)).toEqual(parseSave(text));
  expect((await readFile(engineFor, file)).games).toEqual([
    { save: freshSave(), players: ['Marie', ''], told: [] },
  ]);
  const all = formatCollection([{ text, players: ['Tom'] }, { text }], []);
  expect((await readFile(engineFor, all)).games.map((g) => g.players)).toEqual([['Tom'], []]);
  expect(fileOf({ text: 'broken', players: ['Tom'] })).toBe('broken');
});

it('believes no file that names players oddly', () => {
  const names = (players: unknown): readonly string[] => besidesIn(JSON.stringify({ players })).players;
  expect(names([' Ann\u0000\n ', 7, 'x'.repeat(99)])).toEqual(['Ann', '', 'x'.repeat(24)]);
  expect(names(Array.from({ length: 50 }, () => 'A'))).toHaveLength(6);
  expect(names('Ann')).toEqual([]);
  expect(besidesIn('hello')).toEqual({ players: [], told: [] });
});

it('takes a game of other rules in if it can go on, with what was told of it', async () => {
  const save = { ...freshSave(), rules: 'classic-0', answers: ['amy'], dawn: { after: 0 } };
  const told = [['The night begins.'], ['Amy goes.', '  A door opens.']];
  const file = fileOf({ text: formatSave(save), told });
  expect((await readFile(engineFor, file)).games).toEqual([{ save, players: [], told }]);
  const wrong = { ...save, dawn: { after: 1, position: { supply: { walker: 999 } } } };
  expect((await readFile(engineFor, formatSave(wrong))).refused).toHaveLength(1);
});

it('believes no file that tells oddly', () => {
  const told = (raw: unknown): unknown => besidesIn(JSON.stringify({ told: raw })).told;
  expect(told([['a', 7, 'x'.repeat(999)], 'b'])).toEqual([['a', '', 'x'.repeat(500)], []]);
  expect(told({})).toEqual([]);
});

it('names files plainly', () => {
  const day = new Date('2031-02-03T04:05:06Z');
  expect(fileName('Évasion générale!', day)).toBe('holdout-2031-02-03-evasion-generale.json');
  expect(fileName('', day)).toBe('holdout-2031-02-03-game.json');
});
