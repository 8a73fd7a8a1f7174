import { describe, expect, it } from 'vitest';
import { bare, JOIN } from './grammar.ts';

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
