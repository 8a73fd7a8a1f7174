/**
 * Every word of mission files has its sentence in every language, with a hole for each thing it takes: a new condition,
 * effect, trigger or key fails here until it has one, whether a mission uses it or not.
 */
import { EDITIONS } from '@holdout/editions';
import type { Edition, FileShape } from '@holdout/engine';
import { grammarOfMissions } from '@holdout/engine/drafts';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { holesOf } from '../message.ts';
import { wordsOf, type Words } from '../words.ts';
import { withoutOptional } from './teller.ts';

/** Keys of a message that its shape asks for, and the fields it must have holes for. */
interface Asked {
  readonly key: string;
  readonly shape: FileShape;
}

/** Said elsewhere, or without words of their own. */
const ELSEWHERE = /^file\.(id|edition|source|clause|difficulty|minutes|tiles|levels|texts|rules|own)$/;
const GROUPS = /^condition\.(all|any|not)$/;
/** Names of lines, said by the texts of the mission. */
const NAMES = ['id'];

/** Lists of objects are told entry by entry, and so are maps. */
function entryOf(shape: FileShape): FileShape {
  const inner = withoutOptional(shape);
  return inner.is === 'list' && inner.of.is === 'fields' ? inner.of : inner;
}

function asked(edition: Edition): Asked[] {
  const { file, own, conditions, effects, triggers } = grammarOfMissions(edition);
  const ownShape = withoutOptional(own);
  const named = (prefix: string, shapes: { readonly [name: string]: FileShape }): Asked[] =>
    Object.entries(shapes).map(([name, shape]) => ({ key: `${prefix}.${name}`, shape }));
  const taken = (words: { readonly [word: string]: { readonly takes: FileShape } }) =>
    Object.fromEntries(Object.entries(words).map(([word, { takes }]) => [word, takes]));
  return [
    ...named('file', file.fields),
    ...named('own', ownShape.is === 'fields' ? ownShape.fields : {}),
    ...named('condition', taken(conditions)),
    ...named('effect', taken(effects)),
    ...named('trigger', taken(triggers)),
  ].filter(({ key }) => !ELSEWHERE.test(key) && !GROUPS.test(key));
}

/** `inAreaOr` is about `area`, `between1` about `between`. */
const fieldIn = (hole: string): string =>
  hole
    .replace(/^in([A-Z])/, (_, first: string) => first.toLowerCase())
    .replace(/(Que|Si|Or)$/, '')
    .replace(/(OfDoor|Bare|Title|A|N|Given|Count|Id|[1-9])$/, '');

/** A trigger says its names; what every rule has is said around it. */
const AROUND: readonly string[] = ['on', 'do', 'heroes'];

function fieldsAsked({ key, shape }: Asked): string[] {
  const entry = entryOf(shape);
  if (entry.is === 'map') return key.startsWith('condition.') ? ['value'] : ['key', 'value'];
  if (entry.is !== 'fields') return entry.is === 'yes' ? [] : ['value'];
  const isTrigger = key.startsWith('trigger.');
  return Object.entries(entry.fields).flatMap(([name, of]) => {
    const isAround = isTrigger && (AROUND.includes(name) || (name === 'when' && of.is === 'optional'));
    return isAround || NAMES.includes(name) ? [] : [name];
  });
}

/** Words to choose from that are no names of anything. */
function choicesIn(key: string, field: string, shape: FileShape, edition: Edition): string[] {
  const inner = withoutOptional(shape);
  if (inner.is === 'either') return inner.of.flatMap((one) => choicesIn(key, field, one, edition));
  if (inner.is !== 'name' || inner.kind !== 'text') return [];
  return (inner.among?.(edition) ?? []).map((word) => `${key}.${field}.${word}`);
}

function choices({ key, shape }: Asked, edition: Edition): string[] {
  const entry = entryOf(shape);
  if (entry.is !== 'fields') return choicesIn(key, 'value', entry, edition);
  return Object.entries(entry.fields).flatMap(([name, of]) =>
    key.startsWith('trigger.') && name === 'on' ? [] : choicesIn(key, name, of, edition),
  );
}

/** What is lacking of a message: the whole of it, or holes. */
function lacking(words: Words, one: Asked): string[] {
  const keys = words.has(`${one.key}.not`) ? [one.key, `${one.key}.not`] : [one.key];
  return keys.flatMap((key) => {
    const source = words.raw(key);
    if (source === undefined) return [key];
    const said = holesOf(source).map(fieldIn);
    return fieldsAsked(one).flatMap((field) => (said.includes(field) ? [] : [`${key} {${field}}`]));
  });
}

const everywhere = LANGUAGES.flatMap((language) => EDITIONS.map((edition) => ({ language, edition })));

describe.each(everywhere)('$language: what missions of $edition.id can say', ({ language, edition }) => {
  const words = wordsOf(language, edition.id);

  it('has a sentence for each word, with a hole for all it takes', () => {
    const all = asked(edition);
    expect(all.length).toBeGreaterThan(50);
    expect(all.flatMap((one) => lacking(words, one))).toEqual([]);
  });

  it('has words for each choice', () =>
    expect(
      asked(edition)
        .flatMap((one) => choices(one, edition))
        .filter((key) => !words.has(key)),
    ).toEqual([]));
});
