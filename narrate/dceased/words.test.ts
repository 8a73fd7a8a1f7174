// The words of DCeased's cards: everything in its data files has a name and a text in every language.
import {
  dceasedBystanders as bystanders,
  dceasedEquipment as equipment,
  dceasedHeroes as heroes,
  dceasedSpawn as spawn,
  dceasedTiles as tiles,
  dceasedTraits as traits,
  dceasedZombieHeroes as zombieHeroes,
} from '@holdout/editions/testing/data';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { TEXTS } from '../languages/shelf.ts';
import { namesOf } from '../names.ts';
import { ids, several, skillsOf, untuned, withText } from '../tests/keys.ts';
import { wordsOf } from '../words.ts';
import en from '../languages/en/dceased/words.json';
import enPlaces from '../languages/en/dceased/places.json';
import enTerms from '../languages/en/shared/terms.json';
import enSupers from '../languages/en/supers/words.json';

const under = (...prefixes: string[]): string[] =>
  Object.keys(en).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)));

const attacks = heroes.map((hero) => hero.attack.id);
const OBJECTS = ['lamp-post', 'phone-booth', 'daily-planet-globe'];
const lines = ['walker', 'brute', 'runner'];
const enemies = [...lines, ...ids(zombieHeroes)];
const people = bystanders.filter((card) => !card.id.startsWith('secret-mission'));
const cards = [...ids(traits), ...ids(equipment), ...ids(bystanders), ...OBJECTS];

describe('the words of DCeased', () => {
  it('name and describe the eight heroes and their 24 skills [D-SKL-1]', () => {
    expect(under('hero')).toEqual(withText('hero', ids(heroes)));
    expect(new Set(skillsOf(heroes)).size).toBe(24);
    expect(under('skill').map(untuned)).toEqual(withText('skill', [...skillsOf(heroes), 'sacrifice']));
    for (const id of attacks) expect(under('attack')).toContain(`attack.${id}`);
  });

  it('name and explain every trait, equipment card, person and object [D-PCS-2] [D-PCS-4]', () => {
    const keys = new Set(under('card').map(untuned));
    expect(withText('card', cards).filter((key) => !keys.has(key))).toEqual([]);
    for (const { id } of people) expect(keys).toContain(`card.${id}.title`);
  });

  it('name every enemy, alone and in number, and explain what a Zombie Hero does [D-PCS-1]', () => {
    expect(under('enemy').map(untuned)).toEqual(enemies.flatMap((id) => [`enemy.${id}`, `enemy.${id}.n`]));
    expect(under('ability')).toEqual(withText('ability', ids(zombieHeroes)));
    for (const language of LANGUAGES) {
      const names = namesOf(wordsOf(language, 'dceased'), {});
      for (const id of enemies) {
        const one = names.enemy(id);
        expect(names.enemies(id, 1)).toBe(lines.includes(id) ? `1 ${one}` : one);
      }
    }
  });

  it('have articles for all that a sentence can name, and a pair for what there are two of', () => {
    const the = under('the').map(untuned);
    const a = under('a').map(untuned);
    for (const id of [...cards, ...enemies]) {
      expect(the).toContain(`the.${id}`);
      expect(a).toContain(`a.${id}`);
    }
    for (const id of attacks) expect(the).toContain(`the.${id}`);
    for (const id of several([...traits, ...equipment])) expect(under('two')).toContain(`two.${id}`);
  });

  it('never call a card and a skill, or a card and an enemy, by one id', () => {
    const all = [...cards, ...enemies, ...attacks, ...skillsOf(heroes), ...ids(heroes)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('name and explain every kind of spawn card [D-SPN-2]', () => {
    const kinds = [...new Set(spawn.map((card) => card.kind))];
    const shared = Object.keys({ ...enTerms, ...enSupers }).filter((key) => key.startsWith('spawn.'));
    const known = new Set([...shared, ...under('spawn').map(untuned)]);
    expect(withText('spawn', kinds).filter((key) => !known.has(key))).toEqual([]);
  });

  it('name every tile and every room of Metropolis', () => {
    const keys = Object.keys(enPlaces);
    for (const [face, { rooms }] of Object.entries(tiles)) {
      expect(keys).toContain(`tile.${face}`);
      for (const room of Object.keys(rooms)) expect(keys).toContain(`room.${face}.${room}`);
    }
  });

  it.each(LANGUAGES)('give no two things the same text, %s', (language) => {
    const texts = under('card', 'skill', 'ability')
      .filter((key) => key.includes('.text'))
      .map((key) => TEXTS[language][key]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
