// What each edition holds, box by box.
import { describe, expect, it } from 'vitest';
import { hero } from '../hero-mode/index.ts';
import { contentOf, zombie } from '../index.ts';
import { lookUp } from '@holdout/engine';

describe('content', () => {
  it('of hero mode is that of its box [H-PCS-2] [H-BOTH-1]', () => {
    const { counts, sources } = contentOf(hero);
    expect(counts).toMatchObject({ heroes: 6, zombieHeroes: 6, bystanderCards: 16, traits: 45 });
    expect(counts).toMatchObject({ spawnCards: 42, tileFaces: 18 });
    expect(sources.bystanderCards).toEqual({ designed: 12, document: 4 });
    expect(sources.spawnCards).toEqual({ designed: 32, document: 10 });
  });

  it('that another box brings to hero mode is counted apart [H-BOTH-1]', () => {
    expect(Object.keys(contentOf(hero).otherBoxes)).toEqual(['core']);
    const { counts } = lookUp(contentOf(hero).otherBoxes, 'core');
    expect(counts).toEqual({ heroes: 6, zombieHeroes: 6, bystanderCards: 12, tileFaces: 18 });
  });

  it('that another box brings to zombie mode is counted apart [H-BOTH-1]', () => {
    expect(Object.keys(contentOf(zombie).otherBoxes)).toEqual(['xmen']);
    const { counts, sources } = lookUp(contentOf(zombie).otherBoxes, 'xmen');
    expect(counts).toEqual({ heroes: 6, superHeroes: 6, bystanderCards: 12 });
    expect(sources).toMatchObject({ superHeroes: { designed: 6 }, bystanderCards: { designed: 12 } });
  });

  it('of zombie mode is that of its own box [Z-PCS-2]', () => {
    expect(contentOf(zombie).counts).toEqual({
      ...{ heroes: 6, superHeroes: 6, bystanderCards: 16, traits: 45, spawnCards: 42 },
      ...{ tileFaces: 18, missions: 11 },
    });
  });
});
