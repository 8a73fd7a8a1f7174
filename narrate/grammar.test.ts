import { describe, expect, it } from 'vitest';
import './index.ts';
import { ARTICLE, bare, JOIN } from './grammar.ts';
import { TEXTS } from './words.ts';

describe('French', () => {
  it('contracts de and à with le and les', () => {
    expect(JOIN.fr('Ned va de ', 'le salon')).toBe('Ned va du salon');
    expect(JOIN.fr('jusqu’ici, à ', 'les toilettes')).toBe('jusqu’ici, aux toilettes');
    expect(JOIN.fr('De ', 'les toilettes')).toBe('Des toilettes');
    expect(JOIN.fr("jusqu'à ", 'la cuisine')).toBe("jusqu'à la cuisine");
  });

  it("contracts after an elision too: jusqu'à + le = jusqu'au", () => {
    expect(JOIN.fr("Rouler jusqu'à ", 'le salon')).toBe("Rouler jusqu'au salon");
  });

  it('elides de and que before a vowel', () => {
    expect(JOIN.fr('Tour de ', 'Amy')).toBe("Tour d'Amy");
    expect(JOIN.fr('Tour de ', 'Ned')).toBe('Tour de Ned');
    expect(JOIN.fr('la lame de ', "l'arme")).toBe("la lame de l'arme");
  });

  it('leaves words alone that only end like a preposition', () => {
    expect(JOIN.fr('une corde ', 'le long du mur')).toBe('une corde le long du mur');
  });
});

describe('articles', () => {
  it('are taken off for short names', () => {
    expect(['the kitchen', 'la cuisine', 'les toilettes', "l'eau", 'street 4'].map(bare)).toEqual([
      'kitchen',
      'cuisine',
      'toilettes',
      'eau',
      'street 4',
    ]);
  });
});

describe('a and an', () => {
  it('follow the sound of the word', () => {
    expect(
      ['One More Try trait', 'Iron Jaw trait', 'Nth Metal Axe', 'hour', 'uniform', 'X-ray', 'Walker'].map(
        (w) => ARTICLE.en(`a ${w}`),
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
    expect([
      ARTICLE.en('an One More Try trait'),
      ARTICLE.en('water'),
      ARTICLE.en('plenty of a thing'),
    ]).toEqual(['a One More Try trait', 'water', 'plenty of a thing']);
  });

  it('are right in every name of the game', () => {
    const names = Object.entries(TEXTS.en).filter(([key]) => key.startsWith('a.'));
    expect(names.filter(([, text]) => ARTICLE.en(text) !== text)).toEqual([]);
  });
});
