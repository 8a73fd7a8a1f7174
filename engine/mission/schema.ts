/**
 * What a mission file of an edition may hold, as a JSON Schema (draft 2020-12), for editors that complete and check
 * while somebody writes. Made only from what words, triggers and keys say they take; whether zones, areas and colours
 * are there and everything can be reached is found out when the file is compiled.
 */
import type { Edition } from '../kernel/edition.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { wordsOf } from './all-words.ts';
import { fieldsShape, type Shape } from './argument.ts';
import { FILE } from './file.ts';
import { ruleShapes } from './rule.ts';
import type { Need, Word } from './words.ts';
import { lookUp } from '../lookup.ts';

export type Schema = { [key: string]: Json };
export const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export function missionSchema(edition: Edition): Schema {
  const { conditions, effects, triggers } = wordsOf(edition);
  const say = (shape: Shape): Schema => schemaOf(shape, edition);
  const given = Object.values(triggers).map(({ gives }) => gives);
  return {
    $schema: DRAFT,
    title: `mission of ${edition.id}`,
    ...say(fieldsShape(FILE)),
    $defs: {
      own: say(edition.words.own.shape),
      rule: { anyOf: ruleShapes(triggers).map(say) },
      condition: oneWord(conditions, 'condition'),
      ...Object.fromEntries(
        given.map((gives) => [effectsGiven(gives), oneWord(possible(effects, gives), 'effect')]),
      ),
      ...definitions(conditions, 'condition', say),
      ...definitions(effects, 'effect', say),
    },
  };
}

type Words = { readonly [word: string]: Word<unknown> };

const refTo = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** Name of the effects that a rule can have which gives this. */
const effectsGiven = (gives: readonly Need[]): string => ['effects', ...[...gives].sort()].join('-');

/** Words that need nothing else of their rule; an exit is not for the rule to give. */
const possible = (words: Words, gives: readonly Need[]): Words => {
  const all: readonly Need[] = ['exit', 'exit-token', ...gives];
  return Object.fromEntries(
    Object.entries(words).filter(([, { needs }]) => needs.every((need) => all.includes(need))),
  );
};

const definitions = (words: Words, kind: string, say: (shape: Shape) => Schema): Schema =>
  Object.fromEntries(Object.entries(words).map(([name, { shape }]) => [`${kind}.${name}`, say(shape)]));

/** An object with exactly one of these keys. */
const oneWord = (words: Words, kind: string): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.keys(words).map((name) => [name, refTo(`${kind}.${name}`)])),
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
});

const nameSchema = ({ kind, among, pattern, most }: Shape & { is: 'name' }, edition: Edition): Schema => ({
  type: 'string',
  ...(kind === 'text' ? {} : { title: kind }),
  ...(among ? { enum: [...among(edition)] } : {}),
  ...(pattern === undefined ? {} : { pattern }),
  ...(most === undefined ? {} : { maxLength: most }),
});

export function schemaOf(shape: Shape, edition: Edition): Schema {
  const say = (inner: Shape): Schema => schemaOf(inner, edition);
  switch (shape.is) {
    case 'yes':
      return { const: true };
    case 'flag':
      return { type: 'boolean' };
    case 'null':
      return { type: 'null' };
    case 'number':
      return { type: 'integer', minimum: shape.least, maximum: shape.most };
    case 'name':
      return nameSchema(shape, edition);
    case 'list':
      return {
        type: 'array',
        items: say(shape.of),
        ...(shape.least === undefined ? {} : { minItems: shape.least }),
        maxItems: shape.most,
      };
    case 'map':
      return { type: 'object', additionalProperties: say(shape.of), maxProperties: shape.most };
    case 'either':
      return { anyOf: shape.of.map(say) };
    case 'optional':
      return say(shape.of);
    case 'fields':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.fields).map(([key, of]) => [key, say(of)])),
        required: Object.keys(shape.fields).filter((key) => lookUp(shape.fields, key).is !== 'optional'),
        additionalProperties: false,
      };
    case 'effect':
      return refTo(effectsGiven(shape.gives));
    default:
      return refTo(shape.is);
  }
}
