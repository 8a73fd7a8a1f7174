import { narrator } from '@holdout/narrate';
import { expect, it } from 'vitest';
import { piecesOf, plain, searchRules, wordsIn } from './rule-search.ts';

const fr = narrator('fr');
const en = narrator('en');
const ids = (found: ReturnType<typeof searchRules>): string[] =>
  found.flatMap((c) => c.clauses.map((x) => x.id));

it('forgets accents and capitals, and keeps the length', () => {
  expect(plain('Évènement À l’Œuvre')).toBe('evenement a l’œuvre');
});

it('finds a clause by its number, however it is typed', () => {
  expect(ids(searchRules(en.chapters(), en.clause, 'k-los-1'))).toContain('K-LOS-1');
});

it('finds French words typed without accents', () => {
  const typed = ids(searchRules(fr.chapters(), fr.clause, 'deplacement'));
  expect(typed.length).toBeGreaterThan(0);
  expect(typed).toEqual(ids(searchRules(fr.chapters(), fr.clause, 'Déplacement')));
});

it('wants all words, in any order', () => {
  const both = ids(searchRules(en.chapters(), en.clause, 'noise door'));
  expect(both).toEqual(ids(searchRules(en.chapters(), en.clause, 'door  noise')));
  expect(both.length).toBeLessThan(ids(searchRules(en.chapters(), en.clause, 'door')).length);
});

it('shows everything without a query and nothing for nonsense', () => {
  expect(searchRules(en.chapters(), en.clause, ' ')).toHaveLength(en.chapters().length);
  expect(searchRules(en.chapters(), en.clause, 'qqqq')).toEqual([]);
});

it('finds beginnings of words, not their middles', () => {
  const chapters = [{ id: 'c', edition: 'kernel', title: 'Titre', clauses: ['X-1', 'X-2'] }];
  const textOf = (id: string): string => (id === 'X-1' ? 'Une portée longue' : 'Cela rapporte un point');
  expect(ids(searchRules(chapters, textOf, 'porte'))).toEqual(['X-1']);
});

it('marks the words it found where they stand', () => {
  const pieces = piecesOf('La Mêlée, la mêlée', wordsIn('melee'));
  expect(pieces.filter((p) => p.hit).map((p) => p.text)).toEqual(['Mêlée', 'mêlée']);
  expect(pieces.map((p) => p.text).join('')).toBe('La Mêlée, la mêlée');
});
