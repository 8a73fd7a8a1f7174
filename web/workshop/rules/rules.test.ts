/** Changes of rules and texts, each from a mission file to a mission file. */
import { classic, hero } from '@holdout/editions';
import { lookUp, type Json } from '@holdout/engine';
import { grammarOfMissions, sketchOf } from '@holdout/engine/drafts';
import { describe, expect, it } from 'vitest';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { blankRule, blankWord, freshId, regrouped, retriggered, type Known } from './blank.ts';
import { choicesFor, wordChoices, type Maker } from './choices.ts';
import { inserted, moved, valueAt, without, withValue } from './edit.ts';
import { asTyped, isNearlyFull, textAt, textLanguages, textRows, withText } from './texts.ts';

const missionOf = (id: string): MissionFile => {
  const file: Json = { ...classic.missions, ...hero.missions }[id] ?? {};
  return isFields(file) ? file : {};
};
const police = missionOf('08');
const grammar = grammarOfMissions(classic);

const makerOf = (mission: MissionFile): Maker => ({
  edition: classic,
  mission,
  zones: sketchOf(classic, mission).drawn?.context.board.zones.map((z) => z.id) ?? [],
  faces: ['7B'],
  counters: ['alarm'],
});
const known: Known = {
  edition: classic,
  names: (shape) => choicesFor(makerOf(police), shape).map(({ value }) => value),
};

describe('a change at a place', () => {
  it('leaves the file it began with as it was, and the order of keys', () => {
    const before = JSON.stringify(police);
    const next = withValue(police, ['rules', 0, 'do', 0, 'experience'], 7);
    expect(valueAt(next, ['rules', 0, 'do', 0])).toEqual({ experience: 7 });
    expect(Object.keys(next)).toEqual(Object.keys(police));
    expect(JSON.stringify(police)).toBe(before);
    expect(withValue(next, ['rules', 0, 'do', 0, 'experience'], 5)).toEqual(police);
  });

  it('makes what is not there yet, takes entries out, puts them in, moves them', () => {
    expect(withValue({}, ['texts', 'en', 'goals', 'a'], 'A')).toEqual({
      texts: { en: { goals: { a: 'A' } } },
    });
    expect(without({ a: [1, 2, 3] }, ['a', 1])).toEqual({ a: [1, 3] });
    expect(without({ a: 1, b: 2 }, ['a'])).toEqual({ b: 2 });
    expect(inserted({}, ['lose'], 'x')).toEqual({ lose: ['x'] });
    expect(inserted({ colour: 'blue' }, ['colour'], 'red')).toEqual({ colour: ['blue', 'red'] });
    expect(inserted({ a: [1, 2] }, ['a'], 0, 0)).toEqual({ a: [0, 1, 2] });
    expect(moved({ a: [1, 2, 3] }, ['a'], 0, 2)).toEqual({ a: [2, 3, 1] });
    expect(moved({ a: [1, 2, 3] }, ['a'], 0, 3)).toEqual({ a: [1, 2, 3] });
  });

  it('bears a file in which nothing is as it should be', () => {
    for (const odd of [{ rules: 7 }, { rules: null }, { rules: ['x'] }] as MissionFile[]) {
      expect(() => withValue(odd, ['rules', 0, 'do', 0], {})).not.toThrow();
      expect(without(odd, ['rules', 3, 'do'])).toBe(odd);
      expect(moved(odd, ['rules'], 0, 1)).toEqual(odd);
    }
  });
});

describe('what a rule begins with', () => {
  const flawsOf = (rule: Json): string[] =>
    sketchOf(classic, { ...police, rules: [rule] }).problems.map(({ code }) => code);

  it.each(Object.keys(grammar.triggers))('%s is asked to do something, and nothing else is wrong', (on) => {
    const rule = retriggered(blankRule(grammar, known), on, grammar, known);
    expect(flawsOf(withValue({ rule }, ['rule', 'when'], { never: true })['rule'] ?? null)).toEqual([
      'mission.unknown-word',
    ]);
  });

  it.each(Object.keys(grammar.conditions))(
    'the condition %s is sound at once, or asks for its parts',
    (word) => {
      const when = blankWord(grammar, 'condition', word, known);
      const codes = flawsOf({ on: 'once', when, do: [{ experienceToAll: 1 }] });
      const open = ['all', 'any', 'not'].includes(word) ? ['mission.unknown-word'] : [];
      expect(codes.filter((code) => code !== 'mission.counter-name')).toEqual(open);
    },
  );

  it('keeps what another trigger can have too', () => {
    const rule: Json = { on: 'objective-taken', colour: 'blue', heroes: 5, do: [{ experience: 5 }] };
    expect(retriggered(rule, 'door-opened', grammar, known)).toEqual({ ...rule, on: 'door-opened' });
    expect(retriggered(rule, 'level-reached', grammar, known)).toEqual({
      on: 'level-reached',
      heroes: 5,
      do: [{ experience: 5 }],
    });
  });

  it('keeps conditions when they are put together otherwise', () => {
    const both: Json = { all: [{ heroDied: true }, { never: true }] };
    expect(regrouped(both, 'any', grammar, known)).toEqual({ any: [{ heroDied: true }, { never: true }] });
    expect(regrouped({ heroDied: true }, 'all', grammar, known)).toEqual({ all: [{ heroDied: true }] });
    expect(regrouped(both, 'not', grammar, known)).toEqual({ not: both });
    expect(regrouped({ not: { heroDied: true } }, 'any', grammar, known)).toEqual({
      any: [{ heroDied: true }],
    });
  });

  it('has an id of its own', () =>
    expect(freshId({ goals: [{ id: 'goal-1' }, { id: 'x' }] }, 'goals', 'goal')).toBe('goal-2'));
});

describe('what can stand in a field', () => {
  it('is what the mission has, and last what it has not', () => {
    const { takes } = lookUp(grammar.effects, 'unlockDoors');
    expect(choicesFor(makerOf(police), takes)).toEqual([
      { value: 'blue' },
      { value: 'green' },
      { value: 'red', why: 'doors' },
      { value: 'yellow', why: 'doors' },
    ]);
  });

  it('is every word, last those whose trigger lacks what they need', () => {
    const choices = wordChoices(grammar, 'effect', 'once');
    expect(choices.find(({ value }) => value === 'experience')).toEqual({ value: 'experience', why: 'hero' });
    expect(choices.findIndex(({ why }) => why)).toBeGreaterThan(choices.findLastIndex(({ why }) => !why));
    expect(wordChoices(grammar, 'effect', 'objective-taken')).toContainEqual({ value: 'experience' });
  });
});

describe('texts', () => {
  it('have a row for whatever the mission has: goals, ways to lose, areas, counters', () => {
    const rows = textRows(missionOf('07'), ['ground']);
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['name', 'brief.win', 'goal', 'lost', 'area', 'counter']),
    );
    expect(textLanguages(police)).toEqual(['en', 'fr']);
    expect(textAt(police, 'fr', ['brief', 'lose'])).toBe('Tous les survivants sont morts.');
  });

  it('that are emptied are gone, and a mission with half of them can be played', () => {
    const less = withText(withText(police, 'fr', ['name'], ''), 'fr', ['brief', 'win'], '');
    expect(textAt(less, 'fr', ['name'])).toBe('');
    expect(sketchOf(classic, less).problems).toEqual([]);
    const one = withText({ texts: { en: { goals: { a: 'A' } } } }, 'en', ['goals', 'a'], '');
    expect(one).toEqual({ texts: { en: {} } });
  });

  it('are plain, and have an end', () => {
    expect(asTyped('<b>x</b>\u0000\u0007', 60)).toBe('<b>x</b>');
    expect(asTyped('x'.repeat(90), 60)).toHaveLength(60);
    expect([isNearlyFull('x'.repeat(47), 60), isNearlyFull('x'.repeat(48), 60)]).toEqual([false, true]);
  });
});
