/// <reference types="node" />
/** Nothing may lack words in any language: every id that the engine or the edition can name is looked up here. */
import { classic, EDITIONS, hero, zombie } from '@holdout/editions';
import { lookUp, itemAt, DANGER_LEVELS, type Json } from '@holdout/engine';
import {
  BOARD_PROBLEM_CODES,
  clauseBehind,
  eventTypes,
  promptNames,
  refusalCodes,
} from '@holdout/engine/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './index.ts';
import { isClause } from './reference.ts';
import { compileMessage, holesOf } from './message.ts';
import { withText } from './tests/keys.ts';
import { TEXTS } from './languages/shelf.ts';
import enCards from './languages/en/classic/cards.json';

const missions = Object.values(classic.missions) as { [key: string]: Json }[];
const ids = (list: Json): string[] => (list as { id: string }[] | undefined)?.map((x) => x.id) ?? [];

/** What the sources of engine and editions say, for ids that are written only there; nobody is told of the toy. */
function inSources(pattern: RegExp): string[] {
  const root = new URL('../', import.meta.url);
  const found = ['engine', 'editions'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/node_modules|test|tmp|^toy\b/.test(name))
      .flatMap((name) => [...readFileSync(new URL(`${folder}/${name}`, root), 'utf8').matchAll(pattern)]),
  );
  return [...new Set(found.map(([, name = '']) => name))].sort();
}

/** Keys that one of the languages lacks. */
const lacking = (keys: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) =>
    keys.flatMap((key) => (TEXTS[language][key] ? [] : [`${language} ${key}`])),
  );

/**
 * Whether a name asks for agreement, and where for a preposition of its own, is up to each language (agreement.ts), as
 * is what lists and conditions of missions are joined by (script/teller.ts).
 */
const plainHoles = (text: string): string[] =>
  holesOf(text)
    .filter((hole) => !hole.endsWith('Gender'))
    .map((hole) =>
      hole.replace(/^in([A-Z])/, (_, first: string) => first.toLowerCase()).replace(/(Que|Si|Or|Count)$/, ''),
    );
const holes = (text: string): string => [...new Set(plainHoles(text))].sort().join();

describe('every id has words in every language', () => {
  it('events', () => expect(lacking(eventTypes().map((type) => `event.${type}`))).toEqual([]));
  it('prompts', () => expect(lacking(promptNames().map((prompt) => `prompt.${prompt}`))).toEqual([]));
  it('refusals', () => expect(lacking(refusalCodes().map((code) => `refusal.${code}`))).toEqual([]));

  it('problems of files', () => {
    const codes = [
      ...BOARD_PROBLEM_CODES,
      ...inSources(/\bfail\(\s*'([a-z]+\.[a-z-]+)'/g),
      'mission.unknown',
    ];
    expect(codes.length).toBeGreaterThan(40);
    expect(lacking(codes.map((code) => `problem.${code}`))).toEqual([]);
  });

  it('verbs of options', () => {
    const verbs = [
      ...classic.actions.map((a) => a.verb),
      ...classic.abilities.filter((a) => a.offer).map((a) => a.id),
      ...inSources(/\bverb: '([a-z-]+)'/g),
      // Every option is made by a builder, which is told its verb.
      ...inSources(/\b(?:\w+Option|option)\((?:g, )?'([a-z-]+)'/g),
    ];
    expect(verbs).toEqual(
      expect.arrayContaining(['prevent', 'redraw', 'medic', 'hit', 'move', 'keep', 'reroll', 'lose', 'push']),
    );
    // What an ability of a super-hero edition offers is told by the name of the skill or card and its target.
    const named = new Set([...zombie.abilities, ...hero.abilities].map((a) => a.id));
    expect(lacking(verbs.filter((v) => !named.has(v)).map((verb) => `option.${verb}`))).toEqual([]);
  });

  it('skills [C-SKILL-1]', () => {
    const skills = classic.abilities.map((a) => a.id.split(':')[0]);
    expect(lacking(skills.flatMap((id) => [`skill.${id}`, `skill.${id}.text`]))).toEqual([]);
  });

  it('cards, with their articles [C-PCS-2]', () => {
    const cards = Object.keys(enCards).flatMap((key) => /^card\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    expect(cards.length).toBe(28);
    expect(lacking(cards.flatMap((id) => [`card.${id}.text`, `the.${id}`, `a.${id}`, `two.${id}`]))).toEqual(
      [],
    );
  });

  it('survivors, zombies, levels and decks [C-PCS-1]', () => {
    const types = classic.types.map((t) => t.id);
    expect(lacking(classic.sheets.flatMap((s) => [`hero.${s.id}`, `hero.${s.id}.text`]))).toEqual([]);
    expect(lacking(types.flatMap((id) => [`enemy.${id}`, `enemy.${id}.n`, `the.${id}`, `a.${id}`]))).toEqual(
      [],
    );
    expect(lacking(DANGER_LEVELS.map((level) => `level.${level}`))).toEqual([]);
    expect(lacking(inSources(/ (?:EQUIPMENT|ZOMBIES) = '([a-z]+)'/g).map((deck) => `deck.${deck}`))).toEqual(
      [],
    );
  });

  it('rooms of every tile [K-ZONE-2]', () => {
    const rooms = Object.values(classic.tiles).flatMap((tile) => Object.keys(tile.rooms));
    expect(lacking(rooms.map((room) => `room.${room}`))).toEqual([]);
  });

  it('missions, their goals, colours, cars and ways to lose', () => {
    const all = JSON.stringify(missions);
    const named = (key: string) => [
      ...new Set([...all.matchAll(new RegExp(`"${key}":"([a-z]+)"`, 'g'))].map(([, name]) => name)),
    ];
    expect(
      lacking(Object.keys(classic.missions).flatMap((id) => [`mission.${id}.name`, `mission.${id}.intro`])),
    ).toEqual([]);
    expect(lacking(missions.flatMap((m) => ids(m.goals ?? [])).map((goal) => `goal.${goal}`))).toEqual([]);
    expect(lacking(named('colour').map((colour) => `colour.${colour}`))).toEqual([]);
    expect(lacking(named('unlockDoors').map((colour) => `colour-of-door.${colour}`))).toEqual([]);
    expect(lacking(named('kind').map((kind) => `car.${kind}`))).toEqual([]);
    expect(lacking(missions.flatMap((m) => ids(m.lose ?? [])).map((cause) => `event.lost.${cause}`))).toEqual(
      [],
    );
  });

  it.each(EDITIONS)('doors that rules of $id unlock', ({ missions: files }) => {
    const unlocked = [...JSON.stringify(files).matchAll(/"unlockDoors":"([a-z]+)"/g)].map(
      ([, colour = '']) => colour,
    );
    for (const language of LANGUAGES) {
      const named = (colour: string): boolean =>
        `colour-of-door.${colour}` in TEXTS[language] || `event.door-unlocked.${colour}` in TEXTS[language];
      expect(unlocked.filter((colour) => !named(colour))).toEqual([]);
    }
  });

  it('variants, their choices and what these mean', () => {
    const keys = Object.entries(classic.variants ?? {}).flatMap(([variant, choices]) => [
      `variant.${variant}`,
      ...withText(`variant.${variant}`, choices),
    ]);
    expect(keys).toHaveLength(5);
    expect(lacking(keys)).toEqual([]);
  });

  it('editions', () =>
    expect(lacking(EDITIONS.flatMap(({ id }) => [`edition.${id}`, `edition.${id}.about`]))).toEqual([]));

  it.each([zombie, hero])('missions of $id: name, introduction, goals and clause', ({ missions: files }) => {
    const all = Object.entries(files) as [string, { [key: string]: Json }][];
    const ofGoals = all.flatMap(([, m]) => ids(m.goals ?? []));
    expect(lacking(all.flatMap(([id]) => [`mission.${id}.name`, `mission.${id}.intro`]))).toEqual([]);
    expect(lacking(ofGoals.map((goal) => `goal.${goal}`))).toEqual([]);
    expect(all.filter(([, m]) => !isClause(String(m.clause))).map(([id]) => id)).toEqual([]);
  });

  it('clauses that events, refusals, skills and missions name are in the rule reference', () => {
    const named = [
      ...refusalCodes()
        .map(clauseBehind)
        .filter((clause) => clause !== ''),
      ...classic.abilities.map((a) => a.clause),
      ...missions.flatMap((m) => [String(m.clause), ...ids(m.lose ?? [])]),
      ...inSources(/'([A-Z]-[A-Z]+\d*(?:-\d+)?)'/g),
    ];
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((id) => !isClause(id))).toEqual([]);
  });
});

describe('messages', () => {
  it('can all be read, and are finished', () => {
    for (const language of LANGUAGES) {
      const texts = Object.entries(TEXTS[language]);
      expect(() => texts.map(([, text]) => compileMessage(text, language))).not.toThrow();
      expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    }
  });

  it.each(LANGUAGES)('fill the same holes in every language, %s', (language) => {
    const first = TEXTS[itemAt(LANGUAGES, 0)];
    const apart = Object.keys(first).filter(
      (key) => holes(lookUp(first, key)) !== holes(TEXTS[language][key] ?? ''),
    );
    expect(apart).toEqual([]);
  });

  it('keep French double punctuation on the line of its word', () => {
    // What is typed at the terminal is no punctuation: `u!`.
    const texts = Object.entries(TEXTS.fr).filter(([key]) => key !== 'terminal.help');
    const loose = texts.filter(([, text]) => /(^|[^\u00a0])[:;!?»]|«[^\u00a0]/.test(text));
    expect(loose.map(([key]) => key)).toEqual([]);
  });
});
