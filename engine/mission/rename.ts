/**
 * A mission file with other names for something it names: zones that have moved, areas, colours. Where names stand
 * follows from the shapes of keys and words (argument.ts), so a new word is renamed in without anybody thinking of it.
 * The file may be half made: what has not the shape it should have stays as it is. The order of keys is kept.
 */
import type { Edition } from '../kernel/edition.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { wordsOf } from './all-words.ts';
import { fieldsShape, type Shape } from './argument.ts';
import { FILE } from './file.ts';
import { ruleShapes } from './rule.ts';
import type { Word } from './words.ts';

type NameKind = (Shape & { readonly is: 'name' })['kind'];

/** Another name, or none: then the entry of a list, or the key, that named it goes. */
type Rename = (name: string) => string | undefined;

interface Renaming {
  readonly edition: Edition;
  readonly kind: NameKind;
  readonly rename: Rename;
  readonly words: ReturnType<typeof wordsOf>;
}

export function renamed(edition: Edition, file: Json, kind: NameKind, rename: Rename): Json {
  const how: Renaming = { edition, kind, rename, words: wordsOf(edition) };
  return walk(fieldsShape(FILE), file, how) ?? file;
}

/** Undefined where a name is gone, and whatever cannot be without it. */
function walk(shape: Shape, value: Json, how: Renaming): Json | undefined {
  switch (shape.is) {
    case 'name':
      return shape.kind === how.kind && typeof value === 'string' ? how.rename(value) : value;
    case 'optional':
      return walk(shape.of, value, how);
    case 'list':
      return Array.isArray(value) ? value.flatMap((v) => listed(walk(shape.of, v, how))) : value;
    case 'map':
      return each(value, (v) => walk(shape.of, v, how));
    case 'either': {
      const fitting = shape.of.find((one) => fits(one, value, how.edition));
      return fitting ? walk(fitting, value, how) : value;
    }
    case 'fields':
      return walkFields(shape.fields, value, how);
    case 'own':
      return walk(how.edition.words.own.shape, value, how);
    case 'rule': {
      const on = isFields(value) ? value['on'] : undefined;
      const rule = ruleShapes(how.words.triggers).find(
        (one) => one.is === 'fields' && fits(one.fields['on'], on, how.edition),
      );
      return rule ? walk(rule, value, how) : value;
    }
    case 'condition':
      return inWord(how.words.conditions, value, how);
    case 'effect':
      return inWord(how.words.effects, value, how);
    default:
      return value;
  }
}

/** An entry that is a list itself is one entry. */
const listed = (value: Json | undefined): Json[] => (value === undefined ? [] : [value]);

const isFields = (v: Json | undefined): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

function each(value: Json, walkOne: (v: Json, key: string) => Json | undefined): Json {
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, v]) => listed(walkOne(v, key)).map((one) => [key, one])),
  );
}

function walkFields(fields: { readonly [key: string]: Shape }, value: Json, how: Renaming): Json | undefined {
  if (!isFields(value)) return value;
  const shapeOf = (key: string): Shape | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined);
  const next = each(value, (v, key) => {
    const shape = shapeOf(key);
    return shape ? walk(shape, v, how) : v;
  });
  const isLost = Object.keys(value).some(
    (key) => isFields(next) && !Object.hasOwn(next, key) && shapeOf(key)?.is !== 'optional',
  );
  return isLost ? undefined : next;
}

/** `{ "heroesIn": { ... } }`: a word with its argument; one that is not known stays. */
const inWord = (
  words: { readonly [word: string]: Word<unknown> },
  value: Json,
  how: Renaming,
): Json | undefined =>
  walkFields(Object.fromEntries(Object.entries(words).map(([name, { shape }]) => [name, shape])), value, how);

function fits(shape: Shape | undefined, value: Json | undefined, edition: Edition): boolean {
  switch (shape?.is) {
    case 'name':
      return typeof value === 'string' && (!shape.among || shape.among(edition).includes(value));
    case 'list':
      return Array.isArray(value);
    case 'optional':
      return fits(shape.of, value, edition);
    case 'number':
      return typeof value === 'number';
    case 'yes':
    case 'flag':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'either':
      return shape.of.some((one) => fits(one, value, edition));
    case undefined:
      return false;
    default:
      return isFields(value);
  }
}
