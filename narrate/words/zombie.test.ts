/// <reference types="node" />
// The words of Zombie Mode's cards: everything in its data files has a name and a text in both languages, and nothing else has.
import { EDITIONS } from '@holdout/editions';
import bystanders from '@holdout/editions/zombie-mode/data/bystanders.json';
import heroes from '@holdout/editions/zombie-mode/data/heroes.json';
import spawn from '@holdout/editions/zombie-mode/data/spawn.json';
import superHeroes from '@holdout/editions/zombie-mode/data/super-heroes.json';
import traits from '@holdout/editions/zombie-mode/data/traits.json';
import otherPeople from '@holdout/editions/zombie-mode/data/xmen-bystanders.json';
import otherHeroes from '@holdout/editions/zombie-mode/data/xmen-heroes.json';
import otherSuperHeroes from '@holdout/editions/zombie-mode/data/xmen-super-heroes.json';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../grammar.ts';
import { namesOf } from '../names.ts';
import { ids, several, skillsOf, untuned, withText, type Entry } from '../tests/keys.ts';
import { wordsIn } from '../tests/mission-keys.ts';
import { TEXTS, wordsOf } from '../words.ts';
import enPeople from './en/marvel-people.json';
import enSupers from './en/supers.json';
import en from './en/zombie.json';
import fr from './fr/zombie.json';

const words = { en, fr } as { readonly [language in 'en' | 'fr']: Readonly<Record<string, string>> };
const under = (...prefixes: string[]): string[] =>
  Object.keys(en).filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)));

const team = [...heroes, ...otherHeroes];
const foes = [...superHeroes, ...otherSuperHeroes];
const skills = skillsOf(team);
const attacks = [...team.map((hero) => hero.attack.id), 'devour'];
const people: Entry[] = [...bystanders, ...otherPeople].filter((card) => !('special' in card));
const specials: Entry[] = bystanders.filter((card) => 'special' in card);
/** Cards whose names both modes share stand in a file of their own. */
const cards = [...ids(traits), 'saved'];
const lines = ['trooper', 'guard', 'specialist'];
const enemies = [...lines, ...ids(foes)];

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
      const ofMissions = EDITIONS.flatMap(({ missions }) =>
        Object.entries(missions).flatMap(([id, file]) => [
          ...[`mission.${id}.name`, `mission.${id}.intro`],
          ...wordsIn(file, language),
        ]),
      );
      expect(Object.keys(TEXTS[language]).sort()).toEqual([...keys, ...ofMissions].sort());
    }
  });

  it('name and describe the heroes of both boxes, their attacks and their 36 skills [Z-PCS-2] [Z-ATT-1] [H-BOTH-1]', () => {
    expect(under('hero')).toEqual(withText('hero', ids(team)));
    expect(under('attack').filter((key) => !key.includes('.text'))).toEqual(
      attacks.map((id) => `attack.${id}`),
    );
    expect(new Set(skills).size).toBe(36);
    expect(under('skill').map(untuned)).toEqual(withText('skill', skills));
  });

  it('name and explain every trait and every bystander card, each person with a title [Z-PCS-2] [Z-BYS-2]', () => {
    const own = under('card');
    expect(own.filter((key) => !key.endsWith('@zombie'))).toEqual(withText('card', cards));
    expect(own.filter((key) => key.endsWith('@zombie'))).toEqual(
      people.flatMap(({ id }) => [`card.${id}.title@zombie`, `card.${id}.text@zombie`]),
    );
  });

  it('share the names of people with Hero Mode, and the Secret Missions [H-BOTH-1]', () => {
    const shared = [...people, ...specials.filter((card) => card.id !== 'saved')];
    const keys = Object.keys(enPeople).filter((key) => !key.endsWith('.text'));
    expect(keys.sort()).toEqual(
      ids(shared)
        .flatMap((id) => [`card.${id}`, `the.${id}`, `a.${id}`])
        .sort(),
    );
    for (const language of LANGUAGES) {
      const mode = wordsOf(language, 'zombie');
      const lacking = withText('card', ids(shared)).filter((key) => !mode.has(key));
      expect(lacking).toEqual([]);
    }
  });

  it('name every enemy, alone and in number, and explain what a Super Hero does [Z-PCS-1] [Z-ENE-2]', () => {
    expect(under('enemy')).toEqual(enemies.flatMap((id) => [`enemy.${id}`, `enemy.${id}.n`]));
    expect(under('ability')).toEqual(withText('ability', ids(foes)));
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
    expect(under('two').sort()).toEqual(
      several([...traits, ...specials])
        .map((id) => `two.${id}`)
        .sort(),
    );
  });

  it('never call a card and a skill, or a card and an enemy, by one id', () => {
    const all = [...cards, ...ids(people), ...enemies, ...attacks, ...skills, ...ids(team)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('name and explain every kind of spawn card [Z-SPN-1]', () => {
    const kinds = [...new Set(spawn.map((card) => card.kind))];
    const shared = Object.keys(enSupers).filter((key) => key.startsWith('spawn.'));
    expect([...shared, ...under('spawn').map(untuned)]).toEqual(withText('spawn', kinds));
  });

  it('name the four decks and explain the hard words [Z-PCS-2]', () => {
    const decks = ['spawn', 'super-heroes', 'traits', 'bystanders'];
    for (const language of LANGUAGES) {
      const mode = wordsOf(language, 'zombie');
      expect(decks.filter((id) => !mode.has(`deck.${id}`))).toEqual([]);
      expect(mode.has('keyword.rush.text') && mode.has('keyword.push.text')).toBe(true);
    }
    expect(under('keyword')).toEqual(
      withText('keyword', ['ravenous', 'devour', 'stunned', 'escort', 'hunger']),
    );
  });

  it.each(LANGUAGES)('give no two things the same name or the same text, %s', (language) => {
    const things = under('card', 'skill', 'ability');
    const texts = things.map((key) => words[language][key]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
