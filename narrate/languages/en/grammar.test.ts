import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { TEXTS } from '../shelf.ts';
import { grammar } from './grammar.ts';

const { article, bare } = grammar;

it('takes the article off for short names', () => {
  expect(['the kitchen', 'street 4'].map(bare)).toEqual(['kitchen', 'street 4']);
});

describe('a and an', () => {
  it('follow the sound of the word', () => {
    expect(
      ['One More Try trait', 'Iron Jaw trait', 'Nth Metal Axe', 'hour', 'uniform', 'X-ray', 'Walker'].map(
        (w) => article(`a ${w}`),
      ),
    ).toEqual([
      'a One More Try trait',
      'an Iron Jaw trait',
      'an Nth Metal Axe',
      'an hour',
      'a uniform',
      'an X-ray',
      'a Walker',
    ]);
  });

  it('are put right whichever the text has, and only in front', () => {
    expect([article('an One More Try trait'), article('water'), article('plenty of a thing')]).toEqual([
      'a One More Try trait',
      'water',
      'plenty of a thing',
    ]);
  });

  it('are right in every name of the game', () => {
    const names = Object.entries(TEXTS.en).filter(([key]) => key.startsWith('a.'));
    expect(names.filter(([, text]) => article(text) !== text)).toEqual([]);
  });
});
