/** The schema of the toy's mission files says what the reader would refuse. */
import { describe, expect, it } from 'vitest';
import { missionSchema, type Json } from '../index.ts';
import { toy } from '../toy/index.ts';
import { missionWith } from '../toy/table.ts';
import { compileMission } from './compile.ts';
import { fields, flag, list, map, maybe, number, oneOf, or, text, yes } from './argument.ts';
import { counter, enemy, tile } from './named.ts';
import { word } from './words.ts';

type Schema = { [key: string]: Json };
const definitions = (schema: Schema): { [name: string]: Schema } =>
  schema['$defs'] as { [name: string]: Schema };
const defined = (name: string): Schema | undefined => definitions(missionSchema(toy))[name];

describe('the schema', () => {
  const schema = missionSchema(toy);

  it('is one of an object with the keys of a mission, some of which it must have', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'mission of toy',
      type: 'object',
      additionalProperties: false,
    });
    const needed = ['spawns', 'id', 'edition', 'difficulty', 'minutes', 'start', 'goals', 'win'];
    expect(schema['required']).toEqual(needed);
    const keys = Object.keys(schema['properties'] as object);
    expect(keys).toEqual(expect.arrayContaining([...needed, 'tiles', 'rules', 'texts', 'own']));
  });

  it('asks for exactly the keys without which a mission is refused', () => {
    const bare = missionWith({ rules: [], goals: [] });
    const refused = Object.keys(bare as object).filter((key) => {
      const left = Object.entries(bare as object).filter(([k]) => k !== key);
      return 'problems' in compileMission(toy, Object.fromEntries(left));
    });
    // One of `tiles` and `levels` must be there, which a list of keys cannot say; what is won by lies on the board.
    const others = refused.filter((key) => !['tiles', 'doors', 'objectives'].includes(key));
    expect(others.sort()).toEqual([...(schema['required'] as string[])].sort());
  });

  it('says of a value what it may be', () => {
    expect(schema['properties']).toMatchObject({
      id: { type: 'string' },
      edition: { type: 'string', title: 'edition', enum: ['toy'] },
      minutes: { type: 'integer', minimum: 1, maximum: 600 },
      tiles: {
        type: 'array',
        maxItems: 6,
        items: { items: { anyOf: [{ type: 'string', title: 'tile' }, { type: 'null' }] } },
      },
      areas: { type: 'object', additionalProperties: { type: 'array', items: { title: 'zone' } } },
      win: { $ref: '#/$defs/condition' },
      own: { $ref: '#/$defs/own' },
      rules: { items: { $ref: '#/$defs/rule' } },
    });
    expect((schema['properties'] as { [key: string]: Schema })['id']).toEqual({ type: 'string' });
  });

  it('says of every word what it takes', () => {
    expect(defined('condition')).toMatchObject({
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
      properties: { never: { $ref: '#/$defs/condition.never' }, all: { $ref: '#/$defs/condition.all' } },
    });
    expect(defined('condition.never')).toEqual({ const: true });
    expect(defined('condition.not')).toEqual({ $ref: '#/$defs/condition' });
    expect(defined('condition.heroReached')).toEqual({
      type: 'string',
      title: 'level',
      enum: ['blue', 'yellow', 'orange', 'red'],
    });
    expect(defined('condition.heroesIn')).toEqual({
      type: 'object',
      properties: {
        area: { type: 'string', title: 'area' },
        atLeast: { type: 'integer', minimum: 1, maximum: 6 },
      },
      required: ['area'],
      additionalProperties: false,
    });
    expect(defined('effect.count')).toEqual({ type: 'string', title: 'counter', pattern: '^[a-z]+$' });
  });

  it('offers a rule the effects its trigger gives enough to', () => {
    const offered = (name: string): string[] => Object.keys((defined(name)?.['properties'] ?? {}) as object);
    expect(offered('effects')).toEqual(expect.arrayContaining(['count', 'openExit']));
    expect(offered('effects')).not.toContain('experience');
    expect(offered('effects-hero-zone')).toContain('experience');
    expect(offered('effects-hero-zone')).not.toContain('removeAndCount');
    expect(offered('effects-enemies-zone')).toContain('removeAndCount');
    expect(defined('effects')?.['properties']).toMatchObject({ count: { $ref: '#/$defs/effect.count' } });
    const rules = defined('rule')?.['anyOf'] as {
      properties: { [key: string]: Schema };
      required: string[];
    }[];
    const once = rules.find(({ properties: { on } }) => JSON.stringify(on).includes('"once"'));
    expect(once?.required).toEqual(['on', 'when', 'do']);
    expect(once?.properties['do']).toMatchObject({ items: { $ref: '#/$defs/effects' } });
    const enters = rules.find(({ properties: { on } }) => JSON.stringify(on).includes('"enemy-enters"'));
    expect(enters?.required).toEqual(['on', 'area', 'do']);
    expect(enters?.properties['do']).toMatchObject({ items: { $ref: '#/$defs/effects-enemies-zone' } });
    const taken = rules.find(({ properties: { on } }) => JSON.stringify(on).includes('"objective-taken"'));
    expect(taken?.properties['colour']).toMatchObject({
      anyOf: [{ title: 'colour' }, { type: 'array', maxItems: 9 }],
    });
  });

  it('holds whatever an edition adds', () => {
    const odd = word(
      fields({
        it: flag,
        is: maybe(yes),
        who: enemy,
        where: tile,
        how: oneOf(['so', 'thus']),
        many: list(number(2, 5), 3),
        named: map(text('card')),
        counted: or(counter, ''),
      }),
      () => () => true,
    );
    const edition = { ...toy, words: { ...toy.words, conditions: { odd }, own: fields({ extra: flag }) } };
    const { 'condition.odd': said, own } = definitions(missionSchema(edition));
    expect(said).toEqual({
      type: 'object',
      properties: {
        it: { type: 'boolean' },
        is: { const: true },
        who: { type: 'string', title: 'enemy', enum: ['rat'] },
        where: { type: 'string', title: 'tile', enum: ['1A'] },
        how: { type: 'string', enum: ['so', 'thus'] },
        many: { type: 'array', items: { type: 'integer', minimum: 2, maximum: 5 }, maxItems: 3 },
        named: {
          type: 'object',
          additionalProperties: { type: 'string', title: 'card' },
          maxProperties: 200,
        },
        counted: { type: 'string', title: 'counter', pattern: '^[a-z]+$' },
      },
      required: ['it', 'who', 'where', 'how', 'many', 'named'],
      additionalProperties: false,
    });
    expect(own).toMatchObject({ properties: { extra: { type: 'boolean' } } });
  });
});
