/**
 * Says values of a mission file by their shapes. A message is filled by the names of its fields; some holes say a field
 * in another form:
 *
 *     {area} {inArea}     the bunker, in the bunker        {colourOfDoor} {keyBare}  an adjective, as doors are or as so many are
 *     {cardA} {cardTitle} a pistol, Pistol                 {typeN}                   Walkers, as many as `count` says
 *     {zonesOr}           street 1 or street 2             {areaGiven} {xCount} {xId}  for the words around it
 *     {between1} {between2}  of a list whose places mean something
 *     {whenQue} {whenSi}  a condition whose parts all begin with the word before it, in languages that say it again
 *
 * What is left out is said as what holds without it, or by `<message>.<field>.none`.
 */
import type { Edition, FileShape, Json } from '@holdout/engine';
import type { MissionGrammar } from '@holdout/engine/drafts';
import type { Words } from '../words.ts';
import { fits, isObject } from './fits.ts';
import { conditionHole } from './condition.ts';
import { type Path, type Piece, textPiece } from './piece.ts';
import { filled, type FieldFilled, type Fill, type Filler, type Tongue } from './template.ts';
import type { Form, Things } from './things.ts';
import { plainWords, said, type Saying } from './values.ts';

export interface Teller {
  readonly edition: Edition;
  readonly grammar: MissionGrammar;
  readonly words: Words;
  readonly things: Things;
  readonly tongue: Tongue;
}

/** A field of a message: what it takes, what it holds, where it stands. */
export interface Told {
  readonly shape: FileShape;
  readonly value: Json | undefined;
  readonly path: Path;
}
export type ToldFields = { readonly [name: string]: Told };

/** Fields of an object, as its shape lists them. */
export function fieldsOf(shape: FileShape, value: Json | undefined, path: Path): ToldFields {
  const inner = withoutOptional(shape);
  if (inner.is !== 'fields') return { value: { shape, value, path } };
  const at = isObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(inner.fields).map(([name, of]) => [
      name,
      { shape: of, value: Object.hasOwn(at, name) ? at[name] : undefined, path: [...path, name] },
    ]),
  );
}

export const withoutOptional = (shape: FileShape): FileShape =>
  shape.is === 'optional' ? withoutOptional(shape.of) : shape;

/** The message with its fields in it; `more` are words that are no fields. */
export function message(t: Teller, key: string, fields: ToldFields, more: Fill = () => undefined): Piece[] {
  const source = t.words.raw(key);
  if (source === undefined) return [textPiece(key)];
  const base = key.replace(/\.not$/, '');
  return filled(t.tongue, source, (hole) => more(hole) ?? holeOf(t, base, fields, hole) ?? noun(t, hole));
}

/** Words that editions have of their own: `{HERO}` is a survivor or a hero. */
export const noun = (t: Teller, hole: string): Filler | undefined =>
  /^[A-Z]+$/.test(hole) ? { value: t.words.say(`noun.${hole.toLowerCase()}`) } : undefined;

const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/^(\w+)OfDoor$/, 'door'],
  [/^(\w+)Bare$/, 'several'],
  [/^(\w+)Title$/, 'title'],
  [/^(\w+)A$/, 'a'],
  [/^(\w+)N$/, 'several'],
];

function holeOf(t: Teller, key: string, fields: ToldFields, hole: string): Filler | undefined {
  const told = Object.hasOwn(fields, hole) ? fields[hole] : undefined;
  if (told) return fillerOf(t, key, hole, told, 'the', fields);
  const about = /^(\w+?)(Given|Count|Id)$/.exec(hole);
  if (about?.[1] && fields[about[1]]) return aboutField(t, fields[about[1]], about[2] ?? '');
  const nth = /^(\w+?)([1-9])$/.exec(hole);
  if (nth?.[1] && fields[nth[1]]) return itemAtPlace(t, key, nth[1], fields[nth[1]], Number(nth[2]) - 1);
  const linkedName = hole.replace(/(Que|Si)$/, '');
  const condition = linkedName === hole ? undefined : fields[linkedName];
  if (condition) return conditionHole(t, linkedName, condition.value, condition.path)(hole);
  const [, inner = '', or] = /^(\w+?)(Or)?$/.exec(hole) ?? [];
  const form = formIn(fields, inner);
  return form && fillerOf(t, key, form.name, form.told, form.form, fields, or !== undefined);
}

/** A field in another form. */
function formIn(
  fields: ToldFields,
  hole: string,
): { readonly name: string; readonly told: Told; readonly form: Form } | undefined {
  const inside = /^in([A-Z])(\w*)$/.exec(hole);
  const forms: [string, Form][] = [[hole, 'the']];
  if (inside) forms.push([`${inside[1]?.toLowerCase()}${inside[2]}`, 'in']);
  for (const [pattern, form] of FORMS) forms.push([pattern.exec(hole)?.[1] ?? '', form]);
  for (const [name, form] of forms) {
    const told = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (told) return { name, told, form };
  }
  return undefined;
}

/** One of a list whose places mean something: the first of two zones. */
function itemAtPlace(
  t: Teller,
  key: string,
  name: string,
  list: Told | undefined,
  i: number,
): Filler | undefined {
  const shape = list && withoutOptional(list.shape);
  if (!list || shape?.is !== 'list') return undefined;
  const value = Array.isArray(list.value) ? list.value[i] : undefined;
  const told: Told = { shape: shape.of, value, path: [...list.path, i] };
  return fillerOf(t, key, name, told, 'the', { [name]: told });
}

export const holds = (t: Teller, { shape, value }: Told): Json | undefined => {
  if (value !== undefined) return value;
  const without = shape.is === 'optional' ? shape.without : undefined;
  return without !== undefined && fits(t.edition, withoutOptional(shape), without) ? without : undefined;
};

function aboutField(t: Teller, told: Told | undefined, what: string): Filler {
  const value = told && holds(t, told);
  if (what === 'Given') return { value: told?.value === undefined || told.value === null ? 'no' : 'yes' };
  if (what === 'Id') return { value: typeof value === 'string' ? value : 'other' };
  if (typeof value === 'number') return { value };
  const inner = told && withoutOptional(told.shape);
  if (typeof value === 'string' && inner?.is === 'name' && inner.of)
    return { value: t.things.count(inner.of, value) };
  return { value: Array.isArray(value) ? value.length : 1 };
}

function fillerOf(
  t: Teller,
  key: string,
  name: string,
  told: Told,
  form: Form,
  fields: ToldFields,
  isOr = false,
): Filler {
  const value = holds(t, told);
  const { shape, path } = told;
  const field: FieldFilled = {
    path,
    shape,
    value: told.value,
    other: (v) => fillerOf(t, key, name, { shape, path, value: v }, form, fields, isOr),
  };
  if (value === undefined || value === null) {
    const none = t.words.raw(`${key}.${name}.none`);
    return none === undefined ? { value: '', id: 'none' } : { value: plainWords(t, none), field, id: 'none' };
  }
  const inner = withoutOptional(shape);
  const saying: Saying = { t, key, name, form, fields, isOr, field };
  return said(saying, inner, value, path);
}

/** Holes that are no fields. */
export const factsOf =
  (facts: { readonly [fact: string]: string | number }): Fill =>
  (hole) =>
    Object.hasOwn(facts, hole) ? { value: facts[hole] ?? '' } : undefined;
