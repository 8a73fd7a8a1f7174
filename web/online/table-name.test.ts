import { narrator } from '@holdout/narrate';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { translator, type Words } from '../words/use-words.ts';
import { nameOfTable, tableName } from './table-name.ts';

const words = (language: 'en' | 'fr'): Words => ({
  t: translator(language),
  say: narrator(language),
  language,
});

it('a table nobody named goes by its mission, in the language of whoever looks', () => {
  const table = { title: '', setup: { mission: 'MZ10' } };
  expect(nameOfTable(table, words('en'))).toBe('Ticket to the multiverse');
  expect(nameOfTable(table, words('fr'))).toBe('Ticket pour le multivers');
});

it('a name that the host gave stays as it is', () => {
  expect(tableName({ title: 'Friday', mission: 'MZ10' }, words('fr'))).toBe('Friday');
});

it('a mission without a name leaves it a table', () => {
  expect(tableName({ title: '', mission: 'unheard-of' }, words('fr'))).toBe('Table en ligne');
  expect(nameOfTable({ title: '', setup: { mission: {} } }, words('fr'))).toBe('Table en ligne');
});
