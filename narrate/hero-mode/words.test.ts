// The words of Hero Mode's cards: everything in its data files has a name and a text in every language, and nothing else has.
import { hero, zombie } from '@holdout/editions';
import {
  heroBystanders as bystanders,
  heroEnemyHeroes as enemyHeroes,
  heroHeroes as heroes,
  heroSpawn as spawn,
  heroTraits as traits,
} from '@holdout/editions/testing/data';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { TEXTS } from '../languages/shelf.ts';
import { namesOf } from '../names.ts';
import { narrator } from '../narrator.ts';
import { ids, several, skillsOf, untuned, withText, type Entry } from '../tests/keys.ts';
import { wordsOf } from '../words.ts';
import en from '../languages/en/hero-mode/words.json';
import enTerms from '../languages/en/shared/terms.json';
import enSupers from '../languages/en/supers/words.json';
import enZombie from '../languages/en/zombie-mode/words.json';
import { leading } from '@holdout/engine';

const under = (...prefixes: string[]): string[] =>
  Object.keys(en).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)));

const skills = skillsOf(heroes);
const attacks = heroes.map((hero) => hero.attack.id);
const OBJECTS = ['plasma-blast', 'hand-throw'];
const people: Entry[] = bystanders.filter((card) => !('special' in card));
/** What heroes carry in one of our missions. */
const ITEMS = ['charge'];
const cards = [...ids(traits), 'too-late', ...ITEMS];
const lines = ['walker', 'brute', 'runner'];
const enemies = [...lines, ...ids(enemyHeroes)];

describe('the words of Hero Mode', () => {
  it('name and describe the heroes of both boxes, their attacks and their 36 skills [H-PCS-2] [H-BOTH-1]', () => {
    expect(under('hero')).toEqual(withText('hero', ids(heroes)));
    expect(under('attack').filter((key) => !key.includes('.text'))).toEqual(
      [...attacks, ...OBJECTS].map((id) => `attack.${id}`),
    );
    expect(new Set(skills).size).toBe(36);
    expect(under('skill').map(untuned)).toEqual(withText('skill', [...skills, 'sacrifice']));
  });

  it('explain the Sentinel Hand and the Avengers Sign [H-HAND-1] [H-HAND-2] [H-HAND-4]', () => {
    for (const language of LANGUAGES) {
      const say = narrator(language, { edition: 'hero' });
      for (const id of [...OBJECTS, 'sign']) expect(say.cardText(id)).toContain('0-');
      expect(say.cardText('sign')).not.toBe(narrator(language, { edition: 'zombie' }).cardText('sign'));
    }
  });

  it('name and explain every trait, and every person in its own way with a title [H-PCS-2] [H-RES-6]', () => {
    const own = under('card');
    expect(own.filter((key) => !key.endsWith('@hero'))).toEqual(withText('card', cards));
    expect(own.filter((key) => key.endsWith('@hero'))).toEqual(
      people.flatMap(({ id }) => [`card.${id}.title@hero`, `card.${id}.text@hero`]),
    );
  });

  it('tell of each person something else than in Zombie Mode, under the same name [H-BOTH-1]', () => {
    for (const language of LANGUAGES) {
      const [hero, zombie] = leading(
        ['hero', 'zombie'].map((edition) => narrator(language, { edition })),
        2,
      );
      for (const { id } of people) {
        expect(hero.card(id)).not.toBe(id);
        expect(hero.card(id)).toBe(zombie.card(id));
        expect(hero.cardText(id)).not.toBe('');
        expect(hero.cardText(id)).not.toBe(zombie.cardText(id));
      }
      expect(hero.skillText('inside-job')).not.toBe(zombie.skillText('inside-job'));
    }
  });

  it('name every enemy, alone and in number, and explain what a Zombie Hero does [H-PCS-1]', () => {
    expect(under('enemy').map(untuned)).toEqual(enemies.flatMap((id) => [`enemy.${id}`, `enemy.${id}.n`]));
    expect(under('ability')).toEqual(withText('ability', ids(enemyHeroes)));
    for (const language of LANGUAGES) {
      const names = namesOf(wordsOf(language, 'hero'), {});
      for (const id of enemies) {
        const one = names.enemy(id);
        expect(names.enemies(id, 1)).toBe(lines.includes(id) ? `1 ${one}` : one);
        expect(names.enemies(id, 2)).toBe(lines.includes(id) ? `2 ${one}s` : `2 ${one}`);
      }
    }
    expect(namesOf(wordsOf('fr', 'hero'), {}).kinds(lines)).toBe('les Marcheurs, les Brutes et les Coureurs');
  });

  it('have articles for all that a sentence can name, and a pair for what there are two of', () => {
    const named = [...cards, ...enemies];
    expect(under('the').map(untuned).sort()).toEqual(
      [...named, ...attacks, ...OBJECTS].map((id) => `the.${id}`).sort(),
    );
    expect(under('a').map(untuned).sort()).toEqual(named.map((id) => `a.${id}`).sort());
    expect(under('two').sort()).toEqual(
      several([...traits, ...bystanders])
        .map((id) => `two.${id}`)
        .sort(),
    );
  });

  it('never call a card and a skill, or a card and an enemy, by one id', () => {
    const all = [...cards, ...ids(people), ...enemies, ...attacks, ...skills, ...ids(heroes)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('name and explain every kind of spawn card [H-SPN-1]', () => {
    const kinds = [...new Set(spawn.map((card) => card.kind))];
    const shared = Object.keys({ ...enTerms, ...enSupers }).filter((key) => key.startsWith('spawn.'));
    expect([...shared, ...under('spawn').map(untuned)].sort()).toEqual(withText('spawn', kinds).sort());
  });

  it('say for which mode a text is meant wherever both have that id', () => {
    const bases = (keys: string[]): string[] => keys.filter((key) => !key.includes('@'));
    const own = new Set([...under('skill', 'card', 'enemy', 'ability', 'hero', 'attack', 'spawn', 'deck')]);
    expect(bases(Object.keys(enZombie)).filter((key) => own.has(key) || own.has(`${key}@hero`))).toEqual([]);
  });

  it('name the four decks, the three levels and the moments of a round [H-LVL-1]', () => {
    const moments = [...zombie.abilities, ...hero.abilities].flatMap((a) => Object.keys(a.at ?? {}));
    expect(new Set(moments).size).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      const mode = wordsOf(language, 'hero');
      const keys = [
        ...['spawn', 'super-heroes', 'traits', 'bystanders'].map((id) => `deck.${id}`),
        ...['ground', 'upper', 'underground'].map((id) => `floor.${id}`),
        ...moments.map((id) => `moment.${id}`),
      ];
      expect(keys.filter((key) => !mode.has(key))).toEqual([]);
    }
    expect(narrator('fr').floor('upper')).toBe('Étage');
    expect(narrator('en').floor('ground')).toBe('Ground floor');
  });

  it('explain the hard words: power, rescue, bystanders, levels, elevator, windows [H-POW-1] [H-DEV-1]', () => {
    expect(under('keyword')).toEqual(
      withText('keyword', [
        ...['power', 'power-up', 'rescue', 'bystander-devoured', 'hidden', 'combat-bystander'],
        ...['sentinel-hand', 'elevator', 'window', 'level'],
      ]),
    );
  });

  it.each(LANGUAGES)('give no two things the same name or the same text, %s', (language) => {
    const texts = under('card', 'skill', 'ability').map((key) => TEXTS[language][key]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
