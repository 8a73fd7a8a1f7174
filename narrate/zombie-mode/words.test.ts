import {
  zombieBystanders as bystanders,
  zombieHeroes as heroes,
  zombieSpawn as spawn,
  zombieSuperHeroes as superHeroes,
  zombieTraits as traits,
  zombieXmenBystanders as otherPeople,
  zombieXmenHeroes as otherHeroes,
  zombieXmenSuperHeroes as otherSuperHeroes,
} from '@holdout/editions/testing/data';
// The words of Zombie Mode's cards: everything in its data files has a name and a text in every language, and nothing else has.
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { TEXTS } from '../languages/shelf.ts';
import { namesOf } from '../names.ts';
import { ids, several, skillsOf, untuned, withText, type Entry } from '../tests/keys.ts';
import { wordsOf } from '../words.ts';
import enPeople from '../languages/en/marvel/people.json';
import enTerms from '../languages/en/shared/terms.json';
import enSupers from '../languages/en/supers/words.json';
import en from '../languages/en/zombie-mode/words.json';

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
    const shared = Object.keys({ ...enTerms, ...enSupers }).filter((key) => key.startsWith('spawn.'));
    expect([...shared, ...under('spawn').map(untuned)].sort()).toEqual(withText('spawn', kinds).sort());
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
    const texts = things.map((key) => TEXTS[language][key]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
