import { describe, expect, it } from 'vitest';
import { grammar } from './grammar.ts';

const { join, bare } = grammar;

describe('French', () => {
  it('contracts de and à with le and les', () => {
    expect(join('Ned va de ', 'le salon')).toBe('Ned va du salon');
    expect(join('jusqu’ici, à ', 'les toilettes')).toBe('jusqu’ici, aux toilettes');
    expect(join('De ', 'les toilettes')).toBe('Des toilettes');
    expect(join("jusqu'à ", 'la cuisine')).toBe("jusqu'à la cuisine");
  });

  it("contracts after an elision too: jusqu'à + le = jusqu'au", () => {
    expect(join("Rouler jusqu'à ", 'le salon')).toBe("Rouler jusqu'au salon");
  });

  it('elides de and que before a vowel', () => {
    expect(join('Tour de ', 'Amy')).toBe("Tour d'Amy");
    expect(join('Tour de ', 'Ned')).toBe('Tour de Ned');
    expect(join('la lame de ', "l'arme")).toBe("la lame de l'arme");
  });

  it('elides si before il alone', () => {
    expect(join('Si ', "il n'y a personne")).toBe("S'il n'y a personne");
    expect(join('Perdu si ', 'ils sont partis')).toBe("Perdu s'ils sont partis");
    expect(join('Perdu si ', 'un héros est éliminé')).toBe('Perdu si un héros est éliminé');
  });

  it('leaves words alone that only end like a preposition', () => {
    expect(join('une corde ', 'le long du mur')).toBe('une corde le long du mur');
  });

  it('takes articles off for short names', () => {
    expect(['la cuisine', 'les toilettes', "l'eau", 'rue 4'].map(bare)).toEqual([
      'cuisine',
      'toilettes',
      'eau',
      'rue 4',
    ]);
  });
});
