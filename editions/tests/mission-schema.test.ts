/** The schema of mission files knows all that our missions say, and nothing misspelt. */
import { lookUp, missionSchema, type Edition, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import recipe from '../../docs/ADDING-A-MISSION.md?raw';
import { MISSIONS as CLASSIC } from '../classic/missions/index.ts';
import { MISSIONS as DCEASED } from '../dceased/missions/index.ts';
import { MISSIONS as HERO } from '../hero-mode/missions/index.ts';
import { EDITIONS } from '../index.ts';
import { MISSIONS as ZOMBIE } from '../zombie-mode/missions/index.ts';
import { changed, copyOf } from '@holdout/engine/testing';

type Schema = { [key: string]: Json };
const asSchema = (json: Json): Schema => json as Schema;
const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Places in a file that the schema does not allow: as much of JSON Schema as ours uses. */
function wrong(root: Schema, schema: Schema, value: Json, at = ''): string[] {
  const { $ref, anyOf, type, enum: words, const: only, pattern, items, minimum, maximum, maxItems } = schema;
  if (typeof $ref === 'string') {
    const found = asSchema(root.$defs ?? {})[$ref.slice('#/$defs/'.length)];
    return found === undefined ? [`${at}: ${$ref}`] : wrong(root, asSchema(found), value, at);
  }
  if (Array.isArray(anyOf)) {
    const each = anyOf.map((one) => wrong(root, asSchema(one), value, at));
    return each.some((problems) => problems.length === 0) ? [] : [at, ...each.flat()];
  }
  if (only !== undefined) return value === only ? [] : [at];
  if (Array.isArray(value)) {
    if (type !== 'array' || value.length > Number(maxItems)) return [at];
    return value.flatMap((x, i) => wrong(root, asSchema(items ?? {}), x, `${at}[${i}]`));
  }
  if (isObject(value)) return type === 'object' ? wrongKeys(root, schema, value, at) : [at];
  if (value === null) return type === 'null' ? [] : [at];
  if (typeof value === 'number') {
    const fits = type === 'integer' && value >= Number(minimum) && value <= Number(maximum);
    return fits ? [] : [at];
  }
  if (type !== (typeof value === 'boolean' ? 'boolean' : 'string')) return [at];
  if (Array.isArray(words) && !words.includes(value)) return [at];
  return typeof pattern === 'string' && !new RegExp(pattern).test(String(value)) ? [at] : [];
}

function wrongKeys(root: Schema, schema: Schema, value: { [key: string]: Json }, at: string): string[] {
  const { properties = {}, required = [], additionalProperties: others, minProperties = 0 } = schema;
  const { maxProperties = Infinity } = schema as { maxProperties?: number };
  const keys = Object.keys(value);
  const missing = (required as string[]).filter((key) => !keys.includes(key)).map((key) => `${at}.${key}?`);
  const counted = keys.length < Number(minProperties) || keys.length > maxProperties ? [at] : [];
  const inside = keys.flatMap((key) => {
    const known = Object.hasOwn(asSchema(properties), key) ? asSchema(properties)[key] : others;
    const place = at === '' ? key : `${at}.${key}`;
    return known === false || known === undefined
      ? [place]
      : wrong(root, asSchema(known), lookUp(value, key), place);
  });
  return [...missing, ...counted, ...inside];
}

const check = (edition: Edition, file: Json): string[] => {
  const schema = missionSchema(edition);
  return wrong(schema, schema, file);
};
const named = (id: string): Edition => {
  const found = EDITIONS.find((e) => e.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the schema of mission files', () => {
  const files = EDITIONS.flatMap((e) => Object.keys(e.missions).map((id): [string, string] => [e.id, id]));
  it.each(files)('knows every key and word of %s %s', (edition, id) => {
    expect(check(named(edition), copyOf(named(edition), id))).toEqual([]);
  });

  /** A rule of one mission is told in the clauses of that mission. */
  const ofOneMission = [CLASSIC, ZOMBIE, HERO, DCEASED]
    .flatMap(({ rules }) => rules)
    .flatMap(({ conditions, effects, triggers }) => Object.keys({ ...conditions, ...effects, ...triggers }));
  const isLeftOut = (word: string, written: string): boolean =>
    !String(recipe).includes(written) && !ofOneMission.includes(word);

  it.each(EDITIONS)('$id has no word that the recipe leaves out', (edition) => {
    const words = Object.keys(asSchema(missionSchema(edition).$defs ?? {})).flatMap(
      (name) => name.split('.')[1] ?? [],
    );
    expect(words.filter((word) => isLeftOut(word, `\`${word}: `))).toEqual([]);
    const triggers = Object.keys(edition.words.triggers ?? {});
    expect(triggers.filter((on) => isLeftOut(on, `\`${on}\``))).toEqual([]);
  });

  const WRONG: [string, string, string, Json | undefined, string][] = [
    ['classic', '01', 'spwans', [], 'spwans'],
    ['classic', '01', 'win', undefined, '.win?'],
    ['classic', '01', 'win', { objectivesTakn: 'all' }, 'win.objectivesTakn'],
    ['classic', '01', 'win', { never: true, heroDied: true }, 'win'],
    ['classic', '01', 'win', { all: [{ counter: { name: 'Exit', atLeast: 1 } }] }, 'win.all[0].counter.name'],
    ['classic', '01', 'doors.0.color', 'blue', 'doors[0].color'],
    ['classic', '01', 'minutes', 601, 'minutes'],
    ['classic', '01', 'own', { car: [] }, 'own.car'],
    ['classic', '01', 'edition', 'zombie', 'edition'],
    ['classic', '01', 'texts.en.title', 'City blocks', 'texts.en.title'],
    ['classic', '01', 'texts.fr.goals.take-all', 3, 'texts.fr.goals.take-all'],
    ['classic', '01', 'rules.0.on', 'card-revealed', 'rules[0].on'],
    ['classic', '01', 'rules.0', { on: 'once', do: [] }, 'rules[0].when?'],
    [
      'classic',
      '01',
      'rules.0',
      { on: 'level-reached', do: [{ removeAndCount: 'gone' }] },
      'rules[0].do[0].removeAndCount',
    ],
    ['zombie', 'MZ1', 'rules.0.on', 'secret-collected', 'rules[0].on'],
    ['zombie', 'MZ1', 'own', { hide: [{ card: 'nobody' }] }, 'own.hide[0].card'],
    ['dceased', 'D3', 'win', { enemyHeroGone: 'walker' }, 'win.enemyHeroGone'],
  ];
  it.each(WRONG)('%s %s: %s = %j is not allowed', (edition, id, path, value, at) => {
    expect(check(named(edition), changed(named(edition), id, path, value))).toContain(at);
  });
});
