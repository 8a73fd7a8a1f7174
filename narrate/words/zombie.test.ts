/// <reference types="node" />
// The words of Zombie Mode's cards: everything in its data files has a name and a text in both languages, and nothing else has.
import bystanders from '@holdout/editions/zombie/data/bystanders.json';
import heroes from '@holdout/editions/zombie/data/heroes.json';
import spawn from '@holdout/editions/zombie/data/spawn.json';
import superHeroes from '@holdout/editions/zombie/data/super-heroes.json';
import traits from '@holdout/editions/zombie/data/traits.json';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../grammar.ts';
import { TEXTS, wordsOf } from '../words.ts';
import { namesOf } from '../names.ts';
import en from './en/zombie.json';
import fr from './fr/zombie.json';

const words = { en, fr } as { readonly [language in 'en' | 'fr']: Readonly<Record<string, string>> };
const ids = (list: readonly { id: string }[]): string[] => list.map((one) => one.id);
const withText = (prefix: string, of: readonly string[]): string[] =>
  of.flatMap((id) => [`${prefix}.${id}`, `${prefix}.${id}.text`]);
const under = (...prefixes: string[]): string[] =>
  Object.keys(en).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)));

const skills = heroes.flatMap(({ skills: { blue, orange, red } }) => [blue, ...orange, ...red]);
const attacks = [...heroes.map((hero) => hero.attack.id), 'devour', 'sign'];
const people = bystanders.filter((card) => !('special' in card));
const cards = [...ids(traits), ...ids(bystanders)];
const several = [...traits, ...bystanders].filter((card) => (card.copies ?? 1) > 1);
const lines = ['trooper', 'guard', 'specialist'];
const enemies = [...lines, ...ids(superHeroes)];

describe('the words of Zombie Mode', () => {
  it('are the same list in both languages, in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('take no key of another file', () => {
    for (const language of LANGUAGES) {
      const folder = new URL(`${language}/`, import.meta.url);
      const keys = readdirSync(folder).flatMap((name) =>
        Object.keys(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object),
      );
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      expect(Object.keys(TEXTS[language]).sort()).toEqual(keys.sort());
    }
  });

  it('name and describe the six heroes, their attacks and their 18 skills [Z-PCS-2] [Z-ATT-1]', () => {
    expect(under('hero')).toEqual(withText('hero', ids(heroes)));
    expect(under('attack').filter((key) => !key.endsWith('.text'))).toEqual(
      attacks.map((id) => `attack.${id}`),
    );
    expect(new Set(skills).size).toBe(18);
    expect(under('skill')).toEqual(withText('skill', skills));
  });

  it('name and explain every trait and every bystander card, each person with a title [Z-PCS-2] [Z-BYS-2]', () => {
    expect(under('card').filter((key) => !key.endsWith('.title'))).toEqual(withText('card', cards));
    expect(under('card').filter((key) => key.endsWith('.title'))).toEqual(
      people.map((card) => `card.${card.id}.title`),
    );
  });

  it('name every enemy, alone and in number, and explain what a Super Hero does [Z-PCS-1] [Z-ENE-2]', () => {
    expect(under('enemy')).toEqual(enemies.flatMap((id) => [`enemy.${id}`, `enemy.${id}.n`]));
    expect(under('ability')).toEqual(withText('ability', ids(superHeroes)));
    for (const language of LANGUAGES) {
      const names = namesOf(wordsOf(language), {});
      for (const id of enemies) {
        const one = names.enemy(id);
        expect(names.enemies(id, 1)).toBe(lines.includes(id) ? `1 ${one}` : one);
        expect(names.enemies(id, 2)).toBe(lines.includes(id) ? `2 ${one}s` : `2 ${one}`);
      }
    }
  });

  it('have articles for all that a sentence can name, and a pair for what there are two of', () => {
    const named = [...cards, ...enemies];
    expect(under('the').sort()).toEqual([...named, ...attacks].map((id) => `the.${id}`).sort());
    expect(under('a').sort()).toEqual(named.map((id) => `a.${id}`).sort());
    expect(under('two').sort()).toEqual(several.map((card) => `two.${card.id}`).sort());
  });

  it('never call a card and a skill, or a card and an enemy, by one id', () => {
    const all = [...cards, ...enemies, ...attacks, ...skills, ...ids(heroes)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('name and explain every kind of spawn card [Z-SPN-1]', () => {
    const kinds = [...new Set(spawn.map((card) => card.kind))];
    expect(under('spawn')).toEqual(withText('spawn', kinds));
  });

  it('name the four decks and explain the hard words [Z-PCS-2]', () => {
    expect(under('deck')).toEqual(
      ['spawn', 'super-heroes', 'traits', 'bystanders'].map((id) => `deck.${id}`),
    );
    expect(under('keyword')).toEqual(
      withText('keyword', ['ravenous', 'devour', 'rush', 'push', 'stunned', 'escort', 'hunger']),
    );
  });

  it.each(LANGUAGES)('give no two things the same name or the same text, %s', (language) => {
    const things = under('card', 'skill', 'ability').filter((key) => !/\.secret-mission-\d\.text$/.test(key));
    const texts = things.map((key) => words[language][key]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
